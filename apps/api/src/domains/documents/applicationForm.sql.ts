import { tables, type Db } from '@saki/db'
import type { ApplicationFormTable } from '@saki/db/schema'
import { sql } from 'kysely'
import type { Insertable, Selectable } from 'kysely'

export type ApplicationForm = Selectable<ApplicationFormTable>

/**
 * Advisory lock: one form is generated per person at a time, across all servers. False while another is being made. Released when
 * the transaction ends.
 */
export async function claimPaper(tx: Db, userId: number): Promise<boolean> {
  const { mine } = await tables(tx)
    .selectNoFrom((eb) =>
      eb.fn<boolean>('pg_try_advisory_xact_lock', [sql`hashtext('application form')`, eb.val(userId)]).as('mine'),
    )
    .executeTakeFirstOrThrow()
  return mine
}

/** The snapshot and numbers of a filing. Throws when it does not exist. */
export function findFrozen(db: Db, applicationId: number) {
  return db
    .selectFrom('application')
    .select([
      'application_id',
      'form_typ',
      'form_version',
      'snapshot',
      'application_number',
      'submission_nbr',
      'submitted_at',
    ])
    .select(['filing_date', 'file_typ'])
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow()
}

/** Writes the next version. Locks the row of the application so that two versions never get the same number. */
export async function insertForm(
  tx: Db,
  form: Omit<Insertable<ApplicationFormTable>, 'version'>,
): Promise<ApplicationForm> {
  await sql`select 1 from application where application_id = ${form.application_id} for no key update`.execute(tx)
  const last = await tx
    .selectFrom('application_form')
    .select((s) => s.fn.max('version').as('version'))
    .where('application_id', '=', form.application_id)
    .executeTakeFirst()
  return tx
    .insertInto('application_form')
    .values({ ...form, version: (last?.version ?? 0) + 1 })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Versions of a case's form with their maker's name, newest first. */
export function listForms(db: Db, applicationId: number) {
  return db
    .selectFrom('application_form as f')
    .innerJoin('app_user as u', 'u.user_id', 'f.made_by')
    .selectAll('f')
    .select('u.full_name as made_by_name')
    .where('f.application_id', '=', applicationId)
    .orderBy('f.version', 'desc')
    .execute()
}

/** Creation times of the versions made after `since`, newest first. */
export async function listMoments(db: Db, applicationId: number, since: Date): Promise<Date[]> {
  const made = await db
    .selectFrom('application_form')
    .select('made_at')
    .where('application_id', '=', applicationId)
    .where('made_at', '>', since)
    .orderBy('made_at', 'desc')
    .execute()
  return made.map(({ made_at }) => made_at)
}

/** Throws when there is no form with this id. */
export function getForm(db: Db, docId: string): Promise<ApplicationForm> {
  return db.selectFrom('application_form').selectAll().where('doc_id', '=', docId).executeTakeFirstOrThrow()
}

/** An application form by id, if its case belongs to this owner. */
export function findOwnForm(db: Db, ownerId: number, docId: string): Promise<ApplicationForm | undefined> {
  return db
    .selectFrom('application_form as f')
    .innerJoin('application as a', 'a.application_id', 'f.application_id')
    .selectAll('f')
    .where('f.doc_id', '=', docId)
    .where('a.owner_id', '=', ownerId)
    .executeTakeFirst()
}
