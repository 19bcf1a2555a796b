import { expect, test } from 'vitest'

import { filingOf } from './filingDate.ts'

test.each([
  ['A00202600001', '2026-11-20T16:59:59Z', '2026-11-20'],
  ['A00202600001', '2026-11-20T17:00:00Z', '2026-11-21'],
  [null, '2026-11-20T16:00:00Z', undefined],
  ['A00202600001', null, undefined],
])('number %s, paid %s: filing date %s (the day in Jakarta)', (PATENT_ID, PAYMENT_DATE, date) => {
  expect(filingOf({ PATENT_ID, PAYMENT_DATE }).date).toBe(date)
})
