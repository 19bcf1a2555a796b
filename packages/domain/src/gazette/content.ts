import type { LegalDate } from '../dates/legalDate.ts'

export type EntryKind = 'PUBLICATION' | 'REGISTRATION' | 'CORRECTION'

/** What is public of a person in the gazette: no street, identity number, telephone or email. */
export interface GazettePerson {
  name: string
  city: string
  country: string
}

/** An entry of an issue as printed, and as kept beside its PDF. Names of countries and classes are in Indonesian. */
export interface GazetteContent {
  kind: EntryKind
  applicationNumber: string
  /** APPL_TYP. */
  right: string
  title: string
  englishTitle: string
  filingDate: LegalDate
  /** Day of publication, registration or correction. */
  on: LegalDate
  /** Last day of the publication; null when it has none. */
  lastDay: LegalDate | null
  /** Objections or views may be filed until then. */
  hasObjections: boolean
  registrationNumber: string
  internationalNumber: string
  owners: GazettePerson[]
  /** Designers or inventors. */
  makers: GazettePerson[]
  representatives: { name: string; number: string }[]
  priorities: { country: string; number: string; on: LegalDate }[]
  mark: {
    sign: string
    translation: string
    transliteration: string
    description: string
    disclaimer: string
    colours: string[]
  } | null
  goods: { classCode: number; terms: string[] }[]
  locarno: { code: string; name: string; product: string }[]
  /** Description of a design. */
  description: string
  ipc: string[]
  claims: number | null
  abstract: string
  pictures: { fileId: string; view: number | null }[]
  /** The issue and text of a correction. */
  correction: { journalCode: string; note: string } | null
  /** The case was left out after the page was laid out; its place is empty. */
  isDropped: boolean
}
