import { createHash, randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { once } from 'node:events'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

/** A file that is written compressed, with the size and SHA-256 of what is written; in memory is what the disk has not taken yet. */
export class GzipFile {
  readonly path: string
  readonly #gzip = createGzip()
  readonly #hash = createHash('sha256')
  readonly #written: Promise<void>
  #size = 0

  /** In a folder on the disk of the store. */
  constructor(folder: string) {
    this.path = join(folder, `open-${randomBytes(16).toString('hex')}`)
    const measured = new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        this.#hash.update(chunk)
        this.#size += chunk.length
        done(null, chunk)
      },
    })
    this.#written = pipeline(this.#gzip, measured, createWriteStream(this.path, { flags: 'wx', mode: 0o600 }))
    // Thrown where it is awaited.
    this.#written.catch(() => {})
  }

  async write(text: string): Promise<void> {
    if (!this.#gzip.write(text)) await Promise.race([once(this.#gzip, 'drain'), this.#written])
  }

  async end(): Promise<{ size: number; sha256: Buffer }> {
    this.#gzip.end()
    await this.#written
    return { size: this.#size, sha256: this.#hash.digest() }
  }

  /** Removes the file when it was not moved into the store. */
  async discard(): Promise<void> {
    this.#gzip.destroy()
    await this.#written.catch(() => {})
    await rm(this.path, { force: true })
  }
}
