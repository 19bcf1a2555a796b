import { prepared, type Db } from '@saki/db'
import type { KnownWord } from '@saki/domain/goods/nearestWords'
import { sql } from 'kysely'

export interface SoughtWord {
  word: string
  /** Number of terms with this word; null when no term has it. */
  terms: number | null
  /** Whether a longer word of the lists begins with it. */
  begins: boolean
  /** Similar words; only filled when fewer than `RARE` terms have it. */
  like: KnownWord[]
}

/** A word that fewer terms have may be a misspelling in the list itself. */
const RARE = 4

/** For each word the number of terms that have it, and for a rare or unknown word the words with the same beginning or end. */
export async function knownWords(db: Db, words: readonly string[]): Promise<SoughtWord[]> {
  const found = await sql<SoughtWord>`${prepared}
    select asked.word, w.terms,
      exists (select from nice_word b where b.word ~>=~ asked.word and b.word ~<~ (asked.word || '\ud7ff') and b.word <> asked.word) as begins,
      case when coalesce(w.terms, 0) >= ${sql.lit(RARE)} then '[]' else (
        select coalesce(json_agg(json_build_object('word', c.word, 'terms', c.terms)), '[]') from (
          select word, terms from nice_word
           where "left"(word, 2) = "left"(asked.word, 2) and length(word) between length(asked.word) - 2 and length(asked.word) + 2
          union all
          select word, terms from nice_word
           where "left"(word, 1) = "left"(asked.word, 1) and "right"(word, 2) = "right"(asked.word, 2)
             and length(word) between length(asked.word) - 2 and length(asked.word) + 2 and "left"(word, 2) <> "left"(asked.word, 2)
          union all
          select word, terms from nice_word
           where "right"(word, 3) = "right"(asked.word, 3) and length(word) between length(asked.word) - 2 and length(asked.word) + 2
             and "left"(word, 1) <> "left"(asked.word, 1)) c where c.word <> asked.word) end as "like"
      from unnest(${words}::text[]) with ordinality as asked (word, at) left join nice_word w on w.word = asked.word order by at`.execute(
    db,
  )
  return found.rows
}
