import type { SessionUser } from '@saki/contracts/session'
import { CONSULTANT_TYPE } from '@saki/domain/agents/consultantGate'
import { fieldText } from '@saki/domain/forms/form'

import { ask } from '../../lib/ask.ts'
import { filled } from '../people/profilePrefill.ts'
import type { Prefill } from '../scene.ts'
import { representativeRow } from './ConsultantNumber.tsx'
import { lookUpConsultant } from './useAgentLookup.ts'

/** Fills in a consultant from the register by the number typed; for a consultant without a number, their own. */
export function registerPrefill(user: SessionUser): Prefill {
  return {
    label: 'drafts:prefill.register',
    missing: 'drafts:prefill.noConsultant',
    isKnown: user.USER_TYP === CONSULTANT_TYPE && user.AGENT_CODE !== null,
    load: (row) => fromRegister(user, fieldText(row, 'AGENT_NOTES')),
  }
}

async function fromRegister(user: SessionUser, typed: string) {
  const own =
    typed === '' && user.USER_TYP === CONSULTANT_TYPE
      ? (await ask('getAgentUser', { query: { userId: user.USER_ID } })).data[0]?.NOTES
      : ''
  const notes = typed || own || ''
  const lookup = await lookUpConsultant(notes)
  return lookup.as === 'found' ? filled({ AGENT_NOTES: notes, ...representativeRow(lookup.agent) }) : 'none'
}
