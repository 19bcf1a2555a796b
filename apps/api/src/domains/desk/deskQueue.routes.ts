import { deskQueueCalls } from '@saki/contracts/deskQueue'

import { implement } from '../../implement.ts'
import { officeAssign, officeTakeNext } from './assign.ts'
import { officeAssignMany } from './assignMany.ts'
import { officeCertifyMany } from './certifyMany.ts'
import { officeFind } from './officeFind.ts'
import { officeOfficers } from './officeOfficers.ts'
import { officeQueue } from './queue.ts'

export const deskQueueRoutes = implement(deskQueueCalls, {
  officeQueue,
  officeFind,
  officeOfficers,
  officeTakeNext,
  officeAssign,
  officeAssignMany,
  officeCertifyMany,
})
