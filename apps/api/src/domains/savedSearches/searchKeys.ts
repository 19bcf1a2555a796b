import { wordsOfSameMeaning } from '@saki/catalogue/search/meanings'
import type { SavedQuery } from '@saki/contracts/savedSearches'
import type { Db } from '@saki/db'
import { SHORTEST_PART } from '@saki/domain/search/markParts'

import { Invalid, NotFound } from '../../errors.ts'
import { termsOf } from '../registerSearch/conditions.sql.ts'
import { asksForText, isOnText, textTermsOf } from '../registerSearch/findTexts.ts'
import { findPublicCase, type SearchKeys } from './savedSearches.sql.ts'
import { registerQueryOf, watchedName } from './soughtQuery.ts'

/** The keys of a search. Throws Invalid for one that asks for nothing; NotFound for a case that is not public. */
export async function searchKeys(db: Db, search: SavedQuery): Promise<SearchKeys> {
  if (search.KIND === 'CASE') {
    const applicationId = await findPublicCase(db, search.PATENT_ID)
    if (applicationId === undefined) throw new NotFound('public case', search.PATENT_ID)
    return { applicationId }
  }
  if (search.KIND === 'MARKS') {
    const { words, match } = watchedName(search)
    if (words.length === 0) throw new Invalid([{ field: 'SEARCH', message: 'alerts:search.empty' }])
    return match === 'similar' ? { alikeWords: wordsToRecognise(words) } : {}
  }
  const query = registerQueryOf(search)
  if (query.length === 0) throw new Invalid([{ field: 'SEARCH', message: 'alerts:search.empty' }])
  if (!asksForText(query)) return { terms: termsOf(query) }
  const others = query.filter(({ any }) => !any.some(isOnText))
  return { terms: termsOf(others), isOnText: true, textTerms: (await textTermsOf(db, query))?.terms }
}

/** Every word that findAlikeWords looks up: those sought, two neighbours as one, the halves of each, and words of the same meaning as one or two. */
function wordsToRecognise(sought: readonly string[]): string[] {
  const joined = sought.slice(1).map((word, place) => `${sought[place] ?? ''}${word}`)
  const halves = sought.flatMap((word) =>
    Array.from({ length: Math.max(0, word.length - 2 * SHORTEST_PART + 1) }, (_, at) =>
      word.slice(0, at + SHORTEST_PART),
    ),
  )
  const means = [...sought, ...joined].flatMap(wordsOfSameMeaning).flat()
  return [...new Set([...sought, ...joined, ...halves, ...means])]
}
