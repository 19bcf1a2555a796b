import { AsyncLocalStorage } from 'node:async_hooks'

import { CompiledQuery, Kysely, PostgresDialect, sql, type RawBuilder } from 'kysely'
import pg from 'pg'

import type { Database } from './schema.ts'
import { asLost, limitSilence, STATEMENT_MS } from './silence.ts'

/** A handle to the database or to an open transaction; always the first parameter of a query function. */
export type Db = Kysely<Database>

pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => Number(text))

const insideTransaction = new AsyncLocalStorage<true>()

/** `sent`: a write was sent that the database may have committed even if its reply is lost. */
export interface WriteWatch {
  sent: boolean
}
const watched = new AsyncLocalStorage<WriteWatch>()

/** Runs `work`; `watch.sent` becomes true as soon as a COMMIT, or a statement outside a transaction that is no SELECT, is sent for it. */
export function watchWrites<R>(watch: WriteWatch, work: () => R): R {
  return watched.run(watch, work)
}

const READS = /^\s*(\/\*.*?\*\/\s*)?select\b/i

/** Returns a function that must receive every statement of one connection, in order, and marks the current watch. */
function noteWrites(): (text: string) => void {
  let isOpen = false
  return (text) => {
    const watch = watched.getStore()
    if (/^(begin|start transaction)\b/i.test(text)) isOpen = true
    else if (text === 'rollback') isOpen = false
    else if (text === 'commit' || text.startsWith(LAST)) {
      isOpen = false
      if (watch) watch.sent = true
    } else if (watch && !isOpen && !READS.test(text)) watch.sent = true
  }
}

const PREPARED = '/* prepared */'
/**
 * Prefix of a statement that runs on every filing or payment: each connection prepares it once. Unsuitable for statements whose best
 * plan depends on the parameters (searches) and for statements whose text varies.
 */
export const prepared = sql.raw(PREPARED)
/** Adds the `prepared` prefix to the text of a statement. */
export const preparedText = (text: string) => `${PREPARED}${text}`
/** Marks the statement that commits; see commitWith. */
const LAST = '/* last */'
const names = new Map<string, string>()

function nameOf(text: string): string {
  const name = names.get(text) ?? `saki_${names.size + 1}`
  names.set(text, name)
  return name
}

/**
 * Patches `client.query`: names statements with the `prepared` prefix, so that pg prepares them, and sends the statement of `commitWith`
 * as `execute …; commit` in one message.
 */
function keepPrepared(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>
  const known = new Set<string>()
  let committed: pg.QueryResult | undefined
  const runLast = async (text: string, values: readonly unknown[]) => {
    const name = nameOf(text)
    if (!known.has(name)) await query(`prepare ${name} as ${text.slice(LAST.length)}`)
    known.add(name)
    const results = (await query(`execute ${name} (${values.map(literal).join(', ')}); commit`)) as pg.QueryResult[]
    committed = results.at(-1)
    return results[0]
  }
  const note = noteWrites()
  client.query = ((text: unknown, values: unknown, ...more: unknown[]) => {
    if (typeof text !== 'string') return query(text, values, ...more)
    note(text)
    if (text.startsWith(LAST)) return runLast(text, values as readonly unknown[])
    const done = committed
    committed = undefined
    // Kysely sends its own commit after that: answer it with the result of the first one and do not send it.
    if (done && text === 'commit') return Promise.resolve(done)
    return text.startsWith(PREPARED)
      ? query({ text, values, name: nameOf(text) }, ...more)
      : query(text, values, ...more)
  }) as typeof client.query
}

/** Escapes a value for the text of a statement. Throws TypeError for arrays, objects and booleans. */
function literal(value: unknown): string {
  if (value === null) return 'null'
  if (typeof value === 'number') return pg.escapeLiteral(String(value))
  if (typeof value === 'string') return pg.escapeLiteral(value)
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString())
  throw new TypeError(`a ${typeof value} cannot be written into the last statement`)
}

/** Time limit for opening a connection or waiting for a free one, in milliseconds. */
const CONNECT_MS = 5_000

export interface DbOptions {
  url: string
  /** Maximum number of connections of this process. */
  poolSize?: number
  onError?: (error: Error) => void
}

/** Opens a pool. `date` is read as a 'YYYY-MM-DD' string, `bigint` as number, `timestamptz` as Date. Close with `destroy()`. */
export function openDb({ url, poolSize = 12, onError = () => {} }: DbOptions): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    keepAlive: true,
    idle_in_transaction_session_timeout: 10_000,
  })
  pool.on('error', onError)
  pool.on('connect', (client) => {
    // The pool handles errors of idle connections only. Without a listener, losing a connection inside a transaction would end the
    // process. With it, the next statement and the transaction fail and the pool discards the connection.
    client.on('error', () => {})
    limitSilence(client)
    keepPrepared(client)
  })
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>
  pool.connect = (() => {
    if (insideTransaction.getStore()) throw new Error('a statement used the outer handle inside a transaction: pass tx')
    return connect().catch((error: unknown) => {
      throw asLost(error)
    })
  }) as typeof pool.connect
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}

/**
 * Runs `work` in one transaction. Inside it use only `tx`: the outer handle would take a second connection, read other data
 * and could deadlock a small pool, so it throws.
 */
export function transact<R>(db: Db, work: (tx: Db) => Promise<R>): Promise<R> {
  return db.transaction().execute((tx) => insideTransaction.run(true, () => work(tx)))
}

/**
 * Runs the last statement of a transaction and commits in the same message, so that its locks are not held during a round trip to
 * this process. Nothing may follow in the transaction, and the rows of the statement are discarded. If it fails, the transaction is
 * rolled back. Parameters must be string, number, Date or null.
 */
export async function commitWith(tx: Db, last: RawBuilder<unknown>): Promise<void> {
  const { sql: text, parameters } = last.compile(tx)
  await tx.executeQuery(CompiledQuery.raw(`${LAST}${text.replace(PREPARED, '')}`, [...parameters]))
}
