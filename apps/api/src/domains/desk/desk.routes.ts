import { deskCalls } from '@saki/contracts/desk'

import { implement, type HandlerInput } from '../../implement.ts'
import { actOnce } from '../workflow/actOnce.ts'
import { actedReply, officersAct } from '../workflow/officersAct.ts'
import { officeAssign, officeTakeNext } from './assign.ts'
import { listOfficers } from './case.sql.ts'
import { officeDecideDue, officeSetDue } from './changeDue.ts'
import { officeFreeze, officeResume, officeUndoAction } from './deskActs.ts'
import { officeCase } from './officeCase.ts'
import { officeQueue } from './queue.ts'

export const deskRoutes = implement(deskCalls, {
  officeQueue,
  officeCase,
  officeTakeNext,
  officeAssign,
  officeUndoAction,
  officeFreeze,
  officeResume,
  officeSetDue,
  officeDecideDue,
  insertAction,

  async officeOfficers({ db }) {
    return listOfficers(db)
  },
})

type ActInput = HandlerInput<typeof deskCalls.insertAction>
type Body = ActInput['body']

/**
 * An officer acts in a case, or records what came on paper (see `officersAct`). Idempotent per key. Throws NotFound, ACTION_NOT_ALLOWED,
 * STALE_VERSION, Invalid.
 */
function insertAction(asked: ActInput) {
  const { body, session, services, now } = asked
  return actOnce(asked, 'insertAction', async (tx) => {
    const key = { procTyp: body.PROC_TYP, procNbr: body.PROC_NBR }
    const { acted, openCase } = await officersAct(tx, services, key, {
      officerId: session.userId,
      officerRoles: session.officeRoles,
      code: body.ACTION_TYP,
      actionDate: body.ACTION_DATE,
      now,
      notes: body.NOTES,
      detail: detailOf(body),
      undoFollowed: body.UNDO_FOLLOWED === 'Y',
      ...(body.ROW_VERSION !== undefined && { rowVersion: body.ROW_VERSION }),
    })
    return { acted, reply: actedReply(openCase, acted) }
  })
}

function detailOf({
  NOTES1,
  NOTES2,
  NOTES3,
  NOTES4,
  NOTES5,
  OPTIONS,
  POINTS,
  INTERNAL_NOTE,
  COURT_NBR,
  COURT_DATE,
}: Body) {
  const given = { NOTES1, NOTES2, NOTES3, NOTES4, NOTES5, OPTIONS, POINTS, INTERNAL_NOTE, COURT_NBR, COURT_DATE }
  return Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined && value !== '' && value.length > 0),
  )
}
