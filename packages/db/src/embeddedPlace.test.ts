import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest'

import { startDatabase, type RunningDatabase } from './embedded.ts'

const asRoot = process.getuid?.() === 0
let base: string
/** A data folder whose database was used and stopped; tests copy it. */
let made: string
// Each test creates clusters.
vi.setConfig({ testTimeout: 60_000 })
let running: RunningDatabase[]

beforeAll(async () => {
  made = await mkdtemp(join(tmpdir(), 'saki-made-'))
  const { url, stop } = await startDatabase({ dataDir: made })
  await ask(url, "create table shelf (book text); insert into shelf values ('Sitti Nurbaya')")
  await stop()
})
afterAll(() => rm(made, { recursive: true }))
beforeEach(async () => {
  running = []
  base = await mkdtemp(join(tmpdir(), 'saki-place-'))
  await chmod(base, 0o755)
})
afterEach(async () => {
  for (const database of running) await database.stop()
  await rm(base, { recursive: true })
})

async function start(dataDir: string): Promise<RunningDatabase> {
  const database = await startDatabase({ dataDir })
  running.push(database)
  return database
}

async function ask(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client.query(text).then(
    ({ rows }) => client.end().then(() => rows),
    (error: unknown) =>
      client.end().then(() => {
        throw error
      }),
  )
}

/** Makes a folder with a database that was used and stopped. */
const used = (dataDir: string) => cp(made, dataDir, { recursive: true })

const books = async (dataDir: string) => ask((await start(dataDir)).url, 'select book from shelf')
const recalled = async (dataDir: string) =>
  JSON.parse(await readFile(join(dataDir, 'postgresql.json'), 'utf8')) as Record<string, unknown>

describe('the location of the cluster', () => {
  test('is DATA_DIR, also when that folder is new or has mode 700', async () => {
    const fresh = join(base, 'new/data')
    const closed = join(base, 'closed')
    await mkdir(closed, { mode: 0o700 })
    for (const dataDir of [fresh, closed]) {
      const database = await start(dataDir)
      expect(database).toMatchObject({ place: join(dataDir, 'postgresql/cluster'), outside: undefined })
      expect(existsSync(join(dataDir, 'postgresql/cluster/PG_VERSION'))).toBe(true)
      expect((await stat(dataDir)).mode & 0o007).toBe(0)
    }
  })

  test.runIf(asRoot)('is elsewhere only when the account cannot enter a folder above, which is named', async () => {
    const parent = join(base, 'parent')
    await mkdir(parent, { mode: 0o700 })
    const dataDir = join(parent, 'data')
    const { place, outside, url, stop } = await start(dataDir)
    expect(place).toMatch(/^\/var\/lib\/saki21\/[0-9a-f]{16}\/cluster$/)
    expect(outside).toMatch(new RegExp(`cannot enter ${parent}$`))
    await ask(url, 'create table shelf (book text)')
    await stop()
    expect(existsSync(join(dataDir, 'postgresql'))).toBe(false)
    expect(await books(dataDir)).toEqual([])
    await running.at(-1)?.stop()

    // An empty folder names no database: the cluster of its earlier path is renamed and kept.
    await rm(dataDir, { recursive: true })
    const afresh = await start(dataDir)
    await expect(ask(afresh.url, 'select * from shelf')).rejects.toThrow('does not exist')
    await afresh.stop()
    const homes = dirname(dirname(place))
    const left = (await readdir(homes)).filter((name) => join(homes, name).startsWith(dirname(place)))
    expect(left).toHaveLength(2)
    for (const name of left) await rm(join(homes, name), { recursive: true })
  })

  test('remains outside for a folder of an earlier version', async () => {
    const dataDir = join(base, 'data')
    const home = join(base, 'elsewhere')
    await used(dataDir)
    await rename(join(dataDir, 'postgresql'), home)
    const { systemId: _, ...memory } = await recalled(dataDir)
    await writeFile(
      join(dataDir, 'postgresql.json'),
      JSON.stringify({ ...memory, home, why: 'postgres cannot enter /root/data' }),
    )
    const { outside, url } = await start(dataDir)
    expect(outside).toBe('postgres cannot enter /root/data')
    expect(await ask(url, 'select book from shelf')).toEqual([{ book: 'Sitti Nurbaya' }])
    expect((await recalled(dataDir))['systemId']).toMatch(/^\d+$/)
  })

  test('remains valid when the folder was moved or restored with other owners', async () => {
    const dataDir = join(base, 'data')
    await used(dataDir)
    await rename(dataDir, join(base, 'moved'))
    expect(await books(join(base, 'moved'))).toEqual([{ book: 'Sitti Nurbaya' }])
    await running.at(-1)?.stop()
    // cp as root changes the owner to root.
    await cp(join(base, 'moved'), join(base, 'copied'), { recursive: true })
    expect(await books(join(base, 'copied'))).toEqual([{ book: 'Sitti Nurbaya' }])
  })
})

describe('a folder whose database is missing is refused and not changed', () => {
  const refused = async (dataDir: string, words: RegExp) => {
    const before = await readdir(dataDir, { recursive: true })
    const error = await start(dataDir).catch((error: unknown) => error)
    expect(error).toBeInstanceOf(Error)
    expect((error as Error).message).toMatch(words)
    const after = (await readdir(dataDir, { recursive: true })).filter((name) => !/^(portal|database)\./.test(name))
    expect(after).toEqual(before.filter((name) => !/^(portal|database)\./.test(name)))
  }

  test('when the cluster was deleted, or its folder is empty like a volume that is not mounted', async () => {
    const dataDir = join(base, 'data')
    await used(dataDir)
    const cluster = join(dataDir, 'postgresql/cluster')
    await rename(join(dataDir, 'postgresql'), join(base, 'away'))
    await refused(dataDir, /postgresql\.json names .*data\/postgresql.*holds no cluster.*Put the folder back/s)
    await mkdir(cluster, { recursive: true })
    await refused(dataDir, /holds no cluster/)
    await rm(join(dataDir, 'postgresql'), { recursive: true })
    await rename(join(base, 'away'), join(dataDir, 'postgresql'))
    expect(await books(dataDir)).toEqual([{ book: 'Sitti Nurbaya' }])
  })

  test('when the cluster was outside and deleted, or the folder was copied to another machine', async () => {
    const dataDir = join(base, 'data')
    await used(dataDir)
    const memory = { ...(await recalled(dataDir)), home: join(base, 'gone') }
    await rm(join(dataDir, 'postgresql'), { recursive: true })
    await writeFile(join(dataDir, 'postgresql.json'), JSON.stringify(memory))
    await refused(dataDir, /names .*\/gone, and .*\/gone\/cluster holds no cluster.*"home": "postgresql"/s)
  })

  test('when the cluster was replaced by another one', async () => {
    const [one, other] = [join(base, 'one'), join(base, 'other')]
    await used(one)
    await (await start(other)).stop()
    await rm(join(one, 'postgresql'), { recursive: true })
    await rename(join(other, 'postgresql'), join(one, 'postgresql'))
    await refused(one, /is not the one .* was used with/)
  })

  test('when postgresql.json is missing, but files or keys of an installation exist', async () => {
    const files = join(base, 'files')
    await mkdir(join(files, 'objects/ab/cd'), { recursive: true })
    await writeFile(join(files, 'objects/ab/cd/abcd'), 'a picture')
    await refused(files, /holds files \(objects\/\) of an installation, but not its database.*DATABASE_URL/s)
    const keys = join(base, 'keys')
    await mkdir(join(keys, 'secrets'), { recursive: true })
    await writeFile(join(keys, 'secrets/session'), 'x')
    await refused(keys, /holds keys \(secrets\/\)/)
  })

  test('when DATABASE_URL names an empty database beside files of an installation', async () => {
    const files = join(base, 'files')
    await mkdir(join(files, 'objects/ab/cd'), { recursive: true })
    await writeFile(join(files, 'objects/ab/cd/abcd'), 'a picture')
    const external = (dataDir: string) => startDatabase({ dataDir, databaseUrl: inject('databaseServer') })
    await expect(external(files)).rejects.toThrow(/DATABASE_URL leads to an empty database, but .* holds files/)
    await rm(join(files, 'objects/ab/cd/abcd'))
    expect(await external(files)).toMatchObject({ kind: 'external' })
  })
})
