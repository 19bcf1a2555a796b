import type { Problem, ProblemCode } from '@saki/contracts/problem'
import { say } from '@saki/texts/say'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { AppError, isTextKey } from '../errors.ts'
import { requestLanguage } from './sessionGate.ts'
import { storageFailureOf, type StorageFailure } from './storageFailure.ts'

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8'

/** Converts every thrown error into problem+json. Unexpected errors are logged and become a 500 that shows only the request's id. */
export function registerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => answerProblem(error, request, reply))
}

type Thrown = Error & { code?: string; statusCode?: number }

/** Sends an error as problem+json, never cached, with Retry-After where it has one. */
export function answerProblem(error: Thrown, request: FastifyRequest, reply: FastifyReply) {
  const problem = makeProblem(error, request)
  if (problem.retryAfter !== undefined) reply.header('retry-after', String(problem.retryAfter))
  reply.header('cache-control', 'no-store')
  // Serialised here, because problems have no reply schema.
  return reply.code(problem.status).type(PROBLEM_TYPE).send(JSON.stringify(problem))
}

/** The problem shown to the client, in the request's language. The whole error is logged. */
export function makeProblem(error: Thrown, request: FastifyRequest): Problem {
  const known = error instanceof AppError ? error : fromFramework(error)
  if (known.status >= 500 && !expected.has(known.code)) request.log.error({ err: error }, 'request failed')
  else request.log.info({ problem: known.code, detail: known.message.slice(0, 200) }, 'request refused')
  const language = requestLanguage(request, null)
  // Typed without a cast, so that a code without a text does not compile.
  const words: `errors:${ProblemCode}` = `errors:${known.code}`
  return {
    type: `about:blank#${known.code}`,
    title: say(language, words, { seconds: known.retryAfter ?? 0 }),
    status: known.status,
    err: known.code,
    id: request.id,
    ...(known.fields && {
      fields: known.fields.map((f) => ({
        field: f.field,
        message: isTextKey(f.message) ? say(language, f.message, f.values) : f.message,
      })),
    }),
    ...(known.retryAfter !== undefined && { retryAfter: known.retryAfter }),
    ...(known.current !== undefined && { current: known.current }),
  }
}

/** Codes with a 5xx status that are not failures; they are not logged as errors. */
const expected: ReadonlySet<ProblemCode> = new Set(['NOT_BUILT', 'CLOSED_AFTER_RESTORE'])

/** Raised by refuse_while_closed in the database. */
const closedAfterRestore = 'SK001'
const CLOSED_RETRY_SECONDS = 600

/** SQLSTATEs for text PostgreSQL cannot store: NUL characters and lone surrogates. No field allows them. */
const unkeepableText = /^(22021|22P05)$/

/** Nothing was changed in the database in these cases: mount.ts has already turned uncertain outcomes into OUTCOME_UNKNOWN. */
const whenStorageFails: Record<StorageFailure, (detail: string) => ConstructorParameters<typeof AppError>> = {
  away: (detail) => ['BUSY', detail, { retryAfter: 2 }],
  full: (detail) => ['STORAGE_FULL', detail, { retryAfter: 60 }],
  readOnly: (detail) => ['READ_ONLY', detail, { retryAfter: 60 }],
}

function fromFramework(error: Error & { code?: string; statusCode?: number }): AppError {
  // Node's error when the client closes the connection during the body; not a failure of the server.
  if (error.code === 'ECONNRESET' && error.message === 'aborted') return new AppError('BAD_REQUEST', 'hung up')
  const failure = storageFailureOf(error)
  if (failure) return new AppError(...whenStorageFails[failure](error.message))
  if (error.code === closedAfterRestore)
    return new AppError('CLOSED_AFTER_RESTORE', error.message, { retryAfter: CLOSED_RETRY_SECONDS })
  if (unkeepableText.test(error.code ?? '')) return new AppError('BAD_REQUEST', error.message)
  const code = (
    { 400: 'BAD_REQUEST', 404: 'NOT_FOUND', 413: 'TOO_LARGE', 415: 'WRONG_TYPE', 429: 'TOO_MANY' } as Record<
      number,
      ProblemCode
    >
  )[error.statusCode ?? 500]
  return new AppError(code ?? 'UNKNOWN', error.message)
}
