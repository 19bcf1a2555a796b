import type { Person } from '@saki/contracts/patents'

import type { PartyRecord } from './sections.sql.ts'

/** A party as the asker may see it. Identity numbers are shown in full only where `inFull`, else their last four signs. */
export function personForReader(party: PartyRecord, inFull: boolean): Person {
  const told = (field: string) => {
    const value = party.person[field]
    return typeof value === 'string' ? value : ''
  }
  return {
    PERSON_NAME: told('PERSON_NAME'),
    PERSON_WCODE: told('PERSON_WCODE') === 'C' ? 'C' : 'I',
    INDI_PERSON_ID_NBR: inFull ? told('INDI_PERSON_ID_NBR') : masked(told('INDI_PERSON_ID_NBR')),
    NATIONALITY_COUNTRY_CODE: told('NATIONALITY_COUNTRY_CODE'),
    NATIONALITY_COUNTRY_NAME: party.countryName ?? '',
    ADDR_STREET: told('ADDR_STREET'),
    VILLAGE_CODE: told('VILLAGE_CODE'),
    VILLAGE_NAME: party.villageName ?? '',
    DISTRICT_CODE: told('DISTRICT_CODE'),
    DISTRICT_NAME: party.districtName ?? '',
    CITY_CODE: told('CITY_CODE'),
    CITY_NAME: party.cityName ?? '',
    STATE_CODE: told('STATE_CODE'),
    STATE_NAME: party.stateName ?? '',
    ZIPCODE: told('ZIPCODE'),
    TELEPHONE: told('TELEPHONE'),
    EMAIL: told('EMAIL'),
  }
}

/** All but the last four characters as asterisks; up to four are hidden whole. */
export function masked(number: string): string {
  return number.length <= 4 ? '*'.repeat(number.length) : number.slice(-4).padStart(number.length, '*')
}
