import { withRelatedClasses } from '@saki/catalogue/search/relatedClasses'
import { RegisterQueryParameters } from '@saki/contracts/registerRow'
import type { SavedQuery } from '@saki/contracts/savedSearches'
import { MarkQueryParameters, type MarkStage } from '@saki/contracts/trademarks'
import { criteriaQuery } from '@saki/domain/search/criteria'
import { likenessReasons, type LikenessReason } from '@saki/domain/search/markLikeness'
import type { MarkMatch } from '@saki/domain/search/markParts'
import { NAME_IN_WORDS } from '@saki/domain/search/markWords'
import { parseRegisterQuery } from '@saki/domain/search/parseRegisterQuery'
import type { RegisterQuery } from '@saki/domain/search/registerQuery'
import { z } from 'zod'

import { clausesOfNumbers } from '../registerSearch/clausesOfNumbers.ts'
import { filtersOf } from '../registerSearch/registerReply.ts'
import { wholeQuery } from '../registerSearch/searchRegister.ts'
import { comparedWords } from '../trademarks/similarMarks.ts'

/** A watched name with what narrows its marks down. */
export interface WatchedName {
  name: string
  /** Words of the name that are compared. */
  words: string[]
  match: MarkMatch | 'similar'
  reasons: readonly LikenessReason[]
  /** Nice classes, one of which a mark must have; all when empty. */
  classes: readonly number[]
  stages: readonly MarkStage[]
}

type Register = Extract<SavedQuery, { KIND: 'REGISTER' }>
type Marks = Extract<SavedQuery, { KIND: 'MARKS' }>

/**
 * The clauses of a saved search of the register, as the search itself has them. Empty when it asks for nothing. Earlier versions saved names of
 * owners that no case can have; they are left out, as the page does.
 */
export function registerQueryOf({ PARAMETERS, CRITERIA }: Register): RegisterQuery {
  const owner = PARAMETERS['owner']?.split(',').filter((name) => NAME_IN_WORDS.test(name))
  const asked = RegisterQueryParameters.parse({ ...PARAMETERS, owner: owner?.join(',') })
  const typed = [...parseRegisterQuery(asked.q).query, ...clausesOfNumbers(asked), ...criteriaQuery(CRITERIA)]
  return wholeQuery({ query: typed, filters: filtersOf(asked) })
}

const MarkQuery = z.object(MarkQueryParameters)

export function watchedName({ PARAMETERS }: Marks): WatchedName {
  const { name, classes, related, match, by, stage } = MarkQuery.parse(PARAMETERS)
  const wanted = (classes ?? '').split(',').filter(Boolean).map(Number)
  return {
    name,
    words: comparedWords(name),
    match,
    reasons: by ?? likenessReasons,
    classes: related === 'Y' ? withRelatedClasses(wanted) : wanted,
    stages: stage ?? ['running', 'registered'],
  }
}
