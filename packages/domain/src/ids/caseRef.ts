import { bareReference, formatPatentId, parsePatentId } from './patentId.ts'

/** How a case is named on the wire: by its application number or, before the fee is settled, by its submission number. */
export type CaseRef = { kind: 'patent'; patentId: string } | { kind: 'submission'; submissionNbr: string }

/** Reads either kind, however it is spaced, and returns it in the one spelling the database holds. */
export function parseCaseRef(text: string): CaseRef | undefined {
  const patent = parsePatentId(text)
  if (patent) return { kind: 'patent', patentId: formatPatentId(patent) }
  const submission = /^TRX((?:19|20)\d{2})(\d{6,10})$/.exec(bareReference(text) ?? '')
  return submission ? { kind: 'submission', submissionNbr: `TRX-${submission[1]}-${submission[2]}` } : undefined
}

/** The submission number shown until an application number exists: TRX-2026-100001. */
export function formatSubmissionNbr(year: number, sequence: number): string {
  return `TRX-${year}-${String(sequence).padStart(6, '0')}`
}
