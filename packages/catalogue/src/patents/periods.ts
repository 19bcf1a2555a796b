/** Last day of an appeal against a refusal (UU 13/2016 art. 68). */
export const PATENT_APPEAL = { months: 3 } as const
/** A refused appeal may be brought before the Commercial Court within three months (art. 72). */
export const PATENT_SUIT = { months: 3 } as const
/** A certificate is issued within two months; a target of the office (art. 59). */
export const CERTIFICATE = { months: 2, target: true } as const
/** A year's annuity is due a month before the year begins (art. 126): eleven months into the year before. */
export const NEXT_ANNUITY = { months: 11, every: 12, from: 'effective', after: 'due' } as const
/** Letters of the examination that ask for a reply. */
export const FINDINGS = ['send_findings', 'propose_refusal'] as const
