import { readSync } from 'node:fs'

/** Random access to bytes, so that a large file is never in memory as a whole. */
export interface ByteSource {
  readonly size: number
  /** The bytes from `start` to before `end`, fewer at the end of the source. The buffer is valid until the next read. */
  read(start: number, end: number): Buffer
}

/** An open file as a source; the caller closes `fd`. */
export function fileSource(fd: number, size: number): ByteSource {
  return {
    size,
    read: (start, end) => {
      const wanted = Buffer.allocUnsafe(Math.max(0, Math.min(end, size) - start))
      return wanted.subarray(0, readSync(fd, wanted, 0, wanted.length, start))
    },
  }
}

/** Bytes in memory as a source. */
export function memorySource(bytes: Buffer): ByteSource {
  return { size: bytes.length, read: (start, end) => bytes.subarray(start, end) }
}

/** Part of a source. Marks beginning before `own` belong to it; the rest overlaps the next window. */
export interface Window {
  bytes: Buffer
  at: number
  own: number
}

const WINDOW = 1024 * 1024
const OVERLAP = 512

/** All windows of a source in order. */
export function* windowsOf(source: ByteSource): Generator<Window> {
  for (let at = 0; at < source.size; at += WINDOW)
    yield { bytes: source.read(at, at + WINDOW + OVERLAP), at, own: Math.min(WINDOW, source.size - at) }
}

/** Offsets in the window's own part where the mark begins. */
export function* offsetsOf(mark: string, { bytes, own }: Window): Generator<number> {
  for (let at = bytes.indexOf(mark); at >= 0 && at < own; at = bytes.indexOf(mark, at + 1)) yield at
}

/** Offset of the next mark at or after `from`; the end of the source when there is none. */
export function nextOffset(source: ByteSource, mark: string, from: number): number {
  for (let at = from; at < source.size; at += WINDOW) {
    const found = source.read(at, at + WINDOW + mark.length).indexOf(mark)
    if (found >= 0) return at + found
  }
  return source.size
}
