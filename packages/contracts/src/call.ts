import type { OfficeRole } from '@saki/domain/office/officeRoles'
import type { z } from 'zod'

/**
 * Who may call. `anyone`: no session needed. `signedIn`: any session. `owner`: the applicant, or the consultant with a mandate
 * for that case; for everyone else the case does not exist (404). `office`: staff. `commission`: the Appeal Commission. `treasury`: a signed payment notice. `mailServer`: a
 * signed notice that a mail came back.
 */
export type Who = 'anyone' | 'signedIn' | 'owner' | 'office' | 'commission' | 'treasury' | 'mailServer'

/** One call of the portal. `path` is relative to /api, where apps/api mounts it. */
export interface Call {
  method: 'GET' | 'POST'
  path: `/${string}`
  who: Who
  /** Of officers, those who hold one of these roles; all when absent. Cases have rules of their own (rolesForCase). */
  roles?: readonly OfficeRole[]
  /** One line of English: what the call does. Shown in docs/calls.md and in OpenAPI. */
  does: string
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** Schema of the reply; undeclared fields are dropped before sending. `binary` and `events` send bytes. */
  reply: z.ZodType | 'binary' | 'events'
  /** multipart/form-data instead of JSON; the handler reads the stream itself. */
  upload?: true
  /** Needs an Idempotency-Key header (RFC draft idempotency-key-header): a repeat returns the first reply. */
  once?: true
  /** The reply may be kept by shared caches for this many seconds; without it replies are no-store. */
  publicSeconds?: number
}

export type Calls = Record<string, Call>

/** Keeps the literal types of a table of calls and checks its shape. */
export function defineCalls<const C extends Calls>(calls: C): C {
  return calls
}

type Parsed<S, Empty> = S extends z.ZodType ? z.output<S> : Empty
type Given<S, Empty> = S extends z.ZodType ? z.input<S> : Empty

/** What a handler receives after parsing. */
export type ParamsOf<C extends Call> = Parsed<C['params'], Record<never, never>>
export type QueryOf<C extends Call> = Parsed<C['query'], Record<never, never>>
export type BodyOf<C extends Call> = Parsed<C['body'], undefined>
/** What a handler returns, before the reply schema drops what is not declared. */
export type ReplyInput<C extends Call> = C['reply'] extends z.ZodType ? z.input<C['reply']> : void
/** What a client sends and receives. */
export type ParamsFor<C extends Call> = Given<C['params'], undefined>
export type QueryFor<C extends Call> = Given<C['query'], undefined>
export type BodyFor<C extends Call> = Given<C['body'], undefined>
export type ReplyOf<C extends Call> = C['reply'] extends z.ZodType ? z.output<C['reply']> : void
