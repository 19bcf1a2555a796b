import { tables, type Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import type { Absence, AbsenceReason } from '@saki/domain/office/absence'
import { sql } from 'kysely'

/** A noted absence with the name of the substitute. */
export interface AbsenceRecord extends Absence {
  absenceId: number
  reason: AbsenceReason
  substituteName: string | null
}

/** Absences that end on this day or later and were not taken back, the earliest first. */
export async function listAbsences(db: Db, from: LegalDate): Promise<AbsenceRecord[]> {
  return tables(db)
    .selectFrom('officerAbsence as b')
    .leftJoin('appUser as s', 's.userId', 'b.substituteId')
    .select(['b.absenceId', 'b.userId as officerId', 'b.fromDay as from', 'b.toDay as to', 'b.reason'])
    .select(['b.substituteId', 's.fullName as substituteName'])
    .where('b.toDay', '>=', from)
    .where('b.endedAt', 'is', null)
    .orderBy('b.fromDay')
    .orderBy('b.absenceId')
    .$narrowType<{ reason: AbsenceReason }>()
    .execute()
}

/** Lets one change of absences at a time be checked and written. */
export async function lockAbsences(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('office absences'))`.execute(tx)
}

export async function insertAbsence(
  tx: Db,
  { officerId, from, to, reason, substituteId }: Absence & { reason: AbsenceReason },
  { madeBy, now }: { madeBy: number; now: Date },
): Promise<void> {
  await tables(tx)
    .insertInto('officerAbsence')
    .values({ userId: officerId, fromDay: from, toDay: to, reason, substituteId, madeBy, madeAt: now })
    .execute()
}

/** Takes an absence back; returns whose it is, undefined when it is over, taken back already or unknown. */
export async function endAbsence(tx: Db, absenceId: number, today: LegalDate, now: Date): Promise<number | undefined> {
  const ended = await tables(tx)
    .updateTable('officerAbsence')
    .set({ endedAt: now })
    .where('absenceId', '=', absenceId)
    .where('endedAt', 'is', null)
    .where('toDay', '>=', today)
    .returning('userId')
    .executeTakeFirst()
  return ended?.userId
}
