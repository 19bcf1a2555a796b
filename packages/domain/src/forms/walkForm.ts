import { isLegalDate, type LegalDate } from '../dates/legalDate.ts'
import { documentsNeeded } from './documents.ts'
import { findParts } from './parts.ts'
import {
  rowsOf,
  sectionOf,
  fieldText,
  wordsOf,
  type Block,
  type DraftData,
  type FieldDefinition,
  type FieldDefinitions,
  type Finding,
  type Form,
  type FormFile,
  type Level,
  type PageDefinition,
  type FormRow,
  type FormContext,
} from './form.ts'

/** One answer the form requires or checks, with its finding. */
export interface FormPoint<K extends string = string> {
  path: string
  step: string
  filled: boolean
  required: Level | undefined
  finding: (Finding<K> & { wrong?: true }) | undefined
}

type Found<K extends string> = Omit<FormPoint<K>, 'step'>
interface Walk<K extends string> {
  form: Form<K>
  context: Omit<FormContext, 'row'>
}

function wordFault<K extends string>(form: Form<K>, field: FieldDefinition<K>, value: string): K | undefined {
  if (field.as === 'date') return isLegalDate(value) ? undefined : form.messages.badDate
  if (field.as === 'yesNo') return value === 'Y' || value === 'N' ? undefined : form.messages.notInList
  if (field.as === 'choice')
    return field.options.some((option) => option.value === value) ? undefined : form.messages.notInList
  return undefined
}

function valueFinding<K extends string>(
  { form }: Walk<K>,
  field: FieldDefinition<K>,
  value: string,
  context: FormContext,
): Found<K>['finding'] {
  const fault = wordFault(form, field, value)
  if (fault !== undefined) return { level: 'STOP', code: fault, wrong: true }
  if ((field.as === 'text' || field.as === 'longText') && [...value].length > field.max)
    return { level: 'STOP', code: form.messages.tooLong, values: { max: field.max }, wrong: true }
  if (field.as === 'number' && !isNumberWithin(value, field))
    return { level: 'STOP', code: form.messages.badNumber, values: { min: field.min, max: field.max }, wrong: true }
  const found = field.check?.(value, context)
  return found && { ...found, wrong: true }
}

function isNumberWithin(text: string, { min, max }: { min: number; max: number }): boolean {
  return /^(0|[1-9][0-9]{0,8})$/.test(text) && Number(text) >= min && Number(text) <= max
}

/** Lists of words are checked for their number and length only. */
function wordsFinding<K extends string>(
  { form }: Walk<K>,
  field: Extract<FieldDefinition<K>, { as: 'words' }>,
  words: readonly string[],
): Found<K>['finding'] {
  const { max, wordMax } = field
  if (words.length > max) return { level: 'STOP', code: form.messages.tooMany, values: { max }, wrong: true }
  // A word has at most as many characters as code units. Comparing code units first is faster; this runs on every key press.
  return words.some((word) => word.length > wordMax && [...word].length > wordMax)
    ? { level: 'STOP', code: form.messages.tooLong, values: { max: wordMax }, wrong: true }
    : undefined
}

function missingFinding<K extends string>(
  level: Level | undefined,
  code: K,
  values?: Record<string, string | number>,
): Finding<K> | undefined {
  return level && { level, code, ...(values && { values }) }
}

function* fieldPoints<K extends string>(
  walk: Walk<K>,
  fields: FieldDefinitions<K>,
  row: FormRow,
  prefix: string,
): Generator<Found<K>> {
  const context = { ...walk.context, row }
  for (const [name, field] of Object.entries(fields)) {
    if (field.when && !field.when(context)) continue
    if (field.as === 'kept') continue
    const words = field.as === 'choices' || field.as === 'words' ? wordsOf(row[name]) : undefined
    const value = words ? words.join(' ') : fieldText(row, name)
    const filled = value !== ''
    const finding = filled
      ? field.as === 'words'
        ? (wordsFinding(walk, field, words ?? []) ?? field.check?.(value, context))
        : field.as === 'choices'
          ? undefined
          : valueFinding(walk, field, value, context)
      : missingFinding(field.required, field.missing ?? walk.form.messages.required)
    yield { path: `${prefix}.${name}`, filled, required: field.required, finding }
  }
}

function* rowPoints<K extends string>(walk: Walk<K>, block: Extract<Block<K>, { as: 'rows' }>): Generator<Found<K>> {
  const rows = rowsOf(walk.context.draft, block.section)
  const { messages } = walk.form
  if (block.atLeast > 0 || rows.length > block.atMost) {
    const isTooFew = rows.length < block.atLeast
    const isTooMany = rows.length > block.atMost
    const finding = isTooFew
      ? missingFinding(block.level ?? 'STOP', block.missing ?? messages.required)
      : isTooMany
        ? { level: 'STOP' as const, code: messages.tooMany, values: { max: block.atMost }, wrong: true as const }
        : undefined
    yield { path: block.section, filled: !isTooFew, required: block.level ?? 'STOP', finding }
  }
  for (const [at, row] of rows.entries()) yield* fieldPoints(walk, block.fields, row, `${block.section}.${at}`)
}

function* imagePoints<K extends string>(
  { context }: Walk<K>,
  block: Extract<Block<K>, { as: 'images' }>,
): Generator<Found<K>> {
  const images = context.files.filter((file) => file.slot === block.slot)
  const path = `FILES.${block.slot}`
  const enough = images.length >= block.atLeast
  yield { path, filled: enough, required: 'STOP', finding: enough ? undefined : { level: 'STOP', code: block.missing } }
  if (!enough) return
  const there = block.views.filter(({ id }) => images.some((image) => image.view === id)).length
  const { length } = block.views
  yield {
    path,
    filled: there > 0,
    required: 'WARN',
    finding: there < length ? { level: 'WARN', code: block.fewer, values: { there, expected: length } } : undefined,
  }
}

function* labelPoints<K extends string>(
  { context }: Walk<K>,
  block: Extract<Block<K>, { as: 'label' }>,
): Generator<Found<K>> {
  const filled = context.files.filter((file) => file.slot === block.slot).length >= block.atLeast
  yield {
    path: `FILES.${block.slot}`,
    filled,
    required: block.atLeast > 0 ? 'STOP' : undefined,
    finding: filled ? undefined : { level: 'STOP', code: block.missing },
  }
}

function* partPoints<K extends string>(
  { context, form }: Walk<K>,
  block: Extract<Block<K>, { as: 'parts' }>,
): Generator<Found<K>> {
  const there = new Set(findParts(block, context.draft, context.files).map(({ slot }) => slot))
  for (const { slot, level, missing, when } of block.parts) {
    if (when && !when({ ...context, row: {} })) continue
    const filled = there.has(slot)
    const finding = filled ? undefined : missingFinding(level, missing ?? form.messages.required)
    yield { path: `FILES.${slot}`, filled, required: level, finding }
  }
}

function* blockPoints<K extends string>(walk: Walk<K>, block: Block<K>): Generator<Found<K>> {
  const { context, form } = walk
  switch (block.as) {
    case 'fields':
      yield* fieldPoints(walk, block.fields, sectionOf(context.draft, block.section), block.section)
      break
    case 'rows':
      yield* rowPoints(walk, block)
      break
    case 'images':
      yield* imagePoints(walk, block)
      break
    case 'label':
      yield* labelPoints(walk, block)
      break
    case 'parts':
      yield* partPoints(walk, block)
      break
    case 'declarations': {
      const ticked = wordsOf(context.draft[block.section])
      const all = block.options.every(({ value }) => ticked.includes(value))
      yield {
        path: block.section,
        filled: all,
        required: 'STOP',
        finding: all ? undefined : { level: 'STOP', code: block.missing },
      }
      break
    }
    case 'documents':
      for (const { slot, level, missing, uploaded, followsBy } of documentsNeeded(
        block.rules,
        context.draft,
        context.files,
        context.today,
      )) {
        const filled = uploaded > 0
        const finding = filled
          ? undefined
          : missingFinding(level, missing ?? form.messages.required, followsBy ? { date: followsBy } : undefined)
        yield { path: `FILES.${slot}`, filled, required: level, finding }
      }
  }
}

/** Whether these answers make the page unnecessary. */
export function isNotNeeded<K extends string>(page: PageDefinition<K>, context: Omit<FormContext, 'row'>): boolean {
  return page.notNeeded?.({ ...context, row: {} }) ?? false
}

/** Yields every point of the form that applies to these answers, page by page. Shared by missing() and progress(). */
export function* walkForm<K extends string>(
  form: Form<K>,
  draft: DraftData,
  files: readonly FormFile[],
  today: LegalDate,
  holidays?: ReadonlySet<LegalDate>,
): Generator<FormPoint<K>> {
  const context = { draft, files, today, holidays }
  for (const page of form.pages) {
    // The first block holds the question that makes the page unnecessary, so it is always included.
    const blocks = isNotNeeded(page, context) ? page.blocks.slice(0, 1) : page.blocks
    for (const block of blocks) {
      if (block.when && !block.when({ ...context, row: {} })) continue
      for (const point of blockPoints({ form, context }, block)) yield { ...point, step: page.id }
    }
  }
}
