import type { RegisterRow } from '@saki/contracts/registerRow'
import {
  criteriaFields,
  criteriaGroups,
  readCriteria,
  type Criteria,
  type CriteriaGroup,
  type Criterion,
} from '@saki/domain/search/criteria'
import { NAME_IN_WORDS } from '@saki/domain/search/markWords'
import { numberClause, numberParameterNames, type NumberParameter } from '@saki/domain/search/numberParameters'

import { comparedNumbers } from '../../searches/comparedNumbers.ts'
import type { Typed } from '../../lib/pageSearch.ts'

export type Stage = RegisterRow['STAGE']
export type CaseRight = RegisterRow['RIGHT']
export const allStages: readonly Stage[] = ['registered', 'running', 'lapsed', 'refused']
export const searchedRights: readonly CaseRight[] = ['T', 'D', 'P']
export const caseOrders = [
  '-filed',
  'filed',
  'number',
  '-number',
  'title',
  '-title',
  'owner',
  '-owner',
  '-published',
  'published',
  '-registered',
  'registered',
  'expires',
  '-expires',
] as const
export type CaseOrder = (typeof caseOrders)[number]
/** Results on a page. */
export const CASES_ON_A_PAGE = 10
/** The server reads so many characters. */
export const QUERY_LENGTH = 500
/** Longer texts, which only an address can have, are refused by the server. */
export const LONGEST_QUERY = 10_000

/** Choices beside the query, by facet. */
export const facets = ['right', 'stage', 'class', 'vienna', 'year', 'owner', 'country'] as const
export type Facet = (typeof facets)[number]

/** What a page of the register searches, from its address. */
export interface CaseSearch {
  q: string
  /** The small fields beside the text; '' for none. */
  numbers: Readonly<Record<NumberParameter, string>>
  chosen: Readonly<Record<Facet, readonly string[]>>
  sort: CaseOrder
  page: number
  criteria: Criteria
  view: 'cards' | 'table'
  /** Numbers of the cases to compare. */
  compare: readonly string[]
}

/** Search parameters of a page of the register. */
export type RegisterParameters = Partial<
  Record<'q' | Facet | NumberParameter | 'sort' | 'compare' | CriteriaGroup, Typed>
> & {
  page?: number | undefined
  view?: 'table' | undefined
}

const shapes: Readonly<Record<Facet, RegExp>> = {
  right: /^[PDT]$/,
  stage: /^(running|registered|lapsed|refused)$/,
  class: /^(\d{1,2}|\d{2}-\d{2}|[A-H]\d{2}[A-Z])$/,
  vienna: /^\d{1,2}(\.\d{1,2}){0,2}$/,
  year: /^(19|20)\d{2}$/,
  country: /^[A-Z]{2}$/,
  owner: NAME_IN_WORDS,
}
/** All facets without a choice. */
export const noChoice: CaseSearch['chosen'] = {
  right: [],
  stage: [],
  class: [],
  vienna: [],
  year: [],
  country: [],
  owner: [],
}
/** Keeps a list of rows from being read as JSON by the router. */
const ROWS = 'rows:'

/** Reads parameters typed by anyone: invalid values are left out. `right`: what is searched unless the address says otherwise. */
export function readCaseSearch(asked: RegisterParameters, right: readonly CaseRight[]): CaseSearch {
  const chosenIn = (facet: Facet) => {
    if (facet === 'right' && asked.right === undefined) return right
    const values = String(asked[facet] ?? '').split(',')
    return [...new Set(values.filter((value) => shapes[facet].test(value)))].slice(0, 20)
  }
  const numberIn = (parameter: NumberParameter) => {
    const typed = String(asked[parameter] ?? '').trim()
    return numberClause(parameter, typed) ? typed : ''
  }
  const criteria = criteriaGroups.flatMap((group): [CriteriaGroup, Criterion[]][] => {
    const written = String(asked[group] ?? '')
    const rows = written.startsWith(ROWS) ? readCriteria(group, written.slice(ROWS.length)) : []
    return rows.length > 0 ? [[group, rows]] : []
  })
  return {
    q: String(asked.q ?? '').trim(),
    numbers: {
      regnbr: numberIn('regnbr'),
      filenbr: numberIn('filenbr'),
      fileser: numberIn('fileser'),
    },
    chosen: {
      right: chosenIn('right'),
      stage: chosenIn('stage'),
      class: chosenIn('class'),
      vienna: chosenIn('vienna'),
      year: chosenIn('year'),
      country: chosenIn('country'),
      owner: chosenIn('owner'),
    },
    sort: caseOrders.find((sort) => sort === asked.sort) ?? '-filed',
    page: asked.page ?? 1,
    criteria: Object.fromEntries(criteria),
    view: asked.view ?? 'cards',
    compare: comparedNumbers(asked.compare),
  }
}

/** Search parameters of a search; defaults are left out. */
export function writeCaseSearch(
  { q, numbers, chosen, sort, page, criteria, view, compare }: CaseSearch,
  right: readonly CaseRight[],
): RegisterParameters {
  const written = facets.map((facet) => {
    const text = chosen[facet].join(',')
    if (facet === 'right') return [facet, text === right.join(',') ? undefined : text || 'all'] as const
    return [facet, text || undefined] as const
  })
  const rows = criteriaGroups.map((group) => {
    const list = criteria[group] ?? []
    return [group, list.length > 0 ? ROWS + JSON.stringify(list) : undefined] as const
  })
  return {
    q: q || undefined,
    ...given(numbers),
    ...Object.fromEntries(written),
    sort: sort === '-filed' ? undefined : sort,
    page: page === 1 ? undefined : page,
    view: view === 'table' ? view : undefined,
    compare: compare.join(',') || undefined,
    ...Object.fromEntries(rows),
  }
}

const given = (numbers: CaseSearch['numbers']) =>
  Object.fromEntries(numberParameterNames.map((name) => [name, numbers[name] || undefined]))

export const hasNumbers = ({ numbers }: CaseSearch): boolean =>
  numberParameterNames.some((name) => numbers[name] !== '')

/** Parameters of searchRegister without page. */
export const questionOf = ({ q, numbers, chosen, sort }: CaseSearch) => ({
  q,
  ...given(numbers),
  ...Object.fromEntries(facets.map((facet) => [facet, chosen[facet].join(',') || undefined])),
  sort,
})

export const hasCriteria = ({ criteria }: CaseSearch): boolean =>
  criteriaGroups.some((group) => (criteria[group]?.length ?? 0) > 0)

/** The match that a new row of a field begins with. */
export const firstFieldOf = (group: CriteriaGroup): Criterion['f'] => criteriaFields[group][0]
