import type { Readable } from 'node:stream'

import { tables, transact, type Db } from '@saki/db'
import { addIncoming, openIncoming, renewWords, replaceTerms, type Replaced, type TermRow } from '@saki/db/niceTerms'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'

import { readTermsFile, type RejectedRow } from './niceTermsFile.ts'

export interface ImportReport extends Replaced {
  rows: number
  rejected: RejectedRow[]
  /** Terms in force that searches leave out: longer than an application accepts, or with a replacement character. */
  notOffered: number
}

export interface ImportOptions {
  separator?: ',' | ';'
  /** Edition of the Nice Classification the list follows; default: the edition of the classes. */
  edition?: string | undefined
  now: Date
}

const ROWS_AT_ONCE = 5_000

/**
 * Replaces the office's list of terms by a file, in one transaction: searches see the old list until the commit. Importing the same file
 * again changes nothing. Throws, and changes nothing, when the file is no list of terms or at least half of its rows are rejected.
 */
export function importNiceTerms(
  db: Db,
  bytes: Readable,
  { separator, edition, now }: ImportOptions,
): Promise<ImportReport> {
  return transact(db, async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
    await openIncoming(tx)
    const { rows, rejected } = readTermsFile(bytes, separator)
    const inserted = await insertRows(tx, rows)
    if (inserted <= rejected.length) {
      const [first] = rejected
      throw new Error(
        first
          ? `${rejected.length} of ${inserted + rejected.length} rows cannot be taken, the first on line ${first.line}: ${first.why}`
          : 'the list is empty',
      )
    }
    const replaced = await replaceTerms(tx, {
      source: 'office',
      edition: edition ?? (await editionOf(tx)),
      day: legalDateOf(now),
    })
    if (replaced.added + replaced.closed > 0) await refreshIndexes(tx)
    return { ...replaced, rows: inserted, rejected, notOffered: await countNotOffered(tx) }
  })
}

async function insertRows(tx: Db, rows: AsyncIterable<TermRow>): Promise<number> {
  let inserted = 0
  let batch: TermRow[] = []
  for await (const row of rows) {
    if (batch.push(row) < ROWS_AT_ONCE) continue
    await addIncoming(tx, batch)
    inserted += batch.length
    batch = []
  }
  if (batch.length > 0) await addIncoming(tx, batch)
  return inserted + batch.length
}

/** Renews the word index and the planner's statistics, so that the first searches of the new list are fast. */
async function refreshIndexes(tx: Db): Promise<void> {
  await renewWords(tx)
  await sql`select gin_clean_pending_list('nice_term_by_words')`.execute(tx)
  await sql`analyze nice_term`.execute(tx)
  await sql`analyze nice_word`.execute(tx)
}

async function editionOf(tx: Db): Promise<string> {
  const first = await tables(tx)
    .selectFrom('niceClass')
    .select('edition')
    .orderBy('niceClassCode')
    .limit(1)
    .executeTakeFirst()
  return first?.edition ?? ''
}

async function countNotOffered(tx: Db): Promise<number> {
  const counted = await tables(tx)
    .selectFrom('niceTerm')
    .select((eb) => eb.fn.countAll<number>().as('terms'))
    .where('source', '=', 'office')
    .where('validTo', 'is', null)
    .where('words', '=', '')
    .executeTakeFirst()
  return counted?.terms ?? 0
}
