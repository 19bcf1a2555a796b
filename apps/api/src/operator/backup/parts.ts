import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { PassThrough, pipeline as pipeThrough, Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

import type { BackupPart } from './manifest.ts'

/** Counts and hashes the bytes that pass through. */
export class Measure extends Transform {
  bytes = 0
  readonly #hash = createHash('sha256')

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: (error: null, chunk: Buffer) => void): void {
    this.bytes += chunk.length
    this.#hash.update(chunk)
    done(null, chunk)
  }

  sha256(): string {
    return this.#hash.digest('hex')
  }
}

/** Writes a stream, through `packed` if given, to a file with mode 0600 and flushes it. Throws when the file exists. */
export async function writeFlushed(
  path: string,
  from: Readable,
  packed: Transform = new PassThrough(),
): Promise<{ bytes: number; sha256: string }> {
  const measure = new Measure()
  await pipeline(from, packed, measure, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }))
  return { bytes: measure.bytes, sha256: measure.sha256() }
}

/** Writes one part of a backup; names ending in .gz are compressed. Hash and size are those of the stored file. */
export async function writePart(folder: string, name: string, from: Readable): Promise<BackupPart> {
  const path = join(folder, name)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const packed = name.endsWith('.gz') ? createGzip({ level: 1 }) : undefined
  return { name, ...(await writeFlushed(path, from, packed)) }
}

/** The contents of a part, decompressed. */
export function openPart(folder: string, name: string): Readable {
  const file = createReadStream(join(folder, name))
  // Errors of both streams reach the reader.
  return name.endsWith('.gz') ? pipeThrough(file, createGunzip(), () => {}) : file
}

/** Lines of a part. */
export async function* linesOfPart(folder: string, name: string): AsyncGenerator<string> {
  yield* createInterface({ input: openPart(folder, name), crlfDelay: Infinity })
}

/** SHA-256 and size of a stream. */
export async function measureAll(from: Readable): Promise<{ bytes: number; sha256: string }> {
  const measure = new Measure()
  measure.resume()
  await pipeline(from, measure)
  return { bytes: measure.bytes, sha256: measure.sha256() }
}

/** Flushes a folder, so that its entries survive a power cut. */
export async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Runs `work` on every item, at most `hands` in parallel. Throws the first failure. */
export async function inParallel<T>(
  items: AsyncIterable<T>,
  concurrency: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  await Readable.from(items).forEach(work, { concurrency: concurrency })
}
