import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { annuityFee, annuityYears, protectedYears, type AnnuityTariff } from './annuity.ts'

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

describe('when yearly fees are due', () => {
  const granted = { fileTyp: 'P', filingDate: '2022-03-31', grantDate: '2026-02-10', lawCode: 'UU13/2016' }

  test('the first payment covers the years up to the one after the grant', () => {
    // Granted in the fourth year: years 1 to 5 are due together, the sixth a month before it begins.
    const years = annuityYears(granted)
    expect(years).toHaveLength(20)
    expect(years.slice(0, 5).map(({ due }) => due)).toEqual(Array(5).fill('2026-08-10'))
    expect(years[5]).toEqual({ year: 6, from: '2027-03-31', to: '2028-03-30', due: '2027-02-28', grace: '2028-02-28' })
    expect(years[19]?.to).toBe('2042-03-30')
  })

  test('grace is six months under UU 65/2024', () => {
    expect(annuityYears({ ...granted, lawCode: 'UU65/2024' })[5]?.grace).toBe('2027-08-28')
  })

  test('a simple patent has ten years, another right none', () => {
    expect(annuityYears({ ...granted, fileTyp: 'S' })).toHaveLength(10)
    expect(annuityYears({ ...granted, fileTyp: 'A' })).toEqual([])
  })

  test('years follow each other without a gap, and nothing is due after its grace', () => {
    const day = fc
      .integer({ min: 0, max: 9000 })
      .map((n) => new Date(Date.UTC(2010, 0, 1 + n)).toISOString().slice(0, 10))
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 7000 }), fc.constantFrom('P', 'S'), (filingDate, wait, fileTyp) => {
        const grantDate = new Date(Date.parse(filingDate) + wait * 86_400_000).toISOString().slice(0, 10)
        const years = annuityYears({ fileTyp, filingDate, grantDate, lawCode: 'UU65/2024' })
        expect(years).toHaveLength(protectedYears[fileTyp] ?? 0)
        for (const [at, { from, to, due, grace }] of years.entries()) {
          expect(from <= to && due <= grace).toBe(true)
          const next = years[at + 1]
          if (next) expect(Date.parse(next.from) - Date.parse(to)).toBe(86_400_000)
          if (next) expect(next.due >= due || due > from).toBe(true)
        }
      }),
    )
  })
})
