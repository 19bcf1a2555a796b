import { plainQuestion } from '@saki/domain/search/plainLetters'
import { sql, type RawBuilder } from 'kysely'

/** Escapes the wildcards of `like`. */
export const asLike = (words: string) => words.replace(/[\\%_]/g, (sign) => `\\${sign}`)

/** Pattern for `like` that finds words anywhere in a text of plain_letters. */
export const plainPattern = (words: string): RawBuilder<string> => sql`lower(${`%${asLike(plainQuestion(words))}%`})`

/** One of the texts contains the words. Capitals and marks over letters are ignored; null is an empty text. */
export const containsWords = (texts: readonly RawBuilder<unknown>[], words: string): RawBuilder<boolean> =>
  sql`plain_letters(concat_ws(chr(10), ${sql.join(texts)})) like ${plainPattern(words)}`
