import type { LegalDate } from '@saki/domain/dates/legalDate'
import type { FormalityList, FormalityPoint } from '@saki/domain/formality/checklist'
import { declarationsOfPoint, fieldsOfPoint, type FiledField } from '@saki/domain/formality/filedFields'
import { isRow, type DraftData, type Form, type FormRow } from '@saki/domain/forms/form'
import type { Language, TextKey } from '@saki/texts'
import { legalDateText } from '@saki/texts/dates'
import { say } from '@saki/texts/say'

/** Most characters of one value. */
const MOST = 400

/** Fields that say what a row of a list is, in the order in which they are read. */
const named = [
  ['PERSON_NAME'],
  ['COUNTRY_CODE', 'PRIORITY_APPL_ID', 'PRIORITY_DATE'],
  ['LOCARNO_CLASS_CODE', 'PRODUCT_TITLE'],
  ['NICE_CLASS_CODE', 'TERMS'],
  ['IPC_SYMBOL'],
] as const

/** A filed application as filedAs() gives it, and the day whose rules apply. */
export interface Filed {
  form: Form<TextKey>
  list: FormalityList<TextKey>
  data: DraftData
  day: LegalDate
}

/**
 * What was answered to a point: the value of a field, one line with its label for each field of a section, the ticked declarations, or the
 * names of the rows of a list. Options in their words. '' for files and for what is empty.
 */
export function filedValue(
  { form, list, data, day }: Filed,
  point: FormalityPoint<TextKey>,
  language: Language,
): string {
  const rows = data[point.path]
  const declared = declarationsOfPoint(form, point, data)
  if (declared.length > 0) return declared.map((key) => say(language, key)).join('\n')
  if (Array.isArray(rows)) return shortened(rows.flatMap((row: unknown) => rowName(row)).join('; '))
  const fields = fieldsOfPoint(form, list, point, data, day)
  return fields
    .map((one) => {
      const value = shortened(valueText(one, language))
      if (one.path === point.path) return value
      const label = say(language, one.field.label)
      return /[?؟]$/.test(label) ? `${label} ${value}` : `${label}: ${value}`
    })
    .join('\n')
}

function valueText({ field, values }: FiledField<TextKey>, language: Language): string {
  return values
    .map((value) => {
      if (field.as === 'choice' || field.as === 'choices') {
        const option = field.options.find((one) => one.value === value)
        return option ? say(language, option.text) : value
      }
      if (field.as === 'yesNo') return say(language, value === 'Y' ? 'core:yes' : 'core:no')
      return field.as === 'date' ? legalDateText(value, language) : value
    })
    .join(', ')
}

function rowName(row: unknown): string[] {
  if (!isRow(row)) return []
  const fields = named.find(([first]) => wordOf(row[first]) !== '')
  return fields
    ? [
        fields
          .map((field) => wordOf(row[field]))
          .filter(Boolean)
          .join(' '),
      ]
    : []
}

/** A typed text or list of texts. */
function wordOf(value: FormRow[string] | undefined): string {
  if (Array.isArray(value)) return value.filter((one) => typeof one === 'string').join(', ')
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value.trim() : ''
}

const shortened = (text: string): string => (text.length > MOST ? `${text.slice(0, MOST - 1)}…` : text)
