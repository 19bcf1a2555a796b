import { Readable, Writable } from 'node:stream'

import type pg from 'pg'

/** Methods of the driver's connection for COPY that its types do not declare. */
interface CopyConnection extends pg.Connection {
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(reason: string): void
}

/** Rows are collected into chunks of at most this many bytes. */
const GATHERED_BYTES = 65_536

/** `COPY 12` → 12 rows. */
const rowsOf = ({ text }: { text: string }) => Number(text.split(' ').at(-1))

/**
 * Readable stream of a `COPY … TO STDOUT`; pass it to `client.query`. Back-pressure pauses the server. `rows` is the number of rows
 * after the end of the stream.
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
    // The rest of the reply is read and discarded, so that the connection remains usable.
    this.#connection?.stream.resume()
    done(error)
  }

  /** Receives one row. Copies it, because the driver reuses the buffer, into a larger chunk, because a chunk for each row is slow. */
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

/** Writable stream of a `COPY … FROM STDIN`; pass it to `client.query`. Finishes when the server has accepted every row. */
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

  /** Delays writing until the server sends CopyInResponse. */
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
