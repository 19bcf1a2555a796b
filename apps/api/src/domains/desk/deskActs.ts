import { isRequestFlow } from '@saki/catalogue/requests/registry'
import type { deskCalls } from '@saki/contracts/desk'
import type { Db } from '@saki/db'

import { ConflictError, NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { actOnce } from '../workflow/actOnce.ts'
import { actedReply } from '../workflow/officersAct.ts'
import { freezeProcess, resumeProcess, setDue, undoLast, type OfficeWork } from '../workflow/officeWork.ts'
import { findOpenCase } from '../workflow/officeWork.sql.ts'
import type { ProcessKey, ActionResult } from '../workflow/recordAction.ts'
import { mailRecorded } from '../workflow/takeAction.ts'

type Calls = typeof deskCalls
type ActCall = 'officeUndoAction' | 'officeFreeze' | 'officeResume' | 'officeSetDue'
type ActRequest = Pick<HandlerInput<Calls[ActCall]>, 'body' | 'session' | 'services' | 'db' | 'now' | 'key'>

/**
 * Runs an action outside the workflow (undo, suspend, resume, set deadline) once per key, and publishes it after the commit.
 * Throws NotFound, ACTION_NOT_ALLOWED for letters and answers, and as the engine does.
 */
function runOnce(
  asked: ActRequest,
  call: ActCall,
  work: (tx: Db, key: ProcessKey, work: OfficeWork) => Promise<ActionResult>,
) {
  const { body, session, services, now } = asked
  const key = { procTyp: body.PROC_TYP, procNbr: body.PROC_NBR }
  return actOnce(asked, call, async (tx) => {
    const openCase = await findOpenCase(tx, key)
    if (!openCase) throw new NotFound('process', key)
    if (openCase.isUnder) throw new ConflictError('ACTION_NOT_ALLOWED', 'letters and answers follow their case')
    // What a granted request changed in its case stays when only the decision is taken back.
    if (call === 'officeUndoAction' && isRequestFlow(openCase.flowId))
      throw new ConflictError('ACTION_NOT_ALLOWED', 'decisions on requests are not undone')
    const acted = await work(tx, key, {
      actorId: session.userId,
      now,
      reason: body.REASON,
      rowVersion: body.ROW_VERSION,
    })
    await mailRecorded(tx, services, acted, now)
    return { acted, reply: actedReply(openCase, acted) }
  })
}
/** Undoes the last action of a case. */
export const officeUndoAction = (asked: HandlerInput<Calls['officeUndoAction']>) =>
  runOnce(asked, 'officeUndoAction', (tx, key, work) =>
    undoLast(tx, key, { ...work, actionNbr: asked.body.ACTION_NBR }),
  )

/** Suspends a case: its deadline stops. */
export const officeFreeze = (asked: HandlerInput<Calls['officeFreeze']>) =>
  runOnce(asked, 'officeFreeze', freezeProcess)

/** Resumes a suspended case; its deadline moves by the days of the suspension. */
export const officeResume = (asked: HandlerInput<Calls['officeResume']>) =>
  runOnce(asked, 'officeResume', resumeProcess)

/** Sets the deadline of a case. */
export const officeSetDue = (asked: HandlerInput<Calls['officeSetDue']>) =>
  runOnce(asked, 'officeSetDue', (tx, key, work) => setDue(tx, key, { ...work, due: asked.body.DUE_DATE }))
