import { constants, inflateSync } from 'node:zlib'

import { nextPlace, placesOf, windowsOf, type ByteSource, type Window } from './fileWindows.ts'
import { faultByName, faultIn, type PdfFault } from './pdfNames.ts'

/** All object and cross-reference streams of an honest file together stay far below this. */
const MAX_PACKED = 64 * 1024 * 1024
/** What all streams may unpack to, pictures by the size they name. */
const MAX_INFLATED = 500 * 1024 * 1024
/** No text or font of an honest page is larger. */
const MAX_STREAM = 64 * 1024 * 1024
const MAX_OBJECTS = 1_000_000
const MAX_STREAMS = 200_000
/** Readers tolerate a little after the end mark; a second file hidden behind it is what this refuses. */
const MAX_TAIL = 1024
const DICTIONARY = 2048

const tooComplex: PdfFault = { refused: 'files:tooComplex', values: {} }
const damaged: PdfFault = { refused: 'files:damagedPdf', values: {} }

interface Room {
  packed: number
  inflated: number
  streams: number
  objects: number
}

/**
 * What can be told of a PDF without rendering it: cut short, encrypted, active, carrying other files, or unpacking to more than anyone
 * has room for. Names are found also where they are spelled with #-escapes or packed in object streams. Reads the file in pieces.
 * Undefined when nothing speaks against the file.
 */
export function scanPdf(source: ByteSource): PdfFault | undefined {
  const tail = tailFault(source)
  if (tail) return tail
  const room: Room = { packed: MAX_PACKED, inflated: MAX_INFLATED, streams: MAX_STREAMS, objects: MAX_OBJECTS }
  for (const window of windowsOf(source)) {
    const fault = faultIn(window) ?? objectFault(window, room) ?? streamFault(source, window, room)
    if (fault) return fault
  }
  return undefined
}

function tailFault(source: ByteSource): PdfFault | undefined {
  const tail = source.read(Math.max(0, source.size - MAX_TAIL - 5), source.size)
  const end = tail.lastIndexOf('%%EOF')
  return end < 0 || tail.subarray(end + 5).includes('PK\x05\x06') ? damaged : undefined
}

function objectFault(window: Window, room: Room): PdfFault | undefined {
  for (const at of placesOf('obj', window)) {
    if (isSpace(window.bytes[at - 1]) && (room.objects -= 1) < 0) return tooComplex
  }
  return undefined
}

function streamFault(source: ByteSource, window: Window, room: Room): PdfFault | undefined {
  for (const place of placesOf('stream', window)) {
    const at = window.at + place
    const before = source.read(Math.max(0, at - DICTIONARY), at).toString('latin1')
    // A stream keyword follows the `>>` of its dictionary; the word elsewhere is text or compressed data.
    if (!/>>[\s]{0,4}$/.test(before)) continue
    if ((room.streams -= 1) < 0) return tooComplex
    const dictionary = before.slice(Math.max(before.lastIndexOf(' obj'), before.lastIndexOf('endobj'), 0))
    const fault = /\/Type\s*\/(?:ObjStm|XRef)\b/.test(dictionary)
      ? packedFault(source, at, dictionary, room)
      : unpackedFault(source, at, dictionary, room)
    if (fault) return fault
  }
  return undefined
}

/** Objects and cross-references may be packed one way only, and are looked through like the rest. */
function packedFault(source: ByteSource, at: number, dictionary: string, room: Room): PdfFault | undefined {
  if (!/\/Filter/.test(dictionary)) return undefined
  if (!/\/Filter\s*\[?\s*\/(?:FlateDecode|Fl)\s*[\]/>\s]/.test(dictionary)) return tooComplex
  const unpacked = inflate(source, at, dictionary, room.packed)
  if (!Buffer.isBuffer(unpacked)) return tooComplex
  room.packed -= unpacked.length
  return faultByName(unpacked)
}

/** Pages and fonts are unpacked to know how large they get; a picture says it itself, and decoding it is the viewer's work. */
function unpackedFault(source: ByteSource, at: number, dictionary: string, room: Room): PdfFault | undefined {
  const flates = dictionary.match(/\/(?:FlateDecode|Fl)\b/g)?.length ?? 0
  if (flates > 1 && /\/Filter\s*\[[^\]]*\/(?:FlateDecode|Fl)\s[^\]]*\/(?:FlateDecode|Fl)\b/.test(dictionary))
    return tooComplex
  if (/\/Subtype\s*\/Image\b/.test(dictionary)) room.inflated -= pictureBytes(dictionary)
  else if (flates > 0 && /\/Filter\s*\[?\s*\/(?:FlateDecode|Fl)\b/.test(dictionary)) {
    const unpacked = inflate(source, at, dictionary, Math.min(MAX_STREAM, room.inflated))
    if (unpacked === 'too much') return tooComplex
    room.inflated -= unpacked === 'damaged' ? 0 : unpacked.length
  }
  return room.inflated < 0 ? tooComplex : undefined
}

function pictureBytes(dictionary: string): number {
  const number = (name: string) => Number(new RegExp(`/${name}\\s+(\\d{1,9})`).exec(dictionary)?.[1] ?? 0)
  const bits = number('BitsPerComponent') || 8
  return (number('Width') * number('Height') * bits * (bits === 1 ? 1 : 3)) / 8
}

/** A damaged text or font is for the reader of the page to notice; only what unpacks to more than `limit` is refused for it. */
function inflate(
  source: ByteSource,
  keyword: number,
  dictionary: string,
  limit: number,
): Buffer | 'too much' | 'damaged' {
  const [first, second] = source.read(keyword + 6, keyword + 8)
  const start = keyword + 6 + (first === 13 && second === 10 ? 2 : 1)
  const packed = source.read(start, endOfStream(source, start, dictionary))
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(1, limit), finishFlush: constants.Z_SYNC_FLUSH })
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'too much' : 'damaged'
  }
}

/** By the length the dictionary names where that is true, else by the next end mark. */
function endOfStream(source: ByteSource, start: number, dictionary: string): number {
  const named = start + Number(/\/Length\s+(\d{1,10})(?!\s+\d+\s+R)/.exec(dictionary)?.[1] ?? Number.NaN)
  if (named <= source.size && /^\s{0,2}endstream/.test(source.read(named, named + 16).toString('latin1'))) return named
  return nextPlace(source, 'endstream', start)
}

function isSpace(byte: number | undefined): boolean {
  return byte === 32 || byte === 10 || byte === 13 || byte === 9
}
