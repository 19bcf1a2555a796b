import {
  rowsOf,
  sectionOf,
  fieldText,
  type Block,
  type DraftData,
  type FieldDefinitions,
  type Form,
  type FormFile,
  type FieldIssue,
  type FormRow,
} from '@saki/domain/forms/form'
import { isNotNeeded } from '@saki/domain/forms/walkForm'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import type { TextKey } from '@saki/texts'

/** nationality: countries and no country at all; country: where something was filed, offices of several countries included. */
export type Register = 'country' | 'nationality' | 'state' | 'city' | 'district' | 'village' | 'locarno' | 'agent'

/** A code someone entered, with the code it must lie in (a city in its province). */
interface Entered {
  path: string
  step: string
  register: Register
  code: string
  parent: string | undefined
}

/** In the words of the specification. */
const noSuchAgent: TextKey = 'agents:notAvailable'
const tiers = ['state', 'city', 'district', 'village'] as const

/** Codes to look up, with the register each must stand in. */
export interface Codes {
  registers: Register[]
  codes: string[]
}

/** Every code anyone entered, also where the answers made the field superfluous. */
export function enteredCodes(form: Form, data: DraftData): Codes {
  const entered = form.pages
    .flatMap((page) => page.blocks)
    .flatMap((block) => rowsIn(block, data).flatMap(([path, fields, row]) => [...codesOf(fields, row, path, '')]))
  return { registers: entered.map(({ register }) => register), codes: entered.map(({ code }) => code) }
}

/**
 * Codes that are in no register (`unknown`, as `register code`), or not within the place they are said to be in. The form's own rules
 * cannot know the registers, and a code sent by hand never went through a list.
 */
export function registryFaults(
  form: Form,
  data: DraftData,
  files: readonly FormFile[],
  today: LegalDate,
  unknown: readonly string[],
): FieldIssue[] {
  return [...codesIn(form, data, files, today)]
    .filter(
      ({ register, code, parent }) =>
        unknown.includes(`${register} ${code}`) || (parent !== undefined && !code.startsWith(parent)),
    )
    .map(({ path, step, register }) => ({
      path,
      step,
      level: 'STOP',
      code: register === 'agent' ? noSuchAgent : form.messages.notInList,
      wrong: true,
    }))
}

function* codesIn(form: Form, draft: DraftData, files: readonly FormFile[], today: LegalDate): Generator<Entered> {
  const scene = { draft, files, today }
  for (const page of form.pages) {
    if (isNotNeeded(page, scene)) continue
    for (const block of page.blocks) {
      if (block.when && !block.when({ ...scene, row: {} })) continue
      for (const [path, fields, row] of rowsIn(block, draft)) {
        const seen = Object.entries(fields).filter(([, field]) => !field.when || field.when({ ...scene, row }))
        yield* codesOf(Object.fromEntries(seen), row, path, page.id)
      }
    }
  }
}

function rowsIn(block: Block, draft: DraftData): [string, FieldDefinitions, FormRow][] {
  if (block.as === 'fields') return [[block.section, block.fields, sectionOf(draft, block.section)]]
  if (block.as !== 'rows') return []
  return rowsOf(draft, block.section).map((row, at) => [`${block.section}.${at}`, block.fields, row])
}

function* codesOf(fields: FieldDefinitions, row: FormRow, path: string, step: string): Generator<Entered> {
  const regions = new Map(
    Object.entries(fields).flatMap(([name, field]) =>
      field.as === 'region' ? [[field.tier, fieldText(row, name)]] : [],
    ),
  )
  for (const [name, field] of Object.entries(fields)) {
    const code = fieldText(row, name)
    if (code === '') continue
    const at = { path: `${path}.${name}`, step, code }
    if (field.as === 'country')
      yield { ...at, register: name.startsWith('NATIONALITY') ? 'nationality' : 'country', parent: undefined }
    if (field.as === 'text' && field.input === 'consultant') yield { ...at, register: 'agent', parent: undefined }
    if (field.as === 'locarno') yield { ...at, register: 'locarno', parent: undefined }
    if (field.as === 'region')
      yield { ...at, register: field.tier, parent: regions.get(tiers[tiers.indexOf(field.tier) - 1] ?? 'state') }
  }
}
