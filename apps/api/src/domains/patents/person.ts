import type { Person } from '@saki/contracts/caseParties'

import { masked } from '../../masked.ts'
import type { PartyRecord } from './sections.sql.ts'

/** A party for its reader. The identity number is masked to its last four characters unless `inFull`. */
export function personForReader(party: PartyRecord, inFull: boolean): Person {
  const textOf = (field: string) => {
    const value = party.person[field]
    return typeof value === 'string' ? value : ''
  }
  return {
    PERSON_NAME: textOf('PERSON_NAME'),
    PERSON_WCODE: textOf('PERSON_WCODE') === 'C' ? 'C' : 'I',
    INDI_PERSON_ID_NBR: inFull ? textOf('INDI_PERSON_ID_NBR') : masked(textOf('INDI_PERSON_ID_NBR')),
    NATIONALITY_COUNTRY_CODE: textOf('NATIONALITY_COUNTRY_CODE'),
    NATIONALITY_COUNTRY_NAME: party.countryName ?? '',
    ADDR_STREET: textOf('ADDR_STREET'),
    VILLAGE_CODE: textOf('VILLAGE_CODE'),
    VILLAGE_NAME: party.villageName ?? '',
    DISTRICT_CODE: textOf('DISTRICT_CODE'),
    DISTRICT_NAME: party.districtName ?? '',
    CITY_CODE: textOf('CITY_CODE'),
    CITY_NAME: party.cityName ?? '',
    STATE_CODE: textOf('STATE_CODE'),
    STATE_NAME: party.stateName ?? '',
    ZIPCODE: textOf('ZIPCODE'),
    TELEPHONE: textOf('TELEPHONE'),
    EMAIL: textOf('EMAIL'),
  }
}
