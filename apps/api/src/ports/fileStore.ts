import type { Readable } from 'node:stream'

/** Storage of file contents. Keys are random and never reused; stored bytes never change. */
export interface FileStore {
  /** Moves a finished local file into the store, flushed to disk, and returns its new key. */
  adopt(localPath: string): Promise<string>
  /** Stores bytes durably and returns their new key. */
  put(bytes: Uint8Array): Promise<string>
  /** Moves a local file into the store under its former key, to restore a backup. */
  putBack(key: string, localPath: string): Promise<void>
  /** Opens the bytes, or those from `start` to `end` inclusive. Rejects with code ENOENT when there is nothing. */
  open(key: string, range?: { start: number; end: number }): Promise<Readable>
  size(key: string): Promise<number>
  /** Removes an object no row names. When the store is unreachable the object may stay; it is then collected as an orphan. */
  remove(key: string): Promise<void>
  /** Keys stored before an instant, in no order. Objects stored or removed during the listing may be included or not. */
  keysBefore(instant: Date): AsyncIterable<string>
  /** Folder for unfinished uploads, on the same disk. */
  readonly tempDir: string
}
