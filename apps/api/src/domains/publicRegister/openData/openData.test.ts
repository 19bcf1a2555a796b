import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'

import { DAY_MS } from '@saki/domain/dates/durations'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { registerMark, sampleMark } from '../../../testing/marks.ts'
import { publishedMark } from '../../../testing/oppositions.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../../testing/portal.ts'
import { indexWaitingCases } from '../../registerSearch/indexRegister.ts'
import { makeOpenData } from './makeOpenData.ts'
import { beginDayIssue, takeIssue } from './openData.sql.ts'

const CANARY = 'KENARI4410'
const PRIVATE = ['ADDR_STREET', 'INDI_PERSON_ID_NBR', 'TELEPHONE', 'EMAIL', 'ZIPCODE', 'VILLAGE_CODE', 'DISTRICT_CODE']
let portal: TestPortal
let owner: TestActor
let first: string
let hidden: string

beforeAll(async () => {
  portal = await startTestPortal({ now: '2026-03-02T03:00:00Z' })
  owner = await portal.register()
  first = await publishedMark(portal, owner, 'KOPI & SENJA')
  hidden = await registerMark(portal, owner, sampleMark(`RAHASIA ${CANARY}`))
  await indexWaitingCases(portal.db)
  const person = JSON.stringify(Object.fromEntries(PRIVATE.map((field) => [field, CANARY])))
  await sql`update application_party set person = person || ${person}::jsonb`.execute(portal.db)
  await sql`update application set reference = ${CANARY}`.execute(portal.db)
}, 120_000)
afterAll(() => portal.close())

const run = (casesOfPart = 2) => makeOpenData(portal.services, portal.services.clock(), { forMs: 60_000, casesOfPart })
/** Publishes a mark of a new applicant, because sessions end within a day. */
const publish = async (name: string) => publishedMark(portal, await portal.register(), name)
const get = (url: string, headers: Record<string, string> = {}) =>
  portal.app.inject({ method: 'GET', url, headers: { host: 'localhost', ...headers } })

interface Listed {
  full: { issue: string; files: { name: string; records: number; sha256: string }[] }[]
  days: Listed['full']
}
const list = async () => (await get('/publik/data-terbuka/daftar.json')).json<Listed>()

/** Text of the files of an issue that end so, with their hashes compared. */
async function contents({ files }: Listed['full'][number], ending: 'jsonl.gz' | 'xml.gz') {
  const texts: string[] = []
  for (const { name, sha256 } of files.filter(({ name: each }) => each.endsWith(ending))) {
    const { rawPayload, statusCode, headers } = await get(`/publik/data-terbuka/${name}`)
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/gzip'])
    expect(createHash('sha256').update(rawPayload).digest('hex')).toBe(sha256)
    texts.push(gunzipSync(rawPayload).toString('utf8'))
  }
  return texts
}
const recordsOf = async (issue: Listed['full'][number]) =>
  (await contents(issue, 'jsonl.gz'))
    .flatMap((text) => text.trimEnd().split('\n'))
    .map((line) => JSON.parse(line) as { applicationNumber: string; title?: string; removed?: true })

test('no full issue is begun while nothing is public, so that the first one has what is loaded later', async () => {
  const empty = await startTestPortal({ now: '2026-03-02T03:00:00Z' })
  await makeOpenData(empty.services, empty.services.clock(), { forMs: 60_000 })
  const { rows } = await sql<{ issue: string }>`select issue from open_data_issue`.execute(empty.db)
  await empty.close()
  expect(rows.map(({ issue }) => issue)).toEqual(['2026-03-01'])
})

describe('the full issue', () => {
  test('has every published case once, in lines of JSON and in XML that tells their number', async () => {
    expect((await get('/publik/data-terbuka')).payload).toContain('Belum ada berkas')
    expect(await run()).toBe(true)
    const [full] = (await list()).full
    expect(full?.issue).toBe('penuh-2026-03-02')
    if (!full) return
    expect(await recordsOf(full)).toMatchObject([{ applicationNumber: first, title: 'KOPI & SENJA' }])
    const [xml = ''] = await contents(full, 'xml.gz')
    expect(xml).toContain('<tmk:MarkVerbalElementText>KOPI &amp; SENJA<')
    expect(xml.endsWith('  <Total>1</Total>\n</PublicRegister>\n')).toBe(true)
  })

  test('has nothing of an unpublished case, and nothing private of a published one', async () => {
    const planted = await sql`select from application_party where person::text like ${`%${CANARY}%`}`.execute(portal.db)
    expect(planted.rows.length).toBeGreaterThan(1)
    const { full, days } = await list()
    for (const issue of [...full, ...days])
      for (const text of [...(await contents(issue, 'jsonl.gz')), ...(await contents(issue, 'xml.gz'))]) {
        expect(text).not.toContain(CANARY)
        expect(text).not.toContain(hidden)
        expect(text).not.toContain(owner.email)
      }
  })

  test('is made once a month', async () => {
    portal.setNow('2026-03-02T09:00:00Z')
    await run()
    expect((await list()).full).toHaveLength(1)
  })
})

describe('the issue of a day', () => {
  test('has what became public, after midnight in Jakarta and not before', async () => {
    const second = await publish('TEH PAGI')
    portal.setNow('2026-03-02T16:59:00Z')
    await run()
    expect((await list()).days.map(({ issue }) => issue)).toEqual(['2026-03-01'])
    portal.setNow('2026-03-02T17:00:00Z')
    await run()
    const [day] = (await list()).days
    expect(day?.issue).toBe('2026-03-02')
    if (day) expect(await recordsOf(day)).toMatchObject([{ applicationNumber: second, title: 'TEH PAGI' }])
  })

  test('leaves out acts that the public does not see, and names cases that are public no more', async () => {
    await sql`update application set reference = 'dalam' where application_number = ${first}`.execute(portal.db)
    const third = await publish('SALAH TERBIT')
    portal.setNow('2026-03-03T17:01:00Z')
    await run()
    const [day] = (await list()).days
    if (day) expect((await recordsOf(day)).map(({ applicationNumber }) => applicationNumber)).toEqual([third])
    await sql`update application set reopened_at = filing_date where application_number = ${third}`.execute(portal.db)
    portal.setNow('2026-03-04T17:01:00Z')
    await run()
    const [next] = (await list()).days
    if (next) expect(await recordsOf(next)).toEqual([{ applicationNumber: third, removed: true }])
    expect(next?.files[0]?.records).toBe(1)
  })
})

test('one run at a time makes an issue; what a killed run had taken is made ten minutes later', async () => {
  await publish('SATU PEKERJA')
  portal.setNow(new Date(portal.services.clock().getTime() + DAY_MS).toISOString())
  const adopted = vi.spyOn(portal.services.files, 'adopt')
  expect(await Promise.all([run(), run(), run()])).toEqual([true, true, true])
  expect(adopted).toHaveBeenCalledTimes(2)
  adopted.mockRestore()

  await publish('PEKERJA MATI')
  const tomorrow = portal.services.clock().getTime() + DAY_MS
  portal.setNow(new Date(tomorrow).toISOString())
  await beginDayIssue(portal.db, legalDateOf(new Date(tomorrow - DAY_MS)), new Date(tomorrow))
  const { rows } = await sql<{ issue: string }>`
    select issue from open_data_issue where completed_at is null`.execute(portal.db)
  await takeIssue(portal.db, new Date(tomorrow), new Date(tomorrow + 600_000))
  const published = async () => (await list()).days.some(({ issue }) => issue === rows[0]?.issue)
  await run()
  expect(await published()).toBe(false)
  portal.setNow(new Date(tomorrow + 600_000).toISOString())
  await run()
  expect(await published()).toBe(true)
})

describe('a run that ends anywhere', () => {
  test.each([1, 2, 3, 4, 5])('before the object %i is kept, is continued with every case once', async (failing) => {
    const names = ['A', 'B', 'C'].map((letter) => `PUTUS ${failing}${letter}`)
    for (const name of names) await publish(name)
    portal.setNow(new Date(portal.services.clock().getTime() + DAY_MS).toISOString())
    let adopted = 0
    const files = {
      ...portal.services.files,
      adopt: async (path: string) => {
        adopted += 1
        if (adopted === failing) throw new Error('killed')
        return portal.services.files.adopt(path)
      },
    }
    const broken = makeOpenData({ ...portal.services, files }, portal.services.clock(), {
      forMs: 60_000,
      casesOfPart: 2,
    })
    await (failing <= 4 ? expect(broken).rejects.toThrow('killed') : broken)
    const unfinished = await sql<{ name: string }>`
      select file_name as name from open_data_file join open_data_issue using (issue) where completed_at is null`.execute(
      portal.db,
    )
    for (const { name } of unfinished.rows) expect((await get(`/publik/data-terbuka/${name}`)).statusCode).toBe(404)
    await run()
    const [day] = (await list()).days
    if (!day) throw new Error('no issue')
    expect((await recordsOf(day)).map(({ title }) => title).toSorted()).toEqual(names)
    expect(day.files).toHaveLength(4)
  })
})

describe('the page', () => {
  test.each(['id', 'en', 'ar'])(
    'says in %s what the files are, with their hashes, and needs no script',
    async (language) => {
      const { statusCode, payload, headers } = await get(
        `/publik${language === 'id' ? '' : `/${language}`}/data-terbuka`,
      )
      expect([statusCode, headers['content-language']]).toEqual([200, language])
      expect(payload).toContain('href="/publik/data-terbuka/saki-penuh-2026-03-02-001.jsonl.gz"')
      expect(payload).toContain('UU 27/2022')
      expect(payload).not.toMatch(/publicRegister:|\{\{|undefined|\[object/)
    },
  )

  test('a file is answered with 304 and by parts; another name is not found', async () => {
    const url = '/publik/data-terbuka/saki-penuh-2026-03-02-001.jsonl.gz'
    const { headers } = await get(url)
    expect(headers['cache-control']).toBe('public, max-age=604800, immutable')
    expect((await get(url, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
    expect((await get(url, { range: 'bytes=0-1' })).rawPayload).toEqual(Buffer.from([0x1f, 0x8b]))
    for (const name of ['saki-2026-03-02-002.jsonl.gz', '..%2fsecrets', 'x'])
      expect((await get(`/publik/data-terbuka/${name}`)).statusCode).toBe(404)
  })

  test('the hashes are a list that sha256sum reads', async () => {
    const { payload } = await get('/publik/data-terbuka/SHA256SUMS')
    for (const line of payload.trimEnd().split('\n'))
      expect(line).toMatch(/^[0-9a-f]{64}  saki-[\w-]+\.(jsonl|xml)\.gz$/)
  })
})
