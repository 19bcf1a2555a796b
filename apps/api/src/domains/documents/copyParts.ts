import { createHash, randomBytes } from 'node:crypto'
import { closeSync, createWriteStream, openSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { AppError } from '../../errors.ts'
import { fileSource } from '../../ports/fileWindows.ts'
import { readPdf, pageTree } from '../../ports/pdfReader.ts'
import type { PdfWriter } from '../../ports/pdfWriter.ts'
import type { Services } from '../../services.ts'
import type { StoredFile } from './documents.sql.ts'
import { isPicture } from './fileRow.ts'
import { renditionOf } from './keptRenditions.ts'
import type { StoredBytes } from './storedBytes.ts'
import { assertSame, openStored, verifyStored } from './verifiedBytes.ts'

/** Why a file is only listed. */
export type Unshown = 'lost' | 'damaged' | 'quarantined' | 'unreadable' | 'otherType'

/** A file to append, copied beside the store so that it is read in parts. */
export interface CopyPart {
  pages: number
  append(writer: PdfWriter, title: string): Promise<void>
}

/** Local copies of the parts of one document. */
export interface PartStore {
  ofFile(file: StoredFile | undefined): Promise<CopyPart | Unshown>
  ofPdf(kept: StoredBytes): Promise<CopyPart | Unshown>
  close(): Promise<void>
}

/** Opens the parts of a document; `close` removes their local copies. */
export function openParts(services: Services): PartStore {
  const paths: string[] = []
  const opened: number[] = []
  const newPath = () => {
    const path = join(services.files.tempDir, randomBytes(16).toString('hex'))
    paths.push(path)
    return path
  }

  async function ofFile(file: StoredFile | undefined): Promise<CopyPart | Unshown> {
    if (!file) return 'lost'
    if (file.scanState === 'infected' || file.scanState === 'scanning') return 'quarantined'
    const kept = { key: file.objectKey, sha256: file.sha256, size: file.sizeBytes }
    if (file.mime === 'application/pdf') return ofPdf(kept)
    return (await faultOf(() => verifyStored(services, kept))) ?? (isPicture(file) ? ofPicture(file) : 'otherType')
  }

  async function ofPicture(file: StoredFile): Promise<CopyPart | Unshown> {
    const path = newPath()
    try {
      await writeFile(path, await renditionOf({ db: services.db, services }, file, 'full'))
    } catch (err) {
      services.log.error({ err, fileId: file.fileId }, 'no picture for a copy')
      return 'unreadable'
    }
    return { pages: 1, append: async (writer, title) => writer.appendPicture(await readFile(path), title) }
  }

  async function ofPdf(kept: StoredBytes): Promise<CopyPart | Unshown> {
    const path = newPath()
    const fault = await faultOf(() => copyVerified(services, kept, path))
    if (fault) return fault
    const fd = openSync(path, 'r')
    opened.push(fd)
    try {
      const reader = readPdf(fileSource(fd, kept.size))
      const tree = pageTree(reader)
      return { pages: tree.pages.length, append: (writer, title) => writer.appendPages(reader, tree, title) }
    } catch (err) {
      services.log.warn({ err, key: kept.key }, 'a PDF cannot be appended to a copy')
      return 'unreadable'
    }
  }

  async function close(): Promise<void> {
    for (const fd of opened) closeSync(fd)
    for (const path of paths) await rm(path, { force: true })
  }

  return { ofFile, ofPdf, close }
}

/** What an alarm already in the log means for the copy. Other errors are thrown, such as a store that is unreachable. */
async function faultOf(read: () => Promise<void>): Promise<Unshown | undefined> {
  try {
    await read()
    return undefined
  } catch (error) {
    if (error instanceof AppError && error.code === 'FILE_MISSING') return 'lost'
    if (error instanceof AppError && error.code === 'FILE_DAMAGED') return 'damaged'
    throw error
  }
}

async function copyVerified(services: Services, kept: StoredBytes, path: string): Promise<void> {
  const hash = createHash('sha256')
  const hashing = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  await pipeline(await openStored(services, kept.key), hashing, createWriteStream(path))
  await assertSame(services, kept, hash.digest())
}
