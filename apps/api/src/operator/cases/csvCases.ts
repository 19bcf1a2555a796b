import type { Readable } from 'node:stream'

import { parse, type CsvError, type Info } from 'csv-parse'

import { caseLine } from './caseLine.ts'
import type { FiledRecord } from './filedRecord.ts'

/** Most characters of a row, so that an unclosed quotation mark does not swallow the file. */
const LONGEST_ROW = 200_000
/** Most persons, classes or priorities of a case. */
const MOST_PLACES = 50
const texts = new Set(['TERMS', 'COLOURS'])
const whole = new Set(['QTY_CLAIMS', 'PAID_YEARS'])

type Path = readonly (string | number)[]

/**
 * Cases of a CSV file in UTF-8 whose first row names the fields of `import cases`: TITLE, and for lists the place from 1, as in
 * OWNERS.1.PERSON_NAME. Empty cells are missing fields; several terms or colours are divided by semicolons. Throws on an unknown column;
 * faulty rows are records with a fault.
 */
export async function* casesOfCsv(bytes: Readable, delimiter: ',' | ';'): AsyncGenerator<FiledRecord> {
  const broken: FiledRecord[] = []
  const parser = parse({
    bom: true,
    delimiter,
    info: true,
    relax_column_count: true,
    max_record_size: LONGEST_ROW,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error) => void (error && broken.push(faultOf(error))),
  })
  // Passes an error of the source on to whoever reads the parser.
  bytes.on('error', (error) => parser.destroy(error))
  bytes.pipe(parser)
  let columns: Path[] | undefined
  let lastLine = 0
  for await (const { info, record } of parser as AsyncIterable<{ info: Info; record: string[] }>) {
    const line = lastLine + 1
    lastLine = info.lines
    yield* broken.splice(0)
    if (!columns) columns = record.map(pathOf)
    else if (record.length > columns.length)
      yield { line, fault: `${record.length} cells under ${columns.length} column names` }
    else yield { line, fields: fieldsOf(columns, record) }
  }
  yield* broken
  if (!columns) throw new Error('the file is empty')
}

function faultOf({ code, message, ...where }: CsvError & { lines?: number }): FiledRecord {
  const fault =
    code === 'CSV_MAX_RECORD_SIZE' ? `longer than ${LONGEST_ROW} characters: a quotation mark is not closed` : message
  return { line: where.lines ?? 0, fault }
}

/** The place of a field in a case. Throws for a name that no case has. */
function pathOf(column: string): Path {
  const steps = column.trim().split('.')
  const isKnown = steps.every((step, at) =>
    at === 0 ? Object.hasOwn(caseLine.shape, step) : /^[A-Z_]+$/.test(step) || isPlace(step),
  )
  if (!isKnown) throw new Error(`"${column.slice(0, 60)}" is not a field of a case`)
  return steps.map((step) => (isPlace(step) ? Number(step) - 1 : step))
}

const isPlace = (step: string): boolean => /^[1-9]\d?$/.test(step) && Number(step) <= MOST_PLACES

function fieldsOf(columns: readonly Path[], cells: readonly string[]): Record<string, unknown> {
  const fields: Record<string, unknown> = {}
  for (const [at, path] of columns.entries()) {
    const cell = cells[at]?.trim() ?? ''
    if (cell !== '') put(fields, path, valueOf(cell, path.at(-1)))
  }
  return withoutGaps(fields) as Record<string, unknown>
}

function valueOf(cell: string, field: string | number | undefined): unknown {
  if (texts.has(String(field)))
    return cell
      .split(';')
      .map((part) => part.trim())
      .filter(Boolean)
  return whole.has(String(field)) && /^\d{1,9}$/.test(cell) ? Number(cell) : cell
}

type Holder = Record<string | number, unknown>

function put(fields: Holder, path: Path, value: unknown): void {
  let at = fields
  for (const [depth, step] of path.slice(0, -1).entries()) {
    const inner = Object.hasOwn(at, step) ? at[step] : undefined
    const next = typeof inner === 'object' && inner !== null ? inner : typeof path[depth + 1] === 'number' ? [] : {}
    at[step] = next
    at = next as Holder
  }
  const last = path.at(-1)
  if (last !== undefined) at[last] = value
}

/** Lists without the places that a row leaves empty. */
function withoutGaps(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((each) => each !== undefined).map(withoutGaps)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutGaps(inner)]))
}
