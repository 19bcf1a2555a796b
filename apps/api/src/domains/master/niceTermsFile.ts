import type { Readable } from 'node:stream'

import type { TermRow } from '@saki/db/niceTerms'
import { isNiceClass } from '@saki/domain/goods/niceClass'
import { parse, type CsvError, type Info } from 'csv-parse'

/** A rejected row. `line`: where it begins (or ends, when a quotation mark is not closed), from 1. */
export interface RejectedRow {
  line: number
  why: string
}

export interface TermsFile {
  rows: AsyncGenerator<TermRow>
  /** Filled while the rows are read. */
  rejected: RejectedRow[]
}

const HEADER = ['class', 'name_id', 'name_en']
/** Most characters of a name; the office's longest has just under 4,000. */
const LONGEST = 4_000
/** Most characters of a row, so that an unclosed quotation mark does not swallow the file. */
const LONGEST_ROW = 20_000

/**
 * Reads a list of terms: CSV in UTF-8 with the columns class, name_id and name_en, separated by commas or semicolons. Throws on an empty
 * file or another header; faulty rows are left out and listed in `rejected`.
 */
export function readTermsFile(bytes: Readable, separator: ',' | ';' = ','): TermsFile {
  const rejected: RejectedRow[] = []
  return { rows: goodRows(bytes, separator, rejected), rejected }
}

async function* goodRows(bytes: Readable, delimiter: string, rejected: RejectedRow[]): AsyncGenerator<TermRow> {
  const parser = parse({
    bom: true,
    delimiter,
    info: true,
    relax_column_count: true,
    // Accepts an inch mark within a name.
    relax_quotes: true,
    max_record_size: LONGEST_ROW,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error) => void (error && rejected.push(brokenRow(error))),
  })
  // Passes an error of the source on to whoever reads the parser.
  bytes.on('error', (error) => parser.destroy(error))
  bytes.pipe(parser)
  let lastLine = 0
  for await (const { info, record } of parser as AsyncIterable<{ info: Info; record: string[] }>) {
    const line = lastLine + 1
    lastLine = info.lines
    if (line === 1 || isFirst(info)) {
      assertHeader(record)
      continue
    }
    const row = rowOf(record)
    if (typeof row === 'string') rejected.push({ line, why: row })
    else yield row
  }
  if (lastLine === 0) throw new Error('the file is empty')
}

function isFirst({ records }: Info): boolean {
  return records === 1
}

function brokenRow({ code, message, ...where }: CsvError & { lines?: number }): RejectedRow {
  const why =
    code === 'CSV_MAX_RECORD_SIZE' ? `longer than ${LONGEST_ROW} characters: a quotation mark is not closed` : message
  return { line: where.lines ?? 0, why }
}

function assertHeader(record: string[]): void {
  const names = record.map((name) => name.trim().toLowerCase())
  if (names.join() !== HEADER.join())
    throw new Error(`the first line must be "${HEADER.join()}", not "${printable(record.join()).slice(0, 80)}"`)
}

/** The row to store, or the reason why it is rejected. Line breaks and tabs within a name become spaces. */
function rowOf(record: string[]): TermRow | string {
  if (record.length !== HEADER.length) return `${record.length} columns instead of ${HEADER.length}`
  const [code = '', name_id = '', name_en = ''] = record.map((text) => text.replace(/[\s\u200b\ufeff]+/gu, ' ').trim())
  const niceClass = code.replace(/^0(?=\d$)/, '')
  if (!isNiceClass(niceClass)) return `class "${printable(code).slice(0, 20)}" is not 1 to 45`
  if (name_id === '') return 'no Indonesian name'
  if (Math.max(name_id.length, name_en.length) > LONGEST) return `a name longer than ${LONGEST} characters`
  if (/\p{Cc}|\p{Cs}/u.test(name_id + name_en)) return 'a control character in a name'
  return { nice_class_code: Number(niceClass), name_id: name_id.normalize('NFC'), name_en: name_en.normalize('NFC') }
}

function printable(text: string): string {
  return text.replace(/\p{C}/gu, '?')
}
