import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

import pg from 'pg'

const MIGRATIONS = fileURLToPath(new URL('../migrations/', import.meta.url))
/** Advisory lock of the process that migrates. The number is arbitrary. */
export const MIGRATION_LOCK = 210_021
const LOCK_NOT_AVAILABLE = '55P03'
const RECORDS = `create table if not exists schema_migration (
  name text primary key, sha256 text not null, applied_at timestamptz not null)`

export interface MigrateOptions {
  url: string
  now: Date
  /** Folder of numbered .sql files; tests pass their own. */
  folder?: string
}

/**
 * Applies missing migrations and returns their file names. Each file and its record are one transaction, so that a second run continues
 * after a crash. Processes that start together wait for each other. Throws when a file was changed after it had been applied, or
 * when the database has another file of the same number.
 */
export async function migrate({ url, now, folder = MIGRATIONS }: MigrateOptions): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).toSorted()
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  // A lost connection rejects the running statement; without a listener it would also end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query(RECORDS)
    const rows = await client.query<{ name: string; sha256: string }>('select name, sha256 from schema_migration')
    const applied = new Map(rows.rows.map((row) => [row.name, row.sha256]))
    const fresh: string[] = []
    for (const name of files) {
      const text = await readFile(`${folder}/${name}`, 'utf8')
      const sha256 = hashOf(text)
      const known = applied.get(name)
      if (known === sha256) continue
      if (known)
        throw new Error(`migration ${name} was changed after it had been applied: undo that, and add a new file`)
      const other = [...applied.keys()].find((each) => numberOf(each) === numberOf(name))
      if (other)
        throw new Error(
          `the database has migration ${other} where this version has ${name}, so another build made it; nothing was changed: ` +
            'use that build, or start this one with an empty DATA_DIR or database',
        )
      await apply(client, name, text, sha256, now)
      fresh.push(name)
    }
    return fresh
  } finally {
    await client.end().catch(() => {})
  }
}

/**
 * Applies exactly these migrations in the open transaction of `client`. Throws when this version lacks one of them or its contents
 * differ.
 */
export async function applyNamed(
  client: pg.Client,
  migrations: readonly { name: string; sha256: string }[],
  now: Date,
): Promise<void> {
  await client.query(RECORDS)
  for (const { name, sha256 } of migrations) {
    const text = await readFile(`${MIGRATIONS}/${name}`, 'utf8').catch(() => undefined)
    if (text === undefined || hashOf(text) !== sha256)
      throw new Error(`this version has another migration ${name}, or none: use the version that made the backup`)
    await client.query(text)
    await record(client, name, sha256, now)
  }
}

const numberOf = (name: string) => name.slice(0, 4)
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

async function record(client: pg.Client, name: string, sha256: string, now: Date): Promise<void> {
  const values = [name, sha256, now]
  await client.query('insert into schema_migration (name, sha256, applied_at) values ($1, $2, $3)', values)
}

/** Applies one file. Waits at most two seconds for a lock and then retries, so that processes of the old version are not blocked. */
async function apply(client: pg.Client, name: string, text: string, sha256: string, now: Date): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await client.query('begin')
      await client.query(`set local lock_timeout = '2s'`)
      await client.query(text)
      await record(client, name, sha256, now)
      await client.query('commit')
      return
    } catch (error) {
      await client.query('rollback').catch(() => {})
      const busy = error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE
      if (busy && attempt < 10) await pause(200 * attempt)
      else
        throw new Error(`migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        })
    }
  }
}
