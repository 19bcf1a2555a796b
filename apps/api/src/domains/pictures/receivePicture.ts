import { PictureFields } from '@saki/contracts/pictures'
import { mimeOf } from '@saki/domain/files/fileTypes'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'

import { AppError, Invalid } from '../../errors.ts'
import { groupedNumber, refuseFile } from '../documents/refuseFile.ts'

/** Largest picture in bytes that can be searched for. */
const MOST_BYTES = 10 * 1024 * 1024
const limits = {
  files: 1,
  fields: 7,
  fieldSize: 400,
  fieldNameSize: 50,
  fileSize: MOST_BYTES,
  parts: 8,
  headerPairs: 50,
}

/** A picture to search for, in memory only, and what narrows the search. */
export interface ReceivedPicture {
  bytes: Buffer
  fields: z.output<typeof PictureFields>
}

/** Reads the fields and the one file of a search. Throws WRONG_TYPE, Invalid, FILE_REFUSED for what is no JPEG or PNG, or too large. */
export async function receivePicture(request: FastifyRequest): Promise<ReceivedPicture> {
  if (!request.isMultipart()) throw new AppError('WRONG_TYPE', 'not multipart/form-data')
  try {
    return await readParts(request)
  } catch (error) {
    // With unread bytes the connection would be reset before the browser gets the reason.
    request.raw.unpipe()
    request.raw.resume()
    if (error instanceof AppError || !(error instanceof Error)) throw error
    const code = 'code' in error ? String(error.code) : ''
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge()
    if (code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT' || code === 'FST_FIELDS_LIMIT')
      throw refuseFile('files:onlyOne')
    if (code === 'ERR_STREAM_PREMATURE_CLOSE' || /terminated early|unexpected end|premature/i.test(error.message))
      throw refuseFile('files:cutShort')
    throw error
  }
}

async function readParts(request: FastifyRequest): Promise<ReceivedPicture> {
  const given: Record<string, unknown> = {}
  let bytes: Buffer | undefined
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      if (Object.hasOwn(given, part.fieldname))
        throw new Invalid([{ field: part.fieldname, message: 'errors:field.repeated' }])
      if (part.value !== '') given[part.fieldname] = part.value
    } else bytes = await part.toBuffer()
  }
  const fields = PictureFields.safeParse(given)
  if (!fields.success)
    throw new Invalid(
      fields.error.issues.map(({ path }) => ({ field: path.join('.') || 'FILE', message: 'errors:field.wrong' })),
    )
  if (bytes === undefined) throw refuseFile('files:required')
  if (bytes.length === 0) throw refuseFile('files:empty')
  const mime = mimeOf(bytes)
  if (mime !== 'image/jpeg' && mime !== 'image/png') throw refuseFile('files:wrongType', { allowed: 'JPEG / PNG' })
  return { bytes, fields: fields.data }
}

const tooLarge = () =>
  refuseFile('files:tooLargeAtLeast', { size: groupedNumber(MOST_BYTES), limit: groupedNumber(MOST_BYTES) })
