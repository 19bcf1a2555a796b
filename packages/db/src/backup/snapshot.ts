import type { Readable } from 'node:stream'

import pg from 'pg'

import { MIGRATION_LOCK } from '../migrate.ts'
import {
  listApplied,
  listSequences,
  listTables,
  type AppliedMigration,
  type SequenceState,
  type TableColumns,
} from './catalogue.sql.ts'
import { CopyOut } from './copyStreams.ts'

/** A consistent state of the database, unaffected by later writes. */
export interface Snapshot {
  migrations: AppliedMigration[]
  tables: TableColumns[]
  sequences: SequenceState[]
  /** Rows of a table in PostgreSQL's text format. Read it to its end before the next call. */
  copyTable(table: TableColumns): Readable & { rows: number }
  /** The same for a query. `query` goes into the statement unescaped: never pass input of a user. */
  copyQuery(query: string): Readable & { rows: number }
  query<R extends pg.QueryResultRow>(text: string): Promise<R[]>
}

/**
 * Reads the database at `url` in one REPEATABLE READ transaction. Blocks nothing but migrations, which wait for its end. Throws while a
 * migration runs.
 */
export async function withSnapshot<R>(url: string, work: (snapshot: Snapshot) => Promise<R>): Promise<R> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    application_name: 'saki-backup',
  })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('set idle_in_transaction_session_timeout = 0')
    const locked = await client.query<{ free: boolean }>('select pg_try_advisory_lock_shared($1) as free', [
      MIGRATION_LOCK,
    ])
    if (!locked.rows[0]?.free)
      throw new Error('the schema is being changed at this moment: take the backup again in a minute')
    await client.query('begin isolation level repeatable read, read only')
    const quoted = (name: string) => client.escapeIdentifier(name)
    return await work({
      migrations: await listApplied(client),
      tables: await listTables(client),
      sequences: await listSequences(client),
      copyTable: ({ table, columns }) =>
        client.query(new CopyOut(`copy ${quoted(table)} (${columns.map(quoted).join(', ')}) to stdout`)),
      copyQuery: (query) => client.query(new CopyOut(`copy (${query}) to stdout`)),
      query: async <Row extends pg.QueryResultRow>(text: string) => (await client.query<Row>(text)).rows,
    })
  } finally {
    await client.end()
  }
}
