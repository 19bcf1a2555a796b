import type { Db } from '@saki/db'
import type { Change } from '@saki/domain/corrections/changes'
import { sql } from 'kysely'

import { insertLog } from '../../register/filedCase.sql.ts'
import type { CaseStand, RestorePoint } from './restorePoint.sql.ts'

/** Who takes effects back, and of which request. */
export interface TakenBackBy {
  requestId: number
  submissionNbr: string
  officerId: number
  reason: string
  now: Date
}

/**
 * Sets the case back to its stand before the effects of a request, and writes each of their changes into the change log again with old and
 * new value exchanged. The case must be locked and its row version that of the restore point.
 */
export async function restoreCase(
  tx: Db,
  applicationId: number,
  { before, rowVersion }: RestorePoint,
  by: TakenBackBy,
): Promise<void> {
  await sql`
    update application a set owner_id = b.owner_id, owner_names = b.owner_names, corrected = b.corrected, title = b.title, reference = b.reference
      from jsonb_populate_record(null::application, ${JSON.stringify(before.application)}::jsonb) b
     where a.application_id = ${applicationId}`.execute(tx)
  await sql`
    update application_patent set claims = ${before.claims ?? null}::integer
     where application_id = ${applicationId} and ${before.claims ?? null}::integer is not null`.execute(tx)
  await replaceAll(tx, applicationId, 'application_party', before.parties)
  await replaceAll(tx, applicationId, 'application_nice', before.goods)
  await restoreLicences(tx, applicationId, before.licences)
  await restoreMandates(tx, applicationId, before.mandates, by)
  await logBack(tx, applicationId, { from: before.rowVersion, to: rowVersion }, by)
}

async function replaceAll(
  tx: Db,
  applicationId: number,
  table: 'application_party' | 'application_nice',
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  await sql`delete from ${sql.table(table)} where application_id = ${applicationId}`.execute(tx)
  await sql`
    insert into ${sql.table(table)}
    select * from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(tx)
}

/** Licences recorded since are removed; those ended since run on. */
async function restoreLicences(tx: Db, applicationId: number, licences: CaseStand['licences']): Promise<void> {
  await sql`
    with kept as (
      select * from jsonb_populate_recordset(null::licence, ${JSON.stringify(licences)}::jsonb)
    ), removed as (
      delete from licence l where l.application_id = ${applicationId} and not exists (select from kept k where k.licence_id = l.licence_id)
    )
    update licence l set ended_on = k.ended_on, ended_by = k.ended_by from kept k where k.licence_id = l.licence_id`.execute(
    tx,
  )
}

/** Mandates given since end; those ended since are in force again. */
async function restoreMandates(
  tx: Db,
  applicationId: number,
  mandates: CaseStand['mandates'],
  { officerId, now }: TakenBackBy,
): Promise<void> {
  await sql`
    with kept as (
      select * from jsonb_to_recordset(${JSON.stringify(mandates)}::jsonb) as k (mandate_id integer, revoked_at timestamptz, revoked_by integer)
    ), ended as (
      update mandate m set revoked_at = ${now}, revoked_by = ${officerId}
       where m.application_id = ${applicationId} and m.revoked_at is null and not exists (select from kept k where k.mandate_id = m.mandate_id)
    )
    update mandate m set revoked_at = k.revoked_at, revoked_by = k.revoked_by from kept k where k.mandate_id = m.mandate_id`.execute(
    tx,
  )
}

async function logBack(
  tx: Db,
  applicationId: number,
  versions: { from: number; to: number },
  { submissionNbr, officerId, reason, now }: TakenBackBy,
): Promise<void> {
  const { rows } = await sql<{ section: string; changes: Change[] }>`
    select section, changes from change_log
     where application_id = ${applicationId} and request_ref = ${submissionNbr} and row_version > ${versions.from} and row_version <= ${versions.to}
     order by log_change_nbr desc`.execute(tx)
  for (const { section, changes } of rows) {
    const { rows: raised } = await sql<{ version: number }>`
      update application set row_version = row_version + 1 where application_id = ${applicationId} returning row_version as version`.execute(
      tx,
    )
    await insertLog(tx, {
      applicationId,
      rowVersion: raised[0]?.version ?? versions.to,
      userId: officerId,
      section,
      requestRef: submissionNbr,
      reason,
      legalReason: '',
      changes: changes.map((change) => ({ ...change, oldValue: change.newValue, newValue: change.oldValue })),
      now,
    })
  }
}
