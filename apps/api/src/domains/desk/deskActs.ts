import { isRequestFlow } from '@saki/catalogue/requests/registry'
import type { deskActsCalls } from '@saki/contracts/deskActs'
import type { Db } from '@saki/db'

import { ConflictError, NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { undoOnRequest } from '../requests/undoOnRequest.ts'
import { assertRole } from '../../session.ts'
import { actOnce } from '../workflow/actOnce.ts'
import { actedReply } from '../workflow/officersAct.ts'
import { freezeProcess, resumeProcess, type OfficeWork } from '../workflow/officeWork.ts'
import { isAnnuityPayment, undoAnnuities } from '../requests/undoAnnuities.ts'
import { findLastAction, findOpenCase, type OpenCase } from '../workflow/officeWork.sql.ts'
import type { ProcessKey, ActionResult } from '../workflow/recordAction.ts'
import { assertMayUndo } from '../workflow/assertMayUndo.ts'
import { rolesInCase } from '../workflow/rolesInCase.ts'
import { mailRecorded } from '../workflow/takeAction.ts'
import { undoInCase } from '../workflow/undoInCase.ts'

type Calls = typeof deskActsCalls
type ActCall = 'officeUndoAction' | 'officeFreeze' | 'officeResume'
type ActRequest = Pick<HandlerInput<Calls[ActCall]>, 'body' | 'session' | 'services' | 'db' | 'now' | 'key'>

/**
 * Runs an action outside the workflow (undo, suspend, resume) once per key, and publishes it after the commit.
 * Suspending and resuming need a role for the work of the case's state. Throws NotFound, ROLE_NEEDED, ACTION_NOT_ALLOWED for letters and answers, and as the engine does.
 */
function runOnce(
  asked: ActRequest,
  call: ActCall,
  work: (
    tx: Db,
    key: ProcessKey,
    work: OfficeWork,
    openCase: OpenCase,
  ) => Promise<ActionResult | readonly ActionResult[]>,
) {
  const { body, session, services, now } = asked
  const key = { procTyp: body.PROC_TYP, procNbr: body.PROC_NBR }
  return actOnce(asked, call, async (tx) => {
    const openCase = await findOpenCase(tx, key)
    if (!openCase) throw new NotFound('process', key)
    const isRequest = call === 'officeUndoAction' && isRequestFlow(openCase.flowId)
    if (openCase.isUnder && !isRequest)
      throw new ConflictError('ACTION_NOT_ALLOWED', 'letters and answers follow their case')
    if (call !== 'officeUndoAction') assertRole(session.officeRoles, rolesInCase(openCase))
    const acted = await work(
      tx,
      key,
      { actorId: session.userId, now, reason: body.REASON, rowVersion: body.ROW_VERSION },
      openCase,
    )
    const [own, ...others] = [acted].flat()
    if (!own) throw new Error(`${call} recorded nothing`)
    for (const one of [own, ...others]) await mailRecorded(tx, services, one, now)
    return { acted: [own, ...others], reply: actedReply(openCase, own) }
  })
}

/** Undoes the last action of a case with what it meant for oppositions, all annuities recorded with the last one, or of a request with what its decision did in the case. */
export const officeUndoAction = (asked: HandlerInput<Calls['officeUndoAction']>) =>
  runOnce(asked, 'officeUndoAction', async (tx, key, work, openCase) => {
    const { flowId } = openCase
    const undone = { ...work, actionNbr: asked.body.ACTION_NBR }
    await assertMayUndo(tx, openCase, asked.body.ACTION_NBR, asked.session)
    if (isRequestFlow(flowId)) return undoOnRequest(tx, key, undone)
    const last = await findLastAction(tx, key)
    return last && isAnnuityPayment(last.action)
      ? undoAnnuities(tx, asked.services, key, undone)
      : undoInCase(tx, key, undone)
  })

/** Suspends a case: its deadline stops. */
export const officeFreeze = (asked: HandlerInput<Calls['officeFreeze']>) =>
  runOnce(asked, 'officeFreeze', freezeProcess)

/** Resumes a suspended case; its deadline moves by the days of the suspension. */
export const officeResume = (asked: HandlerInput<Calls['officeResume']>) =>
  runOnce(asked, 'officeResume', resumeProcess)
