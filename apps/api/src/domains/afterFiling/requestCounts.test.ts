import { expect, test } from 'vitest'

import { partsOfMonths } from './requestCounts.sql.ts'

test.each([
  ['whole months', { from: '2026-03-01', to: '2026-04-30' }, []],
  ['no first and no last day', {}, []],
  ['a part of one month', { from: '2026-03-05', to: '2026-03-20' }, ['2026-03-05 2026-03-20']],
  ['the beginning of one month', { from: '2026-03-01', to: '2026-03-20' }, ['2026-03-01 2026-03-20']],
  ['the end of one month', { from: '2026-03-05', to: '2026-03-31' }, ['2026-03-05 2026-03-31']],
  ['parts of two months', { from: '2026-03-05', to: '2026-05-02' }, ['2026-03-05 2026-03-31', '2026-05-01 2026-05-02']],
  ['from a day on', { from: '2026-02-05' }, ['2026-02-05 2026-02-28']],
  ['until a day', { to: '2028-02-28' }, ['2028-02-01 2028-02-28']],
  ['the last day of a leap February', { to: '2028-02-29' }, []],
  ['the wrong way round', { from: '2026-03-05', to: '2026-03-01' }, []],
])('%s', (_what, days, parts) => {
  expect(partsOfMonths(days).map(({ from, to }) => `${from} ${to}`)).toEqual(parts)
})
