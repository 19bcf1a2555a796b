import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

import { legalClockOf, legalDateOf } from '@saki/domain/dates/legalDate'

export interface ZipEntry {
  name: string
  /** Modification time in the archive, in Asia/Jakarta. */
  at: Date
  bytes: () => Promise<AsyncIterable<Buffer | Uint8Array>>
  /** Compresses the entry; without it the bytes are stored, as for PDFs and pictures, which are compressed already. */
  isDeflated?: true
}

const UTF8_AND_LATER = 0x0808
const VERSION = 20
const STORED = 0
const DEFLATED = 8

/**
 * Streams a ZIP archive with one chunk in memory at a time: sizes and checksums are in a data descriptor after each entry (APPNOTE 4.4.4,
 * bit 3). Limits: 4 GB in all and 65,535 entries.
 */
export async function* zipStream(entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let at = 0
  for await (const entry of entries) {
    const name = Buffer.from(entry.name, 'utf8')
    const start = at
    const method = entry.isDeflated ? DEFLATED : STORED
    const head = localHeader(name, entry.at, method)
    yield head
    const read = { crc: 0, size: 0, packed: 0 }
    const source = counted(await entry.bytes(), read)
    for await (const chunk of entry.isDeflated ? deflated(source) : source) {
      read.packed += chunk.length
      yield chunk
    }
    yield descriptor(read)
    at += head.length + read.packed + 16
    directory.push(directoryEntry(name, entry.at, { ...read, start, method }))
  }
  const whole = Buffer.concat(directory)
  yield whole
  yield endOf(directory.length, whole.length, at)
}

/** Checksum and bytes of an entry; `packed`: bytes in the archive. */
interface EntryRead {
  crc: number
  size: number
  packed: number
}

async function* counted(source: AsyncIterable<Buffer | Uint8Array>, read: EntryRead): AsyncGenerator<Buffer> {
  for await (const chunk of source) {
    read.crc = crc32(chunk, read.crc)
    read.size += chunk.length
    yield Buffer.from(chunk)
  }
}

/** The chunks compressed. Level 1: three quarters of the saving of the default at twice its speed. Ends the source when it is left early. */
function deflated(source: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  const packing = createDeflateRaw({ level: 1 })
  // An error of the source is thrown where the chunks are read.
  pipeline(Readable.from(source, { objectMode: false }), packing, () => {})
  return packing
}

function localHeader(name: Buffer, at: Date, method: number): Buffer {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(VERSION, 4)
  head.writeUInt16LE(UTF8_AND_LATER, 6)
  head.writeUInt16LE(method, 8)
  head.writeUInt32LE(dosTime(at), 10)
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, name])
}

function descriptor({ crc, size, packed }: EntryRead): Buffer {
  const tail = Buffer.alloc(16)
  tail.writeUInt32LE(0x08074b50, 0)
  tail.writeUInt32LE(crc, 4)
  tail.writeUInt32LE(packed, 8)
  tail.writeUInt32LE(size, 12)
  return tail
}

function directoryEntry(
  name: Buffer,
  at: Date,
  { crc, size, packed, start, method }: EntryRead & { start: number; method: number },
) {
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(VERSION, 4)
  entry.writeUInt16LE(VERSION, 6)
  entry.writeUInt16LE(UTF8_AND_LATER, 8)
  entry.writeUInt16LE(method, 10)
  entry.writeUInt32LE(dosTime(at), 12)
  entry.writeUInt32LE(crc, 16)
  entry.writeUInt32LE(packed, 20)
  entry.writeUInt32LE(size, 24)
  entry.writeUInt16LE(name.length, 28)
  entry.writeUInt32LE(start, 42)
  return Buffer.concat([entry, name])
}

function endOf(count: number, length: number, start: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(length, 12)
  end.writeUInt32LE(start, 16)
  return end
}

/** MS-DOS time and date, to two seconds, in Asia/Jakarta. */
function dosTime(at: Date): number {
  const [year = 0, month = 0, day = 0] = legalDateOf(at).split('-').map(Number)
  const [hour = 0, minute = 0, second = 0] = legalClockOf(at).split(':').map(Number)
  const date = ((year - 1980) << 9) | (month << 5) | day
  return ((date << 16) | (hour << 11) | (minute << 5) | (second >> 1)) >>> 0
}
