import type { LegalDate } from '../dates/legalDate.ts'

/** A person in the public register. Streets, identity numbers, telephone and email are not public. */
export interface PublicPerson {
  name: string
  city: string
  province: string
  country: string
  /** ISO 3166-1 alpha-2; empty when unknown. */
  countryCode: string
}

/** An entry of the history. `state`: the case reached another outcome. `entry`: a letter that states an entry in the register. */
export interface PublicEvent {
  kind: 'filed' | 'published' | 'publicationOver' | 'registered' | 'state' | 'entry'
  on: LegalDate
  /** Text of the entry or name of the state, in the language of the page. */
  text: string
  /** Code of the gazette issue, or number of the letter. */
  reference: string
}

/** Holders of a right from a day on. `how`: the recorded change that brought them; empty for the first applicants. */
export interface PublicTitle {
  holders: string[]
  since: LegalDate | null
  how: string
}

/** A picture of the case, numbered from 1 in the order of the filing. `view`: VIEW_TYPE_ID of a design. */
export interface PublicPicture {
  position: number
  view: number | null
}

/**
 * What everybody may know of a published or registered case, the only source of pages, feeds and exports of the public register; of a case that
 * is not published, what will be public of it, for those who may read it.
 */
export interface PublicCase {
  applicationNumber: string
  /** APPL_TYP. */
  right: string
  /** RIGHT of the wire. */
  letter: string
  title: string
  status: { code: string; name: string; outcome: 'registered' | 'refused' | 'lapsed' | null; isPublication: boolean }
  filingDate: LegalDate
  publicationDate: LegalDate | null
  journalCode: string | null
  registrationNumber: string | null
  registrationDate: LegalDate | null
  /** Day of the decision to grant a patent, from which remedies against it count; null when it is not in the history. */
  grantedOn: LegalDate | null
  expirationDate: LegalDate | null
  /** Months of protection, of each term when it can be renewed. */
  termMonths: number
  owners: PublicPerson[]
  makers: PublicPerson[]
  representatives: { name: string; number: string }[]
  /** `lostOn`: day on which the claim was lost for want of its document. */
  priorities: { country: string; countryCode: string; number: string; on: LegalDate; lostOn?: LegalDate | null }[]
  mark: {
    sign: string
    translation: string
    transliteration: string
    description: string
    disclaimer: string
    colours: string[]
  } | null
  goods: { classCode: number; heading: string; terms: string[] }[]
  /** Figurative elements of a mark by the Vienna classification. */
  vienna: { code: string; name: string }[]
  locarno: { edition: string; code: string; name: string; product: string }[]
  design: { description: string; scope: string[] } | null
  ipc: string[]
  /** Name of the subclass of each symbol, in the language of the page. */
  ipcNames: string[]
  /** `abstract`: as read from the filed document; empty for a scan, and until it is read. */
  patent: {
    englishTitle: string
    abstract: string
    parentNumber: string
    claims: number
    descriptionPages: number
    internationalNumber: string
    internationalDate: LegalDate | null
    /** Last year of protection paid; null when unknown. */
    paidYear: number | null
  } | null
  pictures: PublicPicture[]
  events: PublicEvent[]
  titles: PublicTitle[]
  /** Last day for objections; null when the day of publication is not recorded here or the right has no objections. */
  objections: { lastDay: LegalDate; isOpen: boolean; received: number; publishedOn: LegalDate } | null
}
