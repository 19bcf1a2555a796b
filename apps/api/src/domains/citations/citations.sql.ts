import { tables, type Db } from '@saki/db'

/** A pinned mark, with who pinned it. */
export interface CitationRecord {
  citedId: number
  note: string
  citedByName: string
  citedAt: Date
  rowVersion: number
}

/** Id of the trademark case with a number in canonical form. */
export async function findMarkId(db: Db, applicationNumber: string): Promise<number | undefined> {
  const row = await tables(db)
    .selectFrom('application as a')
    .innerJoin('applicationMark as m', 'm.applicationId', 'a.applicationId')
    .where('a.applicationNumber', '=', applicationNumber)
    .select('a.applicationId')
    .executeTakeFirst()
  return row?.applicationId
}

/** Marks pinned to a case, in the order in which they were pinned. */
export async function listCitations(db: Db, applicationId: number): Promise<CitationRecord[]> {
  return tables(db)
    .selectFrom('citation as c')
    .innerJoin('appUser as u', 'u.userId', 'c.citedBy')
    .where('c.applicationId', '=', applicationId)
    .select(['c.citedId', 'c.note', 'u.fullName as citedByName', 'c.citedAt', 'c.rowVersion'])
    .orderBy('c.citedAt')
    .orderBy('c.citedId')
    .execute()
}

/** A mark under examination and the one cited against it. */
export interface CitedPair {
  applicationId: number
  citedId: number
}

/** Note and version of a citation, locked until the transaction ends. */
export async function lockCitation(
  tx: Db,
  { applicationId, citedId }: CitedPair,
): Promise<{ note: string; rowVersion: number } | undefined> {
  return tables(tx)
    .selectFrom('citation')
    .where('applicationId', '=', applicationId)
    .where('citedId', '=', citedId)
    .select(['note', 'rowVersion'])
    .forUpdate()
    .executeTakeFirst()
}

/** Pins a mark; false when another transaction pinned it first. */
export async function insertCitation(
  tx: Db,
  citation: CitedPair & { note: string; citedBy: number; citedAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(tx)
    .insertInto('citation')
    .values(citation)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows) > 0
}

/** Changes the note of a locked citation. */
export async function updateNote(tx: Db, { applicationId, citedId }: CitedPair, note: string): Promise<void> {
  await tables(tx)
    .updateTable('citation')
    .set((eb) => ({ note, rowVersion: eb('rowVersion', '+', 1) }))
    .where('applicationId', '=', applicationId)
    .where('citedId', '=', citedId)
    .execute()
}

/** Removes a locked citation. */
export async function deleteCitation(tx: Db, { applicationId, citedId }: CitedPair): Promise<void> {
  await tables(tx)
    .deleteFrom('citation')
    .where('applicationId', '=', applicationId)
    .where('citedId', '=', citedId)
    .execute()
}

/** Logs what was done with a citation. */
export async function logCitation(
  tx: Db,
  entry: CitedPair & { what: 'cited' | 'noted' | 'removed'; note: string; changedBy: number; changedAt: Date },
): Promise<void> {
  await tables(tx).insertInto('citationLog').values(entry).execute()
}
