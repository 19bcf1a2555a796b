import type { Db } from '@saki/db'

import { ConflictError } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { restoreCase } from '../requests/effects/restoreCase.sql.ts'
import { dropRestorePoint, findRestorePoint, type RestorePoint } from '../requests/effects/restorePoint.sql.ts'
import { undoLast } from '../workflow/undoLast.ts'
import { findLastAction } from '../workflow/officeWork.sql.ts'
import { findProcessState, type ActionKey, type ActionResult } from '../workflow/recordAction.ts'
import { mailRecorded } from '../workflow/takeAction.ts'
import type { AppealRecord } from './appeal.sql.ts'
import type { LockedAppeal } from './lockAppeal.ts'

/** A decision with the stand of the case before it. */
interface Undoable {
  point: RestorePoint
  /** Action of the appeal's own process. */
  ended: ActionKey
  /** Action of the case. */
  decided: ActionKey
}

/**
 * The decision that the Commission may take back: it is the last act on the appeal and in the case, and the register is as it left it. Undefined
 * for appeals without a decision, on paper, or whose case went on.
 */
export async function findUndoable(db: Db, appeal: AppealRecord): Promise<Undoable | undefined> {
  if (appeal.requestId === null) return undefined
  const point = await findRestorePoint(db, appeal.requestId, appeal.applicationId)
  const [ended, decided] = point?.actions ?? []
  if (!point || !ended || !decided || point.rowVersion !== point.present) return undefined
  for (const action of [ended, decided]) {
    const last = await findLastAction(db, action)
    if (last?.actionNbr !== action.actionNbr || last.actorRole !== 'commission') return undefined
  }
  return { point, ended, decided }
}

/**
 * Takes back the last decision of the Commission in the caller's transaction: the case and the appeal are as before it, its letters are withdrawn,
 * goods and claims stand again with the change log telling it, and the parties are notified. Throws ACTION_NOT_ALLOWED once the case went on.
 */
export async function undoDecision(
  tx: Db,
  services: Services,
  { appeal, made }: LockedAppeal,
  { actorId, reason, now }: { actorId: number; reason: string; now: Date },
): Promise<ActionResult[]> {
  const found = await findUndoable(tx, appeal)
  if (!found || !made) throw new ConflictError('ACTION_NOT_ALLOWED', `${appeal.applicationNumber} went on`)
  const undone: ActionResult[] = []
  for (const action of [found.ended, found.decided]) {
    const { rowVersion } = await findProcessState(tx, action)
    const work = { actorId, reason, now, role: 'commission', actionNbr: action.actionNbr, rowVersion } as const
    undone.push(await undoLast(tx, action, work))
  }
  const { requestId, submissionNbr } = made.request
  await restoreCase(tx, appeal.applicationId, found.point, {
    requestId,
    submissionNbr,
    officerId: actorId,
    reason,
    now,
  })
  await dropRestorePoint(tx, { requestId, applicationId: appeal.applicationId }, false)
  for (const one of undone) await mailRecorded(tx, services, one, now)
  return undone
}
