import { objectionRule } from '@saki/catalogue/requests/objecting'
import type { Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import type { GazetteContent } from '@saki/domain/gazette/content'
import { dueDate } from '@saki/domain/workflow/dueDate'
import { automaticActions } from '@saki/domain/workflow/nextState'
import { withRules } from '@saki/domain/workflow/periods'

import { workflowOfProcess } from '../../caseState.ts'
import { holidaySet } from '../../daysOff.sql.ts'
import { rulesOn } from '../workflow/calendar.sql.ts'
import type { Incoming } from './collect.sql.ts'
import { listPlannedFacts, listStoredFacts, type EntryFacts, type EntryLack } from './contents.sql.ts'

/** Entries composed from one statement; a mark with all its goods takes a few kilobytes. */
const BATCH = 200

export interface ComposedEntry {
  position: number
  page: number | null
  content: GazetteContent
  lacks: EntryLack[]
}

/** Contents of some entries that an issue dated `day` would have, of `most` after a position, as `composeEntries` says. */
export async function composePlanned(
  db: Db,
  { incoming, day }: { incoming: readonly Incoming[]; day: LegalDate },
  { after = 0, most = incoming.length }: { after?: number; most?: number } = {},
): Promise<ComposedEntry[]> {
  const lastDays = new Map<string, LegalDate | null>()
  const composed: ComposedEntry[] = []
  for (let at = after; at < Math.min(after + most, incoming.length); at += BATCH) {
    const batch = incoming.slice(at, Math.min(at + BATCH, after + most))
    for (const facts of await listPlannedFacts(db, batch, at))
      composed.push(await composeEntry(db, facts, day, lastDays))
  }
  return composed
}

/**
 * Contents of all entries of an issue dated `day`, from the cases as they are now. The last day of a case that waits to be published is
 * counted from the date of the issue, by the rule that its act will apply.
 */
export async function composeEntries(db: Db, journalCode: string, day: LegalDate): Promise<ComposedEntry[]> {
  const composed: ComposedEntry[] = []
  const lastDays = new Map<string, LegalDate | null>()
  for (;;) {
    const page = await listStoredFacts(db, journalCode, composed.at(-1)?.position ?? 0, BATCH)
    for (const facts of page) composed.push(await composeEntry(db, facts, day, lastDays))
    if (page.length < BATCH) return composed
  }
}

async function composeEntry(
  db: Db,
  { position, page, actionDate, dueDate: due, act, flowId, flowVersion, state, lacks, ...facts }: EntryFacts,
  day: LegalDate,
  lastDays: Map<string, LegalDate | null>,
): Promise<ComposedEntry> {
  const isPublication = facts.kind === 'PUBLICATION'
  const isWaiting = isPublication && actionDate === null && !facts.isDropped
  const waitingDay = isWaiting ? await lastDayOf(db, { flowId, flowVersion, state, act }, day, lastDays) : null
  const lastDay = isPublication ? (due ?? waitingDay) : null
  const hasObjections = lastDay !== null && objectionRule(facts.right) !== undefined
  return { position, page, lacks, content: { ...facts, on: actionDate ?? day, lastDay, hasObjections } }
}

/** Deadline that the publishing act sets on a day; kept by act, because it depends on nothing else of the case. */
async function lastDayOf(
  db: Db,
  { flowId, flowVersion, state, act }: Pick<EntryFacts, 'flowId' | 'flowVersion' | 'state' | 'act'>,
  day: LegalDate,
  known: Map<string, LegalDate | null>,
): Promise<LegalDate | null> {
  const name = `${flowId} ${flowVersion} ${state} ${act ?? ''}`
  const kept = known.get(name)
  if (kept !== undefined) return kept
  const flow = withRules(workflowOfProcess({ flowId, flowVersion, state }), await rulesOn(db, flowId, flowVersion, day))
  const key =
    act ?? automaticActions(flow, state).find((one) => flow.actions[one]?.effects?.includes('announcePublication'))
  const rule = key === undefined ? undefined : flow.actions[key]?.due
  const found = rule && !rule.target ? (dueDate(rule, day, await holidaySet(db)) ?? null) : null
  known.set(name, found)
  return found
}
