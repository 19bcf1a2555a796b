import { findRequest } from '@saki/catalogue/requests/registry'
import type { requestsCalls } from '@saki/contracts/requests'
import { say } from '@saki/texts/say'

import { reachOf } from '../../access.ts'
import type { HandlerInput } from '../../implement.ts'
import { groupAt } from '../../requestState.ts'
import { daysToDecisionQuery, statisticsQuery, type CountedRequests } from './statistics.sql.ts'

/** Requests received, by kind, letter and month of submission. */
export async function statistics({ query, session, db, language }: HandlerInput<(typeof requestsCalls)['statistics']>) {
  const reach = session.role === 'office' ? 'office' : reachOf(session, undefined)
  const days = { from: query.from, to: query.to }
  const [{ rows: counted }, { rows: decided }] = await Promise.all([
    statisticsQuery(reach, { ...days, kind: undefined, letters: undefined }).execute(db),
    daysToDecisionQuery(reach, days).execute(db),
  ])
  const received = counted.filter(({ place }) => groupAt(place) !== 'UNPAID')
  const groups = Map.groupBy(received, keyOf)
  const means = new Map(decided.map((row) => [keyOf(row), row.days]))
  const data = [...groups].flatMap(([key, [first, ...rest]]) => {
    if (!first) return []
    const rows = [first, ...rest]
    return [
      {
        USERDOC_TYP: first.kind,
        USERDOC_NAME: say(language, findRequest(first.kind)?.text ?? 'requests:SP'),
        FILE_TYP: first.letter,
        YEAR_MONTH: first.month,
        RECEIVED: sumOf(rows),
        PENDING: sumOf(rows, 'ACTION') + sumOf(rows, 'RUNNING'),
        ACCEPTED: sumOf(rows, 'DONE'),
        REJECTED: sumOf(rows, 'REFUSED'),
        AVG_DAYS: means.get(key) ?? null,
      },
    ]
  })
  return { data: data.toSorted((a, b) => orderOf(a).localeCompare(orderOf(b))) }
}

const keyOf = ({ month, kind, letter }: Pick<CountedRequests, 'month' | 'kind' | 'letter'>) =>
  [month, kind, letter].join(' ')

const orderOf = (row: { YEAR_MONTH: string; USERDOC_TYP: string; FILE_TYP: string }) =>
  [row.YEAR_MONTH, row.USERDOC_TYP, row.FILE_TYP].join(' ')

/** Requests in the rows, of one group or of all. */
const sumOf = (rows: readonly CountedRequests[], group?: ReturnType<typeof groupAt>): number =>
  rows.reduce((sum, { place, count }) => (group === undefined || groupAt(place) === group ? sum + count : sum), 0)
