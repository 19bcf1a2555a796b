import { workflowOf } from '@saki/catalogue'
import type { Db } from '@saki/db'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { actionOf } from '@saki/domain/workflow/definition'

import { withdrawLetter } from '../documents/issueLetter.ts'
import { waitForPostingAgain } from '../documents/postalLetter.sql.ts'
import { dropAnnouncement } from './announcements.sql.ts'
import { lockForChange } from './checkAction.ts'
import { takeBackUnder } from './childProcesses.ts'
import { findDetailOf, restorePriorities } from './decisionRules.sql.ts'
import { appendWork, lockForWork, POSTED_LETTER, workAt, workRefused, type OfficeWork } from './officeWork.ts'
import { findLastAction, isJournalClosed, type LastAction } from './officeWork.sql.ts'
import { isWaitingForPosting, listUnder, markFrozen, type LockedProcess, type ProcessKey } from './process.sql.ts'
import { recordAction, type ActionResult } from './recordAction.ts'
import { rejoinRefused } from './refusedPart.ts'

/**
 * Undoes the last action of a process: restores state, deadline and automatic day, withdraws its letter and reopens the child processes
 * it closed. When the restored deadline has passed, the process is frozen, because its automatic action would be due at once; that of a letter
 * to be posted waits anyway.
 * `actionNbr`: the action the officer saw. Throws NotFound, STALE_VERSION, and ACTION_NOT_ALLOWED when it is not the last action, is the
 * first of the process, a payment, an answer sent through the portal or an act of the Appeal Commission (which undoes its own acts only), was published in a closed issue of the gazette, or a child
 * process has continued. `ofSystem`: also an action that the system performed; the caller decides which. `goesOn`: another action follows in
 * the same transaction, so that the process is not frozen.
 */
export async function undoLast(
  tx: Db,
  key: ProcessKey,
  work: OfficeWork & { actionNbr: number; ofSystem?: boolean; goesOn?: boolean },
): Promise<ActionResult> {
  const process = await lockForWork(tx, key, 'undo', work)
  const last = await findLastAction(tx, key)
  if (!last || last.actionNbr !== work.actionNbr || last.isFirst)
    throw workRefused(`action ${work.actionNbr} is not the last one or is the first`)
  if (await isJournalClosed(tx, key, last.actionNbr)) throw workRefused('its issue of the gazette is closed')
  const today = legalDateOf(work.now)
  const hasPassed = last.priorFiresOn !== null && last.priorFiresOn <= today
  assertOfficeMay(process, last, { hasPassed, ofSystem: work.ofSystem ?? false, role: work.role ?? 'office' })
  await takeBackUnder(tx, { ...key, actionNbr: last.actionNbr }, workAt(work))
  await reopenUnder(tx, key, last, work)
  await dropAnnouncement(tx, { ...key, actionNbr: last.actionNbr }, work.now)
  await withdrawLetter(tx, { ...key, actionNbr: last.actionNbr }, { now: work.now, why: work.reason })
  await undoEffects(tx, process, last, work)
  if (last.action === 'freeze') await markFrozen(tx, key, null, null)
  else if (hasPassed && process.frozenSince === null && !work.goesOn && !(await isWaitingForPosting(tx, key)))
    await markFrozen(tx, key, today, work.reason)
  return appendWork(tx, process, 'undo', work, {
    ...asBefore(last),
    ...(last.wasDelivered && { addresseeId: process.ownerId }),
  })
}

async function undoEffects(tx: Db, process: LockedProcess, last: LastAction, work: OfficeWork): Promise<void> {
  const flow = workflowOf(process.flowId, process.flowVersion)
  const effects = (flow && actionOf(flow, last.action)?.effects) ?? []
  if (effects.includes('losePriority')) await restorePriorities(tx, process.applicationId)
  if (effects.includes('refusePart')) await rejoinPart(tx, process, last, work)
  if (last.action === 'set_due') await takeBackPosting(tx, process)
}

/** Without the deadline that a posting made, its letter counts as not posted: it waits again, and so does what would end the period. */
async function takeBackPosting(tx: Db, process: LockedProcess): Promise<void> {
  const letterId = (await findDetailOf(tx, process, 'set_due'))?.[POSTED_LETTER]
  if (typeof letterId === 'string') await waitForPostingAgain(tx, letterId)
}

/** Ends the file that the refused goods of an undone act had become, with its letter, and puts the goods back. */
async function rejoinPart(tx: Db, process: LockedProcess, last: LastAction, work: OfficeWork): Promise<void> {
  const detail = (await findDetailOf(tx, process, last.action)) ?? {}
  const part = await rejoinRefused(tx, process.applicationId, detail, work)
  const ofPart = part && (await findLastAction(tx, part))
  if (!part || !ofPart) return
  await takeBackUnder(tx, { ...part, actionNbr: ofPart.actionNbr }, workAt(work))
  await withdrawLetter(tx, { ...part, actionNbr: ofPart.actionNbr }, { now: work.now, why: work.reason })
  await recordAction(tx, part, { action: 'rejoin', role: 'system', actorId: null, now: work.now, notes: work.reason })
}

const asBefore = (last: LastAction) => ({
  to: last.fromState,
  due: last.priorDueDate,
  firesOn: last.priorFiresOn,
  ...(last.priorStateSince && { stateSince: last.priorStateSince }),
  undoes: last.actionNbr,
  detail: { ACTION: last.action },
})

/** Actions that close a letter or an answer together with an action of the parent process. */
const closing = new Set(['answered', 'lapsed', 'accept', 'insufficient'])

/**
 * Reopens the child processes that an action closed, recognised by the equal `captured_at` of its transaction: letters wait for an answer
 * again, and answers wait to be examined and suspend the deadline again.
 */
async function reopenUnder(tx: Db, key: ProcessKey, closedBy: LastAction, work: OfficeWork): Promise<void> {
  for (const child of await listUnder(tx, key)) {
    const last = await findLastAction(tx, child)
    if (!last || !closing.has(last.action) || last.capturedAt.getTime() !== closedBy.capturedAt.getTime()) continue
    const process = await lockForChange(tx, child, { action: 'undo', day: legalDateOf(work.now) })
    await appendWork(tx, process, 'undo', work, asBefore(last))
  }
}

/**
 * Throws ACTION_NOT_ALLOWED for actions that cannot be undone: `resume` (freeze again instead), `freeze` after the deadline passed (resume
 * instead, which adds the frozen days), answers sent through the portal, acts of the Appeal Commission, and system actions other than automatic ones (payments).
 */
function assertOfficeMay(
  process: LockedProcess,
  last: LastAction,
  { hasPassed, ofSystem, role }: { hasPassed: boolean; ofSystem: boolean; role: 'office' | 'commission' },
): void {
  if (last.action === 'resume') throw workRefused('resuming cannot be undone; freeze the process again')
  if (last.action === 'freeze' && hasPassed) throw workRefused('the deadline passed while frozen; resume the process')
  if ((last.actorRole === 'commission') !== (role === 'commission'))
    throw workRefused('acts of the Appeal Commission are undone by itself, others at the desk')
  if (last.wasSent) throw workRefused('an answer sent through the portal cannot be undone')
  const flow = workflowOf(process.flowId, process.flowVersion)
  const action = flow && actionOf(flow, last.action)
  if (last.actorRole === 'system' && action?.auto !== true && !ofSystem)
    throw workRefused(`${last.action} was performed by the system`)
}
