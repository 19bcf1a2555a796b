import { isLegalDate } from '../dates/legalDate.ts'
import { viennaCode } from '../marks/viennaCode.ts'
import { parseIpcPart } from '../patents/ipcSymbol.ts'
import { markWords } from './markWords.ts'
import { isStopWord } from './stopWords.ts'
import { formalityNamed, stageNamed } from './registerFieldNames.ts'
import { matchesOf, registerFields, type RegisterCondition, type RegisterField } from './registerQuery.ts'
import { bareNumber, soughtNumber } from './soughtNumber.ts'

/** A value as typed: between quotes, or ending in a star. */
export interface TypedValue {
  text: string
  isPhrase: boolean
  isPrefix: boolean
}

/** The condition that a typed value of a field means; undefined when the field cannot have it. */
export function conditionOn(field: RegisterField, typed: TypedValue): RegisterCondition | undefined {
  const kind = registerFields[field]
  if (kind === 'words' || kind === 'text') return wordsCondition(field, typed)
  if (kind === 'number') return numberCondition(field, typed)
  if (kind === 'date') return dateCondition(field, typed.text)
  if (kind === 'day') return dayCondition(field, typed.text.trim())
  const values = typed.text.split(',').flatMap((part) => codeOf(field, part.trim()) ?? [])
  const [first] = values
  return first && { field: first.field, match: 'equals', values: values.map(({ code }) => code) }
}

function wordsCondition(field: RegisterField, { text, isPhrase, isPrefix }: TypedValue): RegisterCondition | undefined {
  const all = markWords(text).map(({ word }) => word)
  const words = registerFields[field] === 'text' ? all.filter((word) => isPrefix || !isStopWord(word)) : all
  if (words.length === 0) return undefined
  const match = isPhrase && words.length > 1 ? 'phrase' : isPrefix ? 'prefix' : 'words'
  return { field, match, values: [words.join(' ')] }
}

function numberCondition(field: RegisterField, { text, isPrefix }: TypedValue): RegisterCondition | undefined {
  const known = isPrefix ? undefined : soughtNumber(text)
  if (known && field === 'anyNumber') return known
  if (known?.field === field) return known
  const bare = bareNumber(text).slice(0, 40)
  if (bare.length < 3) return undefined
  if (field === 'anyNumber') return { field, match: 'contains', values: [bare] }
  return { field, match: isPrefix ? 'prefix' : 'equals', values: [bare] }
}

/** `2017`, `2017-03`, `2017-03-01`, and two of them with `..` between; either may be left out. Days and months also the other way round: `01-03-2017`. */
function dateCondition(field: RegisterField, text: string): RegisterCondition | undefined {
  const days = daysOf(text)
  return days && !isTurned(days) ? { field, match: 'between', values: days } : undefined
}

/** Whether a text is two days, of which the first is after the last. */
export function isTurnedRange(text: string): boolean {
  const days = daysOf(text)
  return days !== undefined && isTurned(days)
}

const isTurned = ([first, last]: readonly [string, string]) => first !== '' && last !== '' && first > last

/** The first and the last day of a date or of a range of dates, '' for an open end; undefined for anything else. */
function daysOf(text: string): [string, string] | undefined {
  const [from = '', to = from, more] = text.split('..').map(yearFirst)
  const [first, last] = [firstDay(from), lastDay(to)]
  if (more !== undefined || first === undefined || last === undefined) return undefined
  return first === '' && last === '' ? undefined : [first, last]
}

function dayCondition(field: RegisterField, text: string): RegisterCondition | undefined {
  const day = yearFirst(text)
  return isLegalDate(day) ? { field, match: 'equals', values: [day] } : undefined
}

/** A date that ends with its year, such as 31-03-2026, 31/3/2026 or 03-2026, as it is kept; other texts as they are. */
function yearFirst(text: string): string {
  const typed = text.trim()
  const [, day, month = '', year = ''] = /^(?:(\d{1,2})[-/.])?(\d{1,2})[-/.](\d{4})$/.exec(typed) ?? []
  if (year === '') return typed
  return [year, month, day].flatMap((part) => part?.padStart(2, '0') ?? []).join('-')
}

const asDay = (text: string, end: string): string | undefined => {
  const day = text + end.slice(text.length - 4)
  return text === '' || isLegalDate(day) ? (text === '' ? '' : day) : undefined
}
const isPart = (text: string) => /^(\d{4}(-\d{2}){0,2})?$/.test(text)
const firstDay = (text: string) => (isPart(text) ? asDay(text, '-01-01') : undefined)
const lastDay = (text: string) => {
  if (!isPart(text) || text.length !== 7) return isPart(text) ? asDay(text, '-12-31') : undefined
  const [year = 0, month = 0] = text.split('-').map(Number)
  return asDay(`${text}-${new Date(Date.UTC(year, month, 0)).getUTCDate()}`, '')
}

/** The code as the register keeps it, and its field: a class with a dash is one of Locarno. */
export function codeOf(field: RegisterField, text: string): { field: RegisterField; code: string } | undefined {
  const upper = text.toUpperCase()
  const is = (pattern: RegExp) => pattern.test(upper)
  switch (field) {
    case 'country':
    case 'priorityCountry':
      return is(/^[A-Z]{2}$/) ? { field, code: upper } : undefined
    case 'province':
      return is(/^\d{2}$/) ? { field, code: upper } : undefined
    case 'nice':
      if (is(/^\d{2}-\d{2}$/)) return { field: 'locarno', code: upper }
      return is(/^0?([1-9]|[1-3]\d|4[0-5])$/) ? { field, code: String(Number(upper)) } : undefined
    case 'locarno':
      return is(/^\d{2}(-\d{2})?$/) ? { field, code: upper } : undefined
    case 'ipc':
      return ipcCode(upper, field)
    case 'vienna': {
      const code = viennaCode(text)
      return code === undefined ? undefined : { field, code }
    }
    case 'stage': {
      const stage = stageNamed(text)
      return stage === undefined ? undefined : { field, code: stage }
    }
    case 'formality': {
      const state = formalityNamed(text)
      return state === undefined ? undefined : { field, code: state }
    }
    case 'annuityYear':
      return is(/^0?([1-9]|1\d|20)$/) ? { field, code: String(Number(upper)) } : undefined
    case 'right':
      return is(/^[A-Z]$/) ? { field, code: upper } : undefined
    case 'year':
      return is(/^(19|20)\d{2}$/) ? { field, code: upper } : undefined
    case 'sign':
      return is(/^[A-Z_]{1,20}$/) ? { field, code: upper } : undefined
    default:
      return undefined
  }
}

function ipcCode(upper: string, field: RegisterField): { field: RegisterField; code: string } | undefined {
  return parseIpcPart(upper) && { field, code: upper.normalize('NFKC').replace(/\s/g, '').toUpperCase() }
}

/** Whether a field knows a match. */
export const isMatchOf = (field: RegisterField, match: RegisterCondition['match']): boolean =>
  matchesOf[registerFields[field]].includes(match)
