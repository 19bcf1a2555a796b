import type { Language } from '@saki/texts'
import type { FastifyReply, FastifyRequest } from 'fastify'

import type { PageContext } from './parts.ts'

/** A request for a page of the public register, within the limits. */
export interface PageAsked {
  request: FastifyRequest
  reply: FastifyReply
  page: PageContext
}
export type PageHandler = (asked: PageAsked) => Promise<FastifyReply>
/** Serves one address; `weight`: how many pages it counts as. */
export type ServePage = (language: Language, path: string, handler: PageHandler, weight?: number) => unknown
