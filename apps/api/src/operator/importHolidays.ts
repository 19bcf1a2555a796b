import { transact, type Db } from '@saki/db'
import { isLegalDate, yearOf, type LegalDate } from '@saki/domain/dates/legalDate'
import { z } from 'zod'

const holidayLine = z.strictObject({
  date: z.string().refine(isLegalDate, 'not a day of the calendar (YYYY-MM-DD)'),
  name: z.string().trim().min(1).max(200),
  name_en: z.string().max(200).default(''),
  name_ar: z.string().max(200).default(''),
  kind: z.enum(['NATIONAL', 'COLLECTIVE']),
  provisional: z.boolean().default(false),
  source: z.string().max(500).default(''),
})

interface Row {
  day: LegalDate
  kind: 'NATIONAL' | 'COLLECTIVE'
  name_id: string
  name_en: string
  name_ar: string
  provisional: boolean
  source: string
}

/** Days changed by an import. */
export interface HolidaysImported {
  years: number[]
  added: LegalDate[]
  changed: LegalDate[]
  removed: LegalDate[]
  kept: number
}

/** Faults of a holiday file, by line; nothing of it was imported. */
export class BadHolidays extends Error {
  readonly faults: readonly string[]
  constructor(faults: readonly string[]) {
    super(`nothing was changed:\n${faults.join('\n')}`)
    this.faults = faults
  }
}

/**
 * Replaces the holidays of the years that occur in the file, all or (throwing BadHolidays) none. Existing deadlines do not change. Removes
 * a day before `today` only with `force`, because dates were computed with it.
 */
export async function importHolidays(
  db: Db,
  text: string,
  { today, now, force = false }: { today: LegalDate; now: Date; force?: boolean },
): Promise<HolidaysImported> {
  const rows = rowsOf(text)
  const years = [...new Set(rows.map(({ day }) => yearOf(day)))].toSorted((a, b) => a - b)
  return transact(db, async (tx) => {
    const before = new Map((await listOf(tx, years)).map((row) => [row.day, row]))
    const wanted = new Set(rows.map(({ day }) => day))
    const removed = [...before.keys()].filter((day) => !wanted.has(day))
    const past = removed.filter((day) => day < today)
    if (past.length > 0 && !force) {
      throw new BadHolidays(past.map((day) => `${day} is past and missing in the file; --force takes it out`))
    }
    const added = rows.filter(({ day }) => !before.has(day))
    const changed = rows.filter((row) => {
      const old = before.get(row.day)
      return old !== undefined && !isSame(old, row)
    })
    if (removed.length > 0) await tx.deleteFrom('holiday').where('day', 'in', removed).execute()
    if (changed.length > 0) await deleteDays(tx, changed)
    const written = [...added, ...changed].map((row) => ({ ...row, changed_at: now }))
    if (written.length > 0) await tx.insertInto('holiday').values(written).execute()
    const days = (list: Row[]) => list.map(({ day }) => day)
    return { years, added: days(added), changed: days(changed), removed, kept: rows.length - written.length }
  })
}

function rowsOf(text: string): Row[] {
  const list = parsed(text)
  const lines = elementLines(text)
  const faults: string[] = []
  const seen = new Map<string, number>()
  const rows = list.flatMap((element, i) => {
    const line = lines[i] ?? 1
    const read = holidayLine.safeParse(element)
    if (!read.success) {
      faults.push(...read.error.issues.map((issue) => `line ${line}: ${issue.path.join('.')} ${issue.message}`))
      return []
    }
    const { date: day, name: name_id, ...rest } = read.data
    const twin = seen.get(day)
    if (twin !== undefined) faults.push(`line ${line}: ${day} stands in line ${twin} already`)
    seen.set(day, line)
    return [{ day, name_id, ...rest }]
  })
  if (faults.length > 0) throw new BadHolidays(faults)
  return rows
}

function parsed(text: string): unknown[] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new BadHolidays([`not JSON: ${(error as Error).message}`])
  }
  if (!Array.isArray(value) || value.length === 0) throw new BadHolidays(['line 1: an array of days off is expected'])
  return value
}

async function listOf(tx: Db, years: number[]): Promise<Row[]> {
  const [first = 0, last = first] = [years[0], years.at(-1)]
  const rows = await tx
    .selectFrom('holiday')
    .select(['day', 'kind', 'name_id', 'name_en', 'name_ar', 'provisional', 'source'])
    .where('day', '>=', `${first}-01-01`)
    .where('day', '<=', `${last}-12-31`)
    .orderBy('day')
    .execute()
  return rows.filter(({ day }) => years.includes(yearOf(day))) as Row[]
}

async function deleteDays(tx: Db, rows: Row[]): Promise<void> {
  const days = rows.map(({ day }) => day)
  await tx.deleteFrom('holiday').where('day', 'in', days).execute()
}

const FIELDS = ['kind', 'name_id', 'name_en', 'name_ar', 'provisional', 'source'] as const
const isSame = (a: Row, b: Row) => FIELDS.every((field) => a[field] === b[field])

/** Line number (from 1) on which each element of a JSON array begins. The text must be valid JSON whose outermost value is the array. */
function elementLines(text: string): number[] {
  const lines: number[] = []
  let line = 1
  let depth = 0
  let inText = false
  let expected = false
  for (let i = 0; i < text.length; i += 1) {
    const char = text.charAt(i)
    if (char === '\n') line += 1
    if (inText) {
      if (char === '\\') i += 1
      else if (char === '"') inText = false
      continue
    }
    if (depth === 1 && expected && !/[\s,\]]/.test(char)) {
      lines.push(line)
      expected = false
    }
    if (char === '"') inText = true
    else if (char === '[' || char === '{') {
      depth += 1
      expected = depth === 1
    } else if (char === ']' || char === '}') depth -= 1
    else if (char === ',' && depth === 1) expected = true
  }
  return lines
}
