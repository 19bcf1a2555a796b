import type { staffCalls } from '@saki/contracts/staff'
import { transact } from '@saki/db'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { absenceFault, type AbsenceFault } from '@saki/domain/office/absence'

import { Invalid, NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { onceOnly } from '../../keptReply.ts'
import { assertRole, type Session } from '../../session.ts'
import { endAbsence, insertAbsence, listAbsences, lockAbsences } from './absences.sql.ts'
import { lockOfficer } from './staff.sql.ts'

type Calls = typeof staffCalls

const faultFields: Record<AbsenceFault, string> = {
  order: 'TO_DATE',
  past: 'TO_DATE',
  tooLong: 'TO_DATE',
  overlap: 'FROM_DATE',
  ownSubstitute: 'SUBSTITUTE_ID',
  substituteAbsent: 'SUBSTITUTE_ID',
}

/** Notes an absence. Idempotent per key. Throws ROLE_NEEDED for somebody else's, NotFound, Invalid. */
export async function officeAbsence({ body, session, db, key, now }: HandlerInput<Calls['officeAbsence']>) {
  assertMayNote(session, body.USER_ID)
  const once = { userId: session.userId, key, call: 'officeAbsence', request: body, now }
  const today = legalDateOf(now)
  const absence = {
    officerId: body.USER_ID,
    from: body.FROM_DATE,
    to: body.TO_DATE,
    substituteId: body.SUBSTITUTE_ID,
    reason: body.REASON,
  }
  return transact(db, (tx) =>
    onceOnly(tx, once, async () => {
      await lockAbsences(tx)
      if (!(await lockOfficer(tx, body.USER_ID))) throw new NotFound('officer', body.USER_ID)
      const substitute = body.SUBSTITUTE_ID === null ? null : await lockOfficer(tx, body.SUBSTITUTE_ID)
      if (substitute === undefined || substitute?.isActive === false)
        throw new Invalid([{ field: 'SUBSTITUTE_ID', message: 'staff:absence.fault.notActive' }])
      const fault = absenceFault(absence, await listAbsences(tx, today), today)
      if (fault) throw new Invalid([{ field: faultFields[fault], message: `staff:absence.fault.${fault}` }])
      await insertAbsence(tx, absence, { madeBy: session.userId, now })
      return { err: '' as const }
    }),
  )
}

/** Takes an absence back. Idempotent per key. Throws ROLE_NEEDED for somebody else's, NotFound once it is over or taken back. */
export async function officeAbsenceEnd({ body, session, db, key, now }: HandlerInput<Calls['officeAbsenceEnd']>) {
  const once = { userId: session.userId, key, call: 'officeAbsenceEnd', request: body, now }
  return transact(db, (tx) =>
    onceOnly(tx, once, async () => {
      const officerId = await endAbsence(tx, body.ABSENCE_ID, legalDateOf(now), now)
      if (officerId === undefined) throw new NotFound('absence', body.ABSENCE_ID)
      assertMayNote(session, officerId)
      return { err: '' as const }
    }),
  )
}

/** Everybody notes the own absence; heads and administrators that of others. */
function assertMayNote(session: Session, officerId: number): void {
  if (session.userId !== officerId) assertRole(session.officeRoles, ['head', 'administrator'])
}
