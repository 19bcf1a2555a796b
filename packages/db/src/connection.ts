import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import { sql } from 'kysely'
import type pg from 'pg'

import { StatementLimits } from './silence.ts'
import { writeMarker } from './writes.ts'

const PREPARED = '/* prepared */'
/**
 * Prefix of a statement that runs on every filing, payment, act or mail: each connection prepares it once. Unsuitable for statements whose best
 * plan depends on the parameters (searches) and for statements whose text varies.
 */
export const prepared = sql.raw(PREPARED)
/** Adds the `prepared` prefix to the text of a statement. */
export const preparedText = (text: string) => `${PREPARED}${text}`

const LAST = '/* last */'
/** Marks the last statement of a transaction; see commitWith. */
export const lastText = (text: string) => `${LAST}${text}`

/** Names of prepared statements by text. Each connection prepares a name when it first sends it. */
const names = new Map<string, string>()

function nameOf(text: string): string {
  const name = names.get(text) ?? `saki_${names.size + 1}`
  names.set(text, name)
  return name
}

type Values = readonly unknown[] | undefined

/**
 * A connection of the driver as Kysely uses it. Prepares the statements marked for it, limits the wait for a reply, marks the current
 * write watch, and holds the last statement of a transaction back until the commit, to send both at once.
 */
export class Connection implements PostgresPoolClient {
  readonly #client: pg.PoolClient
  readonly #limits: StatementLimits
  readonly #markWrite = writeMarker()
  #last: { text: string; values: Values } | undefined

  /** `client` must have been opened with `pipeline: true`. */
  constructor(client: pg.PoolClient) {
    this.#client = client
    this.#limits = new StatementLimits(client)
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query(text: unknown, values?: readonly unknown[]): unknown {
    if (typeof text !== 'string') throw new TypeError('a pipelined connection has no cursors')
    if (text.startsWith(LAST)) {
      this.#last = { text: text.slice(LAST.length), values }
      return Promise.resolve({ command: 'SELECT', rowCount: 0, rows: [] })
    }
    const last = this.#last
    this.#last = undefined
    if (!last || text === 'rollback') return this.#send(text, values)
    if (text !== 'commit') return Promise.reject(new Error(`a statement follows the last of its transaction: ${text}`))
    return this.#sendWithCommit(last)
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy)
  }

  /** Sends both before either is answered. When the statement fails, the commit that follows it rolls back. */
  async #sendWithCommit({ text, values }: { text: string; values: Values }): Promise<pg.QueryResult> {
    const [done, committed] = await Promise.allSettled([this.#send(text, values), this.#send('commit')])
    if (done.status === 'rejected') throw done.reason
    if (committed.status === 'rejected') throw committed.reason
    return committed.value
  }

  #send(text: string, values?: Values): Promise<pg.QueryResult> {
    this.#markWrite(text)
    const statement = {
      text,
      ...(values && { values: [...values] }),
      ...(text.startsWith(PREPARED) && { name: nameOf(text) }),
    }
    return this.#limits.limit(text, this.#client.query(statement))
  }
}
