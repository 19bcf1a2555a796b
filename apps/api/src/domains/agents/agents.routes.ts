import { agentsCalls } from '@saki/contracts/agents'

import { implement, type HandlerInput } from '../../implement.ts'
import { numberAskedFor } from '../../ports/agentRegistry.ts'
import { countAgentLookup } from '../session/agentLookups.ts'
import { agentByNumber, type AgentRow } from './agents.sql.ts'
import { endMandate, grantMandate, myMandates } from './mandates.ts'
import { officeConsultantRequests, officeDecideConsultant } from './office.ts'
import { getAgentUser, insertAgent, insertNewAgent, setAgentCode, numberOf } from './ownNumber.ts'

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

type Calls = typeof agentsCalls

/** Looks up a consultant number in the built-in register; empty when unknown or malformed. Throws TOO_MANY. */
async function getAgentCode({ query, session, services, db, now }: HandlerInput<Calls['getAgentCode']>) {
  await countAgentLookup(services, session, now)
  const number = numberOf(query.notes, now)
  const agent = number && (await agentByNumber(db, number))
  return { data: agent ? [agent] : [] }
}

/**
 * Looks up the number in `url` in the register. The URL is never opened: it must be the register's own address, and the request
 * is built from the number alone. Without an external register, the built-in one answers under the portal's own address.
 */
async function getAgentUserData({ query, session, services, db, now }: HandlerInput<Calls['getAgentUserData']>) {
  await countAgentLookup(services, session, now)
  const { agentRegistryUrl, publicBaseUrl } = services.env
  const asked = numberAskedFor(query.url, agentRegistryUrl ?? `${publicBaseUrl}/agents`)
  const number = asked && numberOf(asked, now)
  const found = number === undefined ? undefined : await find(number)
  return found ? { response: 'success' as const, ...found } : { response: 'failed' as const }

  async function find(wanted: string): Promise<Partial<AgentRow> | undefined> {
    const own = await agentByNumber(db, wanted)
    if (!services.registry) return own
    const external = await services.registry.find(wanted, now)
    // The external register has no AGENT_CODE; it comes from the built-in one.
    return external && { ...external, ...(own && { AGENT_CODE: own.AGENT_CODE }) }
  }
}
