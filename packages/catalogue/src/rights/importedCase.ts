import type { LegalDate } from '@saki/domain/dates/legalDate'
import type { DraftData } from '@saki/domain/forms/form'

/** A granted or registered case of before this portal, with the wire's field names; see docs/how-to/import-cases.md. */
export interface ImportedCase {
  TITLE: string
  ENGLISH_TITLE: string
  DESIGN_DESCRIPTION?: string | undefined
  QTY_CLAIMS: number
  FILING_DATE: LegalDate
  REGISTRATION_DATE: LegalDate
  INVENTORS: readonly object[]
  PCT?: { PCT_APPL_DATE: LegalDate } | undefined
  NICE: readonly object[]
  LOCARNO: readonly object[]
  IPC: readonly object[]
  SIGN?: object | undefined
  /** Annuities are paid up to this year of protection. */
  PAID_YEARS?: number | undefined
  /** Last day of the term it was renewed to. */
  RENEWED_TO?: LegalDate | undefined
}

/** Why a case cannot be imported. */
export class BadLine extends Error {}

/** The process of an imported case while its past actions are taken. */
export interface ImportWalk {
  /** Takes an action on a day without checking its window, because it happened in the past. */
  take: (action: string, day: LegalDate, detail?: Record<string, unknown>) => void
  /** Moves the due date as if the action had been taken that many times, without history rows. */
  pass: (action: string, times: number) => void
  /** Takes the automatic action of the current state on its day. */
  fire: () => void
  now: () => { due: LegalDate | null; firesOn: LegalDate | null }
}

/** How cases of a right are imported. */
export interface RightImport {
  /** Fields about payments since the registration; a line with another of them is rejected. */
  paid: readonly ('PAID_YEARS' | 'RENEWED_TO')[]
  /** Takes the registration, and the payments or renewals since. Returns the last day of protection. Throws BadLine. */
  play: (walk: ImportWalk, line: ImportedCase, today: LegalDate) => LegalDate
  /** Answers of the form: those of its section FILING that only this right has, and its own sections. */
  answers: (line: ImportedCase) => { filing: Record<string, string>; sections: DraftData }
}

export const earlier = (a: LegalDate, b: LegalDate): LegalDate => (a < b ? a : b)
