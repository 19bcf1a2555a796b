import { isLegalDate, type LegalDate } from '@saki/domain/dates/legalDate'
import {
  isRow,
  rowsOf,
  sectionOf,
  wordsOf,
  type Block,
  type DraftData,
  type FieldDefinition,
  type FieldDefinitions,
  type Form,
  type FormFile,
  type FormRow,
} from '@saki/domain/forms/form'
import type { TextKey } from '@saki/texts'
import { longDateText } from '@saki/texts/dates'
import { say } from '@saki/texts/say'

import type { CodeNames } from './paperNames.sql.ts'
import { paperText, type PaperText } from './paperText.ts'

export interface SheetRow {
  label: string
  value: PaperText
}
export interface SheetSection {
  title: string
  groups: { heading: string; rows: SheetRow[] }[]
}

export interface SheetAnswers {
  form: Form<TextKey>
  data: DraftData
  files: readonly FormFile[]
  today: LegalDate
  names: CodeNames
  /** Whether identity numbers are printed in full; otherwise all but the last four characters are masked. */
  withIdNumbers: boolean
}

const LANGUAGE = 'id'
/** Row fields that are never printed. */
const unprintedFields = new Set(['CONTACT_ID'])
const ID_NUMBER = 'INDI_PERSON_ID_NBR'

/**
 * Every answer of a form in its order, as Indonesian text. Values that are no longer asked for, because another answer made them
 * superfluous, are listed at the end under their own heading.
 */
export function answerSheet(answers: SheetAnswers): SheetSection[] {
  const printed = new Set<string>()
  const sections = answers.form.pages.map((page) => ({
    title: words(page.title),
    groups: page.blocks
      .filter((block) => isAsked(answers, block))
      .flatMap((block) => groupsOf(answers, block, printed)),
  }))
  const rest = restOf(answers.data, printed)
  if (rest.length > 0) sections.push({ title: words('papers:sheet.rest'), groups: [{ heading: '', rows: rest }] })
  return sections
    .map(({ title, groups }) => ({ title, groups: groups.filter(({ rows }) => rows.length > 0) }))
    .filter(({ groups }) => groups.length > 0)
}

function isAsked({ data, files, today }: SheetAnswers, { when }: Block<TextKey>): boolean {
  return when?.({ draft: data, row: {}, files, today }) ?? true
}

function groupsOf(answers: SheetAnswers, block: Block<TextKey>, printed: Set<string>): SheetSection['groups'] {
  const { data } = answers
  if (block.as === 'fields') {
    const rows = fieldRows(answers, block.fields, sectionOf(data, block.section), block.section, printed)
    return [{ heading: block.title ? words(block.title) : '', rows }]
  }
  if (block.as === 'rows')
    return rowsOf(data, block.section).map((row, at) => ({
      heading: `${words(block.rowTitle)} ${at + 1}`,
      rows: fieldRows(answers, block.fields, row, `${block.section}.${at}`, printed),
    }))
  if (block.as === 'declarations') {
    const ticked = wordsOf(data[block.section])
    printed.add(block.section)
    const rows = block.options
      .filter(({ value }) => ticked.includes(value))
      .map(({ text }) => ({ label: words('papers:sheet.declared'), value: paperText(words(text)) }))
    return [{ heading: '', rows }]
  }
  return []
}

function fieldRows(
  answers: SheetAnswers,
  fields: FieldDefinitions<TextKey>,
  row: FormRow,
  path: string,
  printed: Set<string>,
): SheetRow[] {
  const { data: draft, files, today } = answers
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.as === 'kept') printed.add(`${path}.${name}`)
    if (field.as === 'kept' || !(field.when?.({ draft, row, files, today }) ?? true)) return []
    const value = valueOf(answers, field, row[name], name)
    if (value === '') return []
    printed.add(`${path}.${name}`)
    return [{ label: words(field.label), value: paperText(value) }]
  })
}

function valueOf(
  { names, withIdNumbers }: SheetAnswers,
  field: FieldDefinition<TextKey>,
  given: unknown,
  name: string,
): string {
  if (field.as === 'words') return wordsOf(given).join('; ')
  if (field.as === 'choices')
    return wordsOf(given)
      .map((word) => optionOf(field.options, word))
      .join('; ')
  const text = typeof given === 'string' ? given : ''
  if (text === '') return ''
  if (name === ID_NUMBER && !withIdNumbers) return `${'•'.repeat(Math.max(0, text.length - 4))}${text.slice(-4)}`
  switch (field.as) {
    case 'choice':
      return optionOf(field.options, text)
    case 'yesNo':
      return text === 'Y' || text === 'N' ? words(text === 'Y' ? 'core:yes' : 'core:no') : text
    case 'date':
      return isLegalDate(text) ? longDateText(text, 'id') : text
    case 'country':
    case 'region':
      return names.places.get(text) ?? text
    case 'locarno':
      return [text, names.locarno.get(text)].filter(Boolean).join(' ')
    case 'niceClass':
      return [text, names.nice.get(text)].filter(Boolean).join(': ')
    default:
      return text
  }
}

function optionOf(options: readonly { value: string; text: TextKey }[], value: string): string {
  const option = options.find((one) => one.value === value)
  return option ? words(option.text) : value
}

/** Values of the draft not printed yet, each with its path as label. */
function restOf(value: unknown, printed: ReadonlySet<string>, path = ''): SheetRow[] {
  if (printed.has(path)) return []
  if (typeof value === 'string' || typeof value === 'number')
    return value === '' || isUnprinted(path) ? [] : [{ label: path, value: paperText(String(value)) }]
  const parts = Array.isArray(value)
    ? value.map((part, at) => [String(at), part] as const)
    : isRow(value)
      ? Object.entries(value)
      : []
  return parts.flatMap(([name, part]) => restOf(part, printed, path === '' ? name : `${path}.${name}`))
}

function isUnprinted(path: string): boolean {
  return unprintedFields.has(path.split('.').at(-1) ?? '')
}

function words(key: TextKey, values?: Record<string, string | number>): string {
  return say(LANGUAGE, key, values)
}
