import { textFault } from '../people/names.ts'
import type { Block, DocumentPart, DraftData, FieldDefinition, FieldDefinitions, Form } from './form.ts'

/** A fault of shape in a draft sent by a client. A draft may be incomplete, but must have the shape of its form. */
export interface ShapeFault {
  path: string
  fault: 'unknown' | 'type' | 'tooLong' | 'tooMany' | 'notInList' | 'characters'
  /** Allowed number of characters, words or rows, for `tooLong` and `tooMany`. */
  limit?: number
}

/** Longest text of fields without a limit of their own: codes, dates, flags. */
const CODE_MAX = 16

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

function listFault(value: unknown, allowed: readonly string[]): ShapeFault['fault'] | undefined {
  if (!Array.isArray(value)) return 'type'
  if (value.length > allowed.length) return 'tooMany'
  if (value.some((word) => typeof word !== 'string')) return 'type'
  return value.some((word: string) => !allowed.includes(word)) ? 'notInList' : undefined
}

function wordsFault(
  { max, wordMax }: Extract<FieldDefinition, { as: 'words' }>,
  value: unknown,
): ShapeFault['fault'] | undefined {
  if (!Array.isArray(value)) return 'type'
  if (value.length > max) return 'tooMany'
  for (const word of value as unknown[]) {
    if (typeof word !== 'string') return 'type'
    if (word.length > 2 * wordMax || [...word].length > wordMax) return 'tooLong'
    if (textFault(word, 'oneLine')) return 'characters'
  }
  return undefined
}

function fieldFault(field: FieldDefinition, value: unknown): ShapeFault['fault'] | undefined {
  if (value === undefined || value === null || value === '') return undefined
  if (field.as === 'choices')
    return listFault(
      value,
      field.options.map((option) => option.value),
    )
  if (field.as === 'words') return wordsFault(field, value)
  if (typeof value !== 'string') return 'type'
  const max = textMax(field)
  // A text of n characters has at most 2n code units; checking that first keeps very large inputs cheap.
  if (value.length > 2 * max || [...value].length > max) return 'tooLong'
  if (textFault(value, field.as === 'longText' ? 'manyLines' : 'oneLine')) return 'characters'
  if (field.as === 'choice') return field.options.some((option) => option.value === value) ? undefined : 'notInList'
  if (field.as === 'yesNo') return value === 'Y' || value === 'N' ? undefined : 'notInList'
  return undefined
}

/** Faults of one row or object section; their paths begin with `path`, or with the field's name when it is ''. */
export function checkRow(fields: FieldDefinitions, row: unknown, path: string): ShapeFault[] {
  if (!isPlainObject(row)) return [{ path, fault: 'type' }]
  return Object.keys(row).flatMap((name): ShapeFault[] => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    const fault = field ? fieldFault(field, row[name]) : 'unknown'
    return fault ? [{ path: path === '' ? name : `${path}.${name}`, fault, ...(field && limited(field, fault)) }] : []
  })
}

function limited(field: FieldDefinition, fault: ShapeFault['fault']): Pick<ShapeFault, 'limit'> {
  if (fault === 'tooMany') return field.as === 'words' ? { limit: field.max } : {}
  if (fault !== 'tooLong') return {}
  if (field.as === 'words') return { limit: field.wordMax }
  return { limit: textMax(field) }
}

function textMax(field: FieldDefinition): number {
  return field.as === 'text' || field.as === 'longText' || field.as === 'kept' ? field.max : CODE_MAX
}

type Section =
  | { as: 'object'; fields: FieldDefinitions }
  | { as: 'list'; fields: FieldDefinitions; atMost: number }
  | { as: 'words'; words: readonly string[] }

const PAGES_MAX = 2000

function pageMarks(parts: readonly DocumentPart[]): FieldDefinitions {
  return Object.fromEntries(
    parts.map(({ slot, label }): [string, FieldDefinition] => [slot, { as: 'number', min: 1, max: PAGES_MAX, label }]),
  )
}

function addBlock(sections: Map<string, Section>, block: Block): void {
  if (block.as === 'fields') {
    const before = sections.get(block.section)
    sections.set(block.section, {
      as: 'object',
      fields: { ...(before?.as === 'object' ? before.fields : {}), ...block.fields },
    })
  }
  if (block.as === 'rows') sections.set(block.section, { as: 'list', fields: block.fields, atMost: block.atMost })
  if (block.as === 'parts') sections.set(block.section, { as: 'object', fields: pageMarks(block.parts) })
  if (block.as === 'declarations')
    sections.set(block.section, { as: 'words', words: block.options.map(({ value }) => value) })
}

function sectionFaults(section: Section, value: unknown, path: string): ShapeFault[] {
  if (value === undefined || value === null) return []
  if (section.as === 'object') return checkRow(section.fields, value, path)
  if (section.as === 'words') {
    const fault = listFault(value, section.words)
    return fault ? [{ path, fault }] : []
  }
  if (!Array.isArray(value)) return [{ path, fault: 'type' }]
  if (value.length > section.atMost) return [{ path, fault: 'tooMany', limit: section.atMost }]
  return value.flatMap((row: unknown, at) => checkRow(section.fields, row, `${path}.${at}`))
}

/** Checks the shape of a draft sent by a client. Empty when every key is known and every value has the right type and length. */
export function checkShape(form: Form, data: unknown): ShapeFault[] {
  if (!isPlainObject(data)) return [{ path: '', fault: 'type' }]
  const sections = new Map<string, Section>()
  for (const page of form.pages) for (const block of page.blocks) addBlock(sections, block)
  return Object.keys(data).flatMap((name) => {
    const section = sections.get(name)
    return section
      ? sectionFaults(section, (data as DraftData)[name], name)
      : [{ path: name, fault: 'unknown' as const }]
  })
}
