import { findRequest } from '@saki/catalogue/requests/registry'
import type { RequestGroup } from '@saki/contracts/requestShapes'
import { addDays, addMonths, legalDateOf } from '@saki/domain/dates/legalDate'

import type { SearchOf } from '../../lib/pageSearch.ts'

export type StatisticsPeriod = '30d' | '12m' | 'all'
export const periods: readonly StatisticsPeriod[] = ['30d', '12m', 'all']
/** Before the first request of the portal. */
const BEGIN = '2000-01-01'

/** Search parameters of the statistics. */
export interface StatisticsSearch {
  period: StatisticsPeriod
  right: string | undefined
  kind: string | undefined
  group: RequestGroup | undefined
  client: number | undefined
}

/** Groups of submitted requests. */
export const countedGroups = ['UNPAID', 'ACTION', 'RUNNING', 'DONE', 'REFUSED'] as const

/** Reads search parameters typed by anyone: invalid values fall back to the default. */
export function readStatisticsSearch(asked: SearchOf<'/pasca-permohonan/statistik'>): StatisticsSearch {
  const { period = '12m', right, kind, group, client } = asked
  const code = String(kind ?? '').toUpperCase()
  return {
    period,
    right: /^[A-Z]$/.test(String(right)) ? String(right) : undefined,
    kind: findRequest(code) ? code : undefined,
    group: countedGroups.find((each) => each.toLowerCase() === group),
    client,
  }
}

/** Search parameters of the page; defaults are left out. */
export function writeStatisticsSearch(search: StatisticsSearch): SearchOf<'/pasca-permohonan/statistik'> {
  const { period, group, ...rest } = search
  return {
    ...rest,
    period: period === '12m' ? undefined : period,
    group: group?.toLowerCase() as Lowercase<(typeof countedGroups)[number]> | undefined,
  }
}

/** First and last day of a period that ends today (Jakarta). Twelve months are whole ones but the last. */
export function daysOfPeriod(period: StatisticsPeriod, now: number): { from: string; to: string } {
  const to = legalDateOf(new Date(now))
  if (period === 'all') return { from: BEGIN, to }
  return { from: period === '30d' ? addDays(to, -29) : addMonths(`${to.slice(0, 7)}-01`, -11), to }
}
