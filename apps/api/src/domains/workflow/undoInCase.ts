import type { Db } from '@saki/db'

import { APPEAL, OPPOSITION } from './followOpposed.ts'
import { listServedIn } from './servedIn.sql.ts'
import type { OfficeWork } from './officeWork.ts'
import { findLastAction } from './officeWork.sql.ts'
import { undoLast } from './undoLast.ts'
import { findProcessState, recordAction, type ActionResult, type ProcessKey } from './recordAction.ts'

/** What the system records in every opposition served in a case, together with an action of the case. */
const FOLLOWING: ReadonlySet<string> = new Set(['serve_counter', 'consider', 'serve_decision'])

/**
 * Undoes the last action of a case, and what it meant for the oppositions in it, so that each opponent who got a notice of it gets one of
 * the undo: the service of an opposition when its notice to the applicant is undone, otherwise what followed at the same instant. An
 * opposition that went on since stays as it is; the file of a paper whose record is undone is closed. Returns the undo in the case first. Throws as `undoLast`.
 */
export async function undoInCase(
  tx: Db,
  key: ProcessKey,
  work: OfficeWork & { actionNbr: number; ofSystem?: boolean; goesOn?: boolean },
): Promise<ActionResult[]> {
  const undoneAct = await findLastAction(tx, key)
  const own = await undoLast(tx, key, work)
  const undone = [own]
  for (const opposition of await listServedIn(tx, own.applicationId, [OPPOSITION, APPEAL], {
    ...key,
    actionNbr: work.actionNbr,
  })) {
    const isMeant = (action: string) => (opposition.isServedByIt ? action === 'serve' : FOLLOWING.has(action))
    let last = await findLastAction(tx, opposition)
    while (last && isMeant(last.action) && last.capturedAt.getTime() === undoneAct?.capturedAt.getTime()) {
      const { rowVersion } = await findProcessState(tx, opposition)
      const followed = { ...work, actionNbr: last.actionNbr, rowVersion, ofSystem: true }
      undone.push(await undoLast(tx, opposition, followed))
      last = await findLastAction(tx, opposition)
    }
    if (opposition.isPaper && opposition.isServedByIt) undone.push(...(await annul(tx, opposition, work)))
  }
  return undone
}

/** States of a recorded paper in which its file is closed: an opposition whose service was undone, and an appeal that is not decided. */
const UNDECIDED: ReadonlySet<string> = new Set(['submitted', 'hearing'])

/** Closes the file of a paper whose record is undone; one that went on since stays open. */
async function annul(tx: Db, file: ProcessKey, { now }: OfficeWork): Promise<ActionResult[]> {
  const { state } = await findProcessState(tx, file)
  return UNDECIDED.has(state)
    ? [await recordAction(tx, file, { action: 'annul', role: 'system', actorId: null, now })]
    : []
}
