import { z } from 'zod'

import { defineCalls } from './call.ts'
import { Done, Flag, Instant, LegalDate } from './shapes.ts'

const Line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u)
const Reason = Line(300).default('')

const HolidayRow = {
  DAY: LegalDate,
  /** NATIONAL holiday or COLLECTIVE leave (cuti bersama); neither is a working day. */
  KIND: z.enum(['NATIONAL', 'COLLECTIVE']),
  NAME_ID: z.string(),
  NAME_EN: z.string(),
  NAME_AR: z.string(),
  /** Y while the holidays of its year are not decreed and the day may change. */
  IND_PROVISIONAL: Flag,
  SOURCE: z.string(),
}
export const Holiday = z.object(HolidayRow)
export type Holiday = z.infer<typeof Holiday>

/** One change of an office table, with the fields before and after. */
export const TableChange = z.object({
  CHANGE_ID: z.int(),
  CHANGED_AT: Instant,
  USER_NAME: z.string(),
  ROW_KEY: z.string(),
  REASON: z.string(),
  CHANGES: z.array(z.object({ FIELD: z.string(), OLD_VALUE: z.string(), NEW_VALUE: z.string() })),
})
export type TableChange = z.infer<typeof TableChange>

const Length = {
  MONTHS: z.int().min(0).max(480).nullable(),
  CALENDAR_DAYS: z.int().min(-31).max(3660).nullable(),
  WORKING_DAYS: z.int().min(0).max(1000).nullable(),
}
const PeriodName = {
  FLOW_ID: z.string().min(1).max(80),
  FLOW_VERSION: z.int().positive(),
  ACTION: z.string().min(1).max(80),
  /** due: the deadline that an action starts. until: the period in which an action may be taken. */
  PART: z.enum(['due', 'until']),
}
export const PeriodRow = z.object({
  ...Length,
  VALID_FROM: LegalDate,
  GROUND: z.string(),
  IND_VERIFIED: Flag,
  NOTE: z.string(),
  /** Y for the row that applies today. */
  IND_IN_FORCE: Flag,
})
export type PeriodRow = z.infer<typeof PeriodRow>

/** A legal period with all its rows; without rows the length of the workflow applies. */
export const Period = z.object({
  ...PeriodName,
  /** P, D or T; empty for all rights. */
  RIGHT: z.string(),
  LAW_CODE: z.string(),
  ACTION_NAME: z.string(),
  ACTION_CAPTION: z.string(),
  /** The date from which the period counts. */
  FROM: z.enum(['action', 'due', 'filing', 'priority', 'effective', 'anniversary']),
  /** Y: a last day on a day off moves to the next working day. */
  IND_ROLLS: Flag,
  /** Y: a target of the office, without automatic effect. */
  IND_TARGET: Flag,
  ROWS: z.array(PeriodRow),
  /** Length defined by the workflow. */
  DEFINED: z.object({ ...Length, GROUND: z.string() }),
  /** Last day of a period that starts today; null when it counts from a date of the case. */
  SAMPLE: LegalDate.nullable(),
})
export type Period = z.infer<typeof Period>

export const calendarCalls = defineCalls({
  getDaysOff: {
    method: 'GET',
    path: '/getDaysOff',
    who: 'signedIn',
    does: 'National holidays and days of collective leave, by which last days move; weekends are not listed. Not in the specification.',
    reply: z.array(LegalDate),
  },
  officeHolidays: {
    method: 'GET',
    path: '/office/holidays',
    who: 'office',
    does: 'Holidays of one year, the years in the table, and the log of changes',
    query: z.object({ year: z.coerce.number().int().min(1990).max(2100).optional() }),
    reply: z.object({
      YEAR: z.int(),
      TODAY: LegalDate,
      YEARS: z.array(z.object({ YEAR: z.int(), DAYS: z.int(), IND_PROVISIONAL: Flag })),
      HOLIDAYS: z.array(Holiday),
      CHANGES: z.array(TableChange),
    }),
  },
  officeHolidaySave: {
    method: 'POST',
    path: '/office/holidays',
    who: 'office',
    roles: ['administrator'],
    does: 'Writes one holiday; deadlines already set do not move',
    once: true,
    body: z.object({
      ...HolidayRow,
      NAME_ID: Line(120).min(1),
      NAME_EN: Line(120).default(''),
      NAME_AR: Line(120).default(''),
      SOURCE: Line(200).default(''),
      REASON: Reason,
    }),
    reply: Done,
  },
  officeHolidayRemove: {
    method: 'POST',
    path: '/office/holidays/remove',
    who: 'office',
    roles: ['administrator'],
    does: 'Removes one holiday; deadlines already set do not move',
    once: true,
    body: z.object({ DAY: LegalDate, REASON: Reason }),
    reply: Done,
  },
  officePeriods: {
    method: 'GET',
    path: '/office/periods',
    who: 'office',
    does: 'Every legal period by workflow and action, with the rows of the office and a sample counted from today',
    query: z.object({}),
    reply: z.object({ TODAY: LegalDate, PERIODS: z.array(Period), CHANGES: z.array(TableChange) }),
  },
  officePeriodSave: {
    method: 'POST',
    path: '/office/periods',
    who: 'office',
    roles: ['administrator'],
    does: 'Writes one row: a length valid from a future day, or ground, note and verification mark of a row in force',
    once: true,
    body: z.object({
      ...PeriodName,
      ...Length,
      VALID_FROM: LegalDate,
      GROUND: Line(200).min(1),
      IND_VERIFIED: Flag,
      NOTE: Line(300).default(''),
      REASON: Line(300).min(1),
    }),
    reply: Done,
  },
})
