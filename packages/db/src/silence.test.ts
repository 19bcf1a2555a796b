import { readdir, readFile } from 'node:fs/promises'

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { openDb, transact, type Db } from './db.ts'
import { throwAwayServer } from './embedded/throwAway.ts'
import { pingDatabase, STATEMENT_MS } from './silence.ts'

/** A server for this test only, because it is suspended. */
let server: { url: string; stop(): Promise<void> }
let db: Db
let pids: number[]

beforeAll(async () => {
  server = await throwAwayServer()
  db = openDb({ url: server.url, poolSize: 2 })
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  const postmaster = await parentOf(rows[0]?.pid ?? 0)
  pids = [postmaster]
})
afterAll(async () => {
  await signal('SIGCONT')
  await db.destroy()
  await server.stop()
})

async function parentOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? 0)
}

/** Signals the postmaster of this test and its children. */
async function signal(name: 'SIGSTOP' | 'SIGCONT'): Promise<void> {
  const [postmaster = 0] = pids
  const children: number[] = []
  for (const entry of await readdir('/proc'))
    if (/^\d+$/.test(entry) && (await parentOf(Number(entry))) === postmaster) children.push(Number(entry))
  for (const pid of [postmaster, ...children]) process.kill(pid, name)
}

async function timed(work: Promise<unknown>): Promise<{ error: Error & { code?: string }; ms: number }> {
  const began = performance.now()
  const error = (await work.then(
    () => new Error('it was answered'),
    (error: unknown) => error,
  )) as Error
  return { error, ms: performance.now() - began }
}

describe.runIf(process.platform === 'linux')('a frozen server', () => {
  test('fails a ping after two seconds, new connections after five, a statement and its transaction after eleven, and serves again when resumed', async () => {
    const other = openDb({ url: server.url, poolSize: 1 })
    await Promise.all([1, 2].map(() => sql`select pg_sleep(0.2)`.execute(db)))
    await signal('SIGSTOP')
    const [ping, connection, statement] = await Promise.all([
      timed(pingDatabase(db, 2_000)),
      timed(sql`select 1`.execute(other)),
      timed(transact(db, (tx) => sql`select 1`.execute(tx))),
    ])
    expect(ping.error).toMatchObject({ code: '08006' })
    expect(ping.ms).toBeLessThan(2_500)
    expect(connection.error).toMatchObject({ code: '08006' })
    expect(connection.ms).toBeLessThan(6_000)
    expect(statement.error).toMatchObject({ code: '08006' })
    expect(statement.ms).toBeGreaterThan(10_900)
    expect(statement.ms).toBeLessThan(13_000)
    await signal('SIGCONT')
    await other.destroy()
    const began = performance.now()
    await Promise.all([1, 2, 3].map(() => transact(db, (tx) => sql`select 1`.execute(tx))))
    expect(performance.now() - began).toBeLessThan(5_000)
  })
})

test('a transaction without a time limit may exceed the usual one, and the next transaction has the limit again', async () => {
  await transact(db, async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
    await sql`select pg_sleep(11.5)`.execute(tx)
  })
  const { rows } = await transact(db, (tx) => sql`show statement_timeout`.execute(tx))
  expect(rows).toEqual([{ statement_timeout: `${STATEMENT_MS / 1000}s` }])
}, 60_000)
