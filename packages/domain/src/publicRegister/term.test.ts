import { expect, test } from 'vitest'

import { passedOf, presentTerm } from './term.ts'

test.each([
  ['2026-01-01', 0],
  ['2025-12-31', 0],
  ['2026-07-02', 500],
  ['2026-12-31', 1000],
  ['2027-06-01', 1000],
])('on %s, %i thousandths of the period have passed', (today, passed) => {
  expect(passedOf('2026-01-01', '2026-12-31', today).passed).toBe(passed)
})

test('a term of ten years begins ten years before its end', () => {
  expect(presentTerm('2027-09-12', 120, '2017-09-12')).toEqual({ from: '2017-09-12', to: '2027-09-12', passed: 0 })
})
