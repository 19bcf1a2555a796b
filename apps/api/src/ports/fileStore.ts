import type { Readable } from 'node:stream'

/** Where bytes live. Keys are random and never reused; what was put is never changed. */
export interface FileStore {
  /** Stores a finished local file durably (flushed to disk) under a new key and returns the key; the local file is moved away. */
  adopt(localPath: string): Promise<string>
  /** Stores bytes durably under a new key. */
  put(bytes: Uint8Array): Promise<string>
  /** Stores a finished local file under the key it had, for restoring a backup; the local file is moved away. */
  putBack(key: string, localPath: string): Promise<void>
  /** Opens the bytes, from `start` to `end` inclusive when given. Rejects with code 'ENOENT' when there is nothing. */
  open(key: string, range?: { start: number; end: number }): Promise<Readable>
  size(key: string): Promise<number>
  /** Removes what nothing names any more. May leave it behind while the store is away: it is then collected as an orphan. */
  remove(key: string): Promise<void>
  /** Keys of what was stored before an instant, in no order; what is stored or removed meanwhile may be in or out. */
  keysBefore(instant: Date): AsyncIterable<string>
  /** Folder for unfinished uploads on the same disk. */
  readonly tempDir: string
}
