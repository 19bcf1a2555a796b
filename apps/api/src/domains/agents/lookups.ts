import type { agentsCalls } from '@saki/contracts/agents'

import type { Asked } from '../../implement.ts'
import { numberAskedFor } from '../../ports/agentRegistry.ts'
import { countAgentLookup } from '../session/agentLookups.ts'
import { agentByNumber, type AgentRow } from './agents.sql.ts'
import { numberOf } from './ownNumber.ts'

type Calls = typeof agentsCalls

export async function getAgentCode({ query, session, services, db, now }: Asked<Calls['getAgentCode']>) {
  await countAgentLookup(services, session, now)
  const number = numberOf(query.notes, now)
  const agent = number && (await agentByNumber(db, number))
  return { data: agent ? [agent] : [] }
}

/**
 * The register's answer about the number in `url`. The address itself is never opened: it must be the register's own, and the question
 * is put together here. Without an external register the built-in one answers, under the portal's own address.
 */
export async function getAgentUserData({ query, session, services, db, now }: Asked<Calls['getAgentUserData']>) {
  await countAgentLookup(services, session, now)
  const { agentRegistryUrl, publicBaseUrl } = services.env
  const asked = numberAskedFor(query.url, agentRegistryUrl ?? `${publicBaseUrl}/agents`)
  const number = asked && numberOf(asked, now)
  const found = number === undefined ? undefined : await find(number)
  return found ? { response: 'success' as const, ...found } : { response: 'failed' as const }

  async function find(wanted: string): Promise<Partial<AgentRow> | undefined> {
    const own = await agentByNumber(db, wanted)
    if (!services.registry) return own
    const theirs = await services.registry.find(wanted, now)
    // The code is ours: the external register knows numbers only.
    return theirs && { ...theirs, ...(own && { AGENT_CODE: own.AGENT_CODE }) }
  }
}
