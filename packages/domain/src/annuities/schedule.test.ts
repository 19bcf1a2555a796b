import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { protectedYears } from '../fees/annuity.ts'
import { annuityYears, firstCovered } from './schedule.ts'

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

  test('a filing on 29 February: one month before the anniversary, 28 February in a common year (UU 13/2016 art. 126(2))', () => {
    const years = annuityYears({
      fileTyp: 'P',
      filingDate: '2024-02-29',
      grantDate: '2026-02-10',
      lawCode: 'UU65/2024',
    })
    expect(years.slice(3, 5).map(({ due }) => due)).toEqual(['2027-01-28', '2028-01-29'])
  })

  test.each([
    ['on the filing day', '2022-03-31', 2],
    ['the day before the first anniversary', '2023-03-30', 2],
    ['on the first anniversary', '2023-03-31', 3],
    ['in the last year', '2041-12-01', 20],
  ])('the first payment of a patent granted %s', (_says, grantDate, covered) =>
    expect(firstCovered({ fileTyp: 'P', filingDate: '2022-03-31', grantDate })).toBe(covered),
  )
})
