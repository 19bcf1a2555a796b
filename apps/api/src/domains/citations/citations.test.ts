import { tables } from '@saki/db'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { registerMark, sampleMark } from '../../testing/marks.ts'
import { publishedMark } from '../../testing/oppositions.ts'
import { pdfText } from '../../testing/pdfText.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'

const NOW = '2026-03-02T03:00:00Z'
let portal: TestPortal
let owner: TestActor
let officer: TestActor
let examined: string
let cited: string
let unpublished: string

beforeAll(async () => {
  portal = await startTestPortal({ now: NOW })
  owner = await portal.register()
  officer = await portal.office()
  examined = await publishedMark(portal, owner, 'KOPI SENJA')
  cited = await publishedMark(portal, owner, 'SENJA COFFEE')
  unpublished = await registerMark(portal, owner, sampleMark('KOPI SENJATA'))
}, 120_000)
afterAll(() => portal.close())

const citations = async (patentId = examined) =>
  (await portal.ask('officeCitations', { as: officer, query: { patentId } })).body
const cite = (CITED: string, NOTE = '', patentId = examined) =>
  portal.ask('officeCite', { as: officer, body: { PATENT_ID: patentId, CITED, NOTE } })
const numberOf = async (fileno: string) =>
  (await citations()).find(({ CITED }) => CITED.PATENT_ID === fileno)?.CITATION_ID ?? 0
const annotate = (CITATION_ID: number, NOTE: string, ROW_VERSION: number) =>
  portal.ask('officeNoteCitation', { as: officer, body: { PATENT_ID: examined, CITATION_ID, NOTE, ROW_VERSION } })
const uncite = (CITATION_ID: number, ROW_VERSION: number, patentId = examined) =>
  portal.ask('officeUncite', { as: officer, body: { PATENT_ID: patentId, CITATION_ID, ROW_VERSION } })

describe('a cited mark', () => {
  test('is pinned with its likeness, also an unpublished one that is not indexed yet', async () => {
    expect((await cite(cited)).status).toBe(200)
    expect((await cite(unpublished, 'Lebih dahulu.')).status).toBe(200)
    expect(await citations()).toMatchObject([
      {
        KIND: 'mark',
        CITED: { PATENT_ID: cited, RIGHT: 'T', TITLE: 'SENJA COFFEE', IND_PUBLIC: 'Y' },
        MARK: { FILENO: cited, LEVEL: 'HIGH' },
        PICTURE: null,
        PASSAGE: null,
        NOTE: '',
        ROW_VERSION: 1,
      },
      {
        CITED: { PATENT_ID: unpublished, IND_PUBLIC: 'N' },
        MARK: { SCORE: expect.any(Number) },
        NOTE: 'Lebih dahulu.',
        CITED_AT: '2026-03-02T03:00:00.000Z',
      },
    ])
  })

  test('pinned twice stays one; another note needs the version that was seen', async () => {
    const number = await numberOf(cited)
    expect(await cite(cited)).toMatchObject({ status: 200, body: { CITATION_ID: number } })
    expect(await citations()).toHaveLength(2)
    expect(await cite(cited, 'Sejenis.')).toMatchObject({ status: 409, body: { err: 'STALE_VERSION' } })
    expect((await annotate(number, 'Sejenis.', 1)).status).toBe(200)
    expect((await annotate(number, 'Sejenis.', 1)).status).toBe(200)
    expect(await annotate(number, 'Lain.', 1)).toMatchObject({ status: 409 })
    expect((await citations())[0]).toMatchObject({ NOTE: 'Sejenis.', ROW_VERSION: 2 })
  })

  test('is removed once, with the version that was seen, and every change is logged', async () => {
    const number = await numberOf(cited)
    expect(await uncite(number, 1)).toMatchObject({ status: 409 })
    expect((await uncite(number, 2, cited)).status).toBe(200)
    expect(await citations()).toHaveLength(2)
    expect((await uncite(number, 2)).status).toBe(200)
    expect((await uncite(number, 2)).status).toBe(200)
    expect(await citations()).toHaveLength(1)
    expect(await annotate(number, 'Terlambat.', 2)).toMatchObject({ status: 409 })
    const log = await tables(portal.db)
      .selectFrom('citationLog')
      .where('citationId', '=', number)
      .select(['what', 'note', 'kind', 'place'])
      .orderBy('changedAt')
      .execute()
    expect(log.map(({ what }) => what).toSorted()).toEqual(['cited', 'noted', 'removed'])
    expect(log[0]).toMatchObject({ kind: 'mark', place: null })
  })

  test('of itself, of a missing case and of another right is refused', async () => {
    expect(await cite(examined)).toMatchObject({ status: 422 })
    expect(await cite('IPT2026999999')).toMatchObject({ status: 404 })
    expect(await cite('bukan nomor')).toMatchObject({ status: 404 })
  })

  test('two officers who pin the same mark at once leave one citation', async () => {
    const replies = await Promise.all([cite(cited, 'A'), cite(cited, 'B')])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await citations()).toHaveLength(2)
  })
})

test('a comparison shows likeness of names and goods class by class', async () => {
  const { body } = await portal.ask('officeCompare', { as: officer, query: { patentId: examined, cited } })
  expect(body.MARK.MARK_NAME).toBe('KOPI SENJA')
  expect(body.CITED.PAIRS).toHaveLength(2)
  expect(body.GOODS[0]).toMatchObject({ LEVEL: 'same' })
  expect(body.GOODS[0]?.MINE).toEqual(body.GOODS[0]?.THEIRS)
})

test('citations are for officers: their calls refuse the owner, and no answer to him has a note', async () => {
  const body = { PATENT_ID: examined, CITED: cited, CITATION_ID: 1, NOTE: '', ROW_VERSION: 1 }
  for (const name of ['officeCitations', 'officeCompare', 'officeOwnPictures'] as const)
    expect((await portal.ask(name, { as: owner, query: { patentId: examined, cited } })).status).toBe(403)
  for (const name of ['officeCite', 'officeNoteCitation', 'officeUncite'] as const)
    expect((await portal.ask(name, { as: owner, body })).status).toBe(403)
})

describe('the search report', () => {
  test('has the published citations with likeness, and neither unpublished ones nor notes', async () => {
    await cite(cited)
    await cite(unpublished, 'Rahasia kantor.')
    const { status, bytes, headers } = await portal.ask('officeSearchReport', {
      as: officer,
      query: { patentId: examined },
    })
    expect(status).toBe(200)
    expect(String(headers['content-disposition'])).toContain(examined)
    const text = (await pdfText(bytes)).join(' ').replaceAll(/\s+/g, ' ')
    for (const words of ['Laporan Penelusuran', examined, 'SENJA COFFEE', cited, 'dari 100'])
      expect(text, words).toContain(words)
    for (const words of ['KOPI SENJATA', unpublished, 'Rahasia']) expect(text, words).not.toContain(words)
  })

  test('is for officers', async () => {
    const asked = await portal.ask('officeSearchReport', { as: owner, query: { patentId: examined } })
    expect(asked.status).toBe(403)
  })
})
