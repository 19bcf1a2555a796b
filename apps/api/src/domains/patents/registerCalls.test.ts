import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { workOnNumbered } from '../../jobs/numberedJobs.ts'
import { registerMark, sampleMark } from '../../testing/marks.ts'
import { publishedMark } from '../../testing/oppositions.ts'
import { readSheet } from '../../testing/readSheet.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { indexWaitingCases } from '../registerSearch/indexRegister.ts'

const NOW = '2026-03-02T03:00:00Z'
const SECRET = 'RAHASIA KENARI'
let portal: TestPortal
let owner: TestActor
let stranger: TestActor
let number: string

beforeAll(async () => {
  portal = await startTestPortal({ now: NOW })
  owner = await portal.register()
  stranger = await portal.register()
  for (const name of ['KOPI SENJA', 'SENJA TUA', 'Nguyễn']) number = await publishedMark(portal, owner, name)
  await registerMark(portal, owner, sampleMark(SECRET))
  await indexWaitingCases(portal.db)
}, 120_000)
afterAll(() => portal.close())

const ask = async (query: Record<string, string>, as = stranger) => {
  const { status, body } = await portal.ask('searchRegister', { as, query })
  expect(status).toBe(200)
  return body
}

describe('searchRegister', () => {
  test('gives rows with the found words marked, and what was understood and ignored', async () => {
    const { data, total, UNDERSTOOD, IGNORED } = await ask({ q: 'senj* harga:3', sort: 'title' })
    expect(data.map((row: { TITLE: string }) => row.TITLE)).toEqual(['KOPI SENJA', 'SENJA TUA'])
    expect(data[0]).toMatchObject({ RIGHT: 'T', STAGE: 'running', FOUND_AT: [{ START: 5, END: 10 }], IND_PUBLIC: 'Y' })
    expect(total).toBe(2)
    expect(UNDERSTOOD).toEqual([{ ANY: [{ FIELD: 'any', MATCH: 'prefix', VALUES: ['senj'] }], IND_EXCLUDED: 'N' }])
    expect(IGNORED).toEqual([{ TEXT: 'harga:3', WHY: 'field' }])
  })

  test('counts by facet without its own choice', async () => {
    const { FACETS } = await ask({ q: 'senja', stage: 'registered', facets: 'Y' })
    expect(FACETS?.stage).toEqual([{ VALUE: 'running', TOTAL: 2 }])
    expect(FACETS?.class).toEqual([])
  })

  test('says that a case of the asker is not published; a stranger gets the reply of a search for nothing', async () => {
    const [own] = (await ask({ q: 'rahasia' }, owner)).data
    expect(own).toMatchObject({ TITLE: SECRET, IND_PUBLIC: 'N' })
    const found = await ask({ q: 'rahasia', facets: 'Y' })
    expect({ ...found, UNDERSTOOD: [] }).toEqual({ ...(await ask({ q: 'tidakada', facets: 'Y' })), UNDERSTOOD: [] })
  })

  test('finds a new case by the job that its number queued, without that of the minute', async () => {
    const officer = await portal.office()
    const { services } = portal
    await workOnNumbered({ ...services, log: portal.app.log }, async () => undefined as never)
    const found = async (as: TestActor) => {
      const query = { contain: 'tawon', page: '1', size: '10' }
      const own = (await portal.ask('getPatents', { as, query })).body.data.map(({ TITLE }) => TITLE)
      return [...(await ask({ q: 'tawon' }, as)).data.map(({ TITLE }) => TITLE), ...own]
    }
    const similar = async (as: TestActor) =>
      (await portal.ask('getSimilarTrademarks', { as, query: { name: 'tawon' } })).body.data.map((row) => row.MARK_NAME)
    await registerMark(portal, owner, sampleMark('TAWON'))
    await services.jobs.work('make_receipt', async () => {})
    for (const as of [owner, officer]) expect(await found(as)).toEqual(['TAWON', 'TAWON'])
    expect(await found(stranger)).toEqual([])
    expect(await similar(officer)).toEqual(['TAWON'])
    expect(await similar(owner)).toEqual([])
  })

  test('a text of any kind is answered, without any case it does not name', async () => {
    const hostile = [
      "'; drop table application; --",
      '%',
      '_',
      '\\',
      "'a':*",
      'a & | ! <-> b',
      '\u202eajnes',
      '!!(',
      'x'.repeat(10_000),
      '*',
      'judul:*',
      '"',
      "n:'",
      '﷽'.repeat(200),
    ]
    const texts = [...hostile, ...fc.sample(fc.string({ unit: 'binary', maxLength: 60 }), { numRuns: 60, seed: 21 })]
    for (const q of texts) {
      const { status } = await portal.ask('searchRegister', { as: stranger, query: { q } })
      expect(status, JSON.stringify(q)).toBe(200)
    }
    expect((await ask({ q: '%' })).IGNORED).toEqual([{ TEXT: '%', WHY: 'signs' }])
    const { status } = await portal.ask('searchRegister', { as: stranger, query: { sort: 'title;drop' } })
    expect(status).toBe(400)
  })
})

describe('getPatentsAdvance', () => {
  const advanced = (body: Record<string, unknown>, as = stranger) => portal.ask('getPatentsAdvance', { as, body })

  test('combines groups; fields of other groups and unknown matches are refused', async () => {
    const { status, body } = await advanced({
      searchByTechnical: [
        { f: 'title', o: 'contains', v: 'enj' },
        { j: 'NOT', f: 'title', o: 'words', v: 'tua' },
      ],
      searchByDates: [{ f: 'filed', o: 'between', v: '2026', w: '' }],
    })
    expect(status).toBe(200)
    expect(body.data.map((row: { TITLE: string }) => row.TITLE)).toEqual(['KOPI SENJA'])
    for (const wrong of [
      { f: 'owner', o: 'words', v: 'x' },
      { f: 'title', o: 'drop', v: 'x' },
      { f: 'title', o: 'words', v: 'x'.repeat(201) },
    ])
      expect((await advanced({ searchByTechnical: [wrong] })).status).toBe(422)
  })

  test.each([
    ['searchByNumber', [{ f: 'anyNumber', o: 'equals', v: '2026' }], 3],
    ['searchByPerson', [{ f: 'owner', o: 'prefix', v: 'Sari Wulan' }], 3],
    ['searchByPerson', [{ f: 'country', o: 'equals', v: 'ID' }], 3],
    ['searchByTechnical', [{ f: 'nice', o: 'equals', v: '30, 7' }], 3],
    ['searchByPriority', [{ f: 'priorityCountry', o: 'equals', v: 'JP' }], 0],
    ['searchByValidation', [{ f: 'stage', o: 'equals', v: 'proses' }], 3],
  ])('%s %j finds %i', async (group, rows, expected) => {
    const { status, body } = await advanced({ [group]: rows })
    expect(status).toBe(200)
    expect(body.total).toBe(expected)
  })
})

describe('getPatents of the old search', () => {
  test('by words, number, year and registration; others get nothing of the parties', async () => {
    const { body } = await portal.ask('getPatents', { as: stranger, query: { contain: 'nguyen', fileser: '2026' } })
    expect(body.data).toMatchObject([
      {
        PATENT_ID: number,
        TITLE: 'Nguyễn',
        REFERENCE: '',
        SUBMISSION_NBR: '',
        AMOUNT_OUTSTANDING: 0,
        ACTIONS: ['VIEW'],
      },
    ])
    const byNumber = await portal.ask('getPatents', { as: owner, query: { filenbr: number.slice(3) } })
    expect(byNumber.body.data).toMatchObject([{ PATENT_ID: number, REFERENCE: 'KS-1' }])
    expect((await portal.ask('getPatents', { as: stranger, query: { contain: 'rahasia' } })).body.total).toBe(0)
    expect((await portal.ask('getPatents', { as: stranger, query: { fileser: 'tahun' } })).status).toBe(422)
  })
})

describe('excelSearchPatent', () => {
  test('is what the search finds for the asker, as a workbook named Excel List', async () => {
    const sheet = async (as: TestActor, query: Record<string, string>, body?: unknown) => {
      const { status, headers, bytes } = await portal.ask('excelSearchPatent', { as, query, body })
      expect(status).toBe(200)
      expect(headers['content-disposition']).toMatch(/filename="Excel List - 2026-03-02 10\.\d\d\.00\.xlsx"/)
      return readSheet(bytes)
        .rows.slice(1)
        .map((row) => row[2])
    }
    expect(await sheet(stranger, { contain: 'senja', sort: 'title' })).toEqual(['KOPI SENJA', 'SENJA TUA'])
    expect(await sheet(stranger, { q: 'rahasia' })).toEqual([])
    expect(await sheet(owner, { q: 'rahasia' })).toEqual([SECRET])
    const rows = [{ f: 'title', o: 'words', v: 'tua' }]
    expect(await sheet(owner, {}, { searchByTechnical: rows })).toEqual(['SENJA TUA'])
  })
})

describe('getTrademarks', () => {
  test('finds published marks for anybody, by every parameter', async () => {
    const names = async (query: Record<string, string>) => {
      const { status, body } = await portal.ask('getTrademarks', { query })
      expect(status).toBe(200)
      return body.data.map((row: { MARK_NAME: string }) => row.MARK_NAME)
    }
    expect(await names({ q: 'senja' })).toEqual(['SENJA TUA', 'KOPI SENJA'])
    expect(
      await names({ q: 'senja', owner: 'wulandari', classes: '30', status: 'running', from: '2026-01-01' }),
    ).toHaveLength(2)
    expect(await names({ number })).toEqual(['Nguyễn'])
    expect(await names({ q: 'senja', classes: '7' })).toEqual([])
    expect(await names({ q: 'rahasia' })).toEqual([])
    expect(await names({})).toHaveLength(3)
  })
})

describe('totals', () => {
  test('of a search asked 20 times while marks are published add up over its pages', { timeout: 120_000 }, async () => {
    for (let round = 0; round < 20; round += 1) {
      await publishedMark(portal, owner, `BANYAK ${round}`)
      const seen: string[] = []
      let cursor: string | undefined
      let total = 0
      for (let page = 1; page === 1 || cursor; page += 1) {
        const reply = await ask({
          q: 'banyak',
          sort: 'number',
          size: '4',
          page: String(page),
          ...(cursor && { cursor }),
        })
        if (page === 1) total = reply.total
        seen.push(...reply.data.map((row: { PATENT_ID: string }) => row.PATENT_ID))
        cursor = reply.NEXT_CURSOR
        if (page === 1 && round % 5 === 0) await sql`select rebuild_register()`.execute(portal.db)
      }
      expect(total).toBe(round + 1)
      expect(seen).toHaveLength(total)
      expect(new Set(seen).size).toBe(total)
    }
  })
})

test('the searches of a user in a minute are limited, whichever call they use', { timeout: 60_000 }, async () => {
  const busy = await portal.register()
  const statuses = new Set<number>()
  for (let done = 0; done < 600; done += 20)
    for (const { status } of await Promise.all(
      Array.from({ length: 20 }, () => portal.ask('searchRegister', { as: busy, query: { q: 'tidakada' } })),
    ))
      statuses.add(status)
  expect([...statuses]).toEqual([200])
  expect((await portal.ask('searchRegister', { as: busy, query: { q: 'kopi' } })).status).toBe(429)
  expect((await portal.ask('getPatentsAdvance', { as: busy, body: {} })).status).toBe(429)
  expect((await portal.ask('getPatents', { as: busy, query: { contain: 'kopi' } })).status).toBe(429)
  expect((await portal.ask('getTrademarks', { as: busy, query: { q: 'kopi' } })).status).toBe(429)
  expect((await portal.ask('getPatents', { as: busy, query: {} })).status).toBe(200)
})
