import type { Db } from '@saki/db'
import { rowsOf, sectionOf, textOf, type Block, type Draft, type Fields, type Form, type FormFile, type Issue, type Row } from '@saki/domain/forms/form'
import { isNotNeeded } from '@saki/domain/forms/walk'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'

type Register = 'country' | 'state' | 'city' | 'district' | 'village' | 'locarno'

/** A code someone entered, with the code it must lie in (a city in its province). */
interface Entered {
  path: string
  step: string
  register: Register
  code: string
  parent: string | undefined
}

const tiers = ['state', 'city', 'district', 'village'] as const

/**
 * Codes that are in no register, or not within the place they are said to be in. The form's own rules cannot know the registers, and
 * a code sent by hand never went through a list.
 */
export async function registryFaults(db: Db, form: Form, data: Draft, files: readonly FormFile[], today: LegalDate): Promise<Issue[]> {
  const entered = [...codesIn(form, data, files, today)]
  if (entered.length === 0) return []
  const unknown = await findUnknown(db, entered)
  return entered
    .filter(({ register, code, parent }) => unknown.has(`${register} ${code}`) || (parent !== undefined && !code.startsWith(parent)))
    .map(({ path, step }) => ({ path, step, level: 'STOP', code: form.messages.notInList, wrong: true }))
}

function* codesIn(form: Form, draft: Draft, files: readonly FormFile[], today: LegalDate): Generator<Entered> {
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

function rowsIn(block: Block, draft: Draft): [string, Fields, Row][] {
  if (block.as === 'fields') return [[block.section, block.fields, sectionOf(draft, block.section)]]
  if (block.as !== 'rows') return []
  return rowsOf(draft, block.section).map((row, at) => [`${block.section}.${at}`, block.fields, row])
}

function* codesOf(fields: Fields, row: Row, path: string, step: string): Generator<Entered> {
  const regions = new Map(Object.entries(fields).flatMap(([name, field]) => (field.as === 'region' ? [[field.tier, textOf(row, name)]] : [])))
  for (const [name, field] of Object.entries(fields)) {
    const code = textOf(row, name)
    if (code === '') continue
    const at = { path: `${path}.${name}`, step, code }
    if (field.as === 'country' || field.as === 'locarno') yield { ...at, register: field.as, parent: undefined }
    if (field.as === 'region') yield { ...at, register: field.tier, parent: regions.get(tiers[tiers.indexOf(field.tier) - 1] ?? 'state') }
  }
}

/** The codes among these that stand in no register, as `register code`. */
async function findUnknown(db: Db, entered: readonly Entered[]): Promise<Set<string>> {
  const registers = entered.map(({ register }) => register)
  const codes = entered.map(({ code }) => code)
  const found = await sql<{ unknown: string }>`
    select distinct register || ' ' || code as unknown
      from unnest(${registers}::text[], ${codes}::text[]) as entered (register, code)
     where not case register
             when 'country' then exists (select from country where country_code = code)
             when 'state' then exists (select from region_state where state_code = code)
             when 'city' then exists (select from region_city where city_code = code)
             when 'district' then exists (select from region_district where district_code = code)
             when 'village' then exists (select from region_village where village_code = code)
             when 'locarno' then exists (select from locarno_class where locarno_class_code = code)
           end`.execute(db)
  return new Set(found.rows.map(({ unknown }) => unknown))
}
