import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { freshDatabase, type FreshDatabase } from '@saki/db/testing'
import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { bounceCommandLine } from '../operator/bounceCommand.ts'
import { clockCommandLine, parseInstant } from '../operator/clockCommand.ts'
import { timersCommandLine } from '../operator/timersCommand.ts'
import { startClock } from './clock.ts'
import { writeOffset } from './clock.sql.ts'

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh.drop())

const DAY = 86_400_000
const ahead = (clock: { now: () => Date }) => Math.round((clock.now().getTime() - Date.now()) / DAY)

describe('the clock', () => {
  test('moved once, it changes in every process of a demonstration and can be reset; production ignores it', async () => {
    const open = (demo: boolean, lookMs: number) => startClock({ url: fresh.url, demo, lookMs })
    const notified = await open(true, 60_000)
    const polling = await open(true, 50)
    const production = await open(false, 50)
    await writeOffset(fresh.db, 400 * DAY, new Date())
    await vi.waitFor(() => expect([ahead(notified), ahead(polling)]).toEqual([400, 400]))
    const later = await open(true, 60_000)
    expect([ahead(later), ahead(production)]).toEqual([400, 0])
    await writeOffset(fresh.db, -3 * DAY, new Date())
    await vi.waitFor(() => expect([notified, polling, later].map(ahead)).toEqual([-3, -3, -3]))
    await writeOffset(fresh.db, null, new Date())
    await vi.waitFor(() => expect([notified, polling, later, production].map(ahead)).toEqual([0, 0, 0, 0]))
    await Promise.all([notified, polling, later, production].map((clock) => clock.stop()))
  })

  test('after a lost connection it keeps its offset and reads the new one at the next query', async () => {
    const faults: Error[] = []
    const clock = await startClock({ url: fresh.url, demo: true, lookMs: 50, onError: (e) => void faults.push(e) })
    const kill = `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'saki-clock' and datname = current_database()`
    await fresh.db.executeQuery(CompiledQuery.raw(kill))
    await pause(100)
    await writeOffset(fresh.db, 30 * DAY, new Date())
    await vi.waitFor(() => expect(ahead(clock)).toBe(30))
    await clock.stop()
    await writeOffset(fresh.db, null, new Date())
  })

  test('an instant must state its UTC offset and exist', () => {
    expect(parseInstant('2028-02-29T23:30:00+07:00').toISOString()).toBe('2028-02-29T16:30:00.000Z')
    for (const text of ['2027-02-29T10:00Z', '2027-01-01', '2027-01-01T10:00', 'tomorrow', '2027-01-01T25:00Z'])
      expect(() => parseInstant(text)).toThrow('Not an instant')
  })

  test('production refuses to move the clock, to run timers by hand and to simulate the mail server', async () => {
    const refused = async () => {
      await expect(clockCommandLine(['2027-01-01T00:00Z'], '/nowhere')).rejects.toThrow('for the demonstration only')
      await expect(timersCommandLine([], '/nowhere')).rejects.toThrow('for the demonstration only')
      await expect(bounceCommandLine(['a@contoh.id'], '/nowhere')).rejects.toThrow('for the demonstration only')
    }
    vi.stubEnv('SAKI_DEMO', 'off')
    await refused()
    vi.unstubAllEnvs()
    vi.stubEnv('NODE_ENV', 'production')
    vi.stubEnv('SAKI_DEMO', undefined)
    vi.stubEnv('PUBLIC_BASE_URL', 'https://saki.contoh.id')
    for (const secret of ['PAYMENT_WEBHOOK_SECRET', 'MAIL_WEBHOOK_SECRET']) vi.stubEnv(secret, 's'.repeat(40))
    await refused()
    vi.unstubAllEnvs()
  })
})

describe('nothing else reads the time', () => {
  const root = join(import.meta.dirname, '../../../..')
  const ALLOWED = ['apps/api/src/ports/clock.ts']

  async function sources(folder: string, ending: RegExp): Promise<string[]> {
    const names = await readdir(join(root, folder), { recursive: true })
    return names
      .map((name) => relative(root, join(root, folder, name)))
      .filter((path) => ending.test(path) && !/(\.test\.tsx?$|\/testing\/|\/dist\/|node_modules)/.test(path))
  }
  const without = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(^|\s)(\/\/|--).*$/gm, '')

  test('no code of the api or a package creates a Date of the current time', async () => {
    const paths = [...(await sources('apps/api/src', /\.ts$/)), ...(await sources('packages', /\.ts$/))]
    expect(paths.length).toBeGreaterThan(300)
    const found: string[] = []
    for (const path of paths) {
      const text = without(await readFile(join(root, path), 'utf8'))
      if (/new Date\(\s*\)|Date\.now\(|Temporal\.Now/.test(text) && !ALLOWED.includes(path)) found.push(path)
    }
    expect(found).toEqual([])
  })

  test('no SQL statement asks the database for the time', async () => {
    const paths = [...(await sources('apps/api/src', /\.ts$/)), ...(await sources('packages/db', /\.(ts|sql)$/))]
    const found: string[] = []
    const clock =
      /(?<![\w.])(now\(\)|current_(timestamp|date|time)\b|localtimestamp|(clock|statement|transaction)_timestamp)/i
    for (const path of paths) {
      const text = await readFile(join(root, path), 'utf8')
      const statements = path.endsWith('.sql')
        ? [without(text)]
        : (text.match(/sql(<[^`]*>)?`[^`]*`|(select|insert|update|delete) [^'"`]*/gi) ?? [])
      if (statements.some((each) => clock.test(each)) && !ALLOWED.includes(path)) found.push(path)
    }
    expect(found).toEqual([])
  })
})
