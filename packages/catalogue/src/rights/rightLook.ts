import type { ReasonedRight } from '@saki/domain/decisions/substantiveGrounds'
import type { TextKey } from '@saki/texts'

/** A letter at the beginning of application numbers: a row of `file_type`, with its rows of `file_sequence`. */
export interface NumberLetter {
  letter: string
  name: { id: string; en: string }
  /** Digits of the running number. */
  digits: number
  /** The two characters after the letter: the office or, for marks since 2018, the country. */
  sequences: readonly { code: string; name: { id: string; en: string } }[]
  /** Only imported numbers have this letter; no filing gets it. */
  isOld?: true
}

/** Inventors or designers. */
export interface Maker {
  /** `party_role` in the database. */
  role: 'designer' | 'inventor'
  /** Field of TECHNICAL that says the applicants are the makers. */
  isApplicant: string
  /** Headings on the receipt and the certificate. */
  receipt: TextKey
  certificate: TextKey
}

/** Names of a right. Those of rights with one letter come from the first. */
export interface RightNames {
  /** In lists of cases. */
  right: TextKey
  /** In the browser's filters and beside numbers. */
  short: TextKey
  /** In mandates, and in tables of the office. */
  mandate: TextKey
  office: TextKey
  gazette: TextKey
}

/** What lists and headers show of a right. Without forms and workflows, so that pages that need neither do not load them. */
export interface RightLook {
  /** Whose substantive articles decisions rest on; undefined where the office gives no reasons. */
  grounds?: ReasonedRight
  /** APPL_TYP of the wire and of `application`. */
  id: string
  /** RIGHT of the wire: rights with one letter share lists, mandates and the gazette. */
  letter: string
  icon: 'patent' | 'design' | 'mark'
  names: RightNames
  numbers: readonly NumberLetter[]
  maker?: Maker
  /** Which classification the case has. */
  classes: 'nice' | 'locarno' | 'ipc' | 'none'
  /** Article under which form, enclosures and fee together give a filing date. */
  filingDateGround: string
}
