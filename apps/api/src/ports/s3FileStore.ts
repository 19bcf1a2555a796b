import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'

import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'

import { AppError } from '../errors.ts'
import { assertFileKey, isFileKey, missingObjectError, randomKey } from './fileKey.ts'
import type { FileStore } from './fileStore.ts'
import type { ObjectStoreLocation } from './objectStoreUrl.ts'

/** Time limits of the store in milliseconds, and the page size. */
export interface Patience {
  connectMs: number
  /** Milliseconds for one operation with its retries; for reads, between two chunks. */
  requestMs: number
  /** Names requested per page of a listing. */
  page: number
}
const patience: Patience = { connectMs: 2_000, requestMs: 30_000, page: 1_000 }

/** Bytes to send, or a file when `path` is given; length and hash are computed here, not by the store. */
interface Sent {
  body: () => Uint8Array | Readable
  size: number
  sha256: Buffer
}

/**
 * Keeps files in a bucket of an S3-compatible store. What was put is read back and compared before it is acknowledged, because a store may
 * answer 200 and keep something else. An unreachable, slow or faulty store rejects with BUSY.
 */
export function s3FileStore(location: ObjectStoreLocation, tempDir: string, given: Partial<Patience> = {}): FileStore {
  const { connectMs, requestMs, page } = { ...patience, ...given }
  const client = makeClient(location, connectMs, requestMs)
  const Bucket = location.bucket

  const within = async <R>(work: (options: { abortSignal: AbortSignal }) => Promise<R>): Promise<R> => {
    const aborter = new AbortController()
    const timer = setTimeout(() => aborter.abort(), requestMs)
    try {
      return await work({ abortSignal: aborter.signal })
    } catch (error) {
      throw convertStoreError(error)
    } finally {
      clearTimeout(timer)
    }
  }
  const open: FileStore['open'] = async (Key, range) => {
    assertFileKey(Key)
    const Range = range && `bytes=${range.start}-${range.end}`
    const { Body } = await within((options) => client.send(new GetObjectCommand({ Bucket, Key, Range }), options))
    if (!(Body instanceof Readable)) throw busyError('an answer without bytes')
    return Readable.from(withOurErrors(Body), { objectMode: false })
  }
  const remove: FileStore['remove'] = async (Key) => {
    assertFileKey(Key)
    // An object that cannot be removed now is collected as an orphan later.
    await within((options) => client.send(new DeleteObjectCommand({ Bucket, Key }), options)).catch(() => undefined)
  }
  const store = async ({ body, size, sha256 }: Sent, Key = randomKey()): Promise<string> => {
    const Body = body()
    const about = { Bucket, Key, ContentLength: size, ChecksumSHA256: sha256.toString('base64') }
    try {
      await within((options) => client.send(new PutObjectCommand({ ...about, Body }), options))
    } finally {
      if (Body instanceof Readable) Body.destroy()
    }
    const kept = await open(Key)
      .then(hashOf)
      .catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      })
    if (kept?.equals(sha256)) return Key
    await remove(Key)
    throw busyError('the store says it kept the bytes, but what it gives back differs')
  }

  return {
    tempDir,
    open,
    remove,
    put: (bytes) =>
      store({ body: () => bytes, size: bytes.length, sha256: createHash('sha256').update(bytes).digest() }),
    async adopt(localPath) {
      const key = await store(await sentFrom(localPath))
      await rm(localPath)
      return key
    },
    async putBack(key, localPath) {
      assertFileKey(key)
      await store(await sentFrom(localPath), key)
      await rm(localPath)
    },
    async size(Key) {
      assertFileKey(Key)
      const head = await within((options) => client.send(new HeadObjectCommand({ Bucket, Key }), options))
      if (head.ContentLength === undefined) throw busyError('an answer without a length')
      return head.ContentLength
    },
    async *keysBefore(instant) {
      let ContinuationToken: string | undefined
      do {
        const asked = new ListObjectsV2Command({ Bucket, ContinuationToken, MaxKeys: page })
        const found = await within((options) => client.send(asked, options))
        for (const { Key, LastModified } of found.Contents ?? [])
          if (Key !== undefined && isFileKey(Key) && LastModified && LastModified < instant) yield Key
        ContinuationToken = found.IsTruncated ? found.NextContinuationToken : undefined
      } while (ContinuationToken !== undefined)
    },
  }
}

const nothing = () => undefined
/** Failures are reported by our own errors; the client would also print them. */
const silent = { debug: nothing, info: nothing, warn: nothing, error: nothing }

function makeClient(location: ObjectStoreLocation, connectMs: number, requestMs: number): S3Client {
  const { endpoint, region, pathStyle, accessKeyId, secretAccessKey } = location
  return new S3Client({
    endpoint,
    region,
    forcePathStyle: pathStyle,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 2,
    logger: silent,
    expectContinueHeader: false,
    // Our own SHA-256 is sent with every object; not every store supports the checksums the client adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: connectMs, socketTimeout: requestMs },
  })
}

async function sentFrom(localPath: string): Promise<Sent> {
  const { size } = await stat(localPath)
  return { body: () => createReadStream(localPath), size, sha256: await hashOf(createReadStream(localPath)) }
}

async function hashOf(stream: Readable): Promise<Buffer> {
  const hash = createHash('sha256')
  for await (const chunk of stream) hash.update(chunk as Buffer)
  return hash.digest()
}

async function* withOurErrors(body: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of body) yield chunk as Buffer
  } catch (error) {
    throw convertStoreError(error)
  }
}

/** A missing object becomes ENOENT, as on a disk; a missing bucket, a refused key or a lost connection becomes BUSY. */
function convertStoreError(error: unknown): Error {
  if (!(error instanceof Error)) return busyError(String(error))
  if (error instanceof AppError) return error
  return error.name === 'NoSuchKey' || error.name === 'NotFound'
    ? missingObjectError(error.name)
    : busyError(`${error.name} ${error.message}`)
}

function busyError(detail: string): AppError {
  return new AppError('BUSY', `file store: ${detail}`, { retryAfter: 30 })
}
