import { titleOf, type ApplTyp } from '@saki/catalogue'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import type { TemplateSlot } from '@saki/domain/files/templates'
import { rowsOf, fieldText, type DraftData, type FormRow } from '@saki/domain/forms/form'
import type { TextKey } from '@saki/texts'
import { say } from '@saki/texts/say'

import { dateWords, momentParts } from './paperDate.ts'
import { paperText } from './paperText.ts'

type Language = 'id' | 'en' | 'ar'
type Values = Record<string, string | number>

export interface TemplateInput {
  slot: TemplateSlot
  kind: ApplTyp
  data: DraftData
  places: Map<string, string>
  now: Date
  /** Language of whoever asks. */
  reader: Language
}

/** Words of one matter: those that count, and a translation for a foreign signer, else empty. */
interface Both {
  first: string
  second: string
}
type Said = (key: string, values?: Values) => Both

interface Signer {
  role: Both
  name: ReturnType<typeof paperText>
  stamp: boolean
}

/** Who stands on a paper in which part, and whose signature carries the stamp. */
interface Cast {
  groups: { heading: string; section: string }[]
  stamped: string
}

const cast: Record<TemplateSlot, (kind: ApplTyp) => Cast> = {
  KEP: () => statement,
  SPM: () => statement,
  SPU: () => statement,
  KUA: () => ({
    groups: [
      { heading: 'principal', section: 'OWNERS' },
      { heading: 'attorney', section: 'REPRS' },
    ],
    stamped: 'OWNERS',
  }),
  PGH: (kind) => ({
    groups: [
      { heading: kind === 'DESIGN' ? 'designer' : 'inventor', section: 'INVENTORS' },
      { heading: 'assignee', section: 'OWNERS' },
    ],
    stamped: 'INVENTORS',
  }),
}
const statement: Cast = { groups: [{ heading: 'applicant', section: 'OWNERS' }], stamped: 'OWNERS' }

/** Clauses of a paper, by how many words of theirs there are. */
const clauses: Record<TemplateSlot, number> = { KEP: 3, SPM: 3, SPU: 3, KUA: 3, PGH: 4 }

/** What templates/paper.typ shows: a paper in Indonesian, with a translation below where a signer is a foreigner. */
export function templateData(input: TemplateInput) {
  const { slot, kind, data, now, reader } = input
  const second = hasForeigner(data) ? (reader === 'ar' ? 'ar' : 'en') : undefined
  const said: Said = (key, values = {}) => ({
    first: words('id', key, values),
    second: second ? words(second, key, values) : '',
  })
  const { groups, stamped } = cast[slot](kind)
  const thing = kind === 'MARK' ? 'MARK' : kind === 'DESIGN' ? 'DESIGN' : 'PATENT'
  const filling = { title: titleOf(data) || blank }
  const title = said(`title.${slot}${slot === 'KEP' || slot === 'PGH' ? `.${thing}` : ''}`)
  return {
    lang: 'id',
    second: second ?? 'id',
    secondRtl: second === 'ar',
    title: title.first,
    secondTitle: title.second,
    author: words('id', 'author'),
    made: momentParts(now),
    footer: title.first,
    page: say('id', 'receipt:page', { page: '{{page}}', pages: '{{pages}}' }),
    opening: said(slot === 'PGH' ? 'opening.parties' : 'opening'),
    groups: groups.map(({ heading, section }) => ({
      heading: said(`heading.${heading}`),
      people: peopleOf(data, section).map((person) => personRows(person, input.places, said)),
      after: { first: '', second: '' },
    })),
    declares: said(`declares.${slot}`),
    clauses: Array.from({ length: clauses[slot] }, (_, at) => {
      const key = `${slot}.${slot === 'KUA' || slot === 'SPU' ? '' : `${thing}.`}${at + 1}`
      const clauseIn = (language: Language) =>
        words(language, key, { ...filling, thing: words(language, `thing.${thing}`, filling) })
      return { parts: [paperText(clauseIn('id'))], second: second ? clauseIn(second) : '' }
    }),
    closing: said(`closing.${slot === 'KUA' || slot === 'PGH' ? slot : 'statement'}`),
    placeDate: `${placeOf(data, input.places) || blank}, ${dateWords(legalDateOf(now))}`,
    stamp: words('id', 'stamp'),
    signature: words('id', 'signature'),
    signers: groups.flatMap(({ heading, section }) => signersOf(data, section, heading, section === stamped, said)),
    unshownNote: say('id', 'receipt:aboutUnshown'),
  }
}

const blank = '……………………'

function words(language: Language, key: string, values: Values = {}): string {
  return say(language, `uploads:paper.${key}` as TextKey, values)
}

/** One empty person where nobody is entered yet, to be written in. */
function peopleOf(data: DraftData, section: string): FormRow[] {
  const people = rowsOf(data, section)
  return people.length > 0 ? people : [{}]
}

function hasForeigner(data: DraftData): boolean {
  return ['OWNERS', 'INVENTORS'].some((section) =>
    rowsOf(data, section).some((person) => !['', 'ID'].includes(fieldText(person, 'NATIONALITY_COUNTRY_CODE'))),
  )
}

const regions = ['VILLAGE_CODE', 'DISTRICT_CODE', 'CITY_CODE', 'STATE_CODE'] as const

export function codesOfPeople(data: DraftData): string[] {
  return ['OWNERS', 'INVENTORS', 'REPRS'].flatMap((section) =>
    rowsOf(data, section).flatMap((row) =>
      [...regions, 'NATIONALITY_COUNTRY_CODE'].map((field) => fieldText(row, field)),
    ),
  )
}

function personRows(person: FormRow, places: Map<string, string>, said: Said) {
  const address = [
    fieldText(person, 'ADDR_STREET').replaceAll('\n', ', '),
    ...regions.map((field) => places.get(fieldText(person, field)) ?? ''),
    fieldText(person, 'ZIPCODE'),
  ]
  const rows: [string, string][] = [
    ['name', rawText(person, 'PERSON_NAME')],
    ['agentNumber', fieldText(person, 'AGENT_NOTES')],
    ['idNumber', fieldText(person, 'INDI_PERSON_ID_NBR')],
    ['nationality', places.get(fieldText(person, 'NATIONALITY_COUNTRY_CODE')) ?? ''],
    ['address', address.filter(Boolean).join(', ')],
  ]
  const optional = new Set(['agentNumber', 'idNumber'])
  return rows
    .filter(([label, value]) => value !== '' || !optional.has(label))
    .map(([label, value]) => ({ label: said(`row.${label}`), value: paperText(value || blank) }))
}

/** Exactly as typed. */
function rawText(row: FormRow, field: string): string {
  const value = row[field]
  return typeof value === 'string' ? value : ''
}

/** A company is signed for by somebody whose name is written in. */
function signersOf(data: DraftData, section: string, heading: string, isStamped: boolean, said: Said): Signer[] {
  return peopleOf(data, section).map((person, at) => {
    const name = rawText(person, 'PERSON_NAME')
    const isCompany = fieldText(person, 'PERSON_WCODE') === 'C'
    const role = said(`heading.${heading}`)
    const behalf = said('behalf', { name })
    return {
      role: isCompany ? { first: `${role.first}, ${behalf.first}`, second: behalf.second } : role,
      name: paperText(isCompany ? '' : name),
      stamp: isStamped && at === 0,
    }
  })
}

/** Where the first signer lives, as papers are dated. */
function placeOf(data: DraftData, places: Map<string, string>): string {
  const [first = {}] = rowsOf(data, 'OWNERS')
  return places.get(fieldText(first, 'CITY_CODE')) ?? ''
}
