import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { FileStore } from '@tus/file-store'
import { ERRORS } from '@tus/server'

import { storageFailureOf } from './storageFailure.ts'

/** The library's store, which hides why bytes could not be written: a full or read-only disk is thrown as it is. */
export class UploadPartStore extends FileStore {
  /** Appends a piece at `offset` and returns the offset after it. What was written of a piece that broke off stays. */
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
