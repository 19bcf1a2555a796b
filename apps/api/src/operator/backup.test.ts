import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest'

import { openSecrets } from '../openSecrets.ts'
import { makePgBossJobs } from '../ports/pgBossJobs.ts'
import { jpeg } from '../testing/pictures.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../testing/portal.ts'
import { makeTestDraft, uploadAccepted } from '../testing/uploads.ts'
import { storedObjectsQuery } from './backup/storedObjects.ts'
import { backupCommandLine } from './backupCommand.ts'
import { newKeyCommandLine } from './newKeyCommand.ts'
import { restoreCommandLine } from './restoreCommand.ts'
import { verifyCommandLine } from './verifyCommand.ts'

const ROOT = join(import.meta.dirname, '../../../..')
let portal: TestPortal
let sari: TestActor
let place: string
let printed: string[]
let source: string

beforeAll(async () => {
  portal = await startTestPortal()
  source = await urlOf(portal)
  sari = await portal.register()
  await uploadAccepted(portal, { as: sari, tempId: await makeTestDraft(portal, sari), bytes: await jpeg() })
})
afterAll(() => portal.close())
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'saki-backup-'))
  printed = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
  vi.stubEnv('SAKI_DEMO', 'off')
  use(portal.services.env.dataDir, sourceUrl())
})
afterEach(async () => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  process.exitCode = 0
  await rm(place, { recursive: true })
})

/** URL of the test portal's database. */
const sourceUrl = () => source
async function urlOf({ db }: TestPortal): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  const url = new URL(inject('databaseServer'))
  url.pathname = `/${rows[0]?.name}`
  return url.href
}

function use(dataDir: string, databaseUrl: string): void {
  vi.stubEnv('DATA_DIR', dataDir)
  vi.stubEnv('DATABASE_URL', databaseUrl)
}

/** Creates an empty database and drops it when `work` ends. */
async function withTarget(work: (target: string) => Promise<void>): Promise<void> {
  const target = `${sourceUrl()}_${Math.random().toString(36).slice(2)}`
  const name = new URL(target).pathname.slice(1)
  await query(sourceUrl(), `create database ${name}`)
  try {
    await work(target)
  } finally {
    await query(sourceUrl(), `drop database ${name} with (force)`)
  }
}

async function query<R extends pg.QueryResultRow>(at: string, text: string): Promise<R[]> {
  const client = new pg.Client({ connectionString: at })
  await client.connect()
  try {
    return (await client.query<R>(text)).rows
  } finally {
    await client.end()
  }
}

const backup = () => backupCommandLine([place], ROOT)
const verify = (path = place) => verifyCommandLine([path], ROOT)
const restore = () => restoreCommandLine([place], ROOT)
const objectsIn = async (folder: string) =>
  (await readdir(folder, { recursive: true })).filter((name) => /^[0-9a-f/]{42}$/.test(name)).toSorted()
const newestBackup = async () =>
  join(
    place,
    (await readdir(place))
      .filter((name) => name.endsWith('Z'))
      .toSorted()
      .at(-1) ?? '',
  )

async function flipByte(path: string): Promise<void> {
  const bytes = await readFile(path)
  bytes[Math.floor(bytes.length / 2)] = (bytes[Math.floor(bytes.length / 2)] ?? 0) ^ 1
  await writeFile(path, bytes)
}

describe('backup and restore of an external database', { timeout: 90_000 }, () => {
  test('restore accounts, drafts, files and keys in another place, closed; sessions and mailed links have ended, jobs wait', async () => {
    const jobs = makePgBossJobs({ url: sourceUrl() })
    await jobs.start()
    await jobs.enqueue(portal.db, 'make_receipt', { applicationId: 4711 })
    await jobs.stop()
    await backup()
    await verify()
    expect(printed.at(-1)).toBe('The backup is whole.')
    await withTarget(async (target) => {
      use(join(place, 'elsewhere'), target)
      await restore()
      for (const table of ['app_user', 'draft', 'stored_file', 'mail', 'region_village', 'key_canary'])
        expect([table, await query(target, `select t::text from ${table} t order by 1`)]).toEqual([
          table,
          await query(sourceUrl(), `select t::text from ${table} t order by 1`),
        ])
      expect(await query(target, 'select 1 from session where ended_at is null')).toEqual([])
      expect(await query(target, 'select 1 from user_token where used_at is null')).toEqual([])
      expect(await query(target, 'select data from restored_job')).toEqual([
        { data: { name: 'make_receipt', payload: { applicationId: 4711 } } },
      ])
      expect(await query(target, 'select reopened_at from restored_backup')).toEqual([{ reopened_at: null }])
      const { dataDir } = portal.services.env
      for (const name of ['personalId', 'session']) {
        const path = join(place, 'elsewhere/secrets', name)
        expect(await readFile(path)).toEqual(await readFile(join(dataDir, 'secrets', name)))
        expect((await stat(path)).mode & 0o777).toBe(0o600)
      }
      const [{ key } = { key: '' }] = await query<{ key: string }>(target, 'select object_key as key from stored_file')
      expect(await readFile(join(place, 'elsewhere/objects', key))).toEqual(
        await readFile(join(dataDir, 'objects', key)),
      )
      await expect(restore()).rejects.toThrow('the database is not empty')
    })
  })

  test('copy only objects missing in earlier backups, and verify the named backup', async () => {
    await backup()
    const first = await newestBackup()
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    await uploadAccepted(portal, { as: sari, tempId: await makeTestDraft(portal, sari), bytes: await jpeg(700, 500) })
    await backup()
    expect(
      printed
        .filter((line) => line.includes('objects ('))
        .map((line) => /(\d+) objects \((\d+) new\)/.exec(line)?.slice(1)),
    ).toEqual([
      ['1', '1'],
      ['2', '1'],
    ])
    expect(await objectsIn(join(place, 'objects'))).toHaveLength(2)
    await verify(first)
    expect(printed.join('\n')).toContain('1 objects')
    expect(printed.at(-1)).toBe('The backup is whole.')
  })

  test('leave out copies of pictures, which are made again from the originals', async () => {
    await backup()
    const kept = await objectsIn(join(place, 'objects'))
    const { rows } = await sql<{ key: string }>`select object_key as key from stored_file order by 1`.execute(portal.db)
    expect(kept).toEqual(rows.map(({ key }) => key))
  })
})

test('new-key replaces the session key, which the next start accepts, and refuses keys that data is encrypted with', async () => {
  const { env, secrets } = portal.services
  const open = () => openSecrets(env, portal.db, portal.services.clock(), {})
  const before = await open()
  await expect(newKeyCommandLine(['personalId'], ROOT)).rejects.toThrow('they are never replaced')
  await newKeyCommandLine(['session'], ROOT)
  const after = await open()
  expect(after.session.equals(before.session)).toBe(false)
  expect({ ...after, session: null }).toEqual({ ...before, session: null })
  vi.stubEnv('SESSION_KEY', secrets.session.toString('hex'))
  await newKeyCommandLine(['session'], ROOT)
  await expect(open()).rejects.toThrow('is not the key session')
  vi.unstubAllEnvs()
  use(env.dataDir, sourceUrl())
  await newKeyCommandLine(['session'], ROOT)
})

test('every column that names an object is in the list of objects to back up, or can be made again', async () => {
  const { rows } = await sql<{ at: string }>`
    select table_name || '.' || column_name as at from information_schema.columns
     where table_schema = 'public' and column_name ~ '(object|rendition|thumb)_key$' order by 1`.execute(portal.db)
  const kept = rows.filter(({ at }) => !/(rendition|thumb)_key$/.test(at)).map(({ at }) => at.split('.')[0])
  for (const table of kept) expect(storedObjectsQuery).toContain(`from ${table}`)
  expect(rows.length - kept.length).toBe(2)
})

describe('an incomplete backup', { timeout: 90_000 }, () => {
  test('a damaged object, part or manifest is found without restoring, and named', async () => {
    await backup()
    const [object] = await objectsIn(join(place, 'objects'))
    await flipByte(join(place, 'objects', object ?? ''))
    await verify()
    expect(printed).toContain(`objects/${object} is damaged`)
    expect(process.exitCode).toBe(1)
    await flipByte(join(place, 'objects', object ?? ''))

    const folder = await newestBackup()
    await flipByte(join(folder, 'database/app_user.copy.gz'))
    await verify()
    expect(printed).toContain('database/app_user.copy.gz is damaged')
    await withTarget(async (target) => {
      use(join(place, 'elsewhere'), target)
      await expect(restore()).rejects.toThrow('database/app_user.copy.gz is damaged\nNothing was restored')
      expect(await query(target, `select 1 from pg_tables where schemaname = 'public'`)).toEqual([])
    })
    await flipByte(join(folder, 'manifest.json'))
    await expect(verify()).rejects.toThrow('was changed or is not whole')
  })

  test('a missing object stops the restore before the database has a row', async () => {
    await backup()
    const [object] = await objectsIn(join(place, 'objects'))
    await rm(join(place, 'objects', object ?? ''))
    await verify()
    expect(printed.at(-1)).toMatch(/faults: use another backup/)
    await withTarget(async (target) => {
      use(join(place, 'elsewhere'), target)
      await expect(restore()).rejects.toThrow('ENOENT')
      expect(await query(target, `select 1 from pg_tables where schemaname = 'public'`)).toEqual([])
    })
  })

  test('an object missing in the store is named, the backup is kept, and the command exits with 1', async () => {
    const { rows } = await sql<{ key: string }>`select object_key as key from stored_file limit 1`.execute(portal.db)
    const path = join(portal.services.env.dataDir, 'objects', rows[0]?.key ?? '')
    await cp(path, join(place, 'aside'))
    await rm(path)
    await backup()
    await cp(join(place, 'aside'), path)
    expect(printed.join('\n')).toContain(`1 objects are missing or damaged in the store: ${rows[0]?.key}`)
    expect(process.exitCode).toBe(1)
    await verify()
    expect(printed.at(-1)).toBe('The backup is whole.')
  })

  test('a backup killed during its work leaves nothing that counts as a backup', async () => {
    // Enough rows that the backup is still reading when it is killed.
    await sql`create table slow as select repeat('x', 1000) as filler from generate_series(1, 60000)`.execute(portal.db)
    const child = spawn(process.execPath, [join(ROOT, 'scripts/run.ts'), 'saki', 'backup', place], { env: process.env })
    await expect
      .poll(async () => (await readdir(place, { recursive: true })).some((name) => name.includes('database/')), {
        timeout: 60_000,
        interval: 5,
      })
      .toBe(true)
    child.kill('SIGKILL')
    await once(child, 'close')
    await sql`drop table slow`.execute(portal.db)
    expect((await readdir(place)).filter((name) => name.endsWith('Z'))).toEqual([])
    await expect(verify()).rejects.toThrow('holds no finished backup')
  })

  test('is not restored beside a different key', async () => {
    await backup()
    await withTarget(async (target) => {
      use(join(place, 'elsewhere'), target)
      await cp(join(portal.services.env.dataDir, 'secrets'), join(place, 'elsewhere/secrets'), { recursive: true })
      await writeFile(join(place, 'elsewhere/secrets/personalId'), 'f'.repeat(64))
      await expect(restore()).rejects.toThrow('secrets/personalId is another key than the backup')
      expect(await query(target, `select 1 from pg_tables where schemaname = 'public'`)).toEqual([])
    })
  })
})
