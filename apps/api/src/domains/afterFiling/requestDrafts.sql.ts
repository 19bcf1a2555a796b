import { tables, type Db } from '@saki/db'

/** Names the case whose right decides which mandates reach the draft; the first case of the draft. */
export async function nameFirstCase(tx: Db, tempId: string, applicationId: number): Promise<void> {
  await tables(tx)
    .insertInto('requestDraft')
    .values({ tempId, applicationId })
    .onConflict((c) => c.column('tempId').doUpdateSet({ applicationId }))
    .execute()
}

/** Submission number of the request made from a draft; undefined while it is not submitted. */
export async function submissionOf(db: Db, tempId: string): Promise<string | undefined> {
  const found = await tables(db)
    .selectFrom('request')
    .select('submissionNbr')
    .where('tempId', '=', tempId)
    .executeTakeFirst()
  return found?.submissionNbr
}
