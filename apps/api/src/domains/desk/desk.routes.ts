import { deskCalls } from '@saki/contracts/desk'

import { implement } from '../../implement.ts'
import { officeAssign, officeTakeNext } from './assign.ts'
import { listOfficers } from './case.sql.ts'
import { officeFreeze, officeResume, officeSetDue, officeUndoAction } from './deskActs.ts'
import { insertAction } from './insertAction.ts'
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
  insertAction,

  async officeOfficers({ db }) {
    return listOfficers(db)
  },
})
