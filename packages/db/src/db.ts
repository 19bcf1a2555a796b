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

/** Whether anything was sent to the database that may have been kept, although its answer was never seen. */
export interface WriteWatch {
  sent: boolean
}
const watched = new AsyncLocalStorage<WriteWatch>()

/** Runs `work`; `watch.sent` becomes true as soon as a COMMIT, or a statement outside a transaction that is no SELECT, is sent for it. */
export function watchWrites<R>(watch: WriteWatch, work: () => R): R {
  return watched.run(watch, work)
}

const READS = /^\s*(\/\*.*?\*\/\s*)?select\b/i

/** Sees the statements of one connection in their order. */
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
 * Put at the very beginning of a statement that runs on every filing or payment: each connection then parses and plans it once. Not for
 * statements whose best plan depends on what is asked (searches), nor for texts that are put together differently each time.
 */
export const prepared = sql.raw(PREPARED)
/** The same for a text that comes from elsewhere. */
export const preparedText = (text: string) => `${PREPARED}${text}`
/** Marks the statement that commits; see commitWith. */
const LAST = '/* last */'
const names = new Map<string, string>()

function nameOf(text: string): string {
  const name = names.get(text) ?? `saki_${names.size + 1}`
  names.set(text, name)
  return name
}

/** The driver prepares what has a name; Kysely gives none. The last statement of a transaction is prepared here and sent with its commit. */
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
    // Kysely closes the transaction with a commit of its own: it gets the answer the real one had, and the server no second one.
    if (done && text === 'commit') return Promise.resolve(done)
    return text.startsWith(PREPARED)
      ? query({ text, values, name: nameOf(text) }, ...more)
      : query(text, values, ...more)
  }) as typeof client.query
}

/** A value as it stands in the text of a statement. */
function literal(value: unknown): string {
  if (value === null) return 'null'
  if (typeof value === 'number') return pg.escapeLiteral(String(value))
  if (typeof value === 'string') return pg.escapeLiteral(value)
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString())
  throw new TypeError(`a ${typeof value} cannot be written into the last statement`)
}

/** How long a connection may take to come about, or to become free. Milliseconds. */
const CONNECT_MS = 5_000

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
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    keepAlive: true,
    idle_in_transaction_session_timeout: 10_000,
  })
  pool.on('error', onError)
  pool.on('connect', (client) => {
    // The pool listens to idle connections only; one lost between two statements of a transaction would end the process. Its next
    // statement fails, the transaction with it, and the pool does not keep the connection.
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
 * Runs `work` in one transaction. Inside it only `tx` may be used: the outer handle would take a second connection, see other data
 * and can deadlock a small pool, so it throws.
 */
export function transact<R>(db: Db, work: (tx: Db) => Promise<R>): Promise<R> {
  return db.transaction().execute((tx) => insideTransaction.run(true, () => work(tx)))
}

/**
 * Runs the last statement of a transaction and commits in the same message, so that the locks it takes are held for no round trip to
 * this process. Nothing may follow in the transaction; what the statement returns is not seen. When it fails the transaction is rolled
 * back as usual. Parameters may be text, numbers, instants or null.
 */
export async function commitWith(tx: Db, last: RawBuilder<unknown>): Promise<void> {
  const { sql: text, parameters } = last.compile(tx)
  await tx.executeQuery(CompiledQuery.raw(`${LAST}${text.replace(PREPARED, '')}`, [...parameters]))
}
