import { AsyncLocalStorage } from 'node:async_hooks'

import { CompiledQuery, Kysely, PostgresDialect, type PostgresPool, type RawBuilder } from 'kysely'
import pg from 'pg'

import { Connection, lastText } from './connection.ts'
import type { Database } from './schema.ts'
import { asLost, STATEMENT_MS } from './silence.ts'

/** A handle to the database or to an open transaction; always the first parameter of a query function. */
export type Db = Kysely<Database>

pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => Number(text))

const insideTransaction = new AsyncLocalStorage<true>()

/** Time limit for opening a connection or waiting for a free one, in milliseconds. */
const CONNECT_MS = 5_000

export interface DbOptions {
  url: string
  /** Another database with the same contents, perhaps a little behind, which is read instead; see readWritten. */
  replicaUrl?: string | undefined
  /** Maximum number of connections of this process. */
  poolSize?: number
  /** Milliseconds after which the database ends a statement. */
  statementMs?: number
  onError?: (error: Error) => void
}

/** Opens a pool. `date` is read as a 'YYYY-MM-DD' string, `bigint` as number, `timestamptz` as Date. Close with `destroy()`. */
export function openDb({ url, replicaUrl, ...options }: DbOptions): Db {
  const written = connectionsOf(openPool(url, options))
  const pool = replicaUrl === undefined ? written : eitherOf(written, connectionsOf(openPool(replicaUrl, options)))
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}

const writtenIsWanted = new AsyncLocalStorage<true>()

/** Runs `work`; handles with a replica read the database that is written meanwhile. */
export const readWritten = <R>(work: () => R): R => writtenIsWanted.run(true, work)

const eitherOf = (written: PostgresPool, replica: PostgresPool): PostgresPool => ({
  options: replica.options,
  connect: () => (writtenIsWanted.getStore() ? written : replica).connect(),
  end: () => Promise.all([written.end(), replica.end()]).then(() => {}),
})

function openPool(
  url: string,
  { poolSize = 12, statementMs = STATEMENT_MS, onError = () => {} }: Omit<DbOptions, 'url' | 'replicaUrl'>,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: statementMs,
    keepAlive: true,
    idle_in_transaction_session_timeout: 10_000,
    pipeline: true,
  })
  pool.on('error', onError)
  pool.on('connect', (client) => {
    // The pool handles errors of idle connections only. Without a listener, losing a connection inside a transaction would end the
    // process. With it, the next statement and the transaction fail and the pool discards the connection.
    client.on('error', () => {})
  })
  return pool
}

/** The pool as Kysely uses it. Refuses a connection to code that runs inside a transaction; see transact. */
function connectionsOf(pool: pg.Pool): PostgresPool {
  const connections = new WeakMap<pg.PoolClient, Connection>()
  const connect = async () => {
    if (insideTransaction.getStore()) throw new Error('a statement used the outer handle inside a transaction: pass tx')
    const client = await pool.connect().catch((error: unknown) => {
      throw asLost(error)
    })
    const connection = connections.get(client) ?? new Connection(client)
    connections.set(client, connection)
    return connection
  }
  return { options: pool.options, connect, end: () => pool.end() }
}

/**
 * Runs `work` in one transaction; one that is given as `db` is joined, and ends with its own `transact`. Inside it use only `tx`: the outer
 * handle would take a second connection, read other data and could deadlock a small pool, so it throws.
 */
export function transact<R>(db: Db, work: (tx: Db) => Promise<R>): Promise<R> {
  if (db.isTransaction) return work(db)
  return db.transaction().execute((tx) => insideTransaction.run(true, () => work(tx)))
}

/**
 * Ends a transaction with this statement: it is sent together with the commit, so that its locks are not held during a round trip to
 * this process. Resolves before it runs; nothing may follow it in the transaction. Its rows are discarded. If it fails, `transact` rejects
 * and the transaction is rolled back. Throws an Error outside a transaction.
 */
export async function commitWith(tx: Db, last: RawBuilder<unknown>): Promise<void> {
  if (!tx.isTransaction) throw new Error('commitWith was called outside a transaction')
  const { sql: text, parameters } = last.compile(tx)
  await tx.executeQuery(CompiledQuery.raw(lastText(text), [...parameters]))
}
