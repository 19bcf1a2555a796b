import type { SavedQuery } from '@saki/contracts/savedSearches'

import { facets, hasCriteria, hasNumbers, questionOf, type CaseSearch } from './caseSearch.ts'
import { wireCriteria } from './useRegister.ts'

/** A page of the register that shows a saved search. */
export type SavedPage = Extract<SavedQuery, { KIND: 'REGISTER' }>['PAGE']

/** Whether anything is asked besides the right, so that the search can be saved. */
export const canBeSaved = (search: CaseSearch): boolean =>
  search.q !== '' ||
  hasNumbers(search) ||
  hasCriteria(search) ||
  facets.some((facet) => facet !== 'right' && search.chosen[facet].length > 0)

/** The search as it is saved. */
export function savedQuery(search: CaseSearch, page: SavedPage): SavedQuery {
  const { sort: _sort, ...asked } = questionOf(search)
  const given = Object.entries(asked).filter(([, value]) => value !== undefined && value !== '')
  return {
    KIND: 'REGISTER',
    PAGE: page,
    PARAMETERS: Object.fromEntries(given),
    CRITERIA: wireCriteria(search.criteria),
  }
}
