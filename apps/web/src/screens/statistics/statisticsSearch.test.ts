import { expect, test } from 'vitest'

import { readSearch } from '../../lib/pageSearch.ts'
import { daysOfPeriod, readStatisticsSearch, writeStatisticsSearch } from './statisticsSearch.ts'

const read = (raw: Record<string, unknown>) => readStatisticsSearch(readSearch('/pasca-permohonan/statistik', raw))

test('invalid search parameters give the defaults; valid ones are written back', () => {
  expect(read({ period: 'x', right: 'pp', kind: 'ZZ', group: 'draft', client: 'a' })).toEqual({
    period: '12m',
    right: undefined,
    kind: undefined,
    group: undefined,
    client: undefined,
  })
  const asked = read({ period: '30d', right: 'T', kind: 'pn', group: 'done', client: '7' })
  expect(asked).toEqual({ period: '30d', right: 'T', kind: 'PN', group: 'DONE', client: 7 })
  expect(writeStatisticsSearch(asked)).toEqual({ period: '30d', right: 'T', kind: 'PN', group: 'done', client: 7 })
})

test.each([
  ['30d', '2026-10-25'],
  ['12m', '2025-12-01'],
  ['all', '2000-01-01'],
] as const)('%s begins on %s', (period, from) => {
  // Half past six in the morning of the next day in Jakarta.
  expect(daysOfPeriod(period, Date.parse('2026-11-22T23:30:00Z'))).toEqual({ from, to: '2026-11-23' })
})
