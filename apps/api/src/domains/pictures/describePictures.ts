import { packLooks, type DescribedPicture } from '@saki/domain/pictures/pictureLooks'

import { AppError } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { describeLooks } from '../documents/decodeFile.ts'
import { renditionOf } from '../documents/keptRenditions.ts'
import { listFilesById } from '../documents/letter.sql.ts'
import type { StoredFile } from '../documents/documents.sql.ts'
import { endPictureWaiting, insertFeature, isDescribed, listWaiting } from './waitingPictures.sql.ts'

/** Pictures read from the table at once. */
const BATCH = 50

/**
 * Describes waiting pictures, each distinct content once, and adds those of numbered cases to the search; returns how many were waiting. A
 * picture that cannot be decoded is kept as such and tried no more; one whose bytes cannot be read now waits for the next run. `forMs`: after
 * these milliseconds no further batch is begun.
 */
export async function describeWaitingPictures(services: Services, { forMs }: { forMs: number }): Promise<number> {
  const until = performance.now() + forMs
  let done = 0
  for (let after = ''; performance.now() < until;) {
    const waiting = await listWaiting(services.db, after, BATCH)
    for (const { fileId } of waiting) done += (await describeFile(services, fileId)) ? 1 : 0
    const last = waiting.at(-1)
    if (!last || waiting.length < BATCH) break
    after = last.fileId
  }
  return done
}

async function describeFile(services: Services, fileId: string): Promise<boolean> {
  const { db } = services
  const [file] = await listFilesById(db, [fileId])
  if (file && !file.deletedAt && !(await isDescribed(db, fileId))) {
    const described = await read(services, file).catch((error: unknown) => {
      services.log.warn({ error, fileId }, 'a picture could not be read to be described')
      return undefined
    })
    if (described === undefined) return false
    await insertFeature(
      db,
      file,
      described && { words: described.words, looks: packLooks(described.looks) },
      services.clock(),
    )
  }
  await endPictureWaiting(db, fileId, file?.applicationId ?? null)
  return true
}

/** Null when the picture cannot be decoded: a process ends after its CPU time, so that the second answer is of a new one. */
async function read(services: Services, file: StoredFile): Promise<DescribedPicture | null> {
  const describe = async () =>
    describeLooks(file.ownerId, await renditionOf({ db: services.db, services }, file, 'thumb'))
  return describe().catch((first: unknown) => {
    if (!isRefusal(first)) throw first
    return describe().catch((second: unknown) => {
      if (isRefusal(second)) return null
      throw second
    })
  })
}

const isRefusal = (error: unknown): boolean => error instanceof AppError && error.code === 'FILE_REFUSED'
