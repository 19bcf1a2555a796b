import { numberLetters } from '../../caseState.ts'
import {
  registerFields,
  type CasesWithText,
  type RegisterClause,
  type RegisterCondition,
  type RegisterField,
  type RegisterQuery,
} from '@saki/domain/search/registerQuery'
import { bareNumber } from '@saki/domain/search/soughtNumber'
import { parseApplicationNumber } from '@saki/domain/ids/applicationNumber'
import { sql, type RawBuilder } from 'kysely'

import type { RegisterColumn } from './registerOrder.sql.ts'
import { registrationsBetween } from './registrationRange.sql.ts'

/** Kind of the terms of a field in register_entry.terms, as "kind:value". */
const kinds: Partial<Record<RegisterField, string>> = {
  any: 'w',
  title: 't',
  owner: 'o',
  inventor: 'i',
  agent: 'r',
  country: 'c',
  province: 'p',
  nice: 'k',
  locarno: 'l',
  ipc: 'h',
  vienna: 'v',
  priorityCountry: 'q',
  stage: 's',
  right: 'f',
  year: 'y',
  sign: 'm',
  annuityYear: 'u',
  formality: 'd',
  application: 'n',
  registration: 'g',
  publication: 'b',
  pct: 'x',
  priorityNumber: 'z',
}

/** Columns in which phrases and letters of a field are found. */
const lines: Partial<Record<RegisterField, RawBuilder<string>>> = {
  title: sql`a.title_line`,
  owner: sql`a.owner_line`,
  inventor: sql`a.people_line`,
  agent: sql`a.people_line`,
  application: sql`lower(a.application_number)`,
  registration: sql`lower(bare_number(a.registration_nbr))`,
  anyNumber: sql`a.numbers`,
  publication: sql`a.numbers`,
  pct: sql`a.numbers`,
}
/** The expression that the indexes by letters have. */
const everyLine: RawBuilder<string> = sql`(a.title_line || a.owner_line || a.people_line || a.numbers)`

const dates: Partial<Record<RegisterField, RawBuilder<unknown>>> = {
  filed: sql`a.filing_date`,
  published: sql`a.publication_date`,
  registered: sql`a.registration_date`,
  expires: sql`a.expiration_date`,
  priority: sql`a.priority_date`,
}

/** Conditions on a day. Annuities are those of patents that were granted; what is owed is asked of rights in force only. */
const days: Partial<Record<RegisterField, (day: string) => Sought>> = {
  inForce: (day) => ({
    terms: `('s:registered' | 's:lapsed')`,
    rest: sql`(a.registration_date <= ${day}::date and a.in_force_until >= ${day}::date)`,
  }),
  annuityPaid: (day) => ({ terms: `'u:':*`, rest: sql`(a.annuities_until > ${day}::date)` }),
  annuityDue: (day) => ({
    terms: `('u:':* & 's:registered')`,
    rest: sql`(a.registration_date <= ${day}::date and a.annuities_until <= ${day}::date)`,
  }),
}

/** The owners of a case one by one, each as words with a space before and after. */
export const ownersOf: RawBuilder<unknown> = sql`string_to_array(a.owner_line, E'\\n')`

/** Cases of an owner with exactly this name, in words as the register compares them. */
function ownedBy(names: readonly string[]): Sought {
  const words = names.map(
    (name) =>
      `(${name
        .split(' ')
        .map((word) => quoted('o', word))
        .join(' & ')})`,
  )
  return { terms: `(${words.join(' | ')})`, rest: sql`${ownersOf} && ${names.map((name) => ` ${name} `)}::text[]` }
}

/** A condition as terms to look up and as what remains to compare; both must hold. */
interface Sought {
  terms?: string
  rest?: RawBuilder<boolean>
}

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
    const found = clause.any.map((condition) => soughtOf(condition, only))
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

function clauseSql({ isExcluded }: RegisterClause, found: readonly Sought[]): RawBuilder<boolean> {
  const each = found.map(({ terms, rest }) => {
    const both = [...(terms === undefined ? [] : [sql`a.terms @@ ${terms}::tsquery`]), ...(rest ? [rest] : [])]
    return sql`(${sql.join(both, sql` and `)})`
  })
  return sql`${isExcluded ? sql`not ` : sql``}(${sql.join(each, sql` or `)})`
}

/** A term for tsquery. */
const quoted = (kind: string, value: string, isPrefix = false) =>
  `'${kind}:${value.replace(/\\/g, '\\\\').replace(/'/g, "''")}'${isPrefix ? ':*' : ''}`

/** `isOnly`: nothing else is sought, so that one or two letters are taken for the beginning of a title. */
function soughtOf(condition: RegisterCondition, isOnly: boolean): Sought {
  const { field, match, values, cases } = condition
  const [value = ''] = values
  if (cases) return { rest: amongCases(cases) }
  if (registerFields[field] === 'text') throw new Error('a condition on text was not looked up')
  const onDay = days[field]
  if (onDay) return onDay(value)
  if (dates[field]) return { ...(field === 'filed' && yearTerms(values)), rest: datesBetween(dates[field], values) }
  const kind = kinds[field] ?? 'w'
  if (field === 'owner' && match === 'equals') return ownedBy(values)
  if (match === 'equals') return { terms: `(${values.map((one) => codeTerm(field, kind, one)).join(' | ')})` }
  if (match === 'between') return { rest: numbersBetween(field, values) }
  if (field === 'anyNumber' || match === 'contains') {
    if (value.replace(/ /g, '').length >= 3) return containing(field, value)
    if (field === 'anyNumber') return { rest: sql`false` }
    return soughtOf({ field, match: 'prefix', values }, isOnly)
  }
  const words = value.split(' ').filter(Boolean)
  const last = words.length - 1
  if (match === 'prefix' && registerNumberFields.has(field)) return { terms: quoted(kind, bareNumber(value), true) }
  const beginning = beginningOf({ field, match, values: [value] }, isOnly)
  if (beginning !== undefined) return { rest: beginsWith(field, beginning) }
  const isBegun = match === 'prefix'
  const terms = `(${words.map((word, at) => quoted(kind, word, isBegun && at === last && word.length > 2)).join(' & ')})`
  // A phrase of one word is the word: whatever has it among its terms has it in its lines.
  if (match !== 'phrase' || last === 0) return { terms }
  const phrase = `% ${value} %`
  const rest: RawBuilder<boolean> = lines[field]
    ? sql`${lines[field]} like ${phrase}`
    : sql`(a.title_line like ${phrase} or a.owner_line like ${phrase} or a.people_line like ${phrase})`
  return { terms, rest }
}

/** Most years that are looked up one by one. */
const MOST_YEARS = 25

/** The years of a range, by which cases are found before their days are compared. */
function yearTerms([from = '', to = '']: readonly string[]): Pick<Sought, 'terms'> {
  const first = Number(from.slice(0, 4))
  const years = Number(to.slice(0, 4)) - first + 1
  if (from === '' || to === '' || years > MOST_YEARS) return {}
  return { terms: `(${Array.from({ length: years }, (_, at) => quoted('y', String(first + at))).join(' | ')})` }
}

const registerNumberFields: ReadonlySet<RegisterField> = new Set([
  'application',
  'registration',
  'publication',
  'pct',
  'priorityNumber',
])

function codeTerm(field: RegisterField, kind: string, value: string): string {
  if (field === 'right')
    return `(${
      numberLetters(value)
        .map((letter) => quoted(kind, letter))
        .join(' | ') || quoted(kind, value)
    })`
  if (field === 'locarno' && value.length === 2) return quoted(kind, `${value}-`, true)
  if (field === 'ipc' && !value.includes('/'))
    return quoted(kind, /\d$/.test(value) && value.length > 4 ? `${value}/` : value, true)
  // Publications of the PCT may end with a kind code.
  return quoted(kind, registerNumberFields.has(field) ? bareNumber(value) : value, field === 'pct')
}

/** Cases from which on the order of the result is read and each compared, instead of fetching and sorting all of them. */
const MANY = 10_000

/** Cases that were found by their text. Without "is true" the planner joins, which suits few cases only. */
function amongCases({ total, ids }: CasesWithText): RawBuilder<boolean> {
  if (total === 0) return sql`false`
  const among: RawBuilder<boolean> = sql`a.application_id in (select unnest(${ids}::bigint[]))`
  return total > MANY ? sql`((${among}) is true)` : among
}

/**
 * What of a query an index in the order of a column can keep to: days of that column, and in the order of filing one legal state. All cases
 * that match meet it.
 */
export function orderBounds(query: RegisterQuery, column: RegisterColumn): RawBuilder<boolean> {
  const only = query.length === 1
  const bounds = query.flatMap(({ any: [condition, other], isExcluded }) =>
    isExcluded || !condition || other ? [] : boundsOf(condition, column, only),
  )
  return bounds.length > 0 ? sql`${sql.join(bounds, sql` and `)}` : sql`true`
}

function boundsOf(condition: RegisterCondition, column: RegisterColumn, isOnly: boolean): RawBuilder<boolean>[] {
  const { field, values } = condition
  const beginning = beginningOf(condition, isOnly)
  if (beginning !== undefined)
    return column === (field === 'owner' ? 'owner' : 'title') ? [beginsWith(field, beginning)] : []
  if (column === 'filed' && field === 'stage' && values.length === 1) return [sql`a.stage = ${values[0]}`]
  if (column === 'filed' && field === 'year') {
    const years = values.toSorted()
    return [datesBetween(sql`a.filing_date`, [`${years[0]}-01-01`, `${years.at(-1)}-12-31`])]
  }
  return field === column && dates[field] ? [datesBetween(dates[field], values)] : []
}

/** Letters anywhere: found by the index of letters, then compared in the field. */
function containing(field: RegisterField, value: string): Sought {
  const pattern = `%${value.toLowerCase()}%`
  const line = lines[field]
  const found: RawBuilder<boolean> = sql`${everyLine} like ${pattern}`
  return { rest: line ? sql`(${found} and ${line} like ${pattern})` : found }
}

/** Fields whose beginning is found by one or two letters; in others they are a whole word. */
const beginnings: ReadonlySet<RegisterField> = new Set(['any', 'title', 'owner'])

/** One or two letters, if they are sought as the beginning of a title or of a name. */
function beginningOf({ field, match, values: [value = ''] }: RegisterCondition, isOnly: boolean): string | undefined {
  const isShort = value !== '' && value.length < 3 && !value.includes(' ') && beginnings.has(field)
  return isShort && (match === 'prefix' || (isOnly && match === 'words')) ? value : undefined
}

/** One or two letters are never looked for within words; they begin the title or the owner's name. */
function beginsWith(field: RegisterField, value: string): RawBuilder<boolean> {
  const column = field === 'owner' ? sql`a.owner_key` : sql`a.title_key`
  return sql`(${column} >= ${value} and ${column} < ${value} || chr(1114111))`
}

function datesBetween(column: RawBuilder<unknown>, [from = '', to = '']: readonly string[]): RawBuilder<boolean> {
  const isAfter = from === '' ? sql`${column} > '-infinity'` : sql`${column} >= ${from}::date`
  return sql`(${isAfter} and ${to === '' ? sql`${column} < 'infinity'` : sql`${column} <= ${to}::date`})`
}

/** Numbers of applications by year and running number; of registrations by their letters and their number. */
function numbersBetween(field: RegisterField, [from = '', to = '']: readonly string[]): RawBuilder<boolean> {
  if (field === 'registration') return registrationsBetween(from, to)
  const key = (text: string) => {
    const number = parseApplicationNumber(text)
    return number && number.fileSer * 10_000_000_000 + number.fileNbr
  }
  return sql`a.number_key between ${key(from) ?? 0}::bigint and ${key(to) ?? Number.MAX_SAFE_INTEGER}::bigint`
}
