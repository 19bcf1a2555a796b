import { describe, expect, test } from 'vitest'

import { annuityFee, type AnnuityTariff } from './annuity.ts'

const row = (fileTyp: string, yearFrom: number, yearTo: number, base: number, perClaim: number): AnnuityTariff => ({
  fileTyp,
  yearFrom,
  yearTo,
  base,
  perClaim,
  validFrom: '2024-12-17',
  validTo: null,
  legalRef: 'PP 45/2024',
})
const tariffs = [
  { ...row('P', 1, 3, 500_000, 50_000), validFrom: '2019-05-03', validTo: '2024-12-16' },
  row('P', 1, 3, 1_000_000, 75_000),
  row('P', 4, 20, 1_250_000, 125_000),
  row('S', 1, 10, 750_000, 50_000),
]
const asked = { fileTyp: 'P', year: 1, claims: 12, payerCategory: 'UMUM', late: false }

describe('a yearly fee (PP 45/2024, annex IV.B 26 and 27; UU 13/2016 art. 126, 128)', () => {
  test.each([
    ['base and claims', asked, '2026-11-20', 1_900_000],
    ['the tariff of the day it is paid', asked, '2024-12-16', 1_100_000],
    ['no claims', { ...asked, claims: 0 }, '2026-11-20', 1_000_000],
    ['the next bracket', { ...asked, year: 4 }, '2026-11-20', 2_750_000],
    ['a tenth for a small business', { ...asked, payerCategory: 'UMK' }, '2026-11-20', 190_000],
    ['a tenth for education and research', { ...asked, payerCategory: 'PENDIDIKAN' }, '2026-11-20', 190_000],
    ['late payment doubles the fee', { ...asked, late: true }, '2026-11-20', 3_800_000],
    ['late and reduced', { ...asked, late: true, payerCategory: 'UMK' }, '2026-11-20', 380_000],
    ['a simple patent', { ...asked, fileTyp: 'S', year: 10 }, '2026-11-20', 1_350_000],
  ])('%s', (_says, what, day, amount) => expect(annuityFee(what, tariffs, day)?.amount).toBe(amount))

  test.each([
    ['before the first year', { ...asked, year: 0 }],
    ['after the last of a patent', { ...asked, year: 21 }],
    ['after the last of a simple patent', { ...asked, fileTyp: 'S', year: 11 }],
    ['for another right', { ...asked, fileTyp: 'A' }],
    ['for the type toString', { ...asked, fileTyp: 'toString' }],
    ['with a negative number of claims', { ...asked, claims: -1 }],
  ])('annuityFee is undefined %s', (_says, what) => expect(annuityFee(what, tariffs, '2026-11-20')).toBeUndefined())
})
