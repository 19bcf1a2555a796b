import type { deskQueueCalls } from '@saki/contracts/deskQueue'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { officeRoles } from '@saki/domain/office/officeRoles'

import type { HandlerInput } from '../../implement.ts'
import { listAbsences } from '../staff/absences.sql.ts'
import { listStaff } from '../staff/staff.sql.ts'

type Call = (typeof deskQueueCalls)['officeOfficers']

/** Active officers by name, with roles, cases in hand and whether they are absent today. */
export async function officeOfficers({ db, now }: HandlerInput<Call>) {
  const today = legalDateOf(now)
  const absent = new Set(
    (await listAbsences(db, today)).flatMap(({ officerId, from }) => (from <= today ? [officerId] : [])),
  )
  return (await listStaff(db))
    .filter(({ isActive }) => isActive)
    .map(({ userId, name, roles, cases }) => ({
      USER_ID: userId,
      USER_NAME: name,
      ROLES: [...(roles ?? officeRoles)],
      CASES: cases,
      IND_ABSENT: absent.has(userId) ? ('Y' as const) : ('N' as const),
    }))
}
