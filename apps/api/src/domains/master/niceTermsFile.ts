import type { Readable } from 'node:stream'

import type { TermRow } from '@saki/db/niceTerms'
import { isNiceClass } from '@saki/domain/goods/niceClass'
import { parse, type CsvError, type Info } from 'csv-parse'

/** A row that is not taken, by the line it begins on (or ends on, when quotation marks are out of order). */
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
/** Characters of a name; the office's longest has just under 4,000. */
const LONGEST = 4_000
/** Characters of a row: a quotation mark that is never closed must not swallow the file. */
const LONGEST_ROW = 20_000

/**
 * Reads a list of terms: CSV in UTF-8 with the columns class, name_id and name_en, parted by commas or by semicolons. Throws when it is no
 * such file at all; rows that cannot be taken are told by their line and left out.
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
    // An inch mark within a name is no quotation mark.
    relax_quotes: true,
    max_record_size: LONGEST_ROW,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error) => void (error && rejected.push(brokenRow(error))),
  })
  // A reader of the parser sees the end of a broken source as an error of its own.
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

/** The row as it is kept, or why it is not. Line breaks and tabs within a name were spaces once. */
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
