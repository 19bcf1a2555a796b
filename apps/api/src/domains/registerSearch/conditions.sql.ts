import type { RegisterClause, RegisterQuery } from '@saki/domain/search/registerQuery'
import { sql, type RawBuilder } from 'kysely'

import { casesSought, type SoughtCases } from './soughtConditions.sql.ts'

/** Condition on `register_entry` under the alias a; the terms of all clauses are one look-up. */
export function meets(query: RegisterQuery): RawBuilder<boolean> {
  const { terms, rest } = dividedQuery(query)
  const all = terms === undefined ? rest : [sql`a.terms @@ ${terms}::tsquery`, ...rest]
  return all.length > 0 ? sql`${sql.join(all, sql` and `)}` : sql`true`
}

/** What every found case has among its terms, as text of a tsquery; undefined when no clause is about terms alone. */
export const termsOf = (query: RegisterQuery): string | undefined => dividedQuery(query).terms

/** termsOf, when they are all that the query asks for. */
export const onlyTermsOf = (query: RegisterQuery): string | undefined => {
  const { terms, rest } = dividedQuery(query)
  return rest.length > 0 ? undefined : terms
}

/** Clauses that are about terms alone as one tsquery, and the others. */
function dividedQuery(query: RegisterQuery): { terms: string | undefined; rest: RawBuilder<boolean>[] } {
  const terms: string[] = []
  const rest: RawBuilder<boolean>[] = []
  const only = query.length === 1
  for (const clause of query) {
    if (isOfMost(clause) && !query.every(isOfMost)) {
      rest.push(meetsMost)
      continue
    }
    const found = clause.any.map((condition) => casesSought(condition, only))
    if (found.every((one) => one.terms !== undefined && one.rest === undefined)) {
      terms.push(`${clause.isExcluded ? '!' : ''}(${found.map((one) => one.terms).join(' | ')})`)
    } else rest.push(clauseSql(clause, found))
  }
  return { terms: terms.length > 0 ? terms.join(' & ') : undefined, rest }
}

/**
 * Whether most cases of any large register meet a clause: those in force. Reading the list of all of them takes as long as all the rest of a search, so
 * the cases found by other clauses are compared instead.
 */
export const isOfMost = ({ any: [condition, other], isExcluded }: RegisterClause): boolean =>
  !isExcluded && !other && condition?.field === 'stage' && condition.values.join() === 'registered'

/** What cases are compared with for such a clause. */
export const meetsMost: RawBuilder<boolean> = sql`a.stage = 'registered'`

function clauseSql({ isExcluded }: RegisterClause, found: readonly SoughtCases[]): RawBuilder<boolean> {
  const each = found.map(({ terms, rest }) => {
    const both = [...(terms === undefined ? [] : [sql`a.terms @@ ${terms}::tsquery`]), ...(rest ? [rest] : [])]
    return sql`(${sql.join(both, sql` and `)})`
  })
  return sql`${isExcluded ? sql`not ` : sql``}(${sql.join(each, sql` or `)})`
}
