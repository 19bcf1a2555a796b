import { tables } from '@saki/db'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { registerMark, sampleMark } from '../../testing/marks.ts'
import { publishedMark } from '../../testing/oppositions.ts'
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

const citations = async (as = officer) =>
  (await portal.ask('officeCitations', { as, query: { patentId: examined } })).body
const cite = (CITED: string, rest: { NOTE?: string; ROW_VERSION?: number } = {}, as = officer) =>
  portal.ask('officeCite', { as, body: { PATENT_ID: examined, CITED, NOTE: '', ...rest } })
const uncite = (CITED: string, ROW_VERSION: number) =>
  portal.ask('officeUncite', { as: officer, body: { PATENT_ID: examined, CITED, ROW_VERSION } })

describe('a citation', () => {
  test('is pinned with its likeness, also an unpublished mark that is not indexed yet', async () => {
    expect((await cite(cited)).status).toBe(200)
    expect((await cite(unpublished, { NOTE: 'Lebih dahulu.' })).status).toBe(200)
    expect(await citations()).toMatchObject([
      { MARK: { FILENO: cited, MARK_NAME: 'SENJA COFFEE', LEVEL: 'HIGH' }, NOTE: '', ROW_VERSION: 1 },
      {
        MARK: { FILENO: unpublished, SCORE: expect.any(Number) },
        NOTE: 'Lebih dahulu.',
        CITED_AT: '2026-03-02T03:00:00.000Z',
      },
    ])
  })

  test('pinned twice stays one; another note needs the version that was seen', async () => {
    expect((await cite(cited)).status).toBe(200)
    expect(await citations()).toHaveLength(2)
    expect(await cite(cited, { NOTE: 'Sejenis.' })).toMatchObject({ status: 409, body: { err: 'STALE_VERSION' } })
    expect((await cite(cited, { NOTE: 'Sejenis.', ROW_VERSION: 1 })).status).toBe(200)
    expect(await cite(cited, { NOTE: 'Lain.', ROW_VERSION: 1 })).toMatchObject({ status: 409 })
    expect((await citations())[0]).toMatchObject({ NOTE: 'Sejenis.', ROW_VERSION: 2 })
  })

  test('is removed once, with the version that was seen, and every change is logged', async () => {
    expect(await uncite(cited, 1)).toMatchObject({ status: 409 })
    expect((await uncite(cited, 2)).status).toBe(200)
    expect((await uncite(cited, 2)).status).toBe(200)
    expect(await citations()).toHaveLength(1)
    const log = await tables(portal.db)
      .selectFrom('citationLog')
      .select(['what', 'note'])
      .orderBy('changedAt')
      .execute()
    expect(log.map(({ what }) => what).toSorted()).toEqual(['cited', 'cited', 'noted', 'removed'])
  })

  test('of itself, of a missing case and of another right is refused', async () => {
    expect(await cite(examined)).toMatchObject({ status: 422 })
    expect(await cite('IPT2026999999')).toMatchObject({ status: 404 })
    expect(await cite('bukan nomor')).toMatchObject({ status: 404 })
  })

  test('two officers who pin the same mark at once leave one citation', async () => {
    const replies = await Promise.all([cite(cited, { NOTE: 'A' }), cite(cited, { NOTE: 'B' })])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await citations()).toHaveLength(2)
  })

  test('and its note are in no answer to the owner', async () => {
    for (const name of ['officeCitations', 'officeCompare'] as const)
      expect((await portal.ask(name, { as: owner, query: { patentId: examined, cited } })).status).toBe(403)
  })
})

test('a comparison shows likeness of names and goods class by class', async () => {
  const { body } = await portal.ask('officeCompare', { as: officer, query: { patentId: examined, cited } })
  expect(body.MARK.MARK_NAME).toBe('KOPI SENJA')
  expect(body.CITED.PAIRS).toHaveLength(2)
  expect(body.GOODS[0]).toMatchObject({ LEVEL: 'same' })
  expect(body.GOODS[0]?.MINE).toEqual(body.GOODS[0]?.THEIRS)
})
