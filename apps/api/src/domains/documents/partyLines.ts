import { say } from '@saki/texts/say'

import type { PartyFact } from './letterFacts.sql.ts'
import { paperText, type PaperText } from './paperText.ts'

const placeFields = ['VILLAGE_CODE', 'DISTRICT_CODE', 'CITY_CODE', 'STATE_CODE'] as const

/** Codes of the regions and countries in the addresses of these parties. */
export function regionCodesOf(parties: readonly PartyFact[]): string[] {
  const codes = parties.flatMap(({ person }) =>
    [...placeFields, 'NATIONALITY_COUNTRY_CODE'].map((field) => person[field]),
  )
  return [...new Set(codes.filter((code): code is string => typeof code === 'string' && code !== ''))]
}

/** Address lines of a letter, without identity number, telephone and email. */
export function addressLines({ person }: PartyFact, places: ReadonlyMap<string, string>): PaperText[] {
  const regions = placeFields.flatMap((field) => places.get(person[field] ?? '') ?? [])
  return [
    person['ADDR_STREET'],
    [...regions, person['ZIPCODE']].filter(Boolean).join(', '),
    places.get(person['NATIONALITY_COUNTRY_CODE'] ?? ''),
    person['AGENT_NOTES'] && say('id', 'receipt:consultantNumber', { number: person['AGENT_NOTES'] }),
  ].flatMap((line) => (line ? [paperText(line)] : []))
}
