import { describe, expect, test } from 'vitest'

import type { AnnuityTariff } from '../fees/annuity.ts'
import { annuityAccount, type PatentFacts } from './account.ts'
import { annuityBill } from './bill.ts'

const tariff = (yearFrom: number, yearTo: number, base: number): AnnuityTariff => ({
  fileTyp: 'P',
  yearFrom,
  yearTo,
  base,
  perClaim: 100_000,
  validFrom: '2024-12-17',
  validTo: null,
  legalRef: 'PP 45/2024',
})
const tariffs = [tariff(1, 5, 1_000_000), tariff(6, 20, 2_000_000)]
const facts: PatentFacts = {
  fileTyp: 'P',
  filingDate: '2022-03-31',
  grantDate: '2026-02-10',
  lawCode: 'UU65/2024',
  position: 'kept',
  dueDate: '2027-02-28',
  payments: [{ kind: 'first' }],
}
const basis = { fileTyp: 'P', claims: 2, payerCategory: 'UMUM' }
const billOn = (today: string, toYear: number, changed: Partial<PatentFacts> = {}, asked = basis) =>
  annuityBill(annuityAccount({ ...facts, ...changed }, today), toYear, asked, tariffs, today)

describe('a bill of annuities (PP 45/2024 annex IV.B 26; UU 13/2016 art. 128)', () => {
  test.each([
    ['the next year on its last day', '2027-02-28', 6, {}, basis, 2_200_000],
    ['a day late it is doubled', '2027-03-01', 6, { position: 'grace', dueDate: '2027-08-28' }, basis, 4_400_000],
    [
      'a year ahead carries no surcharge',
      '2027-03-01',
      7,
      { position: 'grace', dueDate: '2027-08-28' },
      basis,
      6_600_000,
    ],
    ['five years with the first payment', '2026-03-01', 5, { payments: [], dueDate: '2026-08-10' }, basis, 6_000_000],
    ['a tenth for a small business', '2027-02-28', 6, {}, { ...basis, payerCategory: 'UMK' }, 220_000],
  ] as const)('%s', (_says, today, toYear, changed, asked, total) =>
    expect(billOn(today, toYear, changed, asked)).toMatchObject({ ok: true, total }),
  )

  test.each([
    ['a year that is paid', 5, {}, 'year'],
    ['a year after protection', 21, {}, 'year'],
    ['a case under review', 6, { position: 'review' }, 'closed'],
    ['a patent that lapsed', 6, { position: 'ended' }, 'closed'],
    ['a patent with all years paid', 20, { payments: [{ kind: 'last' }] }, 'closed'],
  ] as const)('refused: %s', (_says, toYear, changed, why) =>
    expect(billOn('2027-02-01', toYear, changed as Partial<PatentFacts>)).toEqual({ ok: false, why }),
  )

  test('refused: no tariff is in force on the day', () => {
    const account = annuityAccount(facts, '2024-01-01')
    expect(annuityBill(account, 6, basis, tariffs, '2024-01-01')).toEqual({ ok: false, why: 'tariff' })
  })
})
