import { lookLetters, lookOf } from '@saki/catalogue/rights/looks'
import type { RequestCount } from '@saki/contracts/requests'
import { countsBy } from '@saki/domain/requests/statistics'
import { monthNames } from '@saki/texts/dates'
import type { Language, TextKey } from '@saki/texts'

import { requestName } from '../../requests/requestKinds.ts'
import { lookOfRight, type ChartLook } from './chartLook.ts'

type Say = (key: TextKey) => string

/** Rows that a chart of services shows; its table has all. */
const MOST_KINDS = 10
const BAR = 34
const AXIS = 40

/** Month and year, such as 'Nov 2026'. */
export function monthLabel(month: string, language: Language): string {
  const [year = '', nth = ''] = month.split('-')
  return `${monthNames(language, 'short')[Number(nth) - 1] ?? ''} ${year}`
}

/** Requests per month, one colour for each right that has some. */
export function monthsLook(
  counts: readonly RequestCount[],
  months: readonly string[],
  say: Say,
  language: Language,
): ChartLook {
  const rights = lookLetters.filter((right) => counts.some(({ RIGHT }) => RIGHT === right))
  return {
    as: 'columns',
    height: 260,
    series: rights.map((right) => ({ name: right, label: say(lookOf(right).names.short), ...lookOfRight(right) })),
    data: months.map((month) => {
      const own = countsBy(
        counts.filter(({ MONTH }) => MONTH === month),
        'RIGHT',
      )
      const numbers = Object.fromEntries(own.map(({ key, count }) => [key, count]))
      return { key: month, label: monthLabel(month, language), ...numbers }
    }),
  }
}

/** What was paid per month. */
export function feesLook(
  counts: readonly RequestCount[],
  months: readonly string[],
  label: string,
  language: Language,
): ChartLook {
  const paid = new Map(countsBy(counts, 'MONTH').map(({ key, amount }) => [key, amount]))
  return {
    as: 'line',
    height: 260,
    series: [{ name: 'amount', label, color: 'var(--primary)', pattern: 'plain' }],
    data: months.map((month) => ({ key: month, label: monthLabel(month, language), amount: paid.get(month) ?? 0 })),
  }
}

/** Requests by status. */
export function groupsLook(counts: readonly RequestCount[], label: string, say: Say): ChartLook {
  return barsLook(countsBy(counts, 'GROUP'), label, (group) => say(`ownRequests:group.${group}`))
}

/** Requests by service; the chart has the most frequent ones. */
export function kindsLook(counts: readonly RequestCount[], label: string, say: Say): ChartLook {
  const all = countsBy(counts, 'USERDOC_TYP')
  const look = (some: typeof all) => barsLook(some, label, (kind) => say(requestName(kind)))
  return { ...look(all.slice(0, MOST_KINDS)), more: look(all.slice(MOST_KINDS)).data }
}

function barsLook<K extends string>(
  sums: readonly { key: K; count: number }[],
  label: string,
  nameOf: (key: K) => string,
): ChartLook {
  return {
    as: 'bars',
    height: sums.length * BAR + AXIS,
    series: [{ name: 'count', label, color: 'var(--primary)', pattern: 'plain' }],
    data: sums.map(({ key, count }) => ({ key, label: nameOf(key), count })),
  }
}
