import { constants, inflateSync } from 'node:zlib'

type Fault = { refused: string; values: Record<string, string | number> }

/** All object and cross-reference streams of an honest file together stay far below this. */
const MAX_INFLATED = 64 * 1024 * 1024
const MAX_OBJECTS = 1_000_000
const MAX_STREAMS = 200_000
/** Readers tolerate a little after the end mark; a second file hidden behind it is what this refuses. */
const MAX_TAIL = 1024
const WINDOW = 1024 * 1024
const OVERLAP = 128

const active = ['JavaScript', 'Launch', 'RichMedia', 'ImportData', 'SubmitForm'].map((name) => ({
  name,
  pattern: nameToken(name, '(?![A-Za-z0-9])'),
}))
const xfa = nameToken('XFA', String.raw`\s*[\[(<\d]`)
const embedded = [nameToken('EmbeddedFile', '(?![A-Za-z0-9])'), nameToken('EF', String.raw`\s*(?:<<|\d+\s+\d+\s+R)`)]
const encrypt = nameToken('Encrypt', String.raw`\s*(?:<<|\d+\s+\d+\s+R)`)

/**
 * What can be told of a PDF without rendering it: cut short, encrypted, active, carrying other files. Names are found also where they
 * are spelled with #-escapes or packed in object streams. Undefined when nothing speaks against the file.
 */
export function scanPdf(bytes: Buffer): Fault | undefined {
  const tail = tailFault(bytes)
  if (tail) return tail
  const packed = unpackStreams(bytes)
  if ('refused' in packed) return packed
  let objects = 0
  for (const text of windows([bytes, ...packed.streams])) {
    objects += text.match(/\d\s+obj\b/g)?.length ?? 0
    const fault = faultOf(text)
    if (fault) return fault
  }
  return objects > MAX_OBJECTS ? { refused: 'files:tooComplex', values: {} } : undefined
}

function faultOf(text: string): Fault | undefined {
  if (encrypt.test(text)) return { refused: 'files:encrypted', values: {} }
  const found = active.find(({ pattern }) => pattern.test(text))?.name ?? (xfa.test(text) ? 'XFA' : undefined)
  if (found) return { refused: 'files:activeContent', values: { found } }
  return embedded.some((pattern) => pattern.test(text)) ? { refused: 'files:embedded', values: {} } : undefined
}

function tailFault(bytes: Buffer): Fault | undefined {
  const end = bytes.lastIndexOf('%%EOF')
  const behind = end < 0 ? undefined : bytes.subarray(end + 5)
  if (!behind || behind.length > MAX_TAIL || behind.includes('PK\x05\x06'))
    return { refused: 'files:damagedPdf', values: {} }
  return undefined
}

/** A PDF name as a pattern: each letter as itself or as its #-escape. */
function nameToken(name: string, after: string): RegExp {
  const letters = [...name].map((c) => `(?:${c}|#${c.charCodeAt(0).toString(16)})`).join('')
  return new RegExp(`/${letters}${after}`)
}

function* windows(buffers: Buffer[]): Generator<string> {
  for (const buffer of buffers) {
    for (let at = 0; at < buffer.length; at += WINDOW)
      yield buffer.toString('latin1', at, Math.min(buffer.length, at + WINDOW + OVERLAP))
  }
}

/** Object and cross-reference streams, unpacked within bounds: a small file that unpacks to gigabytes is refused here, before any parser meets it. */
function unpackStreams(bytes: Buffer): { streams: Buffer[] } | Fault {
  const streams: Buffer[] = []
  let left = MAX_INFLATED
  let seen = 0
  for (let at = bytes.indexOf('stream'); at >= 0; at = bytes.indexOf('stream', at + 6)) {
    if (!endsDictionary(bytes, at)) continue
    if (++seen > MAX_STREAMS) return { refused: 'files:tooComplex', values: {} }
    const head = bytes.toString('latin1', Math.max(0, at - 2048), at)
    const dictionary = head.slice(Math.max(head.lastIndexOf(' obj'), head.lastIndexOf('endobj'), 0))
    if (!/\/Type\s*\/(?:ObjStm|XRef)\b/.test(dictionary)) continue
    if (!/\/Filter/.test(dictionary)) continue
    if (!/\/Filter\s*\[?\s*\/(?:FlateDecode|Fl)\s*[\]/>\s]/.test(dictionary))
      return { refused: 'files:tooComplex', values: {} }
    const unpacked = inflate(bytes, at, left)
    if (unpacked === undefined) return { refused: 'files:tooComplex', values: {} }
    left -= unpacked.length
    streams.push(unpacked)
  }
  return { streams }
}

/** A stream keyword follows the `>>` of its dictionary; the word elsewhere is text or compressed data. */
function endsDictionary(bytes: Buffer, at: number): boolean {
  let before = at - 1
  while (before > at - 5 && (bytes[before] === 10 || bytes[before] === 13 || bytes[before] === 32)) before -= 1
  return bytes[before] === 62
}

function inflate(bytes: Buffer, keyword: number, limit: number): Buffer | undefined {
  const start = keyword + 6 + (bytes[keyword + 6] === 13 ? 2 : 1)
  const end = bytes.indexOf('endstream', start)
  try {
    return inflateSync(bytes.subarray(start, end < 0 ? bytes.length : end), {
      maxOutputLength: Math.max(1, limit),
      finishFlush: constants.Z_SYNC_FLUSH,
    })
  } catch {
    return undefined
  }
}
