import type { Db } from '@saki/db'
import type { Stems } from '@saki/domain/search/textTerms'
import { sql } from 'kysely'

/** Stems of words in small letters, each word once. */
export async function listStems(db: Db, words: readonly string[]): Promise<Stems> {
  const { rows } = await sql<{ word: string; id: string; en: string }>`
    select word, indonesian as id, english as en from word_stems(${[...new Set(words)]}::text[])`.execute(db)
  return new Map(rows.map(({ word, id, en }) => [word, { id, en }]))
}
