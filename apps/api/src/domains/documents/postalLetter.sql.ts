import { prepared, tables, type Db } from '@saki/db'
import { sql } from 'kysely'

/** Whether a letter goes by post: nobody logs in for its addressee, a person known from a paper or the holder of an imported case. */
export async function isByPost(
  db: Db,
  { applicationId, addresseeId }: { applicationId: number; addresseeId: number | null },
): Promise<boolean> {
  const { rows } = await sql<{ isClosed: boolean }>`${prepared}
    select u.status = 'closed' as "isClosed" from application a join app_user u on u.user_id = coalesce(${addresseeId}::int, a.owner_id)
     where a.application_id = ${applicationId}`.execute(db)
  return rows[0]?.isClosed ?? false
}

/** Puts a letter on the list of those to be posted. */
export async function insertWaitingToPost(tx: Db, letterId: string, issuedAt: Date): Promise<void> {
  await tables(tx).insertInto('postalLetter').values({ letterId, issuedAt }).execute()
}

/** Puts a letter back on the list: its posting was recorded by mistake. The record of it stays in `letter_posting`. */
export async function waitForPostingAgain(tx: Db, letterId: string): Promise<void> {
  await tables(tx).updateTable('postalLetter').set({ postedOn: null }).where('letterId', '=', letterId).execute()
}
