import type { Db } from '@saki/db'
import {
  registerFields,
  type CasesWithText,
  type RegisterClause,
  type RegisterCondition,
  type RegisterQuery,
} from '@saki/domain/search/registerQuery'
import type { Stems } from '@saki/domain/search/textTerms'

import { listStems } from '../../wordStems.sql.ts'
import { findCasesWithText } from './texts.sql.ts'
import { textQuery, conditionWords, type TextTerms } from './textQuery.ts'
import type { RegisterVisibility } from './visible.sql.ts'

export const isOnText = ({ field }: RegisterCondition): boolean => registerFields[field] === 'text'

/** Looks up the cases whose text has these terms, a tsquery. */
export type FindTexts = (terms: string) => Promise<CasesWithText>

/** The query with the cases that its conditions on the text of patents find for an asker. */
export const withFoundTexts = (db: Db, query: RegisterQuery, visibility: RegisterVisibility): Promise<RegisterQuery> =>
  withTexts(db, query, (terms) => findCasesWithText(db, terms, visibility))

/**
 * The query with the cases that `find` gives for its conditions on the text of patents. Clauses on the text alone are one look-up, so that a
 * frequent word beside a rare one costs little.
 */
export async function withTexts(db: Db, query: RegisterQuery, find: FindTexts): Promise<RegisterQuery> {
  if (!asksForText(query)) return query
  const stems = await stemsOf(db, query)
  const whole = query.filter(isWholeText)
  const rest: RegisterClause[] = []
  for (const clause of query.filter((one) => !isWholeText(one))) {
    const any: RegisterCondition[] = []
    for (const condition of clause.any)
      any.push(isOnText(condition) ? { ...condition, cases: await find(textQuery(condition, stems)) } : condition)
    rest.push({ ...clause, any })
  }
  const [first] = whole[0]?.any ?? []
  if (!first) return rest
  return [{ any: [{ ...first, cases: await find(wholeQueryOf(whole, stems)) }], isExcluded: false }, ...rest]
}

/** Whether some condition is on the text of patents. */
export const asksForText = (query: RegisterQuery): boolean => query.some(({ any }) => any.some(isOnText))

/** What the text of every found case has, and has not; undefined when there is nothing that every one has. */
export async function textTermsOf(db: Db, query: RegisterQuery): Promise<TextTerms | undefined> {
  const has = query.filter(isWholeText)
  if (has.length === 0) return undefined
  const hasNot = query.filter((clause) => clause.isExcluded && isOnTextAlone(clause))
  const stems = await stemsOf(db, [...has, ...hasNot])
  const without = hasNot.map((clause) => anyOf(clause, stems)).join(' | ')
  return { terms: wholeQueryOf(has, stems), ...(without !== '' && { without }) }
}

/** Whether a clause asks for the text and nothing else, or excludes it. */
export const isOnTextAlone = ({ any }: RegisterClause): boolean => any.every(isOnText)

/** Whether a clause is met by the text alone. */
const isWholeText = (clause: RegisterClause): boolean => !clause.isExcluded && isOnTextAlone(clause)

const stemsOf = (db: Db, query: RegisterQuery): Promise<Stems> =>
  listStems(
    db,
    query.flatMap(({ any }) => any.filter(isOnText).flatMap(conditionWords)),
  )

const wholeQueryOf = (clauses: readonly RegisterClause[], stems: Stems): string =>
  clauses.map((clause) => anyOf(clause, stems)).join(' & ')

const anyOf = ({ any }: RegisterClause, stems: Stems): string =>
  `(${any.map((condition) => textQuery(condition, stems)).join(' | ')})`
