import { Readable, Writable } from 'node:stream'

import type pg from 'pg'

/** What the driver has for COPY besides its declared types. */
interface CopyConnection extends pg.Connection {
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(reason: string): void
}

/** Rows handed on together. */
const GATHERED_BYTES = 65_536

/** `COPY 12` → 12 rows. */
const rowsOf = ({ text }: { text: string }) => Number(text.split(' ').at(-1))

/**
 * The bytes of a `COPY … TO STDOUT`; hand it to `client.query`. Rows wait in the server while nobody reads. `rows` is their number once
 * the stream has ended.
 */
export class CopyOut extends Readable implements pg.Submittable {
  rows = 0
  #connection: CopyConnection | undefined
  #gathered = Buffer.allocUnsafe(GATHERED_BYTES)
  #filled = 0
  readonly #text: string

  constructor(text: string) {
    super()
    this.#text = text
  }

  submit(connection: pg.Connection): void {
    this.#connection = connection as CopyConnection
    this.#connection.query(this.#text)
  }

  override _read(): void {
    this.#connection?.stream.resume()
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    // What is still to come is read and dropped: the connection stays usable.
    this.#connection?.stream.resume()
    done(error)
  }

  /** One row. Copied, because the driver writes its next message over these bytes, and gathered: a row alone is dear to whoever takes it. */
  handleCopyData({ chunk }: { chunk: Buffer }): void {
    if (this.#filled + chunk.length > this.#gathered.length) this.#pass()
    if (chunk.length > this.#gathered.length) this.#give(Buffer.from(chunk))
    else this.#filled += chunk.copy(this.#gathered, this.#filled)
  }

  #pass(): void {
    if (this.#filled === 0) return
    const rows = this.#gathered.subarray(0, this.#filled)
    this.#gathered = Buffer.allocUnsafe(GATHERED_BYTES)
    this.#filled = 0
    this.#give(rows)
  }

  #give(rows: Buffer): void {
    if (!this.destroyed && !this.push(rows)) this.#connection?.stream.pause()
  }

  handleCommandComplete(message: { text: string }): void {
    this.rows = rowsOf(message)
  }

  handleReadyForQuery(): void {
    this.#pass()
    if (!this.destroyed) this.push(null)
  }

  handleError(error: Error): void {
    this.destroy(error)
  }
}

/** Takes the bytes of a `COPY … FROM STDIN`; hand it to `client.query`. It has finished when the server has taken every row. */
export class CopyIn extends Writable implements pg.Submittable {
  rows = 0
  #connection: CopyConnection | undefined
  #begin: ((error?: Error | null) => void) | undefined
  #end: ((error?: Error | null) => void) | undefined
  #isOver = false
  readonly #text: string

  constructor(text: string) {
    super()
    this.#text = text
  }

  submit(connection: pg.Connection): void {
    this.#connection = connection as CopyConnection
    this.#connection.query(this.#text)
  }

  /** Nothing is written before the server asks for it. */
  override _construct(done: (error?: Error | null) => void): void {
    this.#begin = done
  }

  handleCopyInResponse(): void {
    const begin = this.#begin
    this.#begin = undefined
    begin?.()
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    const connection = this.#connection
    if (!connection) return done(new Error('not submitted'))
    connection.sendCopyFromChunk(chunk)
    if (connection.stream.writableNeedDrain) connection.stream.once('drain', () => done())
    else done()
  }

  override _final(done: (error?: Error | null) => void): void {
    this.#end = done
    this.#connection?.endCopyFrom()
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    if (!this.#isOver) this.#connection?.sendCopyFail(error?.message ?? 'given up')
    done(error)
  }

  handleCommandComplete(message: { text: string }): void {
    this.rows = rowsOf(message)
  }

  handleReadyForQuery(): void {
    this.#isOver = true
    this.#end?.()
  }

  handleError(error: Error): void {
    this.#isOver = true
    if (this.#begin) this.#begin(error)
    else if (this.#end) this.#end(error)
    else this.destroy(error)
  }
}
