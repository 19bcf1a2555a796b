import type { staffCalls, StaffRow } from '@saki/contracts/staff'
import { transact, type Db } from '@saki/db'
import { legalDateOf, type LegalDate } from '@saki/domain/dates/legalDate'
import { officeRoles } from '@saki/domain/office/officeRoles'

import { ConflictError, Invalid, NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { onceOnly } from '../../keptReply.ts'
import { insertTableChange, listTableChanges } from '../../tableChanges.sql.ts'
import { wireTableChange } from '../../wireTableChange.ts'
import { listAbsences, type AbsenceRecord } from './absences.sql.ts'
import { hasAdministrator, listStaff, lockOfficer, putOfficer, type StaffRecord } from './staff.sql.ts'

type Calls = typeof staffCalls
const flag = (yes: boolean) => (yes ? ('Y' as const) : ('N' as const))

/** Every account of the office with roles, absences and cases in hand, and the latest changes. Officers only. */
export async function officeStaff({ db, now }: HandlerInput<Calls['officeStaff']>) {
  const today = legalDateOf(now)
  const [staff, absences, changes] = [
    await listStaff(db),
    await listAbsences(db, today),
    await listTableChanges(db, 'officer'),
  ]
  const names = new Map(staff.map(({ userId, name }) => [String(userId), name]))
  return {
    TODAY: today,
    STAFF: staff.map((record) =>
      wireStaff(
        record,
        absences.filter(({ officerId }) => officerId === record.userId),
        today,
      ),
    ),
    CHANGES: changes.map((change) => ({ ...wireTableChange(change), ROW_KEY: names.get(change.rowKey) ?? '' })),
  }
}

/**
 * Sets number, section and roles. They hold from the officer's next request. Idempotent per key. Throws NotFound, STALE_VERSION, and Invalid
 * when nobody would be left to keep the accounts.
 */
export async function officeStaffSave({ body, session, db, key, now }: HandlerInput<Calls['officeStaffSave']>) {
  const once = { userId: session.userId, key, call: 'officeStaffSave', request: body, now }
  const after = { nip: body.NIP, section: body.SECTION, roles: officeRoles.filter((role) => body.ROLES.includes(role)) }
  return transact(db, (tx) =>
    onceOnly(tx, once, async () => {
      const locked = await lockOfficer(tx, body.USER_ID)
      if (!locked) throw new NotFound('officer', body.USER_ID)
      if (locked.rowVersion !== body.ROW_VERSION) throw new ConflictError('STALE_VERSION', 'officer')
      await putOfficer(tx, body.USER_ID, after)
      await assertAdministrator(tx, 'ROLES')
      const change = { what: 'officer' as const, rowKey: String(body.USER_ID), before: locked.officer, after }
      await insertTableChange(tx, { ...change, reason: body.REASON }, { userId: session.userId, now })
      return { err: '' as const }
    }),
  )
}

/** Throws Invalid when no active account could keep the accounts any more. */
export async function assertAdministrator(tx: Db, field: string): Promise<void> {
  if (!(await hasAdministrator(tx))) throw new Invalid([{ field, message: 'staff:fault.lastAdministrator' }])
}

function wireStaff(record: StaffRecord, absences: readonly AbsenceRecord[], today: LegalDate): StaffRow {
  const { roles } = record
  return {
    USER_ID: record.userId,
    USER_NAME: record.name,
    EMAIL: record.email,
    NIP: record.nip,
    SECTION: record.section,
    ROLES: [...(roles ?? officeRoles)],
    IND_DIVIDED: flag(roles !== null),
    IND_ACTIVE: flag(record.isActive),
    ABSENCES: absences.map(({ absenceId, from, to, reason, substituteId, substituteName }) => ({
      ABSENCE_ID: absenceId,
      FROM_DATE: from,
      TO_DATE: to,
      REASON: reason,
      SUBSTITUTE: substituteId === null ? null : { USER_ID: substituteId, USER_NAME: substituteName ?? '' },
    })),
    IND_ABSENT: flag(absences.some(({ from, to }) => from <= today && today <= to)),
    CASES: record.cases,
    LAST_LOGIN: record.lastLogin?.toISOString() ?? null,
    ROW_VERSION: record.rowVersion,
  }
}
