import type { SessionUser } from '@saki/contracts/session'
import { CONSULTANT_TYPE } from '@saki/domain/agents/consultantGate'
import { fieldText } from '@saki/domain/forms/form'

import { representativeRow } from '../../forms/agents/ConsultantNumber.tsx'
import { lookUpConsultant } from '../../forms/agents/useAgentLookup.ts'
import type { Prefill } from '../../forms/scene.ts'
import { ask } from '../../lib/ask.ts'

/** What can be filled in for the people of a page: the user's profile, or a consultant from the register. */
export function prefillOf(page: string, user: SessionUser): Prefill | undefined {
  if (page === 'applicants' || page === 'design' || page === 'inventors')
    return { label: 'drafts:prefill.profile', missing: 'drafts:prefill.none', load: () => fromProfile(user) }
  if (page === 'representative')
    return {
      label: 'drafts:prefill.register',
      missing: 'drafts:prefill.noConsultant',
      isKnown: user.USER_TYP === CONSULTANT_TYPE && user.AGENT_CODE !== null,
      load: (row) => fromRegister(user, fieldText(row, 'AGENT_NOTES')),
    }
  return undefined
}

async function fromProfile(user: SessionUser) {
  const [profile] = await ask('getUserDataDetail', { params: { id: user.USER_ID } })
  if (!profile) return 'none'
  const {
    PERSONAL_ID,
    NATIONALITY_COUNTRY_CODE,
    ADDR_STREET,
    STATE_CODE,
    CITY_CODE,
    DISTRICT_CODE,
    VILLAGE_CODE,
    ZIPCODE,
    TELEPHONE,
  } = profile
  return filled({
    PERSON_WCODE: 'I',
    PERSON_NAME: profile.FULL_NAME,
    INDI_PERSON_ID_NBR: PERSONAL_ID,
    NATIONALITY_COUNTRY_CODE,
    ADDR_STREET,
    STATE_CODE,
    CITY_CODE,
    DISTRICT_CODE,
    VILLAGE_CODE,
    ZIPCODE,
    TELEPHONE,
    EMAIL: profile.EMAIL || user.EMAIL,
  })
}

/** Looks up the number typed in the row; for a consultant with an empty row, their own number. */
async function fromRegister(user: SessionUser, typed: string) {
  const own =
    typed === '' && user.USER_TYP === CONSULTANT_TYPE
      ? (await ask('getAgentUser', { query: { userId: user.USER_ID } })).data[0]?.NOTES
      : ''
  const notes = typed || own || ''
  const lookup = await lookUpConsultant(notes)
  return lookup.as === 'found' ? filled({ AGENT_NOTES: notes, ...representativeRow(lookup.agent) }) : 'none'
}

/** Leaves out empty values, so that they do not overwrite what was typed. */
function filled(row: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== ''))
}
