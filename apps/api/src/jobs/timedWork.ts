import { sweepUploads } from '../domains/documents/uploadParts.ts'
import { maintainDrafts } from '../domains/drafts/maintainDrafts.ts'
import { pruneDrafts } from '../domains/edits/pruneDrafts.ts'
import { sweepExpired } from '../domains/session/limiter.sql.ts'
import { runReminders } from '../domains/outgoing/remind.ts'
import type { Services } from '../services.ts'

/** Scheduled work and its name. */
export interface TimedWork {
  /** As printed by `npm run saki -- timers`. */
  name: string
  /** Does what is due at `now` and returns how many items that were; 0 for housekeeping. Idempotent. */
  run: (services: Services, now: Date) => Promise<number>
}

/** Scheduled work besides the automatic actions of cases; the portal runs each as a job of its own. */
export const timedWork: readonly TimedWork[] = [
  {
    name: 'drafts',
    run: async (services, now) => {
      await pruneDrafts(services.db, now)
      await maintainDrafts(services, now)
      return 0
    },
  },
  {
    name: 'sessions, links and uploads past their time',
    run: async (services, now) => {
      await sweepExpired(services.db, now)
      await sweepUploads(services, now)
      return 0
    },
  },
  { name: 'reminders', run: runReminders },
]
