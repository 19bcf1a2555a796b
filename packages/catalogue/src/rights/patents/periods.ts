/** Time to appeal against a refusal (UU 13/2016 art. 68). */
export const PATENT_APPEAL = { months: 3 } as const
/** A refused appeal may be contested before the Commercial Court within three months (art. 72). */
export const PATENT_SUIT = { months: 3 } as const
/**
 * Actions that decide to grant; windows against a grant count from the latest of them (UU 65/2024 art. 63A(4), UU 13/2016 art. 69, 70). An
 * imported right has only its certificate.
 */
export const GRANT_DECISIONS = [
  'allow',
  'appeal_allowed',
  'appeal_allowed_in_part',
  'suit_won',
  'cassation_won',
] as const
/** Action of an imported right from which those windows count. */
export const IMPORTED_GRANT = 'issue_certificate'
/** The certificate is issued within two months, a target of the office (art. 59). */
export const CERTIFICATE = { months: 2, target: true } as const
/** An annuity is due a month before its year begins (art. 126), that is eleven months into the year before. */
export const NEXT_ANNUITY = { months: 11, every: 12, from: 'effective', after: 'due' } as const
/** Examination letters that require a reply. */
export const FINDINGS = ['send_findings', 'propose_refusal'] as const
/** Priority within twelve months; its document within sixteen in all (UU 13/2016 art. 30, 31). */
export const PATENT_PRIORITY = { months: 12, documentMonths: 4 } as const
