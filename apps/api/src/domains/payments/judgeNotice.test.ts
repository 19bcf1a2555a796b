import { describe, expect, test } from 'vitest'

import { judgeNotice, type BilledCase, type Notice } from './judgeNotice.ts'

// Permenkum 41/2025 art. 2: a code is valid to 23:59:59 WIB of its day.
const bill: BilledCase = {
  status: 'open',
  amount: 800_000,
  issuedAt: new Date('2026-03-02T03:00:00Z'),
  validUntil: new Date('2026-03-02T16:59:59Z'),
  ntpn: null,
  reopened: false,
  otherPaid: false,
  ntpnElsewhere: false,
}
const notice: Notice = {
  eventId: 'e',
  billingCode: '820260610000000',
  amount: 800_000,
  ntpn: 'N1',
  ntb: '',
  paidAt: new Date('2026-03-02T16:59:59.900Z'),
}
const nextMorning = new Date('2026-03-03T01:00:00Z')

describe('judgeNotice', () => {
  test.each([
    ['paid in the last second, notice the next morning', {}, {}, 'settled'],
    ['paid one second too late', { paidAt: new Date('2026-03-02T17:00:00Z') }, {}, 'late'],
    ['paid in time on a code that was replaced meanwhile', {}, { status: 'replaced' }, 'settled'],
    ['paid on a replaced code while the new one is paid', {}, { status: 'replaced', otherPaid: true }, 'closed_code'],
    ['one rupiah short', { amount: 799_999 }, {}, 'wrong_amount'],
    ['one rupiah too much', { amount: 800_001 }, {}, 'wrong_amount'],
    ['the same payment under another event id', {}, { status: 'paid', ntpn: 'N1' }, 'repeated'],
    ['paid twice', {}, { status: 'paid', ntpn: 'N0' }, 'closed_code'],
    ['reopened', {}, { status: 'closed', reopened: true }, 'closed_code'],
    ['a receipt number that settled another bill', {}, { ntpnElsewhere: true }, 'ntpn_used'],
    ['paid before the code existed', { paidAt: new Date('2026-03-02T02:00:00Z') }, {}, 'wrong_time'],
    ['paid tomorrow', { paidAt: new Date('2026-03-03T02:00:00Z') }, {}, 'wrong_time'],
  ] as const)('%s', (_says, said, is, outcome) => {
    expect(judgeNotice({ ...notice, ...said }, { ...bill, ...is }, nextMorning)).toBe(outcome)
  })

  test('an unknown code', () => {
    expect(judgeNotice(notice, undefined, nextMorning)).toBe('unknown_code')
  })
})
