import { numberClause, numberParameterNames, type NumberParameter } from '@saki/domain/search/numberParameters'
import type { RegisterQuery } from '@saki/domain/search/registerQuery'

import { Invalid } from '../../errors.ts'

export type SoughtNumbers = Partial<Record<NumberParameter, string | undefined>>

/** The small fields beside a search as clauses. Throws Invalid for a value that cannot be one. */
export function clausesOfNumbers(sought: SoughtNumbers): RegisterQuery {
  return numberParameterNames.flatMap((field) => {
    const typed = sought[field] ?? ''
    if (typed === '') return []
    const clause = numberClause(field, typed)
    if (!clause) throw new Invalid([{ field, message: 'errors:field.wrong' }])
    return [clause]
  })
}
