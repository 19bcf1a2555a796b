import { findRequest } from '@saki/catalogue/requests/registry'
import type { CatalogueRequest } from '@saki/catalogue/requests/defineRequest'
import type { Db } from '@saki/db'

import { ConflictError, NotFound } from '../../errors.ts'
import { withdrawLetter } from '../documents/issueLetter.ts'
import type { OfficeWork } from '../workflow/officeWork.ts'
import { undoLast } from '../workflow/undoLast.ts'
import { findLastAction, type LastAction } from '../workflow/officeWork.sql.ts'
import { findProcessState, type ActionResult, type ProcessKey } from '../workflow/recordAction.ts'
import { undoInCase } from '../workflow/undoInCase.ts'
import { canBeTakenBack } from './effects/carryOut.ts'
import { restoreCase } from './effects/restoreCase.sql.ts'
import { dropRestorePoint, findRestorePoint, type RestorePoint } from './effects/restorePoint.sql.ts'
import { findRequestIn, lockProcesses, lockRequest, type RequestIn } from './request.sql.ts'

/** CHANGED: the case or its register changed after the effect. FINAL: the effect made what is not taken back, such as a file with a number. */
export type NotUndoneWhy = 'CHANGED' | 'FINAL'

/** Action of the system that carries out a request without a decision; an officer may undo it like a decision. */
const COMPLETE = 'complete'

/**
 * Undoes the last action on a request. When the action carried out effects, they are taken back in the same transaction: actions of the case
 * are undone, the register stands as before with the change log telling it, documents and letters are withdrawn. A request that its receipt
 * had carried out is held for an officer. Returns the undo first, then those in the case. Throws NotFound, STALE_VERSION, and
 * ACTION_NOT_ALLOWED as `undoLast`, when the case changed since, or when the effect is final.
 */
export async function undoOnRequest(
  tx: Db,
  key: ProcessKey,
  work: OfficeWork & { actionNbr: number },
): Promise<ActionResult[]> {
  const asked = await findRequestIn(tx, key)
  const request = asked && (await lockRequest(tx, { submissionNbr: asked.submissionNbr }))
  const kind = asked && findRequest(asked.kind)
  if (!asked || !request || !kind) throw new NotFound('request', key)
  await lockProcesses(tx, [asked.applicationId])
  const last = await findLastAction(tx, key)
  const point = last && (await pointOf(tx, asked, last))
  const own = await undoLast(tx, key, { ...work, ofSystem: last?.action === COMPLETE })
  if (!point) return [own]
  const refused = whyKept(kind, asked, point)
  if (refused) throw new ConflictError('ACTION_NOT_ALLOWED', `${asked.submissionNbr} is not undone: ${refused}`)
  const [carriedOut, ...inCase] = point.actions
  const undone: ActionResult[] = []
  for (const { actionNbr, ...process } of inCase.toReversed()) {
    const { rowVersion } = await findProcessState(tx, process)
    undone.push(...(await undoInCase(tx, process, { ...work, actionNbr, rowVersion, ofSystem: true })))
  }
  if (carriedOut) await withdrawLetter(tx, carriedOut, { now: work.now, why: work.reason })
  const { requestId, submissionNbr, applicationId } = asked
  const by = { requestId, submissionNbr, officerId: work.actorId, reason: work.reason, now: work.now }
  await restoreCase(tx, applicationId, point, by)
  await dropRestorePoint(tx, asked, kind.takesEffect === 'received')
  return [own, ...undone]
}

/** The action of a request that an officer may undo, or why its effect stays; both null when there is nothing to undo. */
export async function undoableOn(
  db: Db,
  key: ProcessKey,
): Promise<{ action: LastAction | null; why: NotUndoneWhy | null }> {
  const nothing = { action: null, why: null }
  const asked = await findRequestIn(db, key)
  const kind = asked && findRequest(asked.kind)
  const last = await findLastAction(db, key)
  if (!asked || !kind || !last || last.isFirst || last.wasSent) return nothing
  if (last.actorRole === 'applicant' || (last.actorRole === 'system' && last.action !== COMPLETE)) return nothing
  const point = await pointOf(db, asked, last)
  const why = point ? whyKept(kind, asked, point) : null
  return why ? { action: null, why } : { action: last, why: null }
}

/** The restore point of the effects that this action carried out, or that the receipt did which it completed. */
async function pointOf(db: Db, { requestId, applicationId }: RequestIn, last: LastAction) {
  const point = await findRestorePoint(db, requestId, applicationId)
  const isBy = last.action === COMPLETE || point?.actions[0]?.actionNbr === last.actionNbr
  return isBy ? point : undefined
}

const whyKept = (
  kind: CatalogueRequest,
  { snapshot }: RequestIn,
  { rowVersion, present }: RestorePoint & { present: number },
) => (!canBeTakenBack(kind, snapshot) ? ('FINAL' as const) : rowVersion !== present ? ('CHANGED' as const) : null)
