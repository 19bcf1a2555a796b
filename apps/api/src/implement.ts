import type { BodyOf, Call, Calls, ParamsOf, QueryOf, ReplyInput } from '@saki/contracts'
import type { Db } from '@saki/db'
import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Services } from './services.ts'
import type { Session } from './session.ts'

type SessionFor<C extends Call> = C['who'] extends 'anyone' | 'treasury' | 'mailServer' ? Session | null : Session

/** One question, parsed and checked; everything a handler may use. */
export interface Asked<C extends Call = Call> {
  params: ParamsOf<C>
  query: QueryOf<C>
  body: BodyOf<C>
  session: SessionFor<C>
  db: Db
  /** The instant the request arrived. */
  now: Date
  language: 'id' | 'en' | 'ar'
  /** The Idempotency-Key header; present where the call says `once`. */
  key: string
  services: Services
  /** For streams, cookies and headers only; parsed input stands above. */
  request: FastifyRequest
  reply: FastifyReply
}

export type Handlers<C extends Calls> = {
  [N in keyof C]?: (asked: Asked<C[N]>) => Promise<ReplyInput<C[N]>> | ReplyInput<C[N]>
}

export interface Routes {
  calls: Calls
  handlers: Record<string, ((asked: Asked<never>) => unknown) | undefined>
}

/** Pairs a table of calls with its handlers. A call without one is declared but not built: it answers 501 and docs/calls.md lists it. */
export function implement<const C extends Calls>(calls: C, handlers: Handlers<C>): Routes {
  return { calls, handlers: handlers as Routes['handlers'] }
}
