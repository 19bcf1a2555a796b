import { rightOf, titleOf, type Right } from '@saki/catalogue'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import type { TemplateSlot } from '@saki/domain/files/templates'
import { rowsOf, fieldText, type DraftData, type FormRow } from '@saki/domain/forms/form'
import type { TextKey } from '@saki/texts'
import { longDateText } from '@saki/texts/dates'
import { say } from '@saki/texts/say'

import { momentParts } from './momentParts.ts'
import { paperText } from './paperText.ts'

type Language = 'id' | 'en' | 'ar'
type Values = Record<string, string | number>

export interface TemplateInput {
  slot: TemplateSlot
  kind: Right
  data: DraftData
  places: Map<string, string>
  now: Date
  /** Language of the asker. */
  reader: Language
}

/** Indonesian text and, for a foreign signer, its translation ('' otherwise). */
interface BilingualText {
  first: string
  second: string
}
type Translate = (key: string, values?: Values) => BilingualText

interface Signer {
  role: BilingualText
  name: ReturnType<typeof paperText>
  stamp: boolean
}

/** Parties of a document by heading and section, and the section whose signature carries the stamp duty. */
interface DocumentParties {
  groups: { heading: string; section: string }[]
  stamped: string
}

const partiesBySlot: Record<TemplateSlot, (kind: Right) => DocumentParties> = {
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
      { heading: rightOf(kind).maker?.role ?? 'inventor', section: 'INVENTORS' },
      { heading: 'assignee', section: 'OWNERS' },
    ],
    stamped: 'INVENTORS',
  }),
}
const statement: DocumentParties = { groups: [{ heading: 'applicant', section: 'OWNERS' }], stamped: 'OWNERS' }

/** Number of clauses per document. */
const clauses: Record<TemplateSlot, number> = { KEP: 3, SPM: 3, SPU: 3, KUA: 3, PGH: 4 }

/** Data of templates/paper.typ: an Indonesian document, with a translation when a signer is a foreigner. */
export function templateData(input: TemplateInput) {
  const { slot, kind, data, now, reader } = input
  const second = hasForeigner(data) ? (reader === 'ar' ? 'ar' : 'en') : undefined
  const translate: Translate = (key, values = {}) => ({
    first: words('id', key, values),
    second: second ? words(second, key, values) : '',
  })
  const { groups, stamped } = partiesBySlot[slot](kind)
  const { thing } = rightOf(kind).documents
  const filling = { title: titleOf(data) || blank }
  const title = translate(`title.${slot}${slot === 'KEP' || slot === 'PGH' ? `.${thing}` : ''}`)
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
    opening: translate(slot === 'PGH' ? 'opening.parties' : 'opening'),
    groups: groups.map(({ heading, section }) => ({
      heading: translate(`heading.${heading}`),
      people: peopleOf(data, section).map((person) => personRows(person, input.places, translate)),
      after: { first: '', second: '' },
    })),
    declares: translate(`declares.${slot}`),
    clauses: Array.from({ length: clauses[slot] }, (_, at) => {
      const key = `${slot}.${slot === 'KUA' || slot === 'SPU' ? '' : `${thing}.`}${at + 1}`
      const clauseIn = (language: Language) =>
        words(language, key, { ...filling, thing: words(language, `thing.${thing}`, filling) })
      return { parts: [paperText(clauseIn('id'))], second: second ? clauseIn(second) : '' }
    }),
    closing: translate(`closing.${slot === 'KUA' || slot === 'PGH' ? slot : 'statement'}`),
    placeDate: `${placeOf(data, input.places) || blank}, ${longDateText(legalDateOf(now), 'id')}`,
    stamp: words('id', 'stamp'),
    signature: words('id', 'signature'),
    signers: groups.flatMap(({ heading, section }) =>
      signersOf(data, section, heading, section === stamped, translate),
    ),
    unshownNote: say('id', 'receipt:aboutUnshown'),
  }
}

const blank = '……………………'

function words(language: Language, key: string, values: Values = {}): string {
  return say(language, `papers:template.${key}` as TextKey, values)
}

/** The people of a section; one blank person when none is entered yet. */
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

/** Codes of the regions and countries of all people of a draft. */
export function codesOfPeople(data: DraftData): string[] {
  return ['OWNERS', 'INVENTORS', 'REPRS'].flatMap((section) =>
    rowsOf(data, section).flatMap((row) =>
      [...regions, 'NATIONALITY_COUNTRY_CODE'].map((field) => fieldText(row, field)),
    ),
  )
}

function personRows(person: FormRow, places: Map<string, string>, translate: Translate) {
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
    .map(([label, value]) => ({ label: translate(`row.${label}`), value: paperText(value || blank) }))
}

/** Untrimmed. */
function rawText(row: FormRow, field: string): string {
  const value = row[field]
  return typeof value === 'string' ? value : ''
}

/** Signers of a section; the name of a company's signer is left blank. */
function signersOf(
  data: DraftData,
  section: string,
  heading: string,
  isStamped: boolean,
  translate: Translate,
): Signer[] {
  return peopleOf(data, section).map((person, at) => {
    const name = rawText(person, 'PERSON_NAME')
    const isCompany = fieldText(person, 'PERSON_WCODE') === 'C'
    const role = translate(`heading.${heading}`)
    const behalf = translate('behalf', { name })
    return {
      role: isCompany ? { first: `${role.first}, ${behalf.first}`, second: behalf.second } : role,
      name: paperText(isCompany ? '' : name),
      stamp: isStamped && at === 0,
    }
  })
}

/** City of the first applicant, for the place and date line. */
function placeOf(data: DraftData, places: Map<string, string>): string {
  const [first = {}] = rowsOf(data, 'OWNERS')
  return places.get(fieldText(first, 'CITY_CODE')) ?? ''
}
