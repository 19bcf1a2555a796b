import { crc32, inflateRawSync } from 'node:zlib'

const END = 0x06054b50
const ENTRY = 0x02014b50

/** Entries of a ZIP by name, by its directory at the end (APPNOTE 4.3.6). Throws when the archive is cut or a checksum differs. */
export function readZip(zip: Buffer): Map<string, Buffer> {
  const end = zip.length - 22
  if (end < 0 || zip.readUInt32LE(end) !== END) throw new Error('no end of a ZIP')
  const entries = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    if (zip.readUInt32LE(at) !== ENTRY) throw new Error('no entry in the directory')
    const [packed, nameLength, start] = [
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
      zip.readUInt32LE(at + 42),
    ]
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const from = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28)
    const stored = zip.subarray(from, from + packed)
    const bytes = zip.readUInt16LE(at + 10) === 8 ? inflateRawSync(stored) : stored
    if (crc32(bytes) !== zip.readUInt32LE(at + 16)) throw new Error(`wrong checksum of ${name}`)
    entries.set(name, bytes)
    at += 46 + nameLength
  }
  return entries
}
