import type { Call } from '@saki/contracts'
import { readWritten, watchWrites, type WriteWatch } from '@saki/db'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

import { AppError, type FieldFault } from './errors.ts'
import type { HandlerInput, Routes } from './implement.ts'
import { assertMayAsk, requestLanguage } from './plugins/sessionGate.ts'
import { isSigned, signedBody } from './plugins/signedBody.ts'
import { storageFailureOf } from './plugins/storageFailure.ts'
import type { Services } from './services.ts'
import type { Session } from './session.ts'

const idempotencyKey = /^[A-Za-z0-9_-]{8,128}$/

/** Mounts every declared call under /api. */
export function mount(app: FastifyInstance, routes: Routes[], services: Services): void {
  for (const { calls, handlers } of routes) {
    for (const [name, call] of Object.entries(calls)) mountCall(app, name, call, handlers[name], services)
  }
}

function mountCall(
  app: FastifyInstance,
  name: string,
  call: Call,
  handler: Routes['handlers'][string],
  services: Services,
) {
  const parse = { params: strict(call.params), query: strict(call.query), body: strict(call.body) }
  app.route({
    method: call.method,
    url: `/api${call.path}`,
    config: { callName: name, call },
    // A HEAD request of an event stream would never end.
    exposeHeadRoute: call.method === 'GET' && call.reply !== 'events',
    ...(isSigned(call) && { preParsing: signedBody(services, call.who) }),
    handler: reportUnknownOutcome(call, async (request: FastifyRequest, reply: FastifyReply) => {
      const session = await assertMayAsk(call, request, services)
      // The multipart parser is registered for every call; without this check a JSON call would take multipart for an empty body.
      if (!call.upload && request.isMultipart()) throw new AppError('WRONG_TYPE', 'multipart/form-data')
      if (!handler) throw new AppError('NOT_BUILT', name)
      if (call.publicSeconds && !session) reply.header('cache-control', `public, max-age=${call.publicSeconds}`)
      const key = String(request.headers['idempotency-key'] ?? '')
      if (call.once && !idempotencyKey.test(key)) throw new AppError('KEY_MISSING', name)
      const asked = {
        params: parseOr('BAD_REQUEST', parse.params, request.params),
        query: parseOr('BAD_REQUEST', parse.query, refuseRepeated(request.query as Record<string, unknown>)),
        body: call.upload ? undefined : parseOr('INVALID', parse.body, request.body),
        session,
        db: services.db,
        now: services.clock(),
        language: requestLanguage(request, session),
        key,
        services,
        request,
        reply,
      } as unknown as HandlerInput<never>
      const answer = await withOwnWrites(call, { session, services }, async () => handler(asked))
      if (call.reply === 'binary' || call.reply === 'events') return answer ?? reply
      return project(call.reply, answer, reply)
    }),
  })
}

/** Runs a handler so that its searches have what the asker wrote before, also when a replica is behind. */
async function withOwnWrites<R>(
  { method }: Call,
  { session, services: { ownWrites, clock } }: { session: Session | null; services: Services },
  handle: () => Promise<R>,
): Promise<R> {
  if (!ownWrites || !session) return handle()
  // A write that cannot be noted is done all the same; its asker may find it a little later.
  if (method !== 'GET') return handle().finally(() => ownWrites.note(session.userId, clock()).catch(() => {}))
  return (await ownWrites.isAhead(session.userId, clock())) ? readWritten(handle) : handle()
}

/**
 * Wraps the handler of a call that may write. When the database was lost after a write had been sent to it, throws OUTCOME_UNKNOWN; when
 * lost earlier, rethrows, because nothing was changed.
 */
function reportUnknownOutcome<R>(call: Call, handler: (request: FastifyRequest, reply: FastifyReply) => Promise<R>) {
  if (call.method === 'GET') return handler
  return async (request: FastifyRequest, reply: FastifyReply): Promise<R> => {
    const watch: WriteWatch = { sent: false }
    try {
      return await watchWrites(watch, () => handler(request, reply))
    } catch (error) {
      if (!watch.sent || storageFailureOf(error) !== 'away') throw error
      throw new AppError('OUTCOME_UNKNOWN', String(error), { retryAfter: 2 })
    }
  }
}

/** Refuses unknown fields instead of ignoring them, so that a client's mistake is noticed. */
function strict(schema: z.ZodType | undefined): z.ZodType | undefined {
  return schema instanceof z.ZodObject ? schema.strict() : schema
}

/** Refuses repeated parameters, naming the parameter. */
function refuseRepeated(query: Record<string, unknown>): Record<string, unknown> {
  const repeated = Object.keys(query).find((name) => Array.isArray(query[name]))
  if (repeated)
    throw new AppError('BAD_REQUEST', 'repeated parameter', {
      fields: [{ field: repeated, message: 'errors:field.repeated' }],
    })
  return query
}

function parseOr(code: 'BAD_REQUEST' | 'INVALID', schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return code === 'INVALID' ? undefined : {}
  const parsed = schema.safeParse(value ?? {})
  if (parsed.success) return parsed.data
  throw new AppError(code, '', { fields: parsed.error.issues.flatMap(faultsOf) })
}

function faultsOf(issue: z.core.$ZodIssue): FieldFault[] {
  const path = issue.path.map(String).join('.')
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ field: path ? `${path}.${key}` : key, message: 'errors:field.unknown' }))
  if (/^[a-z]+:[\w.]+$/i.test(issue.message)) return [{ field: path, message: issue.message }]
  const message =
    issue.code === 'invalid_type' && issue.input === undefined
      ? 'errors:field.required'
      : issue.code === 'too_big'
        ? 'errors:field.tooLong'
        : issue.code === 'too_small'
          ? 'errors:field.tooShort'
          : 'errors:field.wrong'
  return [
    {
      field: path,
      message,
      values: { limit: 'maximum' in issue ? Number(issue.maximum) : 'minimum' in issue ? Number(issue.minimum) : 0 },
    },
  ]
}

/** Drops every field the reply's schema does not declare. */
function project(schema: z.ZodType, answer: unknown, reply: FastifyReply): unknown {
  if (reply.sent) return reply
  return schema.parse(answer)
}

declare module 'fastify' {
  interface FastifyContextConfig {
    callName?: string
    call?: Call
  }
}
