import { conditionOn } from './fieldValue.ts'
import { fieldNamed } from './registerFieldNames.ts'
import type { RegisterClause, RegisterCondition, RegisterQuery } from './registerQuery.ts'
import { soughtNumber } from './soughtNumber.ts'

/** Longer texts are cut; nobody types so much. */
const MOST_LETTERS = 500
const MOST_CLAUSES = 20

/** A part of the text that was not searched for. field: no field has that name; value: the field cannot have the value; signs: no letter or digit; length: beyond what is read. */
export interface IgnoredPart {
  text: string
  why: 'field' | 'value' | 'signs' | 'length'
}

export interface ParsedQuery {
  query: RegisterQuery
  ignored: readonly IgnoredPart[]
}

/**
 * What a typed search means. Words: all of them in any order; "quoted": next to each other; word*: a beginning; field:value: in that field
 * only. A number in any spelling is a number. Never throws: what cannot be understood is named in `ignored`.
 */
export function parseRegisterQuery(text: string): ParsedQuery {
  // oxlint-disable-next-line no-control-regex -- what no keyboard types, and what turns the direction of a text
  const plain = text.replace(/[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, ' ')
  const read = plain.slice(0, MOST_LETTERS)
  const ignored: IgnoredPart[] = []
  const whole = soughtNumber(read.trim())
  if (whole) return { query: [{ any: alternatives(whole), isExcluded: false }], ignored }
  const query: RegisterClause[] = []
  for (const part of partsOf(read)) {
    const condition = query.length < MOST_CLAUSES ? conditionOf(part) : 'length'
    if (typeof condition === 'string') ignored.push({ text: part.text, why: condition })
    else query.push({ any: alternatives(condition), isExcluded: false })
  }
  if (plain.length > MOST_LETTERS)
    ignored.push({ text: `${plain.slice(MOST_LETTERS, MOST_LETTERS + 20)}…`, why: 'length' })
  return { query, ignored }
}

interface Part {
  /** As typed. */
  text: string
  name: string | undefined
  value: string
  isPhrase: boolean
}

const PART = /(?:([\p{L}]{2,20}):)?(?:["“”„]([^"“”„]*)["“”„]?|(\S+))/gu

function partsOf(text: string): Part[] {
  return [...text.matchAll(PART)].map(([whole, name, quoted, bare]) => ({
    text: whole,
    name,
    value: quoted ?? bare ?? '',
    isPhrase: quoted !== undefined,
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
  return conditionOn(field, typed) ?? (field === 'any' ? 'signs' : 'value')
}

/** Digits alone may stand in a title too. */
function alternatives(condition: RegisterCondition): readonly RegisterCondition[] {
  const [digits = ''] = condition.values
  if (condition.field !== 'anyNumber' || !/^\d+$/.test(digits)) return [condition]
  return [condition, { field: 'any', match: 'words', values: [digits] }]
}
