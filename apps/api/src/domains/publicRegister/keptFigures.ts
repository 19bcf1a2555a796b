import type { Db } from '@saki/db'

import { keepCount } from './keptCounts.ts'
import { countPublicCases, listRegisterMonths, type RegisterCount } from './registerOverview.sql.ts'

/** Counts of the register, with the instant of the count. */
export interface RegisterFigures {
  countedAt: Date
  counts: RegisterCount[]
  months: { month: string; cases: number }[]
}

/** Counts of the register, renewed every 15 minutes at most. */
export function keepFigures(db: Db): (now: Date) => Promise<RegisterFigures> {
  return keepCount(async () => ({ counts: await countPublicCases(db), months: await listRegisterMonths(db) }))
}
