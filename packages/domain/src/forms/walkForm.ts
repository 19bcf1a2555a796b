import { isLegalDate, type LegalDate } from '../dates/legalDate.ts'
import { documentsNeeded } from './documents.ts'
import { partsThere } from './parts.ts'
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

/** One answer the form looks at: whether it is there, and what is to be said of it. */
export interface FormPoint<K extends string = string> {
  path: string
  step: string
  filled: boolean
  required: Level | undefined
  finding: (Finding<K> & { wrong?: true }) | undefined
}

type Found<K extends string> = Omit<FormPoint<K>, 'step'>
interface Place<K extends string> {
  form: Form<K>
  scene: Omit<FormContext, 'row'>
}

function wordFault<K extends string>(form: Form<K>, field: FieldDefinition<K>, value: string): K | undefined {
  if (field.as === 'date') return isLegalDate(value) ? undefined : form.messages.badDate
  if (field.as === 'yesNo') return value === 'Y' || value === 'N' ? undefined : form.messages.notInList
  if (field.as === 'choice')
    return field.options.some((option) => option.value === value) ? undefined : form.messages.notInList
  return undefined
}

function valueFinding<K extends string>(
  { form }: Place<K>,
  field: FieldDefinition<K>,
  value: string,
  scene: FormContext,
): Found<K>['finding'] {
  const fault = wordFault(form, field, value)
  if (fault !== undefined) return { level: 'STOP', code: fault, wrong: true }
  if ((field.as === 'text' || field.as === 'longText') && [...value].length > field.max)
    return { level: 'STOP', code: form.messages.tooLong, values: { max: field.max }, wrong: true }
  if (field.as === 'number' && !isNumberWithin(value, field))
    return { level: 'STOP', code: form.messages.badNumber, values: { min: field.min, max: field.max }, wrong: true }
  const found = field.check?.(value, scene)
  return found && { ...found, wrong: true }
}

function isNumberWithin(text: string, { min, max }: { min: number; max: number }): boolean {
  return /^(0|[1-9][0-9]{0,8})$/.test(text) && Number(text) >= min && Number(text) <= max
}

/** Words have no finding of their own but their number and length. */
function wordsFinding<K extends string>(
  { form }: Place<K>,
  field: Extract<FieldDefinition<K>, { as: 'words' }>,
  words: readonly string[],
): Found<K>['finding'] {
  const { max, wordMax } = field
  if (words.length > max) return { level: 'STOP', code: form.messages.tooMany, values: { max }, wrong: true }
  // No word has more characters than code units; counting characters is dear, and this is asked with every key pressed.
  return words.some((word) => word.length > wordMax && [...word].length > wordMax)
    ? { level: 'STOP', code: form.messages.tooLong, values: { max: wordMax }, wrong: true }
    : undefined
}

function absent<K extends string>(
  level: Level | undefined,
  code: K,
  values?: Record<string, string | number>,
): Finding<K> | undefined {
  return level && { level, code, ...(values && { values }) }
}

function* fieldPoints<K extends string>(
  place: Place<K>,
  fields: FieldDefinitions<K>,
  row: FormRow,
  prefix: string,
): Generator<Found<K>> {
  const scene = { ...place.scene, row }
  for (const [name, field] of Object.entries(fields)) {
    if (field.when && !field.when(scene)) continue
    if (field.as === 'kept') continue
    const words = field.as === 'choices' || field.as === 'words' ? wordsOf(row[name]) : undefined
    const value = words ? words.join(' ') : fieldText(row, name)
    const filled = value !== ''
    const finding = filled
      ? field.as === 'words'
        ? (wordsFinding(place, field, words ?? []) ?? field.check?.(value, scene))
        : field.as === 'choices'
          ? undefined
          : valueFinding(place, field, value, scene)
      : absent(field.required, field.missing ?? place.form.messages.required)
    yield { path: `${prefix}.${name}`, filled, required: field.required, finding }
  }
}

function* rowPoints<K extends string>(place: Place<K>, block: Extract<Block<K>, { as: 'rows' }>): Generator<Found<K>> {
  const rows = rowsOf(place.scene.draft, block.section)
  const { messages } = place.form
  if (block.atLeast > 0 || rows.length > block.atMost) {
    const few = rows.length < block.atLeast
    const many = rows.length > block.atMost
    const finding = few
      ? absent(block.level ?? 'STOP', block.missing ?? messages.required)
      : many
        ? { level: 'STOP' as const, code: messages.tooMany, values: { max: block.atMost }, wrong: true as const }
        : undefined
    yield { path: block.section, filled: !few, required: block.level ?? 'STOP', finding }
  }
  for (const [at, row] of rows.entries()) yield* fieldPoints(place, block.fields, row, `${block.section}.${at}`)
}

function* imagePoints<K extends string>(
  { scene }: Place<K>,
  block: Extract<Block<K>, { as: 'images' }>,
): Generator<Found<K>> {
  const images = scene.files.filter((file) => file.slot === block.slot)
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
  { scene }: Place<K>,
  block: Extract<Block<K>, { as: 'label' }>,
): Generator<Found<K>> {
  const filled = scene.files.filter((file) => file.slot === block.slot).length >= block.atLeast
  yield {
    path: `FILES.${block.slot}`,
    filled,
    required: block.atLeast > 0 ? 'STOP' : undefined,
    finding: filled ? undefined : { level: 'STOP', code: block.missing },
  }
}

function* partPoints<K extends string>(
  { scene, form }: Place<K>,
  block: Extract<Block<K>, { as: 'parts' }>,
): Generator<Found<K>> {
  const there = new Set(partsThere(block, scene.draft, scene.files).map(({ slot }) => slot))
  for (const { slot, level, missing, when } of block.parts) {
    if (when && !when({ ...scene, row: {} })) continue
    const filled = there.has(slot)
    const finding = filled ? undefined : absent(level, missing ?? form.messages.required)
    yield { path: `FILES.${slot}`, filled, required: level, finding }
  }
}

function* blockPoints<K extends string>(place: Place<K>, block: Block<K>): Generator<Found<K>> {
  const { scene, form } = place
  switch (block.as) {
    case 'fields':
      yield* fieldPoints(place, block.fields, sectionOf(scene.draft, block.section), block.section)
      break
    case 'rows':
      yield* rowPoints(place, block)
      break
    case 'images':
      yield* imagePoints(place, block)
      break
    case 'label':
      yield* labelPoints(place, block)
      break
    case 'parts':
      yield* partPoints(place, block)
      break
    case 'declarations': {
      const ticked = wordsOf(scene.draft[block.section])
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
        scene.draft,
        scene.files,
        scene.today,
      )) {
        const filled = uploaded > 0
        const finding = filled
          ? undefined
          : absent(level, missing ?? form.messages.required, followsBy ? { date: followsBy } : undefined)
        yield { path: `FILES.${slot}`, filled, required: level, finding }
      }
  }
}

/** Is the page superfluous for these answers? */
export function isNotNeeded<K extends string>(page: PageDefinition<K>, scene: Omit<FormContext, 'row'>): boolean {
  return page.notNeeded?.({ ...scene, row: {} }) ?? false
}

/** Every point of the form these answers make relevant, page by page. The one walk behind missing() and progress(). */
export function* walkForm<K extends string>(
  form: Form<K>,
  draft: DraftData,
  files: readonly FormFile[],
  today: LegalDate,
): Generator<FormPoint<K>> {
  const scene = { draft, files, today }
  for (const page of form.pages) {
    // A page that is not needed is still asked the question that made it so.
    const blocks = isNotNeeded(page, scene) ? page.blocks.slice(0, 1) : page.blocks
    for (const block of blocks) {
      if (block.when && !block.when({ ...scene, row: {} })) continue
      for (const point of blockPoints({ form, scene }, block)) yield { ...point, step: page.id }
    }
  }
}
