import { expect, test } from 'vitest'

import { calendarOf } from './calendar.ts'

test('the calendar entry is in UTC, with commas escaped (RFC 5545 §3.3.11)', () => {
  const lines = calendarOf({
    id: '820263240000017',
    at: '2026-11-20T16:59:59Z',
    title: 'Bayar TRX-2026-100001, hari ini',
  }).split('\r\n')
  expect(lines).toContain('DTSTART:20261120T165959Z')
  expect(lines).toContain('SUMMARY:Bayar TRX-2026-100001\\, hari ini')
  expect(lines.at(-1)).toBe('')
})

test('a long title is folded at 75 octets (RFC 5545 §3.1)', () => {
  const title = 'Bayar kode billing 820263240000017 untuk permohonan TRX-2026-100001 sebelum tengah malam'
  const text = calendarOf({ id: '820263240000017', at: '2026-11-20T16:59:59Z', title })
  for (const line of text.split('\r\n')) expect(line.length).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`)
})
