import { tables, type Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'

import type { ActionKey } from './process.sql.ts'

/** File type of an application, which names its right. */
export async function findFileType(db: Db, applicationId: number): Promise<string> {
  const row = await tables(db)
    .selectFrom('application')
    .select('fileTyp')
    .where('applicationId', '=', applicationId)
    .executeTakeFirstOrThrow()
  return row.fileTyp
}

/** Inserts the only entry of a special issue. */
export async function insertOnlyEntry(
  tx: Db,
  entry: ActionKey & { journalCode: string; applicationId: number; act: string; actedBy: number | null; page: number },
): Promise<void> {
  await tables(tx)
    .insertInto('gazetteEntry')
    .values({ ...entry, position: 1, kind: 'PUBLICATION' })
    .execute()
}

/** Keeps the act that published a case in its entry; false when the entry has one already or was left out. */
export async function markPublished(
  tx: Db,
  { journalCode, position, actionNbr }: { journalCode: string; position: number; actionNbr: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('gazetteEntry')
    .set({ actionNbr })
    .where('journalCode', '=', journalCode)
    .where('position', '=', position)
    .where('actionNbr', 'is', null)
    .where('droppedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Writes date and issue of its publication to a case, and takes it off the queue. */
export async function publishCase(
  tx: Db,
  applicationId: number,
  { journalCode, day }: { journalCode: string; day: LegalDate },
): Promise<void> {
  await tables(tx)
    .updateTable('application')
    .set({ publicationDate: day, journalCode })
    .where('applicationId', '=', applicationId)
    .execute()
  await tables(tx).deleteFrom('gazetteQueue').where('applicationId', '=', applicationId).execute()
}

/** Leaves the act of an undone publication or registration out of its issue, which the caller knows is not closed. */
export async function dropAnnouncement(tx: Db, key: ActionKey, now: Date): Promise<void> {
  await sql`
    with dropped as (
      update gazette_entry set action_nbr = null, dropped_at = ${now}
       where proc_typ = ${key.procTyp} and proc_nbr = ${key.procNbr} and action_nbr = ${key.actionNbr}
      returning application_id, journal_code, kind)
    update application a set publication_date = null, journal_code = null from dropped d
     where d.kind = 'PUBLICATION' and a.application_id = d.application_id and a.journal_code = d.journal_code`.execute(
    tx,
  )
}
