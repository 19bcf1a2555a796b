import { deskActsCalls } from '@saki/contracts/deskActs'

import { NotFound } from '../../errors.ts'
import { implement, type HandlerInput } from '../../implement.ts'
import { assertConfirmed } from '../workflow/confirmedPassword.ts'
import { performAct } from '../decisions/performAct.ts'
import { needsSecond, proposeAct } from '../decisions/proposeAct.ts'
import { recordNamed } from '../paperParties/findAccount.ts'
import { actOnce } from '../workflow/actOnce.ts'
import { actedReply, actionNamed } from '../workflow/officersAct.ts'
import { findOpenCase } from '../workflow/officeWork.sql.ts'
import { officeDecideDue, officeSetDue } from './changeDue.ts'
import { officeFreeze, officeResume, officeUndoAction } from './deskActs.ts'
import { officePaperScan } from '../documents/paperScan.ts'

export const deskActsRoutes = implement(deskActsCalls, {
  officeUndoAction,
  officeFreeze,
  officeResume,
  officeSetDue,
  officeDecideDue,
  officePaperScan,
  insertAction,
})

type ActInput = HandlerInput<typeof deskActsCalls.insertAction>

/**
 * An officer acts in a case, or records what came on paper (see `officersAct`). A decision that needs a second officer is proposed instead.
 * Idempotent per key. Throws NotFound, ACTION_NOT_ALLOWED, STALE_VERSION, Invalid, TOO_MANY for accounts named on papers, and PASSWORD_NEEDED before decisions for which the operator wants it.
 */
async function insertAction(asked: ActInput) {
  const { body, session, services, db, now } = asked
  const { PARTY, PROC_TYP: procTyp, PROC_NBR: procNbr } = body
  if (PARTY?.AS === 'ACCOUNT') {
    const process = { procTyp, procNbr }
    await recordNamed(db, services, { named: PARTY.NAMED, process, officerId: session.userId, now })
  }
  const by = { officerId: session.userId, officerRoles: session.officeRoles, now }
  return actOnce<ActReply>(asked, 'insertAction', async (tx) => {
    const key = { procTyp: body.PROC_TYP, procNbr: body.PROC_NBR }
    const openCase = await findOpenCase(tx, key)
    if (!openCase) throw new NotFound('process', key)
    const { name, action } = actionNamed(openCase, body.ACTION_TYP)
    await assertConfirmed(tx, action, asked)
    if (await needsSecond(tx, action))
      return { reply: await proposeAct(tx, services, { openCase, action: name, body }, by) }
    const { acted, served } = await performAct(tx, services, body, by)
    return { acted: [acted, ...served], reply: actedReply(openCase, acted) }
  })
}

type ActReply = ReturnType<typeof actedReply> & { PROPOSAL_ID?: number }
