import { createHash, randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

import type { MultipartFile } from '@fastify/multipart'
import { UploadFields } from '@saki/contracts/uploads'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'

import { AppError, Invalid } from '../../errors.ts'
import { groupedNumber, refuseFile } from './refuseFile.ts'
import { HEAD_BYTES } from './sniff.ts'

/** Milliseconds without data after which an upload is aborted. */
const STALL_MS = 30_000
/** Largest multipart overhead in bytes. A larger declared body is refused before it is read. */
const WRAPPING_BYTES = 64 * 1024
/** Longest accepted name in characters. Accepted names are shortened to 200 later. */
const LONGEST_NAME = 1000

export type UploadFieldValues = z.output<typeof UploadFields>
export interface Received {
  fields: UploadFieldValues
  /** The complete temporary file; the caller removes or adopts it. */
  path: string
  size: number
  sha256: Buffer
  head: Buffer
  givenName: string
}

/**
 * Reads one multipart upload: the fields, then exactly one file, streamed to `tempDir` while it is hashed. `limitOf` runs between
 * the two; it returns the limit in bytes and throws when the asker may not upload there. The temporary file is removed on any
 * failure. Throws WRONG_TYPE, Invalid, FILE_REFUSED.
 */
export async function receiveUpload(
  request: FastifyRequest,
  tempDir: string,
  limitOf: (fields: UploadFieldValues) => Promise<number>,
  stallMs = STALL_MS,
): Promise<Received> {
  if (!request.isMultipart()) throw new AppError('WRONG_TYPE', 'not multipart/form-data')
  const path = join(tempDir, randomBytes(16).toString('hex'))
  try {
    return await readParts(request, path, limitOf, stallMs)
  } catch (error) {
    await rm(path, { force: true })
    drain(request)
    throw asRefusal(error)
  }
}

async function readParts(
  request: FastifyRequest,
  path: string,
  limitOf: (fields: UploadFieldValues) => Promise<number>,
  stallMs: number,
): Promise<Received> {
  const given = new Map<string, unknown>()
  let received: Received | undefined
  const limits = {
    files: 1,
    fields: 10,
    fieldSize: 8192,
    fieldNameSize: 100,
    headerPairs: 50,
    fileSize: Number.MAX_SAFE_INTEGER,
  }
  for await (const part of request.parts({ limits })) {
    if (received)
      throw new Invalid([
        { field: part.fieldname, message: part.type === 'file' ? 'files:onlyOne' : 'files:fieldsFirst' },
      ])
    if (part.type === 'field') {
      if (given.has(part.fieldname)) throw new Invalid([{ field: part.fieldname, message: 'errors:field.repeated' }])
      given.set(part.fieldname, part.value)
    } else {
      if ((part.filename ?? '').length > LONGEST_NAME) throw refuseFile('files:nameTooLong', { limit: LONGEST_NAME })
      const fields = parseFields(given)
      const limit = await limitOf(fields)
      received = {
        fields,
        path,
        givenName: part.filename ?? '',
        ...(await writeFile(request, part, path, limit, stallMs)),
      }
    }
  }
  if (!received) throw refuseFile('files:required')
  return received
}

function parseFields(given: Map<string, unknown>): UploadFieldValues {
  const parsed = UploadFields.safeParse(Object.fromEntries([...given].filter(([, value]) => value !== '')))
  if (parsed.success) return parsed.data
  throw new Invalid(
    parsed.error.issues.map((issue) => ({ field: issue.path.join('.') || 'FILE', message: 'errors:field.wrong' })),
  )
}

async function writeFile(request: FastifyRequest, part: MultipartFile, path: string, limit: number, stallMs: number) {
  const declared = Number(request.headers['content-length'] ?? 0)
  if (declared > limit + WRAPPING_BYTES)
    throw refuseFile('files:tooLarge', { size: groupedNumber(declared), limit: groupedNumber(limit) })
  const hash = createHash('sha256')
  const stalled = new AbortController()
  const timer = setTimeout(() => stalled.abort(), stallMs)
  let size = 0
  let head = Buffer.alloc(0)
  async function* meter(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      timer.refresh()
      size += chunk.length
      if (size > limit + WRAPPING_BYTES)
        throw refuseFile('files:tooLargeAtLeast', { size: groupedNumber(size), limit: groupedNumber(limit) })
      // Above the limit, bytes are counted without being written, so that the error can state both sizes.
      if (size > limit) continue
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)])
      hash.update(chunk)
      yield chunk
    }
  }
  try {
    await pipeline(part.file, meter, createWriteStream(path, { flags: 'wx', mode: 0o600 }), { signal: stalled.signal })
  } catch (error) {
    throw stalled.signal.aborted ? refuseFile('files:stalled', { seconds: stallMs / 1000 }) : error
  } finally {
    clearTimeout(timer)
  }
  if (size > limit) throw refuseFile('files:tooLarge', { size: groupedNumber(size), limit: groupedNumber(limit) })
  if (size === 0) throw refuseFile('files:empty')
  return { size, head, sha256: hash.digest() }
}

/** Reads and discards the rest: with unread bytes the connection would be reset before the browser gets the reason. */
function drain(request: FastifyRequest): void {
  request.raw.unpipe()
  request.raw.resume()
}

const cutShort = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'ABORT_ERR', 'FST_MULTIPART_PREMATURE_CLOSE'])

function asRefusal(error: unknown): unknown {
  if (error instanceof AppError || !(error instanceof Error)) return error
  const code = 'code' in error ? String(error.code) : ''
  if (cutShort.has(code) || /terminated early|unexpected end|premature/i.test(error.message))
    return refuseFile('files:cutShort')
  if (code === 'FST_FILES_LIMIT') return refuseFile('files:onlyOne')
  return error
}
