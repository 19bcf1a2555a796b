import type { RequestCount, requestsCalls } from '@saki/contracts/requests'

import { reachOf } from '../../access.ts'
import { numberLetters, rightOfLetter } from '../../caseState.ts'
import type { HandlerInput } from '../../implement.ts'
import { groupAt } from '../../requestState.ts'
import { statisticsQuery, type CountedRequests } from './statistics.sql.ts'

/** Requests submitted in a period, counted by month, right, kind and group. Throws NotFound for a client who is none. */
export async function requestStatistics({
  query,
  session,
  db,
}: HandlerInput<(typeof requestsCalls)['requestStatistics']>) {
  const { from, to, kind, right, group, client } = query
  const isOffice = session.role === 'office'
  const letters = right === undefined ? undefined : numberLetters(right)
  const reach = isOffice ? 'office' : reachOf(session, client)
  const { rows } = await statisticsQuery(reach, { from, to, kind, letters }).execute(db)
  const counts = summed(rows).filter(({ GROUP }) => group === undefined || GROUP === group)
  return { IND_ALL: isOffice ? ('Y' as const) : ('N' as const), COUNTS: counts }
}

/** Letters of one right are one row. */
function summed(rows: readonly CountedRequests[]): RequestCount[] {
  const counts = new Map<string, RequestCount>()
  for (const row of rows) {
    const RIGHT = rightOfLetter(row.letter)
    if (RIGHT === undefined) throw new Error(`no right of letter ${row.letter}`)
    const GROUP = groupAt(row.place)
    const key = [row.month, RIGHT, row.kind, GROUP].join(' ')
    const known = counts.get(key)
    if (known) {
      known.COUNT += row.count
      known.AMOUNT += row.amount
    } else
      counts.set(key, { MONTH: row.month, RIGHT, USERDOC_TYP: row.kind, GROUP, COUNT: row.count, AMOUNT: row.amount })
  }
  return [...counts.values()].toSorted((a, b) => a.MONTH.localeCompare(b.MONTH))
}
