import type { patentsCalls } from '@saki/contracts/patents'

import { groupOf, lettersOf, placeState, statesIn, type CaseGroup } from '../../caseState.ts'
import { clientsOf, reachOf, type Reach } from '../../access.ts'
import type { Asked } from '../../implement.ts'
import { caseRow } from './caseRow.ts'
import { countByState, countCases, listCases, type CaseFilter } from './patents.sql.ts'

type AskedForList = Pick<Asked<typeof patentsCalls.getPatents>, 'query' | 'session' | 'db' | 'now' | 'language'>

/** One page of the cases within the asker's reach, or of one client's, with the count of every tab. Only officers may look beyond. */
export async function listOwnCases({ query, session, db, now, language }: AskedForList) {
  const { page, size, sort, group, right, q, year, dueBefore } = query
  const reach = session.role === 'office' && query.mine === 'N' ? undefined : reachOf(session, query.client)
  const filter: CaseFilter = {
    reach,
    now,
    year,
    dueBefore,
    words: q,
    letters: right && lettersOf(right),
    standing: standingOf(group),
  }
  const COUNTS = await countGroups(db, reach)
  const isWhole = !q && !right && !year && !dueBefore
  const total = isWhole ? COUNTS[group] : await countCases(db, filter)
  const rows =
    total > (page - 1) * size ? await listCases(db, filter, { readerId: session.userId, sort, page, size }) : []
  const data = rows.map((row) => caseRow(row, { session, language, now }))
  return { data, total, page, size, COUNTS, CLIENTS: clientsOf(session) }
}

function standingOf(group: 'all' | CaseGroup): CaseFilter['standing'] {
  if (group === 'all') return undefined
  return group === 'payment' ? 'unpaid' : statesIn(group)
}

async function countGroups(db: AskedForList['db'], reach: Reach | undefined) {
  const counts = { all: 0, action: 0, payment: 0, running: 0, registered: 0, done: 0 }
  for (const { flowId, flowVersion, state, total } of await countByState(db, reach)) {
    const isPaid = flowId !== null && flowVersion !== null && state !== null
    const group = isPaid ? groupOf(state, placeState({ flowId, flowVersion, state })) : 'payment'
    counts[group] += total
    counts.all += total
  }
  return counts
}
