import type { SearchTry } from '@saki/contracts/registerRow'
import type { Db } from '@saki/db'
import { parseRegisterQuery } from '@saki/domain/search/parseRegisterQuery'
import type { RegisterQuery } from '@saki/domain/search/registerQuery'
import { otherSpellings, shorterTexts, spelledWords } from '@saki/domain/search/searchTries'
import { sql } from 'kysely'

import { countRegister, type RegisterFilters } from './searchRegister.ts'
import type { RegisterVisibility } from './visible.sql.ts'

interface FruitlessSearch {
  text: string
  /** What must hold beside the text. */
  criteria: RegisterQuery
  filters: RegisterFilters
}

/**
 * Texts near one that finds nothing, which find something for the same asker: other spellings first, and if there are none, shorter texts.
 * Spellings are taken from words of published cases only.
 */
export async function listSearchTries(
  db: Db,
  { text, criteria, filters }: FruitlessSearch,
  visibility: RegisterVisibility,
): Promise<SearchTry[]> {
  const trying = async (texts: readonly string[], WHY: SearchTry['WHY']) => {
    const tried = await Promise.all(
      texts.map(async (Q): Promise<SearchTry[]> => {
        const { query } = parseRegisterQuery(Q)
        // What is left may be a part that nothing is searched for.
        if (query.length === 0) return []
        const { total, isCapped } = await countRegister(db, { query: [...query, ...criteria], filters }, visibility)
        return [{ Q, WHY, TOTAL: total, TOTAL_CAPPED: isCapped ? 'Y' : 'N' }]
      }),
    )
    return tried.flat().filter(({ TOTAL }) => TOTAL > 0)
  }
  const spelled = await trying(otherSpellings(text, await listWordsNear(db, spelledWords(text))), 'spelling')
  return spelled.length > 0 ? spelled : trying(shorterTexts(text), 'shorter')
}

/** Most words that are looked up. */
const MOST_WORDS = 8
const MOST_NEAR = 3

async function listWordsNear(db: Db, words: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await wordsNearQuery(words).execute(db)
  return new Map(rows.map(({ word, near }) => [word, near]))
}

/** Words near those of `words` that stand in no published case. */
export const wordsNearQuery = (words: readonly string[]) => sql<{ word: string; near: string[] }>`
    select s.word, array(select words_near(s.word, ${MOST_NEAR}::int)) as near
      from unnest(${words.slice(0, MOST_WORDS)}::text[]) s(word)
     where not exists (select from register_word r where r.word = s.word)`
