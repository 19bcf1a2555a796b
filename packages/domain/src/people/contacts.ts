import { rowsOf, fieldText, type DraftData, type FormRow } from '../forms/form.ts'

/** Fields of an address book entry, named as the fields of a person in a filing. */
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

/** An entry with its id and its version, which rises with each change. */
export type Contact = ContactPerson & { CONTACT_ID: string; ROW_VERSION: number }

/** Sections of a draft whose rows are persons. */
export const peopleSections = ['OWNERS', 'INVENTORS', 'REPRS'] as const
export type PeopleSection = (typeof peopleSections)[number]

/** The person fields of a row, unchanged: not normalised and not trimmed. */
export function contactOfRow(row: FormRow): ContactPerson {
  const text = (field: ContactField) => {
    const value = Object.hasOwn(row, field) ? row[field] : ''
    return typeof value === 'string' ? value : ''
  }
  return Object.fromEntries(contactFields.map((field) => [field, text(field)])) as ContactPerson
}

/** Value of CONTACT_ID in a row: id and version of the entry it was copied from. */
export function contactRef({ CONTACT_ID, ROW_VERSION }: Pick<Contact, 'CONTACT_ID' | 'ROW_VERSION'>): string {
  return `${CONTACT_ID}.${ROW_VERSION}`
}

export function parseContactRef(text: string): { contactId: string; version: number } | undefined {
  const [, contactId, version] = /^(C-[a-z2-7]{24})\.([1-9][0-9]{0,9})$/.exec(text) ?? []
  return contactId === undefined ? undefined : { contactId, version: Number(version) }
}

/** Replaces the person in a row by an entry. Fields the entry leaves empty are removed, so that no data of the previous person remains. */
export function rowFromContact(row: FormRow, contact: Contact): FormRow {
  const rest = Object.entries(row).filter(([name]) => !(contactFields as readonly string[]).includes(name))
  const person = Object.entries(contactOfRow(contact)).filter(([, value]) => value !== '')
  return { ...Object.fromEntries(rest), ...Object.fromEntries(person), CONTACT_ID: contactRef(contact) }
}

/** Distinct ids of the entries a draft's rows were copied from. */
export function contactsIn(draft: DraftData): string[] {
  const rows = peopleSections.flatMap((section) => rowsOf(draft, section))
  const found = rows.flatMap((row) => parseContactRef(fieldText(row, 'CONTACT_ID'))?.contactId ?? [])
  return [...new Set(found)]
}

/** A row whose entry changed after it was copied. */
export interface OutdatedRow {
  section: PeopleSection
  at: number
  contact: Contact
}

/**
 * Rows that could be updated from their entry. Rows equal to the entry are left out, and so are rows whose version was accepted or declined
 * already.
 */
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
