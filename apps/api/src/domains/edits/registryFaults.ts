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

/** `nationality`: countries and "stateless"; `country`: countries and regional offices, where something was filed. */
export type Register = 'country' | 'nationality' | 'state' | 'city' | 'district' | 'village' | 'locarno' | 'agent'

/** An entered code, with the code it must begin with (a city's with its province's). */
interface Entered {
  path: string
  step: string
  register: Register
  code: string
  parent: string | undefined
}

/** Literal text of the specification. */
const noSuchAgent: TextKey = 'agents:notAvailable'
const tiers = ['state', 'city', 'district', 'village'] as const

/** Codes to look up, each with its register. */
export interface RegisterCodes {
  registers: Register[]
  codes: string[]
}

/** Every entered code, also of fields that other answers made superfluous. */
export function enteredCodes(form: Form, data: DraftData): RegisterCodes {
  const entered = form.pages
    .flatMap((page) => page.blocks)
    .flatMap((block) => rowsIn(block, data).flatMap(([path, fields, row]) => [...codesOf(fields, row, path, '')]))
  return { registers: entered.map(({ register }) => register), codes: entered.map(({ code }) => code) }
}

/**
 * One STOP for each code that is in no register (`unknown`, as `register code`) or outside its parent region. The form's rules cannot
 * check registers, and a client may send a code that no list offered.
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
