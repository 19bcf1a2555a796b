import { AsyncLocalStorage } from 'node:async_hooks'

import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'

import type { Database } from './schema.ts'

/** A handle to the database or to an open transaction; always the first parameter of a query function. */
export type Db = Kysely<Database>

pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => Number(text))

const insideTransaction = new AsyncLocalStorage<true>()

export interface DbOptions {
  url: string
  /** Connections kept by this process. */
  poolSize?: number
  onError?: (error: Error) => void
}

/** Opens a pool. Dates of law stay 'YYYY-MM-DD' strings, bigint becomes number, instants are Date. Close with `destroy()`. */
export function openDb({ url, poolSize = 12, onError = () => {} }: DbOptions): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 10_000,
  })
  pool.on('error', onError)
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>
  pool.connect = (() => {
    if (insideTransaction.getStore()) throw new Error('a statement used the outer handle inside a transaction: pass tx')
    return connect()
  }) as typeof pool.connect
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}

/**
 * Runs `work` in one transaction. Inside it only `tx` may be used: the outer handle would take a second connection, see other data
 * and can deadlock a small pool, so it throws.
 */
export function transact<R>(db: Db, work: (tx: Db) => Promise<R>): Promise<R> {
  return db.transaction().execute((tx) => insideTransaction.run(true, () => work(tx)))
}
