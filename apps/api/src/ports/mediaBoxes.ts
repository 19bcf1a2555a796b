import type { ByteSource } from './fileWindows.ts'

/** Limit of boxes, chunks or frames read from one file. */
const MOST = 20_000

/** Whether the boxes of an MP4 (ISO 14496-12) fill the file exactly and include an index and media data. */
export function isWholeMp4(source: ByteSource): boolean {
  const seen = new Set<string>()
  let at = 0
  for (let count = 0; at < source.size; count++) {
    const head = source.read(at, at + 16)
    if (count > MOST || head.length < 8) return false
    const small = head.readUInt32BE(0)
    const size =
      small === 1 && head.length === 16 ? Number(head.readBigUInt64BE(8)) : small === 0 ? source.size - at : small
    if (size < 8 || at + size > source.size) return false
    seen.add(head.toString('latin1', 4, 8))
    at += size
  }
  return seen.has('ftyp') && seen.has('moov') && (seen.has('mdat') || seen.has('moof'))
}

const waveFormats = new Set([1, 3, 6, 7, 0xfffe])

/** Whether the chunks of a WAVE file (RIFF) fill it, with a known format and sound data. */
export function isWholeWave(source: ByteSource): boolean {
  const riff = source.read(0, 12)
  if (riff.length < 12 || riff.readUInt32LE(4) + 8 > source.size || source.size - (riff.readUInt32LE(4) + 8) > 1)
    return false
  let format = false
  let data = false
  let at = 12
  for (let count = 0; at + 8 <= source.size; count++) {
    const head = source.read(at, at + 12)
    const size = head.readUInt32LE(4)
    const name = head.toString('latin1', 0, 4)
    if (count > MOST || at + 8 + size > source.size) return false
    if (name === 'fmt ') format = size >= 16 && waveFormats.has(head.readUInt16LE(8))
    if (name === 'data') data = size > 0
    at += 8 + size + (size % 2)
  }
  return format && data
}

const MPEG1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const MPEG2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
const rates = [44_100, 48_000, 32_000]

/** Whether an MP3 (MPEG audio layer III) consists of an optional tag and frames to the end, where tags may follow. */
export function isWholeMp3(source: ByteSource): boolean {
  let at = tagLength(source)
  let frames = 0
  while (at + 4 <= source.size) {
    const length = frameLength(source.read(at, at + 4))
    if (length === undefined) break
    at += length
    if (++frames >= MOST) return true
  }
  // Players skip a truncated last frame and old tags at the end; larger remains may be another file.
  const rest = source.read(at, at + 3).toString('latin1')
  return frames >= 2 && (source.size - at <= 0 || ((rest === 'TAG' || rest === 'APE') && source.size - at <= 64 * 1024))
}

function tagLength(source: ByteSource): number {
  const head = source.read(0, 10)
  if (head.toString('latin1', 0, 3) !== 'ID3' || head.length < 10) return 0
  const [a = 0, b = 0, c = 0, d = 0] = head.subarray(6, 10)
  return 10 + (((a & 127) << 21) | ((b & 127) << 14) | ((c & 127) << 7) | (d & 127))
}

/** Length in bytes of the frame that a header starts; undefined when the header is not layer III. */
function frameLength(head: Buffer): number | undefined {
  const [sync = 0, kind = 0, rate = 0] = head
  if (sync !== 0xff || (kind & 0xe6) !== 0xe2) return undefined
  const version = (kind >> 3) & 3
  const kilobits = (version === 3 ? MPEG1 : MPEG2)[rate >> 4]
  const hertz = (rates[(rate >> 2) & 3] ?? 0) / (version === 3 ? 1 : version === 2 ? 2 : 4)
  if (version === 1 || !kilobits || !hertz) return undefined
  return Math.floor(((version === 3 ? 144 : 72) * kilobits * 1000) / hertz) + ((rate >> 1) & 1)
}
