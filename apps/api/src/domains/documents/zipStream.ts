import { crc32 } from 'node:zlib'

import { legalClockOf, legalDateOf } from '@saki/domain/dates/legalDate'

export interface ZipEntry {
  name: string
  /** Modification time in the archive, in Asia/Jakarta. */
  at: Date
  bytes: () => Promise<AsyncIterable<Buffer | Uint8Array>>
}

const UTF8_AND_LATER = 0x0808
const VERSION = 20

/**
 * Streams a ZIP archive with one chunk in memory at a time: stored uncompressed (PDFs and pictures are compressed already), sizes
 * and checksums in a data descriptor after each entry (APPNOTE 4.4.4, bit 3). Limits: 4 GB in all and 65,535 entries.
 */
export async function* zipStream(entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let at = 0
  for await (const entry of entries) {
    const name = Buffer.from(entry.name, 'utf8')
    const start = at
    const head = localHeader(name, entry.at)
    yield head
    let crc = 0
    let size = 0
    for await (const chunk of await entry.bytes()) {
      crc = crc32(chunk, crc)
      size += chunk.length
      yield Buffer.from(chunk)
    }
    yield descriptor(crc, size)
    at += head.length + size + 16
    directory.push(directoryEntry(name, entry.at, { crc, size, start }))
  }
  const whole = Buffer.concat(directory)
  yield whole
  yield endOf(directory.length, whole.length, at)
}

function localHeader(name: Buffer, at: Date): Buffer {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(VERSION, 4)
  head.writeUInt16LE(UTF8_AND_LATER, 6)
  head.writeUInt32LE(dosTime(at), 10)
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, name])
}

function descriptor(crc: number, size: number): Buffer {
  const tail = Buffer.alloc(16)
  tail.writeUInt32LE(0x08074b50, 0)
  tail.writeUInt32LE(crc, 4)
  tail.writeUInt32LE(size, 8)
  tail.writeUInt32LE(size, 12)
  return tail
}

function directoryEntry(name: Buffer, at: Date, { crc, size, start }: { crc: number; size: number; start: number }) {
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(VERSION, 4)
  entry.writeUInt16LE(VERSION, 6)
  entry.writeUInt16LE(UTF8_AND_LATER, 8)
  entry.writeUInt32LE(dosTime(at), 12)
  entry.writeUInt32LE(crc, 16)
  entry.writeUInt32LE(size, 20)
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
