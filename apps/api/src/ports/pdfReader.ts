import type { ByteSource } from './fileWindows.ts'
import { MAX_PAGES } from './pdfPages.ts'
import { dictionaryOf, referenceIn, referredIn, valueEnd } from './pdfTokens.ts'
import { objectAt, readXref, unpacked, UnreadablePdf, type PdfObject } from './pdfXref.ts'

/** Access to the objects of a PDF without holding it in memory. */
export interface PdfReader {
  source: ByteSource
  trailer: Map<string, string>
  /** Undefined for an object the file does not have. Throws UnreadablePdf. */
  object(number: number): PdfObject | undefined
}

export interface PdfPage {
  number: number
  /** Its entries with those inherited from the page tree. */
  entries: Map<string, string>
}

export interface PageTree {
  pages: PdfPage[]
  /** Numbers of the nodes above the pages, and of the catalogue. */
  nodes: number[]
}

/** Unpacked object streams kept in memory. */
const MOST_STREAMS = 4
const inherited = ['Resources', 'MediaBox', 'CropBox', 'Rotate']

/** Opens a PDF. Throws UnreadablePdf, also for an encrypted one. */
export function readPdf(source: ByteSource): PdfReader {
  const { places, trailer } = readXref(source)
  if (trailer.has('Encrypt')) throw new UnreadablePdf('encrypted')
  const streams = new Map<number, Map<number, string>>()
  const lengths = new Set<number>()

  function lengthOf(number: number): number {
    // A length that refers to itself would never end.
    if (lengths.has(number)) throw new UnreadablePdf('stream length')
    lengths.add(number)
    try {
      return Number(object(number)?.text)
    } finally {
      lengths.delete(number)
    }
  }

  function object(number: number): PdfObject | undefined {
    const place = places.get(number)
    if (!place) return undefined
    if ('offset' in place) {
      const found = objectAt(source, place.offset, lengthOf)
      if (found.number !== number) throw new UnreadablePdf(`object ${number} is ${found.number}`)
      return found
    }
    const text = packedIn(place.stream).get(number)
    return text === undefined ? undefined : { text, stream: undefined }
  }

  function packedIn(number: number): Map<number, string> {
    const known = streams.get(number)
    if (known) return known
    const place = places.get(number)
    if (!place || !('offset' in place)) throw new UnreadablePdf('object stream')
    const packed = unpackObjects(source, objectAt(source, place.offset, lengthOf))
    const oldest = streams.size >= MOST_STREAMS ? streams.keys().next().value : undefined
    if (oldest !== undefined) streams.delete(oldest)
    streams.set(number, packed)
    return packed
  }

  return { source, trailer, object }
}

function unpackObjects(source: ByteSource, object: PdfObject): Map<number, string> {
  const dictionary = dictionaryOf(object.text)
  const text = unpacked(source, object).toString('latin1')
  const first = Number(dictionary?.get('First'))
  const numbers = text
    .slice(0, first)
    .trim()
    .split(/\s+/)
    .slice(0, 2 * Number(dictionary?.get('N')))
    .map(Number)
  const found = new Map<number, string>()
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    const rest = `${text.slice(first + (numbers[at + 1] ?? 0), first + (numbers[at + 3] ?? Number.MAX_SAFE_INTEGER))} `
    const end = valueEnd(rest, 0)
    if (end !== undefined) found.set(numbers[at] ?? -1, rest.slice(0, end).trim())
  }
  return found
}

/** The pages in order. Throws UnreadablePdf when the tree is broken or has no page. */
export function pageTree(reader: PdfReader): PageTree {
  const catalogue = referenceIn(reader.trailer.get('Root'))
  const root = catalogue === undefined ? undefined : entriesOf(reader, catalogue).get('Pages')
  const top = referenceIn(root)
  if (catalogue === undefined || top === undefined) throw new UnreadablePdf('page tree')
  const pages: PdfPage[] = []
  const nodes = new Set([catalogue])
  const open: { number: number; above: Map<string, string> }[] = [{ number: top, above: new Map() }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { number, above } = next
    const own = entriesOf(reader, number)
    const kept = [...above, ...own].filter(([name]) => inherited.includes(name))
    const kids = own.get('Kids')
    if (kids === undefined) pages.push({ number, entries: new Map([...above, ...own]) })
    else if (nodes.has(number)) throw new UnreadablePdf('page tree')
    else {
      nodes.add(number)
      const array = referenceIn(kids)
      const list = array === undefined ? kids : (reader.object(array)?.text ?? '')
      open.push(
        ...referredIn(list)
          .toReversed()
          .map((kid) => ({ number: kid, above: new Map(kept) })),
      )
    }
    if (pages.length > MAX_PAGES || nodes.size > MAX_PAGES || open.length > MAX_PAGES)
      throw new UnreadablePdf('too many pages')
  }
  if (pages.length === 0) throw new UnreadablePdf('no pages')
  return { pages, nodes: [...nodes] }
}

function entriesOf(reader: PdfReader, number: number): Map<string, string> {
  const entries = dictionaryOf(`${reader.object(number)?.text ?? ''} `)
  if (!entries) throw new UnreadablePdf(`object ${number} is no dictionary`)
  return entries
}
