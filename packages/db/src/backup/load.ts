import { pipeline } from 'node:stream/promises'
import type { Readable } from 'node:stream'

import pg from 'pg'

import { applyNamed } from '../migrate.ts'
import {
  countTables,
  listForeignKeys,
  listTables,
  type AppliedMigration,
  type SequenceState,
  type TableColumns,
} from './catalogue.sql.ts'
import { CopyIn } from './copyStreams.ts'

/** Internal ids continue this far above the backup, so that logs and caches never use one id for two things. */
const HIDDEN_IDS = 100_000

export interface Dump {
  migrations: AppliedMigration[]
  tables: (TableColumns & { rows: number })[]
  sequences: SequenceState[]
  /** Rows of a table in PostgreSQL's text format. */
  open(table: string): Readable
}

/** Throws when the database has any table. */
export async function assertEmpty(url: string): Promise<void> {
  const client = await connect(url)
  try {
    const tables = await countTables(client)
    if (tables > 0)
      throw new Error(`the database is not empty (${tables} tables): a backup is restored into an empty one only`)
  } finally {
    await client.end()
  }
}

/**
 * Runs the migrations named in the dump, loads its rows and runs `finish`, all in one transaction. `foreign` lists tables that no
 * migration creates; they are not loaded. Throws when this version lacks one of the migrations or has changed it, and when rows are
 * missing.
 */
export async function loadDump(
  url: string,
  dump: Dump,
  now: Date,
  finish: (client: pg.Client) => Promise<void>,
): Promise<{ foreign: string[] }> {
  const client = await connect(url)
  try {
    await client.query('begin')
    await applyNamed(client, dump.migrations, now)
    const foreign = await loadRows(client, dump)
    await setSequences(client, dump.sequences)
    await finish(client)
    await client.query('commit')
    await client.query('analyze')
    return { foreign }
  } finally {
    await client.end()
  }
}

/** Restores sequences to the dump's values; internal ids get HIDDEN_IDS on top. */
async function setSequences(client: pg.Client, sequences: readonly SequenceState[]): Promise<void> {
  for (const { sequence, column, last, isCalled } of sequences) {
    const gap = column === null && sequence !== 'event_seq' ? 0 : HIDDEN_IDS
    await client.query(
      'select setval(to_regclass($1), $2::bigint + $3::bigint, $4) where to_regclass($1) is not null',
      [client.escapeIdentifier(sequence), last, gap, isCalled],
    )
  }
}

/** Loads tables by name, with triggers disabled and foreign keys dropped; recreates the keys afterwards. Returns the foreign tables. */
async function loadRows(client: pg.Client, dump: Dump): Promise<string[]> {
  const quoted = (name: string) => client.escapeIdentifier(name)
  const keys = await listForeignKeys(client)
  const made = new Set((await listTables(client)).map(({ table }) => table))
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${quoted(name)}`)
  for (const { table, columns, rows } of dump.tables) {
    if (!made.has(table)) continue
    await client.query(`alter table ${quoted(table)} disable trigger user`)
    // Some migrations insert rows, which the dump contains too.
    await client.query(`delete from ${quoted(table)}`)
    const copy = client.query(new CopyIn(`copy ${quoted(table)} (${columns.map(quoted).join(', ')}) from stdin`))
    await pipeline(dump.open(table), copy)
    if (copy.rows !== rows) throw new Error(`${table}: ${copy.rows} rows instead of ${rows}`)
    await client.query(`alter table ${quoted(table)} enable trigger user`)
  }
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`)
  return dump.tables.map(({ table }) => table).filter((table) => !made.has(table))
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    application_name: 'saki-restore',
  })
  client.on('error', () => {})
  await client.connect()
  await client.query('set statement_timeout = 0')
  await client.query('set idle_in_transaction_session_timeout = 0')
  return client
}
