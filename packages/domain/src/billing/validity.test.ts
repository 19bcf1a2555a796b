import { describe, expect, test } from 'vitest'

import { billStatus, settles, validUntil } from './validity.ts'

const at = (text: string) => new Date(text)
const open = {
  status: 'open',
  issuedAt: at('2026-11-20T10:00:00+07:00'),
  validUntil: at('2026-11-20T23:59:59+07:00'),
} as const

describe('validUntil (Permenkum 41/2025 art. 2: the same calendar day)', () => {
  test.each([
    ['in the morning', '2026-11-20T08:00:00+07:00', '2026-11-20T23:59:59+07:00'],
    ['at the first second of the day', '2026-11-20T00:00:00+07:00', '2026-11-20T23:59:59+07:00'],
    ['at the last second of the day', '2026-11-20T23:59:59+07:00', '2026-11-20T23:59:59+07:00'],
    ['while it is the day before in UTC', '2026-11-19T17:30:00Z', '2026-11-20T23:59:59+07:00'],
    ['on the last evening of the year', '2026-12-31T23:00:00+07:00', '2026-12-31T23:59:59+07:00'],
  ])('issued %s', (_says, issued, until) => {
    expect(validUntil(at(issued))).toEqual(at(until))
  })
})

describe('billStatus', () => {
  test.each([
    ['open in its last second', open, '2026-11-20T23:59:59.999+07:00', 'open'],
    ['expired at midnight', open, '2026-11-21T00:00:00+07:00', 'expired'],
    ['paid, after its day', { ...open, status: 'paid' }, '2026-12-01T00:00:00+07:00', 'paid'],
    ['replaced, on its day', { ...open, status: 'replaced' }, '2026-11-20T11:00:00+07:00', 'replaced'],
  ] as const)('%s', (_says, bill, now, status) => {
    expect(billStatus(bill, at(now))).toBe(status)
  })
})

describe('settles (Permenkum 41/2025 art. 2: the day the treasury was paid decides)', () => {
  test.each([
    ['paid at 23:58', open, '2026-11-20T23:58:00+07:00', true],
    ['paid in the last second', open, '2026-11-20T23:59:59.900+07:00', true],
    ['paid at midnight', open, '2026-11-21T00:00:00+07:00', false],
    ['paid at once, by a clock two minutes slow', open, '2026-11-20T09:58:00+07:00', true],
    ['paid before the code existed', open, '2026-11-20T09:00:00+07:00', false],
    ['the code was replaced meanwhile', { ...open, status: 'replaced' }, '2026-11-20T12:00:00+07:00', false],
    ['it is already settled', { ...open, status: 'paid' }, '2026-11-20T12:00:00+07:00', false],
  ] as const)('%s → %s', (_says, bill, paidAt, expected) => {
    expect(settles(bill, at(paidAt))).toBe(expected)
  })
})
