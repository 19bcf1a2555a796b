import { describe, expect, test } from 'vitest'

import { parseConsultantNumber } from './consultantNumber.ts'

describe('parseConsultantNumber (register of consultants, PP 100/2021)', () => {
  test.each([
    ['0903-2016', '0903-2016'],
    ['  0903-2016 ', '0903-2016'],
    ['0001-2005', '0001-2005'],
    ['0001-2026', '0001-2026'],
    ['0001-2004', undefined],
    ['0001-2027', undefined],
    ['903-2016', undefined],
    ['0903/2016', undefined],
    ['0903-2016x', undefined],
    ['０903-2016', undefined],
    ['', undefined],
  ])('%j → %j', (text, expected) => {
    expect(parseConsultantNumber(text, 2026)).toBe(expected)
  })
})
