/** Range of six-digit numbers within billing codes; `to` is exclusive. */
export interface Range {
  from: number
  to: number
}

export interface CodeRange {
  /** Used on normal days. */
  daily: Range
  /** Used on a day on which the portal was reopened after a restore. */
  reserve: Range
}

/** Single and joint bills draw from separate ranges, so their codes never collide. */
export const codeRanges: Record<'single' | 'joint', CodeRange> = {
  single: { daily: { from: 0, to: 800_000 }, reserve: { from: 800_000, to: 900_000 } },
  joint: { daily: { from: 900_000, to: 980_000 }, reserve: { from: 980_000, to: 1_000_000 } },
}

/**
 * Numbers that may have been issued on this day before the `nth` reopening (1 is the first); `first` and `last` are inclusive. Codes issued
 * after the backup are unknown, so none of these is issued again. Each reopening leaves half of the reserve that the one before left.
 */
export function codesBeforeReopening(nth: number): { first: number; last: number }[] {
  return Object.values(codeRanges).map(({ daily, reserve }) => ({
    first: daily.from,
    last: reserve.to - Math.floor((reserve.to - reserve.from) / 2 ** (nth - 1)) - 1,
  }))
}
