import { describe, expect, test } from 'vitest'

import { viennaCode, viennaDivision } from './viennaCode.ts'

describe('viennaCode', () => {
  test.each([
    ['26', '26'],
    ['26.1', '26.1'],
    ['26.01.12', '26.1.12'],
    [' 1 . 3 . A 2 ', '1.3.2'],
    ['05.03', '5.3'],
  ])('%s is %s', (typed, code) => expect(viennaCode(typed)).toBe(code))

  test.each(['', '0', '30', '26.0', '26.1.0', '26.', '26.1.2.3', 'A1', '1-3', '100', '26.1.123'])(
    '%s is none',
    (typed) => expect(viennaCode(typed)).toBeUndefined(),
  )

  test('its division has two parts', () => {
    expect(viennaDivision('26.1.12')).toBe('26.1')
    expect(viennaDivision('26.1')).toBe('26.1')
  })
})
