import { inflateSync } from 'node:zlib'

import type { ByteSource } from './fileWindows.ts'
import { dictionaryOf, referredIn, tokenAt, valueEnd } from './pdfTokens.ts'

/** Where an object is: at an offset of the file, or in an object stream. */
export type Place = { offset: number } | { stream: number; index: number }

/** An object's text up to its stream, and where the stream is. */
export interface PdfObject {
  text: string
  stream: { start: number; length: number } | undefined
}

/** A PDF this reader cannot read. Viewers may still show it. */
export class UnreadablePdf extends Error {}

const LARGEST_OBJECT = 16 * 1024 * 1024
/** Limit in bytes for one unpacked object or cross-reference stream. */
const MAX_UNPACKED = 64 * 1024 * 1024
const MAX_SECTIONS = 1000

/** The object at an offset. `lengthOf` resolves a stream length that is a reference. */
export function objectAt(
  source: ByteSource,
  offset: number,
  lengthOf: (number: number) => number,
): PdfObject & { number: number } {
  for (let size = 4096; size <= LARGEST_OBJECT; size *= 16) {
    const text = source.read(offset, offset + size).toString('latin1')
    const [head, number] = /^\s*(\d{1,10})\s+\d{1,5}\s+obj\b/.exec(text) ?? []
    if (head === undefined) throw new UnreadablePdf(`no object at ${offset}`)
    const end = valueEnd(text, head.length)
    const next = end === undefined ? undefined : tokenAt(`${text} `, end)
    // The keyword `stream` needs its line end in the text too.
    if (end === undefined || !next || (next.end + 2 > text.length && offset + size < source.size)) continue
    const body = text.slice(head.length, end).trim()
    if (next.text !== 'stream') return { number: Number(number), text: body, stream: undefined }
    const start = offset + next.end + (text[next.end] === '\r' && text[next.end + 1] === '\n' ? 2 : 1)
    const length = dictionaryOf(body)?.get('Length') ?? ''
    const [reference] = referredIn(length)
    const stated = reference === undefined ? Number(length) : lengthOf(reference)
    return { number: Number(number), text: body, stream: { start, length: streamLength(source, start, stated) } }
  }
  throw new UnreadablePdf(`an object at ${offset} is too large`)
}

/** Throws when the stated length does not end before `endstream`. */
function streamLength(source: ByteSource, start: number, stated: number): number {
  if (!Number.isSafeInteger(stated) || stated < 0 || start + stated > source.size)
    throw new UnreadablePdf('stream length')
  const after = source.read(start + stated, start + stated + 16).toString('latin1')
  if (!/^\s*endstream/.test(after)) throw new UnreadablePdf('stream end')
  return stated
}

/** The unpacked bytes of a stream without filter or with Flate, and a predictor. Throws for other filters. */
export function unpacked(source: ByteSource, { text, stream }: PdfObject): Buffer {
  const dictionary = dictionaryOf(text)
  if (!stream || !dictionary) throw new UnreadablePdf('no stream')
  const bytes = Buffer.from(source.read(stream.start, stream.start + stream.length))
  const filter = (dictionary.get('Filter') ?? '').replace(/^\[\s*|\s*\]$/g, '')
  if (filter === '') return bytes
  if (filter !== '/FlateDecode') throw new UnreadablePdf(`filter ${filter}`)
  const plain = inflateSync(bytes, { maxOutputLength: MAX_UNPACKED })
  const parameters = dictionaryOf((dictionary.get('DecodeParms') ?? '').replace(/^\[\s*|\s*\]$/g, ''))
  const predictor = Number(parameters?.get('Predictor') ?? 1)
  if (predictor < 10) return plain
  return withoutPredictor(plain, Number(parameters?.get('Columns') ?? 1))
}

/** Undoes the PNG filters (RFC 2083 §6) of rows of single bytes. */
function withoutPredictor(bytes: Buffer, columns: number): Buffer {
  const rows = Math.floor(bytes.length / (columns + 1))
  const plain = Buffer.alloc(rows * columns)
  for (let row = 0; row < rows; row++) {
    const filter = bytes[row * (columns + 1)] ?? 0
    for (let at = 0; at < columns; at++) {
      const left = at > 0 ? (plain[row * columns + at - 1] ?? 0) : 0
      const up = row > 0 ? (plain[(row - 1) * columns + at] ?? 0) : 0
      const corner = at > 0 && row > 0 ? (plain[(row - 1) * columns + at - 1] ?? 0) : 0
      const added = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0
      plain[row * columns + at] = (bytes[row * (columns + 1) + 1 + at] ?? 0) + added
    }
  }
  return plain
}

function paeth(left: number, up: number, corner: number): number {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)]
  return a <= b && a <= c ? left : b <= c ? up : corner
}

export interface Xref {
  places: Map<number, Place>
  /** Of the newest section. */
  trailer: Map<string, string>
}

/** The cross-reference tables and streams of a PDF; of several entries for an object the newest counts. Throws UnreadablePdf. */
export function readXref(source: ByteSource): Xref {
  const tail = source.read(Math.max(0, source.size - 2048), source.size).toString('latin1')
  const first = [...tail.matchAll(/startxref\s+(\d+)/g)].at(-1)?.[1]
  if (first === undefined) throw new UnreadablePdf('startxref')
  const places = new Map<number, Place | undefined>()
  let trailer: Map<string, string> | undefined
  const wanted = [Number(first)]
  for (let count = 0, at = wanted.shift(); at !== undefined; at = wanted.shift()) {
    if (++count > MAX_SECTIONS) throw new UnreadablePdf('too many sections')
    const section = /^\s*xref\b/.test(source.read(at, at + 16).toString('latin1'))
      ? tableAt(source, at)
      : streamAt(source, at)
    for (const [number, place] of section.places) if (!places.has(number)) places.set(number, place)
    trailer ??= section.trailer
    for (const name of ['XRefStm', 'Prev']) {
      const more = section.trailer.get(name)
      if (more !== undefined) wanted.push(Number(more))
    }
  }
  const used = [...places].flatMap(([number, place]): [number, Place][] => (place ? [[number, place]] : []))
  return { places: new Map(used), trailer: trailer ?? new Map() }
}

interface Section {
  places: Map<number, Place | undefined>
  trailer: Map<string, string>
}

function tableAt(source: ByteSource, at: number): Section {
  for (let size = 64 * 1024; size <= LARGEST_OBJECT; size *= 16) {
    const text = source.read(at, at + size).toString('latin1')
    const end = text.indexOf('trailer')
    const last = end < 0 ? undefined : valueEnd(`${text} `, end + 7)
    if (last === undefined) continue
    const trailer = dictionaryOf(text.slice(end + 7, last).trim())
    if (!trailer) throw new UnreadablePdf('trailer')
    const places = new Map<number, Place | undefined>()
    let number = 0
    for (const [, first = '', second = '', kind] of text
      .slice(text.indexOf('xref') + 4, end)
      .matchAll(/(\d{1,10})\s+(\d{1,10})(?:\s+([nf])\b)?/g)) {
      if (kind === undefined) number = Number(first)
      else places.set(number++, kind === 'n' && Number(second) < 65_535 ? { offset: Number(first) } : undefined)
    }
    return { places, trailer }
  }
  throw new UnreadablePdf('cross-reference table')
}

function streamAt(source: ByteSource, at: number): Section {
  const object = objectAt(source, at, () => Number.NaN)
  const trailer = dictionaryOf(object.text)
  const widths = (trailer?.get('W') ?? '').match(/\d+/g)?.map(Number) ?? []
  if (!trailer || trailer.get('Type') !== '/XRef' || widths.length !== 3)
    throw new UnreadablePdf('cross-reference stream')
  const bytes = unpacked(source, object)
  const [kindBytes = 0, firstBytes = 0, secondBytes = 0] = widths
  const index = trailer.get('Index')?.match(/\d+/g)?.map(Number) ?? [0, Number(trailer.get('Size'))]
  const places = new Map<number, Place | undefined>()
  let position = 0
  const field = (length: number) => {
    let value = 0
    for (let n = 0; n < length; n++) value = value * 256 + (bytes[position++] ?? 0)
    return value
  }
  for (let pair = 0; pair + 1 < index.length; pair += 2)
    for (let n = 0; n < (index[pair + 1] ?? 0) && position < bytes.length; n++) {
      const kind = kindBytes === 0 ? 1 : field(kindBytes)
      const [first, second] = [field(firstBytes), field(secondBytes)]
      const place = kind === 1 ? { offset: first } : kind === 2 ? { stream: first, index: second } : undefined
      places.set((index[pair] ?? 0) + n, place)
    }
  return { places, trailer }
}
