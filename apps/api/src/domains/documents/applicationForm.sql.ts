import { type Db, tables, type Tables } from '@saki/db'
import { sql } from 'kysely'
import type { Insertable, Selectable } from 'kysely'

export type ApplicationForm = Selectable<Tables['applicationForm']>

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
  return tables(db)
    .selectFrom('application')
    .select([
      'applicationId',
      'formTyp',
      'formVersion',
      'snapshot',
      'applicationNumber',
      'submissionNbr',
      'submittedAt',
    ])
    .select(['filingDate', 'fileTyp'])
    .where('applicationId', '=', applicationId)
    .executeTakeFirstOrThrow()
}

/** Writes the next version. Locks the row of the application so that two versions never get the same number. */
export async function insertForm(
  tx: Db,
  form: Omit<Insertable<Tables['applicationForm']>, 'version'>,
): Promise<ApplicationForm> {
  await sql`select 1 from application where application_id = ${form.applicationId} for no key update`.execute(tx)
  const last = await tables(tx)
    .selectFrom('applicationForm')
    .select((s) => s.fn.max('version').as('version'))
    .where('applicationId', '=', form.applicationId)
    .executeTakeFirst()
  return tables(tx)
    .insertInto('applicationForm')
    .values({ ...form, version: (last?.version ?? 0) + 1 })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Versions of a case's form with their maker's name, newest first. */
export function listForms(db: Db, applicationId: number) {
  return tables(db)
    .selectFrom('applicationForm as f')
    .innerJoin('appUser as u', 'u.userId', 'f.madeBy')
    .selectAll('f')
    .select('u.fullName as madeByName')
    .where('f.applicationId', '=', applicationId)
    .orderBy('f.version', 'desc')
    .execute()
}

/** Creation times of the versions made after `since`, newest first. */
export async function listMoments(db: Db, applicationId: number, since: Date): Promise<Date[]> {
  const made = await tables(db)
    .selectFrom('applicationForm')
    .select('madeAt')
    .where('applicationId', '=', applicationId)
    .where('madeAt', '>', since)
    .orderBy('madeAt', 'desc')
    .execute()
  return made.map(({ madeAt }) => madeAt)
}

/** Throws when there is no form with this id. */
export function getForm(db: Db, docId: string): Promise<ApplicationForm> {
  return tables(db).selectFrom('applicationForm').selectAll().where('docId', '=', docId).executeTakeFirstOrThrow()
}

/** An application form by id, if its case belongs to this owner. */
export function findOwnForm(db: Db, ownerId: number, docId: string): Promise<ApplicationForm | undefined> {
  return tables(db)
    .selectFrom('applicationForm as f')
    .innerJoin('application as a', 'a.applicationId', 'f.applicationId')
    .selectAll('f')
    .where('f.docId', '=', docId)
    .where('a.ownerId', '=', ownerId)
    .executeTakeFirst()
}
