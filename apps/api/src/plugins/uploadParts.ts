import { mkdir } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'

import { Server, type Locker } from '@tus/server'
import type { Call } from '@saki/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { inNameOf } from '../access.ts'
import { assertOpenDraft } from '../domains/documents/ownDraft.ts'
import { findUpload, findUploadById, forgetUpload } from '../domains/documents/uploadSession.sql.ts'
import { leaseUpload, type Lease } from '../domains/documents/uploadLease.ts'
import { partsDir } from '../domains/documents/uploadParts.ts'
import { AppError, NotFound } from '../errors.ts'
import type { Services } from '../services.ts'
import { UploadPartStore } from './uploadPartStore.ts'
import { makeProblem, PROBLEM_TYPE } from './problems.ts'
import { assertMayAsk } from './sessionGate.ts'
import { storageFailureOf } from './storageFailure.ts'

const PATH = '/api/uploads'
/** Pieces change what the server keeps: they are asked for like every change, whatever their method. */
const asChange: Pick<Call, 'method' | 'who'> = { method: 'POST', who: 'signedIn' }

/**
 * Pieces of uploads by the tus protocol (1.0.0): HEAD tells how much is there, PATCH adds to it, DELETE gives it up. An upload is opened
 * with the call openUpload and taken in with finishUpload; here is only the way of its bytes, open to the person who opened it, as long
 * as they may change the draft.
 */
export async function registerUploadParts(app: FastifyInstance, services: Services): Promise<void> {
  await mkdir(partsDir(services.files), { recursive: true, mode: 0o700 })
  const asked: Asked = new WeakMap()
  const tus = tusServer(services, asked)
  await app.register(async (scope) => {
    // The body is left to the protocol's own reader.
    scope.addContentTypeParser('application/offset+octet-stream', (_request, _body, done) => done(null))
    scope.route({
      method: ['HEAD', 'PATCH', 'DELETE'],
      url: `${PATH}/:id`,
      handler: async (request, reply) => {
        await assertOwnUpload(request, services)
        // Forgotten before the answer, so that whoever asks next finds nothing; bytes left behind by a failure are swept.
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

/** Our own request and reply of what the protocol's library handles. */
type Asked = WeakMap<IncomingMessage, { request: FastifyRequest; reply: FastifyReply }>

function tusServer(services: Services, asked: Asked): Server {
  const { files, db } = services
  const configstore = {
    get: async (id: string) => {
      const upload = await findUploadById(db, id)
      if (!upload) return undefined
      return { id, size: upload.size_bytes, offset: 0, creation_date: upload.opened_at.toISOString() } as never
    },
    set: async () => undefined,
    delete: async () => undefined,
  }
  const datastore = new UploadPartStore({ directory: partsDir(files), configstore })
  // Opened by a call of ours, of a length known from the start.
  datastore.extensions = ['termination']
  const onResponseError = ({ node }: { node?: { req: IncomingMessage } }, error: Error) => {
    const ours = node && asked.get(node.req)
    if (!ours || !(error instanceof AppError || storageFailureOf(error))) return undefined
    const problem = makeProblem(error, ours.request)
    ours.reply.raw.setHeader('content-type', PROBLEM_TYPE)
    if (problem.retryAfter !== undefined) ours.reply.raw.setHeader('retry-after', String(problem.retryAfter))
    // Unread bytes would reset the connection, and the browser never see the reason.
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

/** Held in the database, so that pieces sent to two processes, or a piece and the end of its upload, do not write at once. */
function leaseLocker(services: Services): Locker {
  return {
    newLock: (uploadId) => {
      let lease: Lease | undefined
      return {
        lock: async (signal, onWanted) => {
          lease = await leaseUpload(services, uploadId, { onWanted: () => void onWanted(), signal })
        },
        // What cannot be released now lapses.
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
    if (!session || !upload || upload.expires_at <= services.clock()) throw new NotFound('upload', id)
    if (upload.finished_at) throw new NotFound('upload', id)
    const ownerId = await inNameOf(services.db, session, { tempId: upload.temp_id }, 'prepare')
    await assertOpenDraft(services.db, ownerId, upload.temp_id)
    if (request.headers['upload-length'] !== undefined) throw new AppError('BAD_REQUEST', 'the length is known')
  } catch (error) {
    // Unread bytes would reset the connection, and the browser never see the reason.
    request.raw.resume()
    throw error
  }
}

function idOf(request: FastifyRequest): string {
  return (request.params as { id?: string }).id ?? ''
}

/** The connection broke, or the disk did: nothing can be told any more but the log. */
function giveUp(request: FastifyRequest, reply: FastifyReply, error: unknown): void {
  request.log.warn({ err: error }, 'a piece of an upload broke off')
  if (!reply.raw.headersSent) reply.raw.statusCode = 503
  reply.raw.end()
}
