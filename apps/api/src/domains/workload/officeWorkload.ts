import { workKinds, type WorkKind } from '@saki/contracts/deskQueue'
import type { workloadCalls } from '@saki/contracts/workload'
import type { Db } from '@saki/db'
import { addDays, legalDateOf, weekday, type LegalDate } from '@saki/domain/dates/legalDate'
import { caseRoles, holdsRole, officeRoles } from '@saki/domain/office/officeRoles'
import { workingDaysBetween } from '@saki/domain/workflow/workingDays'

import { holidaySet } from '../../daysOff.sql.ts'
import type { HandlerInput } from '../../implement.ts'
import { knownLetter } from '../../knownLetter.ts'
import { listAbsences } from '../staff/absences.sql.ts'
import { listStaff } from '../staff/staff.sql.ts'
import { listLoad, listStages, type LoadRow, type StageRow } from './waiting.sql.ts'
import { listWeeks } from './weeks.sql.ts'

type Call = (typeof workloadCalls)['officeWorkload']
/** Weeks of output shown, with the running one. */
const WEEKS = 8

/** The work of the office: who has what, what is overdue, what waits longest, and what was done in the last weeks. */
export async function officeWorkload({ query, db, now }: HandlerInput<Call>) {
  const right = knownLetter(query.right, 'right')
  const today = legalDateOf(now)
  const load = await listLoad(db, right, today)
  return {
    AS_OF: now.toISOString(),
    TODAY: today,
    OFFICERS: await listOfficerLoads(db, load, today),
    FREE: heldBy(load, null),
    STAGES: await stagesOf(db, right, today),
    WEEKS: (await listWeeks(db, right, lastMondays(today))).map(({ monday, onTime, late, arrived }) => ({
      MONDAY: monday,
      ON_TIME: onTime,
      LATE: late,
      ARRIVED: arrived,
    })),
  }
}

/** Waiting times of the stages in working days, in the order of the work. */
export async function stagesOf(db: Db, right: string | undefined, today: LegalDate) {
  const holidays = await holidaySet(db)
  const days = (from: Date, to: LegalDate) => workingDaysBetween(legalDateOf(from), to, holidays)
  const wire = (row: StageRow) => ({
    KIND: row.kind,
    RIGHT: row.letter,
    WAITING: row.waiting,
    LATE: row.late,
    MEDIAN_DAYS: days(row.medianSince, today),
    OLDEST: {
      PATENT_ID: row.applicationNumber,
      OFFICER_NAME: row.officerName,
      DAYS: days(row.oldestSince, today),
      // The day of a case with an answer is the applicant's.
      PROMISED_DAYS: row.kind === 'REPLY' || row.oldestDue === null ? null : days(row.oldestSince, row.oldestDue),
    },
  })
  const stages = (await listStages(db, right, today)).map(wire)
  return stages.toSorted(
    (a, b) => workKinds.indexOf(a.KIND) - workKinds.indexOf(b.KIND) || a.RIGHT.localeCompare(b.RIGHT),
  )
}

/** Active officers who work on cases or hold some, those with most overdue cases first. */
async function listOfficerLoads(db: Db, load: readonly LoadRow[], today: LegalDate) {
  const absences = (await listAbsences(db, today)).filter(({ from }) => from <= today)
  const rows = (await listStaff(db))
    .filter(({ isActive }) => isActive)
    .map(({ userId, name, section, roles }) => {
      const absence = absences.find(({ officerId }) => officerId === userId)
      return {
        ...heldBy(load, userId),
        USER_ID: userId,
        USER_NAME: name,
        SECTION: section,
        ROLES: [...(roles ?? officeRoles)],
        ABSENT_UNTIL: absence?.to ?? null,
        SUBSTITUTE: absence?.substituteName ?? null,
      }
    })
  return rows
    .filter(({ TOTAL, ROLES }) => TOTAL > 0 || holdsRole(ROLES, caseRoles))
    .toSorted((a, b) => b.LATE - a.LATE || b.TOTAL - a.TOTAL || a.USER_NAME.localeCompare(b.USER_NAME))
}

function heldBy(load: readonly LoadRow[], officerId: number | null) {
  const own = load.filter((row) => row.officerId === officerId)
  const sumOf = (what: 'total' | 'late') => own.reduce((sum, row) => sum + row[what], 0)
  const BY_KIND = Object.fromEntries(
    workKinds.map((kind) => [kind, own.find((row) => row.kind === kind)?.total ?? 0]),
  ) as Record<WorkKind, number>
  return { BY_KIND, TOTAL: sumOf('total'), LATE: sumOf('late') }
}

function lastMondays(today: LegalDate): LegalDate[] {
  const monday = addDays(today, -((weekday(today) + 6) % 7))
  return Array.from({ length: WEEKS }, (_, at) => addDays(monday, 7 * (at + 1 - WEEKS)))
}
