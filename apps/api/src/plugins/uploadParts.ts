import { mkdir } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { Server, type Locker, ERRORS } from '@tus/server'
import type { Call } from '@saki/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { FileStore } from '@tus/file-store'

import { findOwnerId } from '../access.ts'
import { assertOpenDraft } from '../domains/documents/ownDraft.ts'
import { findUpload, findUploadById, forgetUpload } from '../domains/documents/uploadSession.sql.ts'
import { leaseUpload, type Lease } from '../domains/documents/uploadLease.ts'
import { partsDir } from '../domains/documents/uploadParts.ts'
import { AppError, NotFound } from '../errors.ts'
import type { Services } from '../services.ts'
import { makeProblem, PROBLEM_TYPE } from './problems.ts'
import { assertMayAsk } from './sessionGate.ts'
import { storageFailureOf } from './storageFailure.ts'

const PATH = '/api/uploads'
/** The session check treats HEAD, PATCH and DELETE like POST, since they belong to a change. */
const asChange: Pick<Call, 'method' | 'who'> = { method: 'POST', who: 'signedIn' }

/**
 * Byte transfer of uploads by the tus protocol 1.0.0: HEAD returns the offset, PATCH appends, DELETE cancels. Uploads are opened with the
 * call openUpload and completed with finishUpload. Only the person who opened an upload may use it, as long as they may change the draft.
 */
export async function registerUploadParts(app: FastifyInstance, services: Services): Promise<void> {
  await mkdir(partsDir(services.files), { recursive: true, mode: 0o700 })
  const asked: Asked = new WeakMap()
  const tus = tusServer(services, asked)
  await app.register(async (scope) => {
    // The tus library reads the body itself.
    scope.addContentTypeParser('application/offset+octet-stream', (_request, _body, done) => done(null))
    scope.route({
      method: ['HEAD', 'PATCH', 'DELETE'],
      url: `${PATH}/:id`,
      handler: async (request, reply) => {
        await assertOwnUpload(request, services)
        // Deletes the row before the answer, so that later requests find nothing; remaining bytes are removed by sweepUploads.
        if (request.method === 'DELETE') await forgetUpload(services.db, idOf(request))
        reply.hijack()
        for (const [name, value] of Object.entries(reply.getHeaders()))
          if (value !== undefined) reply.raw.setHeader(name, value)
        asked.set(request.raw, { request, reply })
        await tus.handle(request.raw, reply.raw).catch((error: unknown) => giveUp(request, reply, error))
      },
    })
  })
}

/** Fastify's request and reply for a raw request that the tus library handles. */
type Asked = WeakMap<IncomingMessage, { request: FastifyRequest; reply: FastifyReply }>

function tusServer(services: Services, asked: Asked): Server {
  const { files, db } = services
  const configstore = {
    get: async (id: string) => {
      const upload = await findUploadById(db, id)
      if (!upload) return undefined
      return { id, size: upload.sizeBytes, offset: 0, creation_date: upload.openedAt.toISOString() } as never
    },
    set: async () => undefined,
    delete: async () => undefined,
  }
  const datastore = new UploadPartStore({ directory: partsDir(files), configstore })
  // The call openUpload creates uploads, with a known length.
  datastore.extensions = ['termination']
  const onResponseError = ({ node }: { node?: { req: IncomingMessage } }, error: Error) => {
    const ours = node && asked.get(node.req)
    if (!ours || !(error instanceof AppError || storageFailureOf(error))) return undefined
    const problem = makeProblem(error, ours.request)
    ours.reply.raw.setHeader('content-type', PROBLEM_TYPE)
    if (problem.retryAfter !== undefined) ours.reply.raw.setHeader('retry-after', String(problem.retryAfter))
    // Unread bytes would reset the connection before the browser gets the answer.
    ours.request.raw.resume()
    return { status_code: problem.status, body: JSON.stringify(problem) }
  }
  return new Server({
    path: PATH,
    datastore,
    relativeLocation: true,
    allowedOrigins: () => false,
    onResponseError,
    locker: leaseLocker(services),
  } as never)
}

/** A lease in the database, so that requests to two processes, or a PATCH and finishUpload, do not write at once. */
function leaseLocker(services: Services): Locker {
  return {
    newLock: (uploadId) => {
      let lease: Lease | undefined
      return {
        lock: async (signal, onWanted) => {
          lease = await leaseUpload(services, uploadId, { onWanted: () => void onWanted(), signal })
        },
        // A lease that cannot be released now expires.
        unlock: async () => lease?.release().catch(() => undefined),
      }
    },
  }
}

async function assertOwnUpload(request: FastifyRequest, services: Services): Promise<void> {
  try {
    const session = await assertMayAsk({ ...asChange, path: '/uploads', does: '', reply: 'binary' }, request, services)
    const id = idOf(request)
    const upload = session && /^[0-9a-f]{48}$/.test(id) && (await findUpload(services.db, session.userId, id))
    if (!session || !upload || upload.expiresAt <= services.clock()) throw new NotFound('upload', id)
    if (upload.finishedAt) throw new NotFound('upload', id)
    const ownerId = await findOwnerId(services.db, session, { tempId: upload.tempId }, 'prepare')
    await assertOpenDraft(services.db, ownerId, upload.tempId)
    if (request.headers['upload-length'] !== undefined) throw new AppError('BAD_REQUEST', 'the length is known')
  } catch (error) {
    // Unread bytes would reset the connection before the browser gets the answer.
    request.raw.resume()
    throw error
  }
}

function idOf(request: FastifyRequest): string {
  return (request.params as { id?: string }).id ?? ''
}

/** The connection or the disk failed; the error can only be logged. */
function giveUp(request: FastifyRequest, reply: FastifyReply, error: unknown): void {
  request.log.warn({ err: error }, 'a part of an upload was cut off')
  if (!reply.raw.headersSent) reply.raw.statusCode = 503
  reply.raw.end()
}

/** The tus library's file store hides why a write failed; this one throws errors of a full or read-only disk unchanged. */
class UploadPartStore extends FileStore {
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
