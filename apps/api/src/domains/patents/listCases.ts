import type { patentsCalls } from '@saki/contracts/patents'

import { groupOf, lettersOf, placeState, statesIn, type CaseGroup } from '../../caseState.ts'
import type { Asked } from '../../implement.ts'
import { caseRow } from './caseRow.ts'
import { countByState, countCases, listCases, type CaseFilter } from './patents.sql.ts'

type AskedForList = Pick<Asked<typeof patentsCalls.getPatents>, 'query' | 'session' | 'db' | 'now' | 'language'>

/** One page of the asker's cases with the count of every tab. Only officers may look beyond their own. */
export async function listOwnCases({ query, session, db, now, language }: AskedForList) {
  const { page, size, sort, group, right, q, year, dueBefore } = query
  const ownerId = session.role === 'office' && query.mine === 'N' ? undefined : session.userId
  const filter: CaseFilter = {
    ownerId,
    now,
    year,
    dueBefore,
    words: q,
    letters: right && lettersOf(right),
    standing: standingOf(group),
  }
  const COUNTS = await countGroups(db, ownerId)
  const isWhole = !q && !right && !year && !dueBefore
  const total = isWhole ? COUNTS[group] : await countCases(db, filter)
  const rows =
    total > (page - 1) * size ? await listCases(db, filter, { readerId: session.userId, sort, page, size }) : []
  return { data: rows.map((row) => caseRow(row, { userId: session.userId, language, now })), total, page, size, COUNTS }
}

function standingOf(group: 'all' | CaseGroup): CaseFilter['standing'] {
  if (group === 'all') return undefined
  return group === 'payment' ? 'unpaid' : statesIn(group)
}

async function countGroups(db: AskedForList['db'], ownerId: number | undefined) {
  const counts = { all: 0, action: 0, payment: 0, running: 0, registered: 0, done: 0 }
  for (const { flowId, flowVersion, state, total } of await countByState(db, ownerId)) {
    const isPaid = flowId !== null && flowVersion !== null && state !== null
    const group = isPaid ? groupOf(state, placeState({ flowId, flowVersion, state })) : 'payment'
    counts[group] += total
    counts.all += total
  }
  return counts
}
