import type { LegalDate } from '../dates/legalDate.ts'
import {
  fieldText,
  sectionOf,
  wordsOf,
  type DraftData,
  type FieldDefinition,
  type Form,
  type FormContext,
} from '../forms/form.ts'
import { pointFor, type FormalityList, type FormalityPoint } from './checklist.ts'

/** An answered field; a list of words and ticked options have several values. */
export interface FiledField<K extends string = string> {
  path: string
  field: FieldDefinition<K>
  values: readonly string[]
}

/**
 * Answered fields of the object sections that a point of the checklist covers, in the order of the form. A field that has a point of its own
 * is not listed at that of its section. `day`: as of checklist().
 */
export function fieldsOfPoint<K extends string>(
  form: Form<K>,
  list: FormalityList<K>,
  point: FormalityPoint<K>,
  data: DraftData,
  day: LegalDate,
): FiledField<K>[] {
  const blocks = form.pages.flatMap((page) => page.blocks)
  return blocks.flatMap((block) => {
    if (block.as !== 'fields') return []
    const row = sectionOf(data, block.section)
    const context: FormContext = { draft: data, row, files: [], today: day }
    return Object.entries(block.fields).flatMap(([name, field]) => {
      const path = `${block.section}.${name}`
      if (field.as === 'kept' || pointFor(list, path) !== point) return []
      if (field.when && !field.when(context)) return []
      const values = Array.isArray(row[name]) ? wordsOf(row[name]) : [fieldText(row, name)].filter(Boolean)
      return values.length > 0 ? [{ path, field, values }] : []
    })
  })
}

/** Ticked declarations that a point covers, as their texts. */
export function declarationsOfPoint<K extends string>(
  form: Form<K>,
  { path }: FormalityPoint<K>,
  data: DraftData,
): K[] {
  return form.pages
    .flatMap((page) => page.blocks)
    .flatMap((block) =>
      block.as === 'declarations' && block.section === path
        ? block.options.filter(({ value }) => wordsOf(data[path]).includes(value)).map(({ text }) => text)
        : [],
    )
}
