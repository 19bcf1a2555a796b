import { randomBytes } from 'node:crypto'

import pg from 'pg'
import { inject } from 'vitest'

import { openDb, type Db } from './db.ts'
import { databaseUrl, throwAwayServer } from './embedded/throwAway.ts'
import { loadMasters } from './masters.ts'
import { migrate } from './migrate.ts'

export interface FreshDatabase {
  url: string
  /** Connected by the server's socket where it has one. */
  db: Db
  /** Closes `db` and drops the database, also when other connections are open. */
  drop(): Promise<void>
}

/** A new database for one test, cloned from the migrated template with sample master data, or from another template. */
export async function freshDatabase(template = inject('databaseTemplate')): Promise<FreshDatabase> {
  const server = inject('databaseServer')
  const name = `saki_test_${randomBytes(6).toString('hex')}`
  await onServer(server, `create database ${name} template ${template}`)
  const url = databaseUrl(server, name)
  const socket = inject('databaseSocket')
  const db = openDb({ url: socket === '' ? url : `${url}?host=${encodeURIComponent(socket)}`, poolSize: 6 })
  return {
    url,
    db,
    async drop() {
      await db.destroy()
      await onServer(server, `drop database if exists ${name} with (force)`)
    },
  }
}

/**
 * A clone of a database that `fill` has filled, once for all tests of a run that give the same name (lower-case letters): the first caller
 * fills it, the others wait.
 */
export async function filledDatabase(name: string, fill: (db: Db) => Promise<void>): Promise<FreshDatabase> {
  const template = `${inject('databaseTemplate')}_${name}`
  const client = new pg.Client({ connectionString: inject('databaseServer') })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [template])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template])
    if (rowCount === 0) {
      const first = await freshDatabase()
      await fill(first.db)
      await first.db.destroy()
      await client.query(`alter database ${new URL(first.url).pathname.slice(1)} rename to ${template}`)
    }
  } finally {
    await client.end()
  }
  return freshDatabase(template)
}

/** A database on its own server, which the test may restart. */
export async function restartableDatabase(): Promise<FreshDatabase & { restart(): Promise<void> }> {
  const server = await throwAwayServer()
  await migrate({ url: server.url, now: new Date('2026-01-01T00:00:00Z') })
  const db = openDb({ url: server.url, poolSize: 6 })
  await loadMasters(db, { regions: 'sample' })
  return {
    url: server.url,
    db,
    restart: () => server.restart(),
    async drop() {
      await db.destroy()
      await server.stop()
    },
  }
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
