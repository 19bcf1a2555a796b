import { describe, expect, test } from 'vitest'

import { reachedYear, yearsShown } from './yearsShown.ts'

const totals = (...years: string[]) => new Map(years.map((year) => [year, 1]))

describe('years of a chart', () => {
  test.each<[string, string[], string[], string[]]>([
    ['with a gap between', ['2016', '2019'], [], ['2016', '2017', '2018', '2019']],
    ['and a chosen one without results', ['2018'], ['2020'], ['2018', '2019', '2020']],
    ['none', [], [], []],
  ])('%s', (_what, years, chosen, shown) => {
    expect(yearsShown(totals(...years), chosen)).toEqual(shown)
  })

  test('are the last sixty', () => {
    expect(yearsShown(totals('1911', '2026'), [])).toHaveLength(60)
    expect(yearsShown(totals('1911', '2026'), [])[0]).toBe('1967')
  })
})

test.each<[string, string | undefined, boolean, string | undefined]>([
  ['ArrowRight', '2016', false, '2019'],
  ['ArrowLeft', '2019', false, '2016'],
  ['ArrowLeft', '2016', true, '2019'],
  ['ArrowRight', '2019', true, '2016'],
  ['ArrowLeft', '2016', false, undefined],
  ['ArrowRight', '2020', false, undefined],
  ['Home', '2020', false, '2016'],
  ['End', undefined, false, '2020'],
  ['Enter', '2016', false, undefined],
])('%s from %s, mirrored %s, leads to %s', (key, from, isMirrored, to) => {
  expect(reachedYear(key, ['2016', '2019', '2020'], from, isMirrored)).toBe(to)
})
