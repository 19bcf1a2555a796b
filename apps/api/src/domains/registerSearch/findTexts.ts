import type { Db } from '@saki/db'
import {
  registerFields,
  type RegisterClause,
  type RegisterCondition,
  type RegisterQuery,
} from '@saki/domain/search/registerQuery'
import type { Stems } from '@saki/domain/search/textTerms'

import { listStems } from '../../wordStems.sql.ts'
import { findCasesWithText } from './texts.sql.ts'
import { textQuery, conditionWords } from './textQuery.ts'
import type { RegisterVisibility } from './visible.sql.ts'

export const isOnText = ({ field }: RegisterCondition): boolean => registerFields[field] === 'text'

/**
 * The query with the cases that its conditions on the text of patents find. Clauses on the text alone are one look-up, so that a frequent
 * word beside a rare one costs little.
 */
export async function withFoundTexts(
  db: Db,
  query: RegisterQuery,
  visibility: RegisterVisibility,
): Promise<RegisterQuery> {
  const sought = query.flatMap(({ any }) => any.filter(isOnText))
  if (sought.length === 0) return query
  const stems = await listStems(db, sought.flatMap(conditionWords))
  const isWhole = ({ any, isExcluded }: RegisterClause) => !isExcluded && any.every(isOnText)
  const whole = query.filter(isWhole)
  const rest: RegisterClause[] = []
  for (const clause of query.filter((one) => !isWhole(one))) {
    const any: RegisterCondition[] = []
    for (const condition of clause.any)
      any.push(
        isOnText(condition)
          ? { ...condition, cases: await findCasesWithText(db, textQuery(condition, stems), visibility) }
          : condition,
      )
    rest.push({ ...clause, any })
  }
  const [first] = whole[0]?.any ?? []
  if (!first) return rest
  const cases = await findCasesWithText(db, wholeQueryOf(whole, stems), visibility)
  return [{ any: [{ ...first, cases }], isExcluded: false }, ...rest]
}

const wholeQueryOf = (clauses: readonly RegisterClause[], stems: Stems): string =>
  clauses.map(({ any }) => `(${any.map((condition) => textQuery(condition, stems)).join(' | ')})`).join(' & ')
