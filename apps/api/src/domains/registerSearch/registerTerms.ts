import { bareNumber } from '@saki/domain/search/soughtNumber'
import type { RegisterField } from '@saki/domain/search/registerQuery'

import { numberLetters } from '../../caseState.ts'

/** Kind of the terms of a field in register_entry.terms, as "kind:value". */
export const termKinds: Partial<Record<RegisterField, string>> = {
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

/** A term of a kind, for tsquery. */
export const kindTerm = (kind: string, value: string, isPrefix = false) =>
  `'${kind}:${value.replace(/\\/g, '\\\\').replace(/'/g, "''")}'${isPrefix ? ':*' : ''}`

/** Most years that are looked up one by one. */
const MOST_YEARS = 25

/** The years of a range, by which cases are found before their days are compared. */
export function yearTerms([from = '', to = '']: readonly string[]): { terms?: string } {
  const first = Number(from.slice(0, 4))
  const years = Number(to.slice(0, 4)) - first + 1
  if (from === '' || to === '' || years > MOST_YEARS) return {}
  return { terms: `(${Array.from({ length: years }, (_, at) => kindTerm('y', String(first + at))).join(' | ')})` }
}

export const registerNumberFields: ReadonlySet<RegisterField> = new Set([
  'application',
  'registration',
  'publication',
  'pct',
  'priorityNumber',
])

export function codeTerm(field: RegisterField, kind: string, value: string): string {
  if (field === 'right')
    return `(${
      numberLetters(value)
        .map((letter) => kindTerm(kind, letter))
        .join(' | ') || kindTerm(kind, value)
    })`
  if (field === 'locarno' && value.length === 2) return kindTerm(kind, `${value}-`, true)
  if (field === 'ipc' && !value.includes('/'))
    return kindTerm(kind, /\d$/.test(value) && value.length > 4 ? `${value}/` : value, true)
  // Publications of the PCT may end with a kind code.
  return kindTerm(kind, registerNumberFields.has(field) ? bareNumber(value) : value, field === 'pct')
}
