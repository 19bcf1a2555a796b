import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'

import { FolderHeld, joinDatabase, startDatabase, type RunningDatabase } from './embedded.ts'
import { sendSignal } from './embedded/server.ts'

let dataDir: string
let running: RunningDatabase[]
let portals: ChildProcess[]

beforeAll(async () => {
  dataDir = await openFolder()
})
beforeEach(() => {
  running = []
  portals = []
})
afterEach(async () => {
  for (const database of running) await database.stop()
  for (const portal of portals) {
    if (portal.exitCode !== null || portal.signalCode !== null) continue
    portal.kill('SIGTERM')
    await once(portal, 'exit')
  }
})
afterAll(() => rm(dataDir, { recursive: true }))

/** A temporary folder with mode 755, like a project folder. */
async function openFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'saki-embedded-'))
  await chmod(folder, 0o755)
  return folder
}

async function start(folder = dataDir): Promise<RunningDatabase> {
  const database = await startDatabase({ dataDir: folder })
  running.push(database)
  return database
}

async function ask<R extends pg.QueryResultRow>(url: string, text: string): Promise<R[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<R>(text)).rows
  } finally {
    await client.end()
  }
}

const PORTAL = `
  import { startDatabase } from ${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)}
  const database = await startDatabase({ dataDir: process.env.FOLDER })
  process.once('SIGTERM', async () => { await database.stop(); process.exit(0) })
  console.log(database.url)
  setInterval(() => {}, 1000)`

/** Starts another process that runs a database in `dataDir`, like a portal. */
async function startPortal(): Promise<{ pid: number; url: string; portal: ChildProcess }> {
  const portal = spawn(process.execPath, ['--input-type=module-typescript', '--eval', PORTAL], {
    env: { ...process.env, FOLDER: dataDir, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  portals.push(portal)
  const [line] = (await once(portal.stdout, 'data')) as [Buffer]
  return { pid: portal.pid ?? 0, url: String(line).trim(), portal }
}

const serverPid = async () =>
  Number((await readFile(join(dataDir, 'postgresql/cluster/postmaster.pid'), 'utf8')).split('\n')[0])

describe('startDatabase', () => {
  test('keeps written data and starts again on the same port', async () => {
    const first = await start()
    await ask(first.url, "create table shelf (book text); insert into shelf values ('Sitti Nurbaya')")
    await first.stop()
    const began = performance.now()
    const second = await start()
    expect(performance.now() - began).toBeLessThan(1000)
    expect(second.url).toBe(first.url)
    expect(await ask(second.url, 'select book from shelf')).toEqual([{ book: 'Sitti Nurbaya' }])
  })

  test('uses fsync and checksums, listens on 127.0.0.1 only and requires a password that only the owner can read', async () => {
    const { url } = await start()
    const settings = `select name || '=' || setting as setting from pg_settings where name in
      ('fsync', 'synchronous_commit', 'data_checksums', 'listen_addresses', 'password_encryption', 'server_encoding') order by name`
    expect((await ask(url, settings)).map((row) => row['setting'])).toEqual([
      'data_checksums=on',
      'fsync=on',
      'listen_addresses=127.0.0.1',
      'password_encryption=scram-sha-256',
      'server_encoding=UTF8',
      'synchronous_commit=on',
    ])
    expect(await ask(url, 'select rolsuper from pg_roles where rolname = current_user')).toEqual([{ rolsuper: false }])
    expect((await stat(join(dataDir, 'postgresql.json'))).mode & 0o777).toBe(0o600)
    const guess = new URL(url)
    guess.password = 'guess'
    await expect(ask(guess.href, 'select 1')).rejects.toThrow('password authentication failed')
  })

  test('a second portal on the same folder is refused within two seconds with the process id of the first', async () => {
    const { pid, url } = await startPortal()
    const began = performance.now()
    await expect(start()).rejects.toThrow(`in use by the portal with process id ${pid}`)
    expect(performance.now() - began).toBeLessThan(2000)
    expect(await ask(url, 'select 1 as works')).toEqual([{ works: 1 }])
  })

  test('a second portal in the same process is refused', async () => {
    await start()
    await expect(start()).rejects.toThrow(FolderHeld)
  })

  test('a tool uses the running database and leaves it running, or starts it when none runs', async () => {
    const { url, portal } = await startPortal()
    const joined = await joinDatabase({ dataDir })
    expect(joined.url).toBe(url)
    await joined.stop()
    expect(await ask(url, 'select 1 as works')).toEqual([{ works: 1 }])
    portal.kill('SIGTERM')
    await once(portal, 'exit')
    const own = await joinDatabase({ dataDir })
    running.push(own)
    expect(await ask(own.url, 'select 1 as works')).toEqual([{ works: 1 }])
  })

  test('a tool never creates a database', async () => {
    const empty = await openFolder()
    await expect(joinDatabase({ dataDir: empty })).rejects.toThrow('holds no database')
    expect(await readdir(empty)).toEqual([])
    await rm(empty, { recursive: true })
  })

  test('after kill -9 of the portal the next start stops the orphaned server and finds all committed data', async () => {
    const { url, portal } = await startPortal()
    await ask(url, "create table ledger (book text); insert into ledger values ('Layar Terkembang')")
    const orphan = await serverPid()
    portal.kill('SIGKILL')
    await once(portal, 'exit')
    expect(sendSignal(orphan, 0)).toBe(true)
    const next = await start()
    expect(await serverPid()).not.toBe(orphan)
    expect(await ask(next.url, 'select book from ledger')).toEqual([{ book: 'Layar Terkembang' }])
  })

  test('after kill -9 of portal and server a process that reuses the pid is not stopped', async () => {
    const { portal } = await startPortal()
    const server = await serverPid()
    portal.kill('SIGKILL')
    sendSignal(server, 'SIGKILL')
    await once(portal, 'exit')
    const bystander = spawn('sleep', ['60'])
    const pidFile = join(dataDir, 'postgresql/cluster/postmaster.pid')
    await writeFile(pidFile, (await readFile(pidFile, 'utf8')).replace(/^\d+/, String(bystander.pid)))
    const next = await start()
    expect(await ask(next.url, 'select 1 as works')).toEqual([{ works: 1 }])
    expect(bystander.exitCode ?? bystander.signalCode).toBeNull()
    bystander.kill()
  })

  test('when the stored port is taken another one is used and stored', async () => {
    const first = await start()
    await first.stop()
    const squatter = createServer().listen(Number(new URL(first.url).port), '127.0.0.1')
    await once(squatter, 'listening')
    const second = await start()
    squatter.close()
    expect(new URL(second.url).port).not.toBe(new URL(first.url).port)
    const memory = JSON.parse(await readFile(join(dataDir, 'postgresql.json'), 'utf8')) as { port: number }
    expect(memory.port).toBe(Number(new URL(second.url).port))
  })

  test('an interrupted first start can be repeated, and a cluster whose password was lost is not overwritten', async () => {
    const folder = await openFolder()
    await mkdir(join(folder, 'postgresql/cluster.new/base'), { recursive: true })
    const { url, stop } = await start(folder)
    expect(await ask(url, 'select 1 as works')).toEqual([{ works: 1 }])
    await stop()
    await rm(join(folder, 'postgresql.json'))
    await expect(start(folder)).rejects.toThrow('is missing: restore it')
    await rm(folder, { recursive: true })
  })

  test('an external database is used, and the error names one that cannot be reached', async () => {
    const external = await startDatabase({ dataDir: '/nowhere', databaseUrl: inject('databaseServer') })
    expect(external).toMatchObject({ kind: 'external', url: inject('databaseServer') })
    const wrong = async (change: (url: URL) => void) => {
      const url = new URL(inject('databaseServer'))
      change(url)
      const error = await startDatabase({ dataDir, databaseUrl: url.href }).catch((error: Error) => error)
      return (error as Error).message
    }
    const refused = await wrong((url) => (url.port = '1'))
    expect(refused).toMatch(/^DATABASE_URL \(127\.0\.0\.1:1\/postgres\) does not work: .*ECONNREFUSED/)
    const password = await wrong((url) => (url.password = 'sandi-rahasia'))
    expect(password).toMatch(/^DATABASE_URL .* password authentication failed/)
    expect(password).not.toContain('sandi-rahasia')
    expect(await wrong((url) => (url.pathname = '/none'))).toMatch(/^DATABASE_URL .*database "none" does not exist/)
  })
})
