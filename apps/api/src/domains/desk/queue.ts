import { lawCodes, workflows } from '@saki/catalogue'
import { workKinds, type deskQueueCalls, type WorkKind } from '@saki/contracts/deskQueue'
import type { Db } from '@saki/db'
import { addDays, legalDateOf, type LegalDate } from '@saki/domain/dates/legalDate'
import { deciderRoles, holdsRole } from '@saki/domain/office/officeRoles'
import { plainQuestion } from '@saki/domain/search/plainLetters'
import { findState } from '@saki/domain/workflow/definition'

import { FIRST_CASES, matchesEnough, matchIndexed, NEWEST_CASES } from '../../caseWords.sql.ts'
import type { HandlerInput } from '../../implement.ts'
import { knownLetter } from '../../knownLetter.ts'
import { asLike } from '../../plainWords.sql.ts'
import { listAbsences } from '../staff/absences.sql.ts'
import { officersWithReplaced } from '../staff/substitutes.sql.ts'
import { applicantStates, workflowsOfRight, workKindOf, statesOfWork } from '../workflow/workKind.ts'
import { listRecords } from './caseRecord.sql.ts'
import { countOpenProposals } from './openProposals.sql.ts'
import {
  countKeys,
  countQueueByState,
  listKeys,
  MOST_QUEUE_COUNTED,
  type QueueFilter,
  type QueueSource,
  matchNearest,
} from './queue.sql.ts'
import { queueRow } from './queueRow.ts'

type QueueInput = HandlerInput<typeof deskQueueCalls.officeQueue>
/** Days ahead for which applicants' deadlines are listed. */
const HORIZON = 30

/** One page of the work queue, with the count of every kind. Counts depend on the right only. An officer who replaces another sees the other's cases among the own. */
export async function officeQueue({ query, session, db, now, language }: QueueInput) {
  const { page, size } = query
  const right = knownLetter(query.right, 'right')
  const today = legalDateOf(now)
  const officerIds = await officersWithReplaced(db, session.userId, today)
  const source = sourceOf(query, officerIds, today)
  const filter: QueueFilter = { source, ...(await filterOf(db, query, today)) }
  const counted = await countAll(db, { right, officerIds, today })
  const mayDecide = holdsRole(session.officeRoles, deciderRoles)
  const COUNTS = mayDecide ? { ...counted, PROPOSALS: await countOpenProposals(db, session.userId) } : counted
  const found = query.q ? await findInQueue(db, filter, plainQuestion(query.q)) : undefined
  const { total, isCapped } = await totalOf(db, filter, query, COUNTS, found)
  const keys = total > (page - 1) * size ? await listKeys(db, filter, { page, size }, found?.ids) : []
  const records = new Map((await listRecords(db, keys)).map((each) => [`${each.procTyp}-${each.procNbr}`, each]))
  const data = keys.flatMap(({ procTyp, procNbr }) => {
    const record = records.get(`${procTyp}-${procNbr}`)
    return record ? [queueRow(record, language, now)] : []
  })
  return { data, total, page, size, ...(isCapped && { TOTAL_CAPPED: 'Y' as const }), COUNTS, LAWS: [...lawCodes] }
}

async function filterOf(db: Db, { officer, law, dueBefore }: Partial<QueueInput['query']>, today: LegalDate) {
  if (officer !== 'absent') return { officer, law, dueBefore }
  const absences = await listAbsences(db, today)
  return { officer: absences.filter(({ from }) => from <= today).map(({ officerId }) => officerId), law, dueBefore }
}

function sourceOf(
  { view, kind, right }: QueueInput['query'],
  officerIds: readonly number[],
  today: LegalDate,
): QueueSource {
  const flows = workflowsOfRight(right)
  if (view === 'MINE') return { by: 'officer', officerIds, flows }
  if (view === 'TERMS') return termsOf(right, today)
  if (view === 'LATE') return lateOf(right, today)
  return sourceOfKind(kind, right)
}

function lateOf(right: string | undefined, today: LegalDate): QueueSource {
  return {
    by: 'late',
    before: today,
    stateRefs: statesOfWork(undefined, right),
    flows: workflowsOfRight(right),
  }
}

function termsOf(right: string | undefined, today: LegalDate): QueueSource {
  return { by: 'terms', until: addDays(today, HORIZON + 1), stateRefs: applicantStates(right) }
}

/** Source of the cases of a kind of work. */
export function sourceOfKind(kind: WorkKind | undefined, right: string | undefined): QueueSource {
  if (kind === 'REPLY') return { by: 'replies', flows: workflowsOfRight(right) }
  return { by: 'states', stateRefs: statesOfWork(kind, right) }
}

type Counts = Record<WorkKind | 'MINE' | 'LATE' | 'TERMS' | 'QUEUE', number>

async function countAll(
  db: Db,
  { right, officerIds, today }: { right: string | undefined; officerIds: readonly number[]; today: LegalDate },
): Promise<Counts> {
  const flows = workflowsOfRight(right)
  const counts: Counts = {
    ...(Object.fromEntries(workKinds.map((kind) => [kind, 0])) as Record<WorkKind, number>),
    REPLY: await countUpTo(db, { source: { by: 'replies', flows } }),
    MINE: await countUpTo(db, { source: { by: 'officer', officerIds, flows } }),
    LATE: await countUpTo(db, { source: lateOf(right, today) }),
    TERMS: await countUpTo(db, { source: termsOf(right, today) }),
    QUEUE: 0,
  }
  for (const { flowId, state, total } of await countQueueByState(db, statesOfWork(undefined, right)))
    counts[kindIn(flowId, state)] += total
  counts.QUEUE = workKinds.reduce((sum, kind) => sum + counts[kind], 0)
  return counts
}

function kindIn(flowId: string, key: string): WorkKind {
  for (const flow of workflows) {
    const state = flow.id === flowId ? findState(flow, key) : undefined
    const kind = state && workKindOf(state)
    if (kind) return kind
  }
  return 'EXAMINATION'
}

const countUpTo = async (db: Db, filter: QueueFilter) => Math.min(MOST_QUEUE_COUNTED, await countKeys(db, filter))

/** Uses the stored counts when no filter applies. */
async function totalOf(
  db: Db,
  filter: QueueFilter,
  query: QueueInput['query'],
  counts: Counts,
  found: { ids: number[]; isPartial: boolean } | undefined,
): Promise<{ total: number; isCapped: boolean }> {
  const isWhole = !found && !filter.law && !filter.dueBefore && filter.officer === undefined
  if (isWhole && query.view === 'QUEUE' && query.kind !== 'REPLY')
    return { total: query.kind === undefined ? counts.QUEUE - counts.REPLY : counts[query.kind], isCapped: false }
  const total = await countKeys(db, filter, found?.ids)
  return {
    total: Math.min(total, MOST_QUEUE_COUNTED),
    isCapped: total > MOST_QUEUE_COUNTED || found?.isPartial === true,
  }
}

/** Cases of a source whose number, title, owner or reference contains the words: searches the nearest cases first, then the index. */
async function findInQueue(db: Db, filter: QueueFilter, words: string): Promise<{ ids: number[]; isPartial: boolean }> {
  const like = `%${asLike(words)}%`
  const first = await matchNearest(db, filter, like, FIRST_CASES)
  if (!first.isPartial) return first
  if (matchesEnough(first.ids.length, FIRST_CASES)) {
    const near = await matchNearest(db, filter, like, NEWEST_CASES)
    if (!near.isPartial || matchesEnough(near.ids.length, NEWEST_CASES)) return near
  }
  const indexed = await matchIndexed(db, undefined, words)
  return { ids: [...new Set([...first.ids, ...indexed.ids])], isPartial: indexed.isPartial }
}
