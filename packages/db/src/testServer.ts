import { randomBytes } from 'node:crypto'

import pg from 'pg'
import type { TestProject } from 'vitest/node'

import { databaseUrl, throwAwayServer } from './embedded/throwAway.ts'
import { loadMasters } from './masters.ts'
import { openDb } from './db.ts'
import { migrate } from './migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server's maintenance database, as a role that may create databases. */
    databaseServer: string
    /** Folder of the server's socket, empty when it is reached by its address only. */
    databaseSocket: string
    /** Name of the migrated database with sample master data that tests clone. */
    databaseTemplate: string
  }
}

/** Starts one temporary server for the whole run, or uses TEST_DATABASE_URL, and makes the migrated template database. */
export default async function startTestServer(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL']
  const server = given
    ? { url: given, socketFolder: '', stop: async () => {} }
    : await throwAwayServer({ unchecked: true })
  const template = `saki_template_${randomBytes(4).toString('hex')}`
  const maintenance = new pg.Client({ connectionString: server.url })
  await maintenance.connect()
  await maintenance.query(`create database ${template}`)
  const url = databaseUrl(server.url, template)
  await migrate({ url, now: new Date('2026-01-01T00:00:00Z') })
  const db = openDb({ url, poolSize: 1 })
  await loadMasters(db, { regions: 'sample' })
  await db.destroy()
  project.provide('databaseServer', server.url)
  project.provide('databaseSocket', server.socketFolder)
  project.provide('databaseTemplate', template)
  return async () => {
    const { rows } = await maintenance.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [template],
    )
    for (const { name } of rows) await maintenance.query(`drop database if exists ${name} with (force)`)
    await maintenance.end()
    await server.stop()
  }
}
