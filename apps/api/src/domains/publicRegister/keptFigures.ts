import type { Db } from '@saki/db'

import { countPublicCases, listRegisterMonths, type RegisterCount } from './registerOverview.sql.ts'

/** Counts of the register, with the instant of the count. */
export interface RegisterFigures {
  countedAt: Date
  counts: RegisterCount[]
  months: { month: string; cases: number }[]
}

/** Milliseconds for which counts are kept, because they read whole indexes. */
const KEEP_MS = 15 * 60_000

/** Keeps the counts in the memory of this process; concurrent requests wait for one count. A failed count keeps the former one. */
export function keepFigures(db: Db): (now: Date) => Promise<RegisterFigures> {
  let kept: RegisterFigures | undefined
  let counting: Promise<RegisterFigures> | undefined
  const recount = async (now: Date) => {
    const [counts, months] = [await countPublicCases(db), await listRegisterMonths(db)]
    kept = { countedAt: now, counts, months }
    return kept
  }
  return async (now) => {
    if (kept && now.getTime() - kept.countedAt.getTime() < KEEP_MS && now >= kept.countedAt) return kept
    counting ??= recount(now).finally(() => (counting = undefined))
    if (!kept) return counting
    const former = kept
    return counting.catch(() => former)
  }
}
