import type { BodyOf, Call, Calls, ParamsOf, QueryOf, ReplyInput } from '@saki/contracts'
import type { Db } from '@saki/db'
import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Services } from './services.ts'
import type { Session } from './session.ts'

type SessionFor<C extends Call> = C['who'] extends 'anyone' | 'treasury' | 'mailServer' ? Session | null : Session

/** One parsed and checked request, with everything a handler may use. */
export interface HandlerInput<C extends Call = Call> {
  params: ParamsOf<C>
  query: QueryOf<C>
  body: BodyOf<C>
  session: SessionFor<C>
  db: Db
  /** The instant the request arrived. */
  now: Date
  language: 'id' | 'en' | 'ar'
  /** The Idempotency-Key header; empty unless sent, required where the call declares `once`. */
  key: string
  services: Services
  /** For streams, cookies and headers only; read parsed input from the fields above. */
  request: FastifyRequest
  reply: FastifyReply
}

/** The handler of each call by its name. */
export type Handlers<C extends Calls> = {
  [N in keyof C]?: (asked: HandlerInput<C[N]>) => Promise<ReplyInput<C[N]>> | ReplyInput<C[N]>
}

/** Calls with their handlers, ready to mount. */
export interface Routes {
  calls: Calls
  handlers: Record<string, ((asked: HandlerInput<never>) => unknown) | undefined>
}

/** Pairs a table of calls with its handlers. A call without a handler answers 501, and docs/calls.md lists it as not built. */
export function implement<const C extends Calls>(calls: C, handlers: Handlers<C>): Routes {
  return { calls, handlers: handlers as Routes['handlers'] }
}
