import { expect, test } from 'vitest'

import { spanText } from './spans.ts'

test.each([
  ['id', { years: 5, months: 3, days: 9 }, '5 tahun 3 bulan'],
  ['en', { years: 1, months: 0, days: 2 }, '1 year, 2 days'],
  ['ar', { years: 5, months: 3, days: 0 }, '5 سنوات و3 أشهر'],
  ['ar', { years: 0, months: 0, days: 2 }, 'يومان'],
  ['id', { years: 0, months: 0, days: 0 }, '0 hari'],
] as const)('a span in %s: %j', (language, span, text) => {
  expect(spanText(span, language)).toBe(text)
})
