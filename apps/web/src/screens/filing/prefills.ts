import type { SessionUser } from '@saki/contracts/session'
import { textOf } from '@saki/domain/forms/form'

import type { Prefill } from '../../forms/scene.ts'
import { ask } from '../../lib/ask.ts'

const CONSULTANT = 6

/** What can be filled in for the people of a page: the reader's profile, or a consultant from the register. */
export function prefillOf(page: string, user: SessionUser): Prefill | undefined {
  if (page === 'applicants' || page === 'design')
    return { label: 'drafts:prefill.profile', missing: 'drafts:prefill.none', load: () => fromProfile(user) }
  if (page === 'representative')
    return {
      label: 'drafts:prefill.register',
      missing: 'drafts:prefill.noConsultant',
      load: (row) => fromRegister(user, textOf(row, 'AGENT_NOTES')),
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

/** By the number typed in the row; a consultant who typed none yet means themselves. */
async function fromRegister(user: SessionUser, typed: string) {
  const own =
    typed === '' && user.USER_TYP === CONSULTANT
      ? (await ask('getAgentUser', { query: { userId: user.USER_ID } })).data[0]?.NOTES
      : ''
  const notes = typed || own || ''
  const [agent] = notes === '' ? [] : (await ask('getAgentCode', { query: { notes } })).data
  if (!agent) return 'none'
  const { ADDR_STREET, ZIPCODE, STATE_CODE, CITY_CODE } = agent
  return filled({
    AGENT_NOTES: agent.NOTES || notes,
    REPRESENTATIVE_TYP: 'A',
    PERSON_WCODE: 'I',
    PERSON_NAME: [agent.FRONT_TITLE, agent.AGENT_NAME, agent.BACK_TITLE].filter(Boolean).join(' '),
    NATIONALITY_COUNTRY_CODE: 'ID',
    ADDR_STREET,
    ZIPCODE,
    STATE_CODE,
    CITY_CODE,
    EMAIL: agent.OFFICE_EMAIL,
    TELEPHONE: agent.OFFICE_TELP,
  })
}

/** Empty parts of a record must not wipe what was typed. */
function filled(row: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== ''))
}
