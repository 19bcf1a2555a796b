/** Six-digit numbers of billing codes, `to` exclusive. */
export interface Range {
  from: number
  to: number
}

export interface CodeRange {
  /** Where codes are drawn from as a rule. */
  daily: Range
  /** Where they are drawn from on a day the portal was reopened after a restore. */
  reserve: Range
}

/** Codes of single bills and of joint ones never meet: they are drawn from two parts of the day's million. */
export const codeRanges: Record<'single' | 'joint', CodeRange> = {
  single: { daily: { from: 0, to: 800_000 }, reserve: { from: 800_000, to: 900_000 } },
  joint: { daily: { from: 900_000, to: 980_000 }, reserve: { from: 980_000, to: 1_000_000 } },
}

/**
 * What may have been drawn on this day before the `nth` reopening of the day (1 is the first), first and last number inclusive: the
 * codes issued after the backup are unknown and are not drawn again. Each reopening leaves half of the reserve the one before it left.
 */
export function codesBeforeReopening(nth: number): { first: number; last: number }[] {
  return Object.values(codeRanges).map(({ daily, reserve }) => ({
    first: daily.from,
    last: reserve.to - Math.floor((reserve.to - reserve.from) / 2 ** (nth - 1)) - 1,
  }))
}
