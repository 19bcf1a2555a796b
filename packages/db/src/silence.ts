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

/**
 * Rejects a statement SILENCE_MS after its `statement_timeout` and closes the connection, so that an unresponsive server does not block
 * callers and a late reply is not read as that of another statement. With `statement_timeout = 0` a statement has no limit here either.
 */
export class StatementLimits {
  readonly #client: pg.PoolClient
  #session = STATEMENT_MS
  #transaction: number | undefined

  constructor(client: pg.PoolClient) {
    this.#client = client
  }

  /** Limits the wait for `answer`. Must be called for every statement of the connection, in the order in which they are sent. */
  limit<R>(text: string, answer: Promise<R>): Promise<R> {
    const ms = statementLimit.getStore() ?? limitFor(this.#transaction ?? this.#session)
    const [, local, timeout] = SETS_TIMEOUT.exec(text) ?? []
    if (timeout !== undefined && local) this.#transaction = Number(timeout)
    else if (timeout !== undefined) this.#session = Number(timeout)
    if (text === 'commit' || text === 'rollback') this.#transaction = undefined
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        reject(new DatabaseSilent(ms ?? 0))
        void this.#client.end().catch(() => {})
        // A pipelined client waits for the replies of what was sent before it ends.
        this.#client.connection.stream.destroy()
      }
      let timer = ms === undefined ? undefined : setTimeout(() => (timer = setTimeout(giveUp, LAST_LOOK_MS)), ms)
      answer.then(resolve, (error: unknown) => reject(asLost(error))).finally(() => clearTimeout(timer))
    })
  }
}

const limitFor = (serverMs: number) => (serverMs > 0 ? serverMs + SILENCE_MS : undefined)

/** Rejects unless the database answers within `ms` milliseconds, including the wait for a free connection. For health checks. */
export async function pingDatabase<D>(db: Kysely<D>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DatabaseSilent(ms)), ms)
  })
  const asked = statementLimit.run(ms, () => sql`select 1`.execute(db))
  await Promise.race([asked, late]).finally(() => clearTimeout(timer))
}
