import { parseApplicationNumber } from '@saki/domain/ids/applicationNumber'
import {
  registerFields,
  type CasesWithText,
  type RegisterCondition,
  type RegisterField,
} from '@saki/domain/search/registerQuery'
import { bareNumber } from '@saki/domain/search/soughtNumber'
import { sql, type RawBuilder } from 'kysely'

import { beginningOf, beginsWith } from './beginnings.sql.ts'
import { datesBetween, registerDates } from './registerDates.sql.ts'
import { codeTerm, kindTerm, registerNumberFields, termKinds, yearTerms } from './registerTerms.ts'
import { registrationsBetween } from './registrationRange.sql.ts'

/** A condition as terms to look up and as what remains to compare; both must hold. */
export interface SoughtCases {
  terms?: string
  rest?: RawBuilder<boolean>
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

/** Conditions on a day. Annuities are those of patents that were granted; what is owed is asked of rights in force only. */
const days: Partial<Record<RegisterField, (day: string) => SoughtCases>> = {
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

/** `isOnly`: nothing else is sought, so that one or two letters are taken for the beginning of a title. */
export function casesSought(condition: RegisterCondition, isOnly: boolean): SoughtCases {
  const { field, match, values, cases } = condition
  const [value = ''] = values
  if (cases) return { rest: amongCases(cases) }
  if (registerFields[field] === 'text') throw new Error('a condition on text was not looked up')
  const onDay = days[field]
  if (onDay) return onDay(value)
  if (registerDates[field])
    return { ...(field === 'filed' && yearTerms(values)), rest: datesBetween(registerDates[field], values) }
  const kind = termKinds[field] ?? 'w'
  if (field === 'owner' && match === 'equals') return ownedBy(values)
  if (match === 'equals') return { terms: `(${values.map((one) => codeTerm(field, kind, one)).join(' | ')})` }
  if (match === 'between') return { rest: numbersBetween(field, values) }
  if (field === 'anyNumber' || match === 'contains') {
    if (value.replace(/ /g, '').length >= 3) return containing(field, value)
    if (field === 'anyNumber') return { rest: sql`false` }
    return casesSought({ field, match: 'prefix', values }, isOnly)
  }
  const words = value.split(' ').filter(Boolean)
  const last = words.length - 1
  if (match === 'prefix' && registerNumberFields.has(field)) return { terms: kindTerm(kind, bareNumber(value), true) }
  const beginning = beginningOf({ field, match, values: [value] }, isOnly)
  if (beginning !== undefined) return { rest: beginsWith(field, beginning) }
  const isBegun = match === 'prefix'
  const terms = `(${words.map((word, at) => kindTerm(kind, word, isBegun && at === last && word.length > 2)).join(' & ')})`
  // A phrase of one word is the word: whatever has it among its terms has it in its lines.
  if (match !== 'phrase' || last === 0) return { terms }
  const phrase = `% ${value} %`
  const rest: RawBuilder<boolean> = lines[field]
    ? sql`${lines[field]} like ${phrase}`
    : sql`(a.title_line like ${phrase} or a.owner_line like ${phrase} or a.people_line like ${phrase})`
  return { terms, rest }
}

/** Cases of an owner with exactly this name, in words as the register compares them. */
function ownedBy(names: readonly string[]): SoughtCases {
  const words = names.map(
    (name) =>
      `(${name
        .split(' ')
        .map((word) => kindTerm('o', word))
        .join(' & ')})`,
  )
  return { terms: `(${words.join(' | ')})`, rest: sql`${ownersOf} && ${names.map((name) => ` ${name} `)}::text[]` }
}

/** Cases from which on the order of the result is read and each compared, instead of fetching and sorting all of them. */
const MANY = 10_000

/** Cases that were found by their text. Without "is true" the planner joins, which suits few cases only. */
function amongCases({ total, ids }: CasesWithText): RawBuilder<boolean> {
  if (total === 0) return sql`false`
  const among: RawBuilder<boolean> = sql`a.application_id in (select unnest(${ids}::bigint[]))`
  return total > MANY ? sql`((${among}) is true)` : among
}

/** Letters anywhere: found by the index of letters, then compared in the field. */
function containing(field: RegisterField, value: string): SoughtCases {
  const pattern = `%${value.toLowerCase()}%`
  const line = lines[field]
  const found: RawBuilder<boolean> = sql`${everyLine} like ${pattern}`
  return { rest: line ? sql`(${found} and ${line} like ${pattern})` : found }
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
