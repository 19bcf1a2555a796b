import { isRow, type DraftData, type FormRow } from '@saki/domain/forms/form'

/** Most characters shown beside a point. */
const MOST = 400

/** Fields that say what a row of a list is, in the order in which they are read. */
const named = [
  ['PERSON_NAME'],
  ['COUNTRY_CODE', 'PRIORITY_APPL_ID', 'PRIORITY_DATE'],
  ['LOCARNO_CLASS_CODE', 'PRODUCT_TITLE'],
  ['NICE_CLASS_CODE', 'TERMS'],
  ['IPC_SYMBOL'],
] as const

/** What was typed at a path of a form: a text, or the names of the rows of a list. '' for files, flags, whole sections and what is empty. */
export function filedValue(data: DraftData, path: string): string {
  const [section = '', field] = path.split('.')
  const value = data[section]
  if (Array.isArray(value)) return shortened(value.flatMap((row: unknown) => rowName(row)).join('; '))
  if (field === undefined || !isRow(value)) return ''
  return shortened(wordsOf(value[field]))
}

function rowName(row: unknown): string[] {
  if (!isRow(row)) return []
  const fields = named.find(([first]) => wordsOf(row[first]) !== '')
  return fields
    ? [
        fields
          .map((field) => wordsOf(row[field]))
          .filter(Boolean)
          .join(' '),
      ]
    : []
}

/** A typed text or list of texts; '' for a flag. */
function wordsOf(value: FormRow[string] | undefined): string {
  if (Array.isArray(value)) return value.filter((one) => typeof one === 'string').join(', ')
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value !== 'Y' && value !== 'N' ? value.trim() : ''
}

const shortened = (text: string): string => (text.length > MOST ? `${text.slice(0, MOST - 1)}…` : text)
