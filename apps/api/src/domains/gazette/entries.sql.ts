import { tables, type Db } from '@saki/db'
import type { GazetteContent } from '@saki/domain/gazette/content'
import { sql } from 'kysely'

import type { ProcessKey } from '../workflow/recordAction.ts'
import type { ComposedEntry } from './composeEntries.ts'

export interface WaitingEntry extends ProcessKey {
  position: number
  applicationId: number
  act: string | null
  actedBy: number | null
}

/** Entries of an issue whose cases are not published yet, in order. */
export function listWaitingEntries(db: Db, journalCode: string): Promise<WaitingEntry[]> {
  return tables(db)
    .selectFrom('gazetteEntry')
    .select(['position', 'applicationId', 'procTyp', 'procNbr', 'act', 'actedBy'])
    .where('journalCode', '=', journalCode)
    .where('kind', '=', 'PUBLICATION')
    .where('actionNbr', 'is', null)
    .where('droppedAt', 'is', null)
    .orderBy('position')
    .execute()
}

/** Leaves a waiting entry out of its issue; false when it does not wait any more. */
export async function dropEntry(
  db: Db,
  { journalCode, position, now }: { journalCode: string; position: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tables(db)
    .updateTable('gazetteEntry')
    .set({ droppedAt: now })
    .where('journalCode', '=', journalCode)
    .where('position', '=', position)
    .where('actionNbr', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Keeps contents and first pages of the entries of an issue that is not closed. */
export async function keepContents(tx: Db, journalCode: string, entries: readonly ComposedEntry[]): Promise<void> {
  const rows = entries.map(({ position, page, content }) => ({ position, page, entry: content }))
  await sql`
    update gazette_entry e set page = r.page, entry = r.entry
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (position int, page int, entry jsonb)
     where e.journal_code = ${journalCode} and e.position = r.position`.execute(tx)
}

export interface KeptEntry {
  position: number
  page: number | null
  entry: Partial<GazetteContent>
}

/** Entries of a closed issue as printed. Issues closed before entries were complete have fewer fields. */
export function listKeptEntries(
  db: Db,
  journalCode: string,
  { after = 0, most = 100_000 }: { after?: number; most?: number } = {},
): Promise<KeptEntry[]> {
  return tables(db)
    .selectFrom('gazetteEntry')
    .select(['position', 'page', 'entry'])
    .where('journalCode', '=', journalCode)
    .orderBy('position')
    .offset(after)
    .limit(most)
    .$narrowType<KeptEntry>()
    .execute()
}

/** Locks a waiting entry until the transaction ends; false when it does not wait any more. */
export async function isWaiting(tx: Db, journalCode: string, position: number): Promise<boolean> {
  const found = await tables(tx)
    .selectFrom('gazetteEntry')
    .select('position')
    .where('journalCode', '=', journalCode)
    .where('position', '=', position)
    .where('actionNbr', 'is', null)
    .where('droppedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return found !== undefined
}

/** The application of an entry of an issue that was not left out; undefined when there is none. */
export async function findEntryCase(
  db: Db,
  journalCode: string,
  applicationNumber: string,
): Promise<number | undefined> {
  const found = await tables(db)
    .selectFrom('gazetteEntry as e')
    .innerJoin('application as a', 'a.applicationId', 'e.applicationId')
    .select('e.applicationId')
    .where('e.journalCode', '=', journalCode)
    .where('a.applicationNumber', '=', applicationNumber)
    .where('e.droppedAt', 'is', null)
    .executeTakeFirst()
  return found?.applicationId
}

export async function insertCorrection(
  tx: Db,
  row: { journalCode: string; applicationId: number; note: string; madeAt: Date; madeBy: number },
): Promise<void> {
  await tables(tx).insertInto('gazetteCorrection').values(row).execute()
}
