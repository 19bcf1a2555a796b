import type { Db } from '@saki/db'
import { daysBefore } from '@saki/domain/dates/durations'

import { deletePrunableDrafts as prune } from './draftBin.sql.ts'
import { KEPT_DAYS, KEYS_DAYS } from './keptDays.ts'

/** The nightly job `prune_drafts`. Idempotent. */
export async function pruneDrafts(db: Db, now: Date): Promise<void> {
  await prune(db, daysBefore(now, KEPT_DAYS), daysBefore(now, KEYS_DAYS))
}
