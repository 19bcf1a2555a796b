import { absenceReasons } from '@saki/domain/office/absence'
import { officeRoles, officeSections } from '@saki/domain/office/officeRoles'
import { z } from 'zod'

import { defineCalls } from './call.ts'
import { TableChange } from './calendar.ts'
import { Email, singleLineText } from './session.ts'
import { Done, Flag, Instant, LegalDate, UserId } from './shapes.ts'

const Roles = z.array(z.enum(officeRoles)).max(officeRoles.length)
const Nip = z
  .string()
  .trim()
  .regex(/^(\d{18})?$/)
const Reason = singleLineText(300).default('')

const NotedAbsence = z.object({
  ABSENCE_ID: z.int(),
  FROM_DATE: LegalDate,
  TO_DATE: LegalDate,
  REASON: z.enum(absenceReasons),
  SUBSTITUTE: z.object({ USER_ID: z.int(), USER_NAME: z.string() }).nullable(),
})
export type NotedAbsence = z.infer<typeof NotedAbsence>

/** An account of the office. */
export const StaffRow = z.object({
  USER_ID: z.int(),
  USER_NAME: z.string(),
  EMAIL: z.string(),
  NIP: z.string(),
  SECTION: z.enum(officeSections),
  ROLES: Roles,
  /** N while the office gave it no roles of its own, so that it has all of them. */
  IND_DIVIDED: Flag,
  IND_ACTIVE: Flag,
  /** Absences that are not over, the earliest first. */
  ABSENCES: z.array(NotedAbsence),
  /** Y when one of them covers today. */
  IND_ABSENT: Flag,
  /** Cases assigned to the account. */
  CASES: z.int().nonnegative(),
  LAST_LOGIN: Instant.nullable(),
  /** 0 while there is no row of its own. */
  ROW_VERSION: z.int().nonnegative(),
})
export type StaffRow = z.infer<typeof StaffRow>

export const staffCalls = defineCalls({
  officeStaff: {
    method: 'GET',
    path: '/office/staff',
    who: 'office',
    does: 'Accounts of the office with roles, absences and cases in hand, and the log of changes',
    query: z.object({}),
    reply: z.object({ TODAY: LegalDate, STAFF: z.array(StaffRow), CHANGES: z.array(TableChange) }),
  },
  officeStaffAdd: {
    method: 'POST',
    path: '/office/staff/add',
    who: 'office',
    roles: ['administrator'],
    does: 'Makes an account of the office and mails a link to choose its password',
    once: true,
    body: z.object({
      EMAIL: Email,
      USER_NAME: singleLineText(100).min(1),
      NIP: Nip,
      SECTION: z.enum(officeSections),
      ROLES: Roles,
    }),
    reply: Done.extend({ USER_ID: z.int() }),
  },
  officeStaffSave: {
    method: 'POST',
    path: '/office/staff/save',
    who: 'office',
    roles: ['administrator'],
    does: 'Sets number, section and roles of an account of the office',
    once: true,
    body: z.object({
      USER_ID: UserId,
      NIP: Nip,
      SECTION: z.enum(officeSections),
      ROLES: Roles,
      REASON: Reason,
      ROW_VERSION: z.int().nonnegative(),
    }),
    reply: Done,
  },
  officeStaffClose: {
    method: 'POST',
    path: '/office/staff/close',
    who: 'office',
    roles: ['administrator'],
    does: 'Closes an account of the office, ends its sessions and returns its cases to the queue, or opens it again',
    once: true,
    body: z.object({ USER_ID: UserId, IND_ACTIVE: Flag, REASON: Reason }),
    reply: Done,
  },
  officeAbsence: {
    method: 'POST',
    path: '/office/staff/absence',
    who: 'office',
    does: 'Notes an absence: one of the own, or as head or administrator one of somebody else',
    once: true,
    body: z.object({
      USER_ID: UserId,
      FROM_DATE: LegalDate,
      TO_DATE: LegalDate,
      REASON: z.enum(absenceReasons),
      SUBSTITUTE_ID: UserId.nullable(),
    }),
    reply: Done,
  },
  officeAbsenceEnd: {
    method: 'POST',
    path: '/office/staff/absence/end',
    who: 'office',
    does: 'Takes an absence back',
    once: true,
    body: z.object({ ABSENCE_ID: z.int().positive().max(2_147_483_647) }),
    reply: Done,
  },
})
