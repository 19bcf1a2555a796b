import { bareReference, formatApplicationNumber, parseApplicationNumber } from './applicationNumber.ts'

/** Reference of a case on the wire: its application number or, before the fee is paid, its submission number. */
export type CaseRef = { kind: 'number'; applicationNumber: string } | { kind: 'submission'; submissionNbr: string }

/** Parses either kind of reference, ignoring separators, into the stored spelling; undefined when it is neither. */
export function parseCaseRef(text: string): CaseRef | undefined {
  const patent = parseApplicationNumber(text)
  if (patent) return { kind: 'number', applicationNumber: formatApplicationNumber(patent) }
  const submission = /^TRX((?:19|20)\d{2})(\d{6,10})$/.exec(bareReference(text) ?? '')
  return submission ? { kind: 'submission', submissionNbr: `TRX-${submission[1]}-${submission[2]}` } : undefined
}

/** Submission number, used until an application number exists: TRX-2026-100001. */
export function formatSubmissionNbr(year: number, sequence: number): string {
  return `TRX-${year}-${String(sequence).padStart(6, '0')}`
}
