import { agentsCalls } from '@saki/contracts/agents'

import { implement } from '../../implement.ts'
import { getAgentCode, getAgentUserData } from './lookups.ts'
import { endMandate, grantMandate, myMandates } from './mandates.ts'
import { officeConsultantRequests, officeDecideConsultant } from './office.ts'
import { getAgentUser, insertAgent, insertNewAgent, setAgentCode } from './ownNumber.ts'

export const agentsRoutes = implement(agentsCalls, {
  getAgentUser,
  insertAgent,
  insertNewAgent,
  getAgentCode,
  setAgentCode,
  getAgentUserData,
  myMandates,
  grantMandate,
  endMandate,
  officeConsultantRequests,
  officeDecideConsultant,
})
