import { agentsCalls } from '@saki/contracts/agents'
import { documentsCalls } from '@saki/contracts/documents'
import { editsCalls } from '@saki/contracts/edits'
import { inboxCalls } from '@saki/contracts/inbox'
import { masterCalls } from '@saki/contracts/master'
import { notificationsCalls } from '@saki/contracts/notifications'
import { patentsCalls } from '@saki/contracts/patents'
import { paymentsCalls } from '@saki/contracts/payments'
import { sessionCalls } from '@saki/contracts/session'
import { trademarksCalls } from '@saki/contracts/trademarks'
import { userCalls } from '@saki/contracts/user'
import { workflowCalls } from '@saki/contracts/workflow'

import { implement, type Routes } from '../implement.ts'

/** Every table of calls with its handlers; a domain not built yet stands here with none. */
export const everyRoute: Routes[] = [
  implement(sessionCalls, {}),
  implement(userCalls, {}),
  implement(masterCalls, {}),
  implement(inboxCalls, {}),
  implement(notificationsCalls, {}),
  implement(patentsCalls, {}),
  implement(workflowCalls, {}),
  implement(documentsCalls, {}),
  implement(editsCalls, {}),
  implement(paymentsCalls, {}),
  implement(agentsCalls, {}),
  implement(trademarksCalls, {}),
]
