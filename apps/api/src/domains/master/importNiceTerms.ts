import type { Readable } from 'node:stream'

import { transact, type Db } from '@saki/db'
import { addIncoming, openIncoming, renewWords, replaceTerms, type Replaced, type TermRow } from '@saki/db/niceTerms'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'

import { readTermsFile, type RejectedRow } from './niceTermsFile.ts'

export interface Imported extends Replaced {
  rows: number
  rejected: RejectedRow[]
  /** Terms in force that nobody is offered: longer than an application takes, or with a lost character. */
  notOffered: number
}

export interface ImportOptions {
  separator?: ',' | ';'
  /** Name of the edition the list follows; that of the classes when none is given. */
  edition?: string | undefined
  now: Date
}

const ROWS_AT_ONCE = 5_000

/**
 * Puts a file in the place of the office's list of terms, in one transaction: whoever searches meanwhile sees the old list. The same file
 * again changes nothing. Throws, and changes nothing, when the file is no list of terms or most of its rows cannot be taken.
 */
export function importNiceTerms(
  db: Db,
  bytes: Readable,
  { separator, edition, now }: ImportOptions,
): Promise<Imported> {
  return transact(db, async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
    await openIncoming(tx)
    const { rows, rejected } = readTermsFile(bytes, separator)
    const taken = await takeRows(tx, rows)
    if (taken <= rejected.length) {
      const [first] = rejected
      throw new Error(
        first
          ? `${rejected.length} of ${taken + rejected.length} rows cannot be taken, the first on line ${first.line}: ${first.why}`
          : 'the list is empty',
      )
    }
    const replaced = await replaceTerms(tx, {
      source: 'office',
      edition: edition ?? (await editionOf(tx)),
      day: legalDateOf(now),
    })
    if (replaced.added + replaced.closed > 0) await settle(tx)
    return { ...replaced, rows: taken, rejected, notOffered: await countNotOffered(tx) }
  })
}

async function takeRows(tx: Db, rows: AsyncIterable<TermRow>): Promise<number> {
  let taken = 0
  let batch: TermRow[] = []
  for await (const row of rows) {
    if (batch.push(row) < ROWS_AT_ONCE) continue
    await addIncoming(tx, batch)
    taken += batch.length
    batch = []
  }
  if (batch.length > 0) await addIncoming(tx, batch)
  return taken + batch.length
}

/** Searches of the new list are fast from the first one on: no rows wait to be entered in the index, and the planner knows their number. */
async function settle(tx: Db): Promise<void> {
  await renewWords(tx)
  await sql`select gin_clean_pending_list('nice_term_by_words')`.execute(tx)
  await sql`analyze nice_term`.execute(tx)
  await sql`analyze nice_word`.execute(tx)
}

async function editionOf(tx: Db): Promise<string> {
  const found = await sql<{ edition: string }>`select edition from nice_class order by nice_class_code limit 1`.execute(
    tx,
  )
  return found.rows[0]?.edition ?? ''
}

async function countNotOffered(tx: Db): Promise<number> {
  const found = await sql<{ terms: number }>`
    select count(*)::int as terms from nice_term where source = 'office' and valid_to is null and words = ''`.execute(
    tx,
  )
  return found.rows[0]?.terms ?? 0
}
