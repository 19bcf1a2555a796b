import { sweepUploads } from '../domains/documents/uploadParts.ts'
import { maintainDrafts } from '../domains/drafts/maintainDrafts.ts'
import { pruneDrafts } from '../domains/edits/pruneDrafts.ts'
import { sweepExpired } from '../domains/session/limiter.sql.ts'
import { runReminders } from '../domains/outgoing/remind.ts'
import type { Services } from '../services.ts'

export interface TimedWork {
  /** As it stands in the table of `npm run saki -- timers`. */
  name: string
  /** Does what is due at `now` and gives how much that was; 0 for housekeeping nobody counts. Running it twice does it once. */
  run: (services: Services, now: Date) => Promise<number>
}

/** What is due by the clock besides the automatic actions of cases; the portal runs each by a job of its own. */
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
