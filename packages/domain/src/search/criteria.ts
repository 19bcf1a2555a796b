import { conditionOn, isMatchOf } from './fieldValue.ts'
import { markWords } from './markWords.ts'
import {
  registerFields,
  type RegisterClause,
  type RegisterCondition,
  type RegisterField,
  type RegisterMatch,
  type RegisterQuery,
} from './registerQuery.ts'
import { bareNumber } from './soughtNumber.ts'

/** Groups of the advanced search and their fields; each group has a cookie of its name. */
export const criteriaFields = {
  searchByNumber: ['application', 'registration', 'publication', 'pct', 'anyNumber'],
  searchByDates: ['filed', 'published', 'registered', 'expires'],
  searchByPerson: ['owner', 'inventor', 'agent', 'country', 'province'],
  searchByTechnical: ['title', 'fullText', 'abstract', 'claims', 'description', 'ipc', 'locarno', 'nice', 'vienna'],
  searchByPriority: ['priorityCountry', 'priorityNumber', 'priority'],
  searchByValidation: ['stage', 'right', 'inForce', 'annuityPaid', 'annuityDue', 'annuityYear', 'formality'],
} as const satisfies Record<string, readonly RegisterField[]>
export type CriteriaGroup = keyof typeof criteriaFields
export const criteriaGroups = Object.keys(criteriaFields) as CriteriaGroup[]

export const criterionJoins = ['AND', 'OR', 'NOT'] as const

/** One row of a group. j: how it is joined to the row before (OR: either is enough; NOT: cases with it are left out), f: field, o: match, v and w: value and last value. */
export interface Criterion {
  j: (typeof criterionJoins)[number]
  f: RegisterField
  o: RegisterMatch
  v: string
  w?: string | undefined
}

export type Criteria = Partial<Record<CriteriaGroup, readonly Criterion[]>>

export const MOST_CRITERIA = 10
export const CRITERION_LENGTH = 200

/**
 * The condition of a row; undefined when it is empty or its field cannot have the value. A star at the end of a value compared by `words`
 * or `equals` means a beginning, as in typed searches.
 */
export function criterionCondition({ f, o: asked, v, w = '' }: Criterion): RegisterCondition | undefined {
  if (!isMatchOf(f, asked)) return undefined
  const kind = registerFields[f]
  const hasStar = isMatchOf(f, 'prefix') && /[^*]\*+$/.test(v.trim())
  const o = hasStar && (asked === 'words' || asked === 'equals') ? 'prefix' : asked
  const text = v.slice(0, CRITERION_LENGTH).trim()
  if (kind === 'date') return conditionOn(f, { text: `${text}..${w.trim()}`, isPhrase: false, isPrefix: false })
  if (kind === 'text') return conditionOn(f, { text, isPhrase: o === 'phrase', isPrefix: o === 'prefix' })
  if (kind === 'code' || kind === 'day') return conditionOn(f, { text, isPhrase: false, isPrefix: false })
  const values = kind === 'words' ? [wordsIn(text)] : [bareNumber(text), ...(o === 'between' ? [bareNumber(w)] : [])]
  if (values.every((value) => value === '')) return undefined
  // As in typed searches: less than three signs are in nearly every number.
  if (f === 'anyNumber' && (values[0] ?? '').length < 3) return undefined
  return { field: f, match: f === 'anyNumber' && o !== 'between' ? 'contains' : o, values }
}

const wordsIn = (text: string) =>
  markWords(text)
    .map(({ word }) => word)
    .join(' ')

/** What the criteria mean: rows joined by OR are alternatives to the row before, all else must hold. */
export function criteriaQuery(criteria: Criteria): RegisterQuery {
  return criteriaGroups.flatMap((group) => {
    const clauses: RegisterClause[] = []
    for (const criterion of criteria[group]?.slice(0, MOST_CRITERIA) ?? []) {
      const condition = criterionCondition(criterion)
      if (!condition) continue
      const last = clauses.at(-1)
      if (criterion.j === 'OR' && last) clauses[clauses.length - 1] = { ...last, any: [...last.any, condition] }
      else clauses.push({ any: [condition], isExcluded: criterion.j === 'NOT' })
    }
    return clauses
  })
}

/**
 * Rows of a group from text that anybody may have written, such as a cookie or an address. Never throws: what is no row of this group is
 * left out.
 */
export function readCriteria(group: CriteriaGroup, text: string): Criterion[] {
  if (text.length > 4_000) return []
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return []
  }
  if (!Array.isArray(value)) return []
  return value.slice(0, MOST_CRITERIA).flatMap((row: unknown) => {
    if (typeof row !== 'object' || row === null) return []
    const { j = 'AND', f, o, v, w = '' } = row as Record<string, unknown>
    const field = criteriaFields[group].find((known) => known === f)
    const join = criterionJoins.find((known) => known === j)
    if (!field || !join || typeof v !== 'string' || typeof w !== 'string') return []
    if (v.length > CRITERION_LENGTH || w.length > CRITERION_LENGTH) return []
    const match = (['words', 'phrase', 'prefix', 'contains', 'equals', 'between'] as const).find((known) => known === o)
    return match && isMatchOf(field, match) ? [{ j: join, f: field, o: match, v, ...(w !== '' && { w }) }] : []
  })
}
