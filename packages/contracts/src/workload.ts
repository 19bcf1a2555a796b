import { officeRoles, officeSections } from '@saki/domain/office/officeRoles'
import { z } from 'zod'

import { defineCalls } from './call.ts'
import { WorkKind, workKinds } from './deskQueue.ts'
import { RightCode } from './rightCode.ts'
import { Instant, LegalDate } from './shapes.ts'

const count = z.int().nonnegative()
const ByKind = z.object(Object.fromEntries(workKinds.map((kind) => [kind, count])) as Record<WorkKind, typeof count>)

/** Cases waiting for the office by kind of work. LATE: those past their day. */
const Held = z.object({ BY_KIND: ByKind, TOTAL: count, LATE: count })

const OfficerLoad = Held.extend({
  USER_ID: z.int(),
  USER_NAME: z.string(),
  SECTION: z.enum(officeSections),
  ROLES: z.array(z.enum(officeRoles)),
  /** Last day of the absence that covers today; null when present. */
  ABSENT_UNTIL: LegalDate.nullable(),
  SUBSTITUTE: z.string().nullable(),
})
export type OfficerLoad = z.infer<typeof OfficerLoad>

/** A stage of work of a right. Days are working days since the case came to the stage, or since its answer came. */
const Stage = z.object({
  KIND: WorkKind,
  RIGHT: RightCode,
  WAITING: count,
  LATE: count,
  /** Half of the cases wait so long or longer. */
  MEDIAN_DAYS: count,
  OLDEST: z.object({
    PATENT_ID: z.string(),
    OFFICER_NAME: z.string().nullable(),
    DAYS: count,
    /** Working days that the office had; null when the case has no day. */
    PROMISED_DAYS: count.nullable(),
  }),
})
export type WaitingStage = z.infer<typeof Stage>

/** Stages ended by the office in a week, within the day and after it, and stages begun. */
const Week = z.object({ MONDAY: LegalDate, ON_TIME: count, LATE: count, ARRIVED: count })
export type Week = z.infer<typeof Week>

/** The work of the office as a whole. */
export const workloadCalls = defineCalls({
  officeWorkload: {
    method: 'GET',
    path: '/office/workload',
    who: 'office',
    does: 'Work of the office: cases per officer and kind, those overdue, the longest waiting case of each stage, output of the last weeks',
    query: z.object({ right: RightCode.optional() }),
    reply: z.object({
      AS_OF: Instant,
      TODAY: LegalDate,
      /** Active officers, those with most overdue cases first. */
      OFFICERS: z.array(OfficerLoad),
      /** Cases that nobody has taken. */
      FREE: Held,
      STAGES: z.array(Stage),
      /** The oldest first; the last one is not over. */
      WEEKS: z.array(Week),
    }),
  },
})
