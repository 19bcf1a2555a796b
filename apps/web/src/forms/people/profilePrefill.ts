import type { SessionUser } from '@saki/contracts/session'

import { ask } from '../../lib/ask.ts'
import type { Prefill } from '../scene.ts'

/** Fills in a person from the reader's profile. */
export function profilePrefill(user: SessionUser): Prefill {
  return { label: 'drafts:prefill.profile', missing: 'drafts:prefill.none', load: () => fromProfile(user) }
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

/** Leaves out empty values, so that they do not overwrite what was typed. */
export function filled(row: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== ''))
}
