import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { FileStore } from '@tus/file-store'
import { ERRORS } from '@tus/server'

import { storageFailureOf } from './storageFailure.ts'

/** The tus library's file store hides why a write failed; this one throws errors of a full or read-only disk unchanged. */
export class UploadPartStore extends FileStore {
  /** Appends bytes at `offset` and returns the offset after them. After an interrupted request the bytes already written are kept. */
  override async write(readable: Readable, fileId: string, offset: number): Promise<number> {
    const file = createWriteStream(join(this.directory, fileId), { flags: 'r+', start: offset })
    try {
      await pipeline(readable, file)
    } catch (error) {
      const failure = storageFailureOf(error)
      throw failure === 'full' || failure === 'readOnly' ? error : ERRORS.FILE_WRITE_ERROR
    }
    return offset + file.bytesWritten
  }
}
