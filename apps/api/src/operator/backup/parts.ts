import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { PassThrough, pipeline as pipeThrough, Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

import type { BackupPart } from './manifest.ts'

/** Counts and hashes what passes. */
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

/** Writes a stream, through `packed`, to a file of the owner's alone and flushes it. Throws when the file is there already. */
export async function writeFlushed(
  path: string,
  from: Readable,
  packed: Transform = new PassThrough(),
): Promise<{ bytes: number; sha256: string }> {
  const measure = new Measure()
  await pipeline(from, packed, measure, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }))
  return { bytes: measure.bytes, sha256: measure.sha256() }
}

/** Writes one part of a backup; what ends in .gz is compressed on its way. Hash and size are of the file as it lies there. */
export async function writePart(folder: string, name: string, from: Readable): Promise<BackupPart> {
  const path = join(folder, name)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const packed = name.endsWith('.gz') ? createGzip({ level: 1 }) : undefined
  return { name, ...(await writeFlushed(path, from, packed)) }
}

/** The contents of a part as they were given. */
export function openPart(folder: string, name: string): Readable {
  const file = createReadStream(join(folder, name))
  // Whoever reads sees the error of either.
  return name.endsWith('.gz') ? pipeThrough(file, createGunzip(), () => {}) : file
}

/** Lines of a part. */
export async function* linesOfPart(folder: string, name: string): AsyncGenerator<string> {
  yield* createInterface({ input: openPart(folder, name), crlfDelay: Infinity })
}

/** SHA-256 and size of what a stream gives. */
export async function measureAll(from: Readable): Promise<{ bytes: number; sha256: string }> {
  const measure = new Measure()
  measure.resume()
  await pipeline(from, measure)
  return { bytes: measure.bytes, sha256: measure.sha256() }
}

/** Entries of a folder survive a power cut once it is flushed too. */
export async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Runs `work` on every item, `hands` at a time; ends with the first failure. */
export async function inParallel<T>(
  items: AsyncIterable<T>,
  hands: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  await Readable.from(items).forEach(work, { concurrency: hands })
}
