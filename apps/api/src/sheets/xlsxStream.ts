import { plainCell } from '@saki/domain/sheets/plainCell'

import { zipStream, type ZipEntry } from '../zipStream.ts'
import { fixedParts, sheetEnd, sheetStart, STYLE } from './xlsxParts.ts'

/** Text, or an amount that can be summed. Numbers of cases, codes and days are text, so that no digit is lost. */
export type Cell = string | number

export interface Sheet {
  head: readonly string[]
  /** Rows in batches; the next batch is asked for when the last one was sent. */
  rows: AsyncIterable<readonly (readonly Cell[])[]>
  isRightToLeft: boolean
}

/** Characters of one chunk before it is compressed. */
const CHUNK = 64 * 1024
/** Most characters that spreadsheet programs read in a cell. */
const LONGEST = 32_767

/** Streams a workbook with one sheet (ECMA-376 part 1), one chunk in memory at a time. Text is inline, so that no table of strings grows. */
export function xlsxStream(sheet: Sheet, at: Date): AsyncGenerator<Buffer> {
  const parts: ZipEntry[] = fixedParts.map(([name, xml]) => ({
    name,
    at,
    isDeflated: true,
    bytes: async () => once(xml),
  }))
  return zipStream([
    ...parts,
    { name: 'xl/worksheets/sheet1.xml', at, isDeflated: true, bytes: async () => sheetXml(sheet) },
  ])
}

async function* once(xml: string): AsyncGenerator<Buffer> {
  yield Buffer.from(xml)
}

async function* sheetXml({ head, rows, isRightToLeft }: Sheet): AsyncGenerator<Buffer> {
  let text = sheetStart(head.length, isRightToLeft) + rowXml(head, STYLE.head)
  let count = 1
  for await (const batch of rows)
    for (const row of batch) {
      text += rowXml(row, STYLE.text)
      count += 1
      if (text.length < CHUNK) continue
      yield Buffer.from(text)
      text = ''
    }
  yield Buffer.from(text + sheetEnd(head.length, count))
}

function rowXml(cells: readonly Cell[], style: number): string {
  let xml = '<row>'
  for (const cell of cells)
    if (typeof cell === 'number') xml += `<c s="${STYLE.amount}"><v>${cell}</v></c>`
    else if (cell === '') xml += `<c s="${style}"/>`
    else xml += `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(plainCell(cell))}</t></is></c>`
  return `${xml}</row>`
}

const SPECIAL = /[&<>\p{Cc}\p{Cs}\ufffe\uffff]|_x[0-9A-Fa-f]{4}_/u
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Text for XML 1.0. `_x0041_` would be read as a character (ECMA-376 part 1, 22.9.2.19), so its underscore is written as one. */
function escaped(text: string): string {
  const cut = text.length > LONGEST ? text.slice(0, LONGEST) : text
  if (!SPECIAL.test(cut)) return cut
  return cut
    .toWellFormed()
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')
    .replace(/[&<>]/g, (sign) => entities[sign] ?? '')
}
