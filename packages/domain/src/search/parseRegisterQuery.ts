import { conditionOn, isTurnedRange } from './fieldValue.ts'
import { fieldNamed } from './registerFieldNames.ts'
import { markWords } from './markWords.ts'
import {
  registerFields,
  type RegisterClause,
  type RegisterCondition,
  type RegisterField,
  type RegisterQuery,
} from './registerQuery.ts'
import { soughtNumber } from './soughtNumber.ts'

/** Longer texts are cut; nobody types so much. */
const MOST_LETTERS = 500
const MOST_CLAUSES = 20

/** A part of the text that was not searched for. field: no field has that name; value: the field cannot have the value; order: the first day is after the last; frequent: words that nearly every text has; signs: no letter or digit; length: beyond what is read. */
export interface IgnoredPart {
  text: string
  why: 'field' | 'value' | 'order' | 'frequent' | 'signs' | 'length'
}

export interface ParsedQuery {
  query: RegisterQuery
  ignored: readonly IgnoredPart[]
}

/**
 * What a typed search means. Words: all of them in any order; "quoted": next to each other; word*: a beginning; field:value: in that field
 * only; -word: cases without it; OR between two: either is enough. A number in any spelling is a number. Never throws: what cannot be understood is named in `ignored`.
 */
export function parseRegisterQuery(text: string): ParsedQuery {
  // oxlint-disable-next-line no-control-regex -- what no keyboard types, and what turns the direction of a text
  const plain = text.replace(/[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, ' ')
  const read = plain.slice(0, MOST_LETTERS)
  const ignored: IgnoredPart[] = []
  const isNew = newness()
  const ignore = (part: IgnoredPart) => void (isNew(part) && ignored.push(part))
  const whole = soughtNumber(read.trim())
  if (whole) return { query: [{ any: alternatives(whole), isExcluded: false }], ignored }
  const query: RegisterClause[] = []
  /** Ends the last clause, which an OR may change until the next one begins. */
  const leaveOutRepeated = () => {
    const last = query.at(-1)
    if (last && !isNew(last)) query.pop()
  }
  let isEither = false
  const parts = partsOf(read)
  for (const [at, part] of parts.entries()) {
    const last = query.at(-1)
    if (OR.test(part.text) && last?.isExcluded === false && at + 1 < parts.length) {
      isEither = true
      continue
    }
    const condition = query.length < MOST_CLAUSES ? conditionOf(part) : 'length'
    if (typeof condition === 'string') ignore({ text: part.text, why: condition })
    else if (isEither && last && !part.isExcluded && last.any.length < MOST_CLAUSES) {
      query[query.length - 1] = { ...last, any: [...last.any, ...alternatives(condition)] }
    } else {
      leaveOutRepeated()
      query.push({ any: alternatives(condition), isExcluded: part.isExcluded })
    }
    isEither = false
    if (condition === 'length') break
  }
  leaveOutRepeated()
  if (plain.length > MOST_LETTERS && ignored.at(-1)?.why !== 'length')
    ignore({ text: `${plain.slice(MOST_LETTERS, MOST_LETTERS + 20)}…`, why: 'length' })
  return { query, ignored }
}

/** A function that tells whether it is given something for the first time, by its contents. */
function newness(): (one: IgnoredPart | RegisterClause) => boolean {
  const known = new Set<string>()
  return (one) => known.size < known.add(JSON.stringify(one)).size
}

/** A word, phrase or field of a typed search. */
interface Part {
  /** As typed. */
  text: string
  name: string | undefined
  value: string
  isPhrase: boolean
  isExcluded: boolean
}

/** Stands between alternatives. */
export const OR = /^(?:OR|ATAU|أو)$/u
const PART = /(?:(?<=^|\s)(-)(?=["“”„\p{L}\p{N}]))?(?:([\p{L}]{2,20}):)?(?:["“”„]([^"“”„]*)["“”„]?|(\S+))/gu

/** The parts of a typed search in order, OR among them. */
export function partsOf(text: string): Part[] {
  return [...text.matchAll(PART)].map(([whole, minus, name, quoted, bare]) => ({
    text: whole,
    name,
    value: quoted ?? bare ?? '',
    isPhrase: quoted !== undefined,
    isExcluded: minus !== undefined,
  }))
}

function conditionOf({ name, value, isPhrase }: Part): RegisterCondition | IgnoredPart['why'] {
  const field = name === undefined ? 'any' : fieldNamed(name)
  if (field === undefined) return 'field'
  const isPrefix = !isPhrase && /[^*]\*+$/.test(value)
  const typed = { text: isPrefix ? value.replace(/\*+$/, '') : value, isPhrase, isPrefix }
  if (field === 'any' && !isPhrase && !isPrefix) {
    const number = soughtNumber(value)
    if (number) return number
  }
  return conditionOn(field, typed) ?? (field === 'any' ? 'signs' : whyNot(field, value))
}

function whyNot(field: RegisterField, value: string): IgnoredPart['why'] {
  const kind = registerFields[field]
  if (kind === 'date' && isTurnedRange(value)) return 'order'
  return kind === 'text' && markWords(value).length > 0 ? 'frequent' : 'value'
}

/** Digits alone may stand in a title too. */
function alternatives(condition: RegisterCondition): readonly RegisterCondition[] {
  const [digits = ''] = condition.values
  if (condition.field !== 'anyNumber' || !/^\d+$/.test(digits)) return [condition]
  return [condition, { field: 'any', match: 'words', values: [digits] }]
}
