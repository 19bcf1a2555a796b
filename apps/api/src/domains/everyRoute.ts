import { agentsCalls } from '@saki/contracts/agents'
import { inboxCalls } from '@saki/contracts/inbox'
import { patentsCalls } from '@saki/contracts/patents'
import { trademarksCalls } from '@saki/contracts/trademarks'
import { workflowCalls } from '@saki/contracts/workflow'

import { implement, type Routes } from '../implement.ts'
import { documentsRoutes } from './documents/documents.routes.ts'
import { editsRoutes } from './edits/edits.routes.ts'
import { masterRoutes } from './master/master.routes.ts'
import { notificationsRoutes } from './notifications/notifications.routes.ts'
import { paymentsRoutes } from './payments/payments.routes.ts'
import { sessionRoutes } from './session/session.routes.ts'
import { userRoutes } from './user/user.routes.ts'

/** Every table of calls with its handlers; a domain not built yet stands here with none. */
export const everyRoute: Routes[] = [
  sessionRoutes,
  userRoutes,
  masterRoutes,
  implement(inboxCalls, {}),
  notificationsRoutes,
  implement(patentsCalls, {}),
  implement(workflowCalls, {}),
  documentsRoutes,
  editsRoutes,
  paymentsRoutes,
  implement(agentsCalls, {}),
  implement(trademarksCalls, {}),
]
