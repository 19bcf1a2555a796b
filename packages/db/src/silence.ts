import { AsyncLocalStorage } from 'node:async_hooks'

import { sql, type Kysely } from 'kysely'
import pg from 'pg'

/** `statement_timeout` of the server, in milliseconds. A longer statement needs `set local statement_timeout`. */
export const STATEMENT_MS = 10_000
/** Milliseconds that this process waits beyond the server's limit before it treats the server as unresponsive. */
const SILENCE_MS = 1_000
/** Extra milliseconds to read replies that arrived while this process itself was suspended. */
const LAST_LOOK_MS = 50
/** SQLSTATE connection_failure. */
const LOST = '08006'

/** The server did not answer in time; whether the statement was carried out is unknown. */
class DatabaseSilent extends Error {
  readonly code = LOST
  constructor(ms: number) {
    super(`the database did not answer within ${ms} ms`)
  }
}

/** Adds SQLSTATE 08006 to the driver's errors of lost or unavailable connections, which have no code. Returns other errors unchanged. */
export function asLost(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof pg.DatabaseError || 'code' in error) return error
  return /connection|not queryable|trying to connect/i.test(error.message)
    ? Object.assign(error, { code: LOST })
    : error
}

const statementLimit = new AsyncLocalStorage<number>()

/** `set statement_timeout = 0`, for the transaction (local) or the session. */
const SETS_TIMEOUT = /^\s*set (local )?statement_timeout = (\d+)\s*$/i
const ENDS_TRANSACTION = /(^|; )(commit|rollback)$/i

/**
 * Rejects a statement SILENCE_MS after its `statement_timeout` and closes the connection, so that an unresponsive server does not block
 * callers and a late reply is not read as that of another statement. With `statement_timeout = 0` a statement has no limit here either.
 */
export function limitSilence(client: pg.PoolClient): void {
  const send = client.query.bind(client) as (...given: unknown[]) => unknown
  let session = STATEMENT_MS
  let transaction: number | undefined
  client.query = ((...given: unknown[]) => {
    const text = typeof given[0] === 'string' ? given[0] : ''
    const limit = statementLimit.getStore() ?? limitFor(transaction ?? session)
    const [, local, timeout] = SETS_TIMEOUT.exec(text) ?? []
    if (timeout !== undefined && local) transaction = Number(timeout)
    else if (timeout !== undefined) session = Number(timeout)
    if (ENDS_TRANSACTION.test(text)) transaction = undefined
    const answer = send(...given)
    return answer instanceof Promise ? answered(client, answer, limit) : answer
  }) as typeof client.query
}

const limitFor = (serverMs: number) => (serverMs > 0 ? serverMs + SILENCE_MS : undefined)

function answered(client: pg.PoolClient, answer: Promise<unknown>, ms: number | undefined): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      reject(new DatabaseSilent(ms ?? 0))
      // While a statement runs the driver closes the socket at once; the pool discards the connection on release.
      void (client as unknown as pg.Client).end().catch(() => {})
    }
    let timer = ms === undefined ? undefined : setTimeout(() => (timer = setTimeout(giveUp, LAST_LOOK_MS)), ms)
    answer.then(resolve, (error: unknown) => reject(asLost(error))).finally(() => clearTimeout(timer))
  })
}

/** Rejects unless the database answers within `ms` milliseconds, including the wait for a free connection. For health checks. */
export async function pingDatabase<D>(db: Kysely<D>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DatabaseSilent(ms)), ms)
  })
  const asked = statementLimit.run(ms, () => sql`select 1`.execute(db))
  await Promise.race([asked, late]).finally(() => clearTimeout(timer))
}
