import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, dirname } from 'node:path'
import { deflateSync } from 'node:zlib'

/** Width and height in points. */
export const A4 = [595.28, 841.89] as const

export interface SheetToMake {
  /** Content stream in PDF operators; the origin is the lower left corner. */
  content: string
  size?: readonly [width: number, height: number]
  rotate?: number
  /** Further resources of the page, such as /XObject<</Im1 9 0 R>>; object numbers come from `extra`. */
  resources?: string
  /** Further entries of the page, such as /Annots. */
  entries?: string
}

export interface PdfToMake {
  sheets: readonly SheetToMake[]
  /** Whether /F1 is an embedded font; the default. /F2 is never embedded. */
  embedded?: boolean
  /** Further objects, numbered from FIRST_EXTRA; strings or streams. */
  extra?: readonly (string | { dict: string; bytes: Buffer })[]
  /** Further entries of the catalogue, such as /OpenAction. */
  catalog?: string
  trailer?: string
}

/** Number of the first object of `extra`. */
export const FIRST_EXTRA = 10
const FONT = 'standard_fonts/LiberationSans-Regular.ttf'

type PdfObject = string | { dict: string; bytes: Buffer }

/** A PDF with one compressed content stream per sheet, an embedded font and one that is not. */
export function makePdf({ sheets, embedded = true, extra = [], catalog = '', trailer = '' }: PdfToMake): Buffer {
  const firstSheet = FIRST_EXTRA + extra.length
  const kids = sheets.map((_, at) => `${firstSheet + at * 2} 0 R`).join(' ')
  const font = embedded
    ? `<</Type/Font/Subtype/TrueType/BaseFont/AAAAAA+LiberationSans/FirstChar 32/LastChar 126/Widths[${widths()}]/Encoding/WinAnsiEncoding/FontDescriptor 5 0 R>>`
    : '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>'
  const fontBytes = embedded ? fontFile() : Buffer.alloc(0)
  const objects: PdfObject[] = [
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    `<</Type/Pages/Kids[${kids}]/Count ${sheets.length}>>`,
    font,
    '<</Type/Font/Subtype/Type1/BaseFont/Symbol>>',
    '<</Type/FontDescriptor/FontName/AAAAAA+LiberationSans/Flags 32/FontBBox[-543 -303 1301 979]/ItalicAngle 0/Ascent 905/Descent -212/CapHeight 688/StemV 80/FontFile2 6 0 R>>',
    { dict: `/Filter/FlateDecode/Length1 ${fontBytes.length}`, bytes: deflateSync(fontBytes) },
    '<<>>',
    '<<>>',
    '<<>>',
    ...extra,
    ...sheets.flatMap(({ content, size = A4, rotate = 0, resources = '', entries = '' }, at): PdfObject[] => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${size.join(' ')}]/Rotate ${rotate}/Resources<</Font<</F1 3 0 R/F2 4 0 R>>${resources}>>/Contents ${firstSheet + at * 2 + 1} 0 R${entries}>>`,
      { dict: '/Filter/FlateDecode', bytes: deflateSync(Buffer.from(content, 'latin1')) },
    ]),
  ]
  return written(objects, trailer)
}

function written(objects: readonly PdfObject[], trailer: string): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.6\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
  let length = parts[0]?.length ?? 0
  const add = (part: Buffer) => {
    parts.push(part)
    length += part.length
  }
  const starts = objects.map((object, at) => {
    const start = length
    add(Buffer.from(`${at + 1} 0 obj\n`, 'latin1'))
    if (typeof object === 'string') add(Buffer.from(object, 'latin1'))
    else {
      add(Buffer.from(`<<${object.dict}/Length ${object.bytes.length}>>stream\n`, 'latin1'))
      add(object.bytes)
      add(Buffer.from('\nendstream', 'latin1'))
    }
    add(Buffer.from('\nendobj\n', 'latin1'))
    return start
  })
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${length}\n%%EOF\n`
  add(Buffer.from(end, 'latin1'))
  return Buffer.concat(parts)
}

let loaded: Buffer | undefined
function fontFile(): Buffer {
  loaded ??= readFileSync(join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), FONT))
  return loaded
}

/** Widths of Liberation Sans from blank to tilde, in thousandths. */
function widths(): string {
  const table =
    '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584'
  return table
}

const MM = 72 / 25.4

export interface TextToSet {
  left?: number
  top?: number
  /** Points. */
  size?: number
  leading?: number
  font?: 'F1' | 'F2'
}

/** Operators that set lines of text; lengths in millimetres from the upper left corner of A4. */
export function setText(
  lines: readonly string[],
  { left = 30, top = 25, size = 11, leading = 18, font = 'F1' }: TextToSet = {},
): string {
  const start = `BT /${font} ${size} Tf ${leading} TL ${round(left * MM)} ${round(A4[1] - top * MM - size * 0.75)} Td`
  return `${start} ${lines.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`).join(' ')} ET`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
