import { rowsOf, fieldText, type DraftData, type FormRow } from '../forms/form.ts'

/** What an entry of the address book holds: the fields of a person in a filing, under the same names. */
export const contactFields = [
  'PERSON_WCODE',
  'PERSON_NAME',
  'INDI_PERSON_ID_NBR',
  'NATIONALITY_COUNTRY_CODE',
  'ADDR_STREET',
  'STATE_CODE',
  'CITY_CODE',
  'DISTRICT_CODE',
  'VILLAGE_CODE',
  'ZIPCODE',
  'EMAIL',
  'TELEPHONE',
] as const
export type ContactField = (typeof contactFields)[number]
export type ContactPerson = Record<ContactField, string>

/** An entry as it stands now; its version rises with each change. */
export type Contact = ContactPerson & { CONTACT_ID: string; ROW_VERSION: number }

/** Sections of a draft whose rows are people. */
export const peopleSections = ['OWNERS', 'INVENTORS', 'REPRS'] as const
export type PeopleSection = (typeof peopleSections)[number]

/** The person in a row, letter by letter as typed: no script is folded and no blank is cut. */
export function contactOfRow(row: FormRow): ContactPerson {
  const text = (field: ContactField) => {
    const value = Object.hasOwn(row, field) ? row[field] : ''
    return typeof value === 'string' ? value : ''
  }
  return Object.fromEntries(contactFields.map((field) => [field, text(field)])) as ContactPerson
}

/** What CONTACT_ID of a row says: which entry it was taken from, and in which version. */
export function contactRef({ CONTACT_ID, ROW_VERSION }: Pick<Contact, 'CONTACT_ID' | 'ROW_VERSION'>): string {
  return `${CONTACT_ID}.${ROW_VERSION}`
}

export function parseContactRef(text: string): { contactId: string; version: number } | undefined {
  const [, contactId, version] = /^(C-[a-z2-7]{24})\.([1-9][0-9]{0,9})$/.exec(text) ?? []
  return contactId === undefined ? undefined : { contactId, version: Number(version) }
}

/** A row with the person of an entry. What the entry leaves open is emptied: nothing of another person may stay behind. */
export function rowFromContact(row: FormRow, contact: Contact): FormRow {
  const rest = Object.entries(row).filter(([name]) => !(contactFields as readonly string[]).includes(name))
  const person = Object.entries(contactOfRow(contact)).filter(([, value]) => value !== '')
  return { ...Object.fromEntries(rest), ...Object.fromEntries(person), CONTACT_ID: contactRef(contact) }
}

/** Names of the entries a draft's rows were taken from, each once. */
export function contactsIn(draft: DraftData): string[] {
  const rows = peopleSections.flatMap((section) => rowsOf(draft, section))
  const found = rows.flatMap((row) => parseContactRef(fieldText(row, 'CONTACT_ID'))?.contactId ?? [])
  return [...new Set(found)]
}

/** A row whose entry was corrected after it was taken. */
export interface OutdatedRow {
  section: PeopleSection
  at: number
  contact: Contact
}

/** Rows that could be brought up to date. One that already reads as the entry does is not named, nor one whose reader declined this version. */
export function outdatedRows(draft: DraftData, contacts: readonly Contact[]): OutdatedRow[] {
  return peopleSections.flatMap((section) =>
    rowsOf(draft, section).flatMap((row, at): OutdatedRow[] => {
      const ref = parseContactRef(fieldText(row, 'CONTACT_ID'))
      const contact = contacts.find(({ CONTACT_ID }) => CONTACT_ID === ref?.contactId)
      if (!ref || !contact || contact.ROW_VERSION <= ref.version) return []
      const [now, then] = [contactOfRow(contact), contactOfRow(row)]
      return contactFields.some((field) => now[field] !== then[field]) ? [{ section, at, contact }] : []
    }),
  )
}
