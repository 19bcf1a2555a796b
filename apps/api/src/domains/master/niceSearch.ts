import type { Db } from '@saki/db'
import { soughtWords } from '@saki/domain/goods/soughtWords'

import { termsOfClasses, termsWithWords, wordQuery, type FoundTerm, type Page } from './niceSearch.sql.ts'

export interface Question extends Page {
  q: string
  classes?: readonly string[] | undefined
}

/** Terms for a question in everyday words; for none, the terms of the classes. */
export async function searchTerms(
  db: Db,
  { q, classes, ...page }: Question,
): Promise<{ rows: FoundTerm[]; total: number }> {
  const { phrase, core, words, mayGoOn } = soughtWords(q)
  if (words.length === 0) return q === '' && classes ? termsOfClasses(db, classes, page) : { rows: [], total: 0 }
  const any = words.map((word) => ({ any: [word] }))
  const typed = any.map((word, at) => ({ ...word, goesOn: mayGoOn && at === any.length - 1 }))
  const asked = { phrase, core, query: wordQuery(typed, classes), whole: wordQuery(any, undefined), classes }
  return termsWithWords(db, asked, page)
}
