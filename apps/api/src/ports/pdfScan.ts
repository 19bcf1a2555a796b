import { constants, inflateSync } from 'node:zlib'

import { nextOffset, offsetsOf, windowsOf, type ByteSource, type Window } from './fileWindows.ts'
import { decryptionOf, type Decrypt } from './pdfDecrypt.ts'
import { faultByName, faultIn, isJump, newNotes, opensOtherFile, type PdfFault, type PdfNotes } from './pdfNames.ts'
import { objectsOf, packedObjectsOf } from './pdfObjects.ts'
import { measureFault, measureReferences, pictureBytes, pictureFault } from './pdfPictures.ts'
import { countPageObjects, MAX_PAGES } from './pdfPages.ts'

/** Limit in bytes for all object and cross-reference streams together; legitimate files stay far below. */
const MAX_PACKED = 64 * 1024 * 1024
/** Limit in bytes for all unpacked streams, pictures counted by their stated size. */
const MAX_INFLATED = 500 * 1024 * 1024
/** Limit in bytes for one unpacked stream; no text or font of a legitimate page is larger. */
const MAX_STREAM = 64 * 1024 * 1024
/** A tagged document of 2000 pages has about 200,000 objects. */
const MAX_OBJECTS = 500_000
const MAX_STREAMS = 200_000
/** Incremental updates repeat page objects; more than this are not plausible. */
const MAX_PAGE_OBJECTS = 4 * MAX_PAGES
/** Bytes allowed after the end marker; more may hide a second file. */
const MAX_TAIL = 1024
const DICTIONARY = 2048
/** Bytes of a picture that include the header with its size. */
const PICTURE_HEAD = 64 * 1024

const tooComplex: PdfFault = { refused: 'files:tooComplex', values: {} }
const damaged: PdfFault = { refused: 'files:damagedPdf', values: {} }
const encrypted: PdfFault = { refused: 'files:encrypted', values: {} }
const tooManyObjects: PdfFault = { refused: 'files:tooManyObjects', values: { limit: '500.000' } }

/** State of one scan: what is left of its limits, and what was found. */
interface Scan {
  source: ByteSource
  decrypt: Decrypt | undefined
  packed: number
  inflated: number
  streams: number
  objects: number
  pages: number
  notes: PdfNotes
  /** Numbers of objects that hold widths or heights of pictures. */
  measures: Set<number>
  /** Numbers of objects whose unpacked text is kept. */
  wanted: ReadonlySet<number>
  unpacked: string[]
}

/** Behaviour of the file in a viewer that readers should know about. */
export interface PdfTraits {
  /** A link or bookmark opens another PDF, which was not uploaded. */
  linksOut: boolean
  /** Opens without a password, but restricts printing, copying or changing. */
  restricted: boolean
}

/**
 * Checks a PDF without rendering it: truncated, locked, active content, embedded files, or too large when unpacked. Finds names also with
 * #-escapes or inside object streams. Reads the file in windows.
 */
export function scanPdf(source: ByteSource): PdfTraits | PdfFault {
  const tail = tailFault(source)
  if (tail) return tail
  const decrypt = decryptionOf(source)
  if (decrypt === 'locked') return encrypted
  const scan = newScan(source, decrypt === 'plain' ? undefined : decrypt)
  const fault = read(scan) ?? referencesFault(scan)
  return fault ?? { linksOut: scan.notes.hasGoToR, restricted: decrypt !== 'plain' }
}

function newScan(source: ByteSource, decrypt: Decrypt | undefined, wanted: ReadonlySet<number> = new Set()): Scan {
  return {
    source,
    decrypt,
    packed: MAX_PACKED,
    inflated: MAX_INFLATED,
    streams: MAX_STREAMS,
    objects: MAX_OBJECTS,
    pages: MAX_PAGE_OBJECTS,
    notes: newNotes(),
    measures: new Set(),
    wanted,
    unpacked: [],
  }
}

function read(scan: Scan): PdfFault | undefined {
  for (const window of windowsOf(scan.source)) {
    const fault =
      faultIn(window, scan.notes, scan.decrypt !== undefined) ??
      pagesFault(window, scan) ??
      objectFault(window, scan) ??
      streamFault(window, scan)
    if (fault) return fault
  }
  return undefined
}

/** Second scan, for the few files whose result depends on referenced objects. */
function referencesFault(scan: Scan): PdfFault | undefined {
  const { notes, measures, source, decrypt } = scan
  if (notes.hasGoToR && notes.opensWith === 'action') return opensOtherFile
  const actions = notes.hasGoToR ? [...notes.openActions] : []
  if (actions.some((number) => textsOf(source, decrypt, [number]).some((text) => !isJump(text)))) return opensOtherFile
  for (const text of textsOf(source, decrypt, [...measures])) {
    const fault = measureFault(text)
    if (fault) return fault
  }
  return undefined
}

function textsOf(source: ByteSource, decrypt: Decrypt | undefined, numbers: readonly number[]): string[] {
  if (numbers.length === 0) return []
  const wanted = new Set(numbers)
  const again = newScan(source, decrypt, wanted)
  read(again)
  return [...objectsOf(source, wanted), ...again.unpacked]
}

function tailFault(source: ByteSource): PdfFault | undefined {
  const tail = source.read(Math.max(0, source.size - MAX_TAIL - 5), source.size)
  const end = tail.lastIndexOf('%%EOF')
  return end < 0 || tail.subarray(end + 5).includes('PK\x05\x06') ? damaged : undefined
}

function pagesFault(window: Window, scan: Scan): PdfFault | undefined {
  scan.pages -= countPageObjects(window)
  if (scan.pages >= 0) return undefined
  return { refused: 'files:tooManyPages', values: { pages: MAX_PAGE_OBJECTS - scan.pages, limit: MAX_PAGES } }
}

function objectFault(window: Window, scan: Scan): PdfFault | undefined {
  for (const at of offsetsOf('obj', window)) {
    if (isSpace(window.bytes[at - 1]) && (scan.objects -= 1) < 0) return tooManyObjects
  }
  return undefined
}

function streamFault(window: Window, scan: Scan): PdfFault | undefined {
  const { source } = scan
  for (const offset of offsetsOf('stream', window)) {
    const at = window.at + offset
    const before = source.read(Math.max(0, at - DICTIONARY), at).toString('latin1')
    // A stream keyword follows the `>>` of its dictionary; elsewhere the word is text or compressed data.
    if (!/>>[\s]{0,4}$/.test(before)) continue
    if ((scan.streams -= 1) < 0) return tooComplex
    const dictionary = before.slice(Math.max(before.lastIndexOf(' obj'), before.lastIndexOf('endobj'), 0))
    const stream: Stream = { at, dictionary, ...numbersOf(before) }
    // Viewers recognise an object stream by its references, so its dictionary may lack the type.
    const isPacked = /\/Type\s*\/(?:ObjStm|XRef)\b|\/First\b/.test(dictionary)
    const fault = isPacked ? packedFault(scan, stream) : unpackedFault(scan, stream)
    if (fault) return fault
  }
  return undefined
}

interface Stream {
  /** Offset of the keyword. */
  at: number
  dictionary: string
  object: number
  generation: number
}

function numbersOf(before: string): { object: number; generation: number } {
  const [, object, generation] = /^[^]*(?:^|[^\d])(\d{1,10})\s+(\d{1,5})\s+obj/.exec(before) ?? []
  return { object: Number(object ?? 0), generation: Number(generation ?? 0) }
}

/** Object and cross-reference streams may have only one filter; their contents are scanned like the rest. */
function packedFault(scan: Scan, stream: Stream): PdfFault | undefined {
  const { dictionary } = stream
  const isTable = /\/Type\s*\/XRef\b/.test(dictionary)
  if (!/\/Filter/.test(dictionary) && (isTable || !scan.decrypt)) return undefined
  if (!/\/Filter\s*\[?\s*\/(?:FlateDecode|Fl)\s*[\]/>\s]/.test(dictionary)) return tooComplex
  // Cross-reference streams are never encrypted; one that is encrypted anyway is also scanned decrypted.
  const table = isTable ? inflate({ ...scan, decrypt: undefined }, stream, scan.packed) : undefined
  const objects = isTable && !scan.decrypt ? undefined : inflate(scan, stream, scan.packed)
  if (isTable ? table === 'too much' || objects === 'too much' : !Buffer.isBuffer(objects)) return tooComplex
  for (const unpacked of [table, objects]) {
    if (!Buffer.isBuffer(unpacked)) continue
    const fault = unpackedObjectsFault(scan, dictionary, unpacked, isTable)
    if (fault) return fault
  }
  return undefined
}

function unpackedObjectsFault(
  scan: Scan,
  dictionary: string,
  unpacked: Buffer,
  isTable: boolean,
): PdfFault | undefined {
  scan.packed -= unpacked.length
  if (scan.packed < 0) return tooComplex
  if (!isTable) scan.objects -= Number(/\/N\s+(\d{1,10})(?!\s+\d+\s+R)/.exec(dictionary)?.[1] ?? MAX_OBJECTS)
  if (scan.objects < 0) return tooManyObjects
  if (scan.wanted.size > 0) scan.unpacked.push(...packedObjectsOf(unpacked, dictionary, scan.wanted))
  return (
    pagesFault({ bytes: unpacked, at: 0, own: unpacked.length }, scan) ??
    faultByName(unpacked, scan.notes, scan.decrypt !== undefined)
  )
}

/** Pages and fonts are unpacked to learn their size. Pictures state their size and are not decoded here. */
function unpackedFault(scan: Scan, stream: Stream): PdfFault | undefined {
  const { dictionary } = stream
  const flates = dictionary.match(/\/(?:FlateDecode|Fl)\b/g)?.length ?? 0
  if (flates > 1 && /\/Filter\s*\[[^\]]*\/(?:FlateDecode|Fl)\s[^\]]*\/(?:FlateDecode|Fl)\b/.test(dictionary))
    return tooComplex
  if (/\/Subtype\s*\/Image\b/.test(dictionary)) {
    for (const number of measureReferences(dictionary)) scan.measures.add(number)
    const isCoded = /\/(?:DCT|DCTDecode|JPXDecode)\b/.test(dictionary)
    const fault = pictureFault(dictionary, isCoded ? streamBytes(scan, stream, PICTURE_HEAD) : Buffer.alloc(0))
    if (fault) return fault
    scan.inflated -= pictureBytes(dictionary)
  } else if (flates > 0 && /\/Filter\s*\[?\s*\/(?:FlateDecode|Fl)\b/.test(dictionary)) {
    const unpacked = inflate(scan, stream, Math.min(MAX_STREAM, scan.inflated))
    if (unpacked === 'too much') return tooComplex
    scan.inflated -= unpacked === 'damaged' ? 0 : unpacked.length
  }
  return scan.inflated < 0 ? tooComplex : undefined
}

/** Damaged text or fonts are accepted; a stream is refused only when it unpacks to more than `limit`. */
function inflate(scan: Scan, stream: Stream, limit: number): Buffer | 'too much' | 'damaged' {
  try {
    const options = { maxOutputLength: Math.max(1, limit), finishFlush: constants.Z_SYNC_FLUSH }
    return inflateSync(streamBytes(scan, stream), options)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'too much' : 'damaged'
  }
}

/** The decrypted stream, at most its first `most` bytes. */
function streamBytes({ source, decrypt }: Scan, stream: Stream, most = Number.MAX_SAFE_INTEGER): Buffer {
  const keyword = stream.at + 6
  const [first, second] = source.read(keyword, keyword + 2)
  const start = keyword + (first === 13 && second === 10 ? 2 : 1)
  const end = most < source.size ? start + most : endOfStream(source, start, stream.dictionary)
  const bytes = source.read(start, end)
  return decrypt ? decrypt(bytes, stream.object, stream.generation) : bytes
}

/** End by the stated length if that is correct, else by the next end marker. */
function endOfStream(source: ByteSource, start: number, dictionary: string): number {
  const named = start + Number(/\/Length\s+(\d{1,10})(?!\s+\d+\s+R)/.exec(dictionary)?.[1] ?? Number.NaN)
  if (named <= source.size && /^\s{0,2}endstream/.test(source.read(named, named + 16).toString('latin1'))) return named
  return nextOffset(source, 'endstream', start)
}

function isSpace(byte: number | undefined): boolean {
  return byte === 32 || byte === 10 || byte === 13 || byte === 9
}
