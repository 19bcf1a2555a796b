/** How a field of the register is compared. */
type FieldKind = 'words' | 'text' | 'code' | 'number' | 'date' | 'day'

/** Cases found are counted so far; above, a number is a lower bound. */
export const MOST_COUNTED = 10_000

/** The fields by which cases are found, and how each is compared. Anything else is refused or ignored. */
export const registerFields = {
  any: 'words',
  title: 'words',
  owner: 'words',
  inventor: 'words',
  agent: 'words',
  fullText: 'text',
  abstract: 'text',
  claims: 'text',
  description: 'text',
  country: 'code',
  province: 'code',
  nice: 'code',
  locarno: 'code',
  ipc: 'code',
  vienna: 'code',
  priorityCountry: 'code',
  stage: 'code',
  right: 'code',
  year: 'code',
  sign: 'code',
  annuityYear: 'code',
  formality: 'code',
  anyNumber: 'number',
  application: 'number',
  registration: 'number',
  publication: 'number',
  pct: 'number',
  priorityNumber: 'number',
  filed: 'date',
  published: 'date',
  registered: 'date',
  expires: 'date',
  priority: 'date',
  inForce: 'day',
  annuityPaid: 'day',
  annuityDue: 'day',
} as const satisfies Record<string, FieldKind>
export type RegisterField = keyof typeof registerFields

/** words: all of them in any order. phrase: next to each other. prefix: the last word is a beginning. between: two values, either may be ''. */
export const registerMatches = ['words', 'phrase', 'prefix', 'contains', 'equals', 'between'] as const
export type RegisterMatch = (typeof registerMatches)[number]

/** Matches that each kind of field knows; the first is the usual one. */
export const matchesOf: Readonly<Record<FieldKind, readonly RegisterMatch[]>> = {
  words: ['words', 'phrase', 'prefix', 'contains'],
  text: ['words', 'phrase', 'prefix'],
  code: ['equals'],
  number: ['equals', 'prefix', 'contains', 'between'],
  date: ['between'],
  day: ['equals'],
}

/** One condition; of `equals` any of the values is enough. */
export interface RegisterCondition {
  field: RegisterField
  match: RegisterMatch
  values: readonly string[]
  /** Cases that a condition on the text of patents finds, looked up by the server before the search. */
  cases?: CasesWithText | undefined
}

/** Number of cases, and their ids as a PostgreSQL array. */
export interface CasesWithText {
  total: number
  ids: string
}

/** A case has to meet one of the conditions, or none of them when `isExcluded`. */
export interface RegisterClause {
  any: readonly RegisterCondition[]
  isExcluded: boolean
}

/** A case has to meet every clause. */
export type RegisterQuery = readonly RegisterClause[]

/** complete: the formality check was passed; open: not yet, or the case ended before. */
export const formalityStates = ['complete', 'open'] as const
export type FormalityState = (typeof formalityStates)[number]

/** registered: in force; lapsed: it was and is no more; refused: it ended without registration; running: all others. */
export const registerStages = ['running', 'registered', 'lapsed', 'refused'] as const
export type RegisterStage = (typeof registerStages)[number]

export const clauseOf = (field: RegisterField, match: RegisterMatch, ...values: readonly string[]): RegisterClause => ({
  any: [{ field, match, values }],
  isExcluded: false,
})
