import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { registerMark, sampleMark } from '../../testing/marks.ts'
import { publishedMark } from '../../testing/oppositions.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { indexWaitingCases } from './indexRegister.ts'

const NOW = '2026-03-02T03:00:00Z'
let portal: TestPortal
let owner: TestActor
let stranger: TestActor

beforeAll(async () => {
  portal = await startTestPortal({ now: NOW })
  owner = await portal.register()
  stranger = await portal.register()
  for (const name of ['KOPI SENJA', 'KOPI FAJAR', 'KOPI SENJA', 'Nguyễn Éclair', '100% JERUK'])
    await publishedMark(portal, owner, name)
  await registerMark(portal, owner, sampleMark('RAHASIA KENARI'))
  await indexWaitingCases(portal.db)
}, 120_000)
afterAll(() => portal.close())

const triesOf = async (q: string, as = stranger) => {
  const { status, body } = await portal.ask('searchRegister', { as, query: { q } })
  expect(status).toBe(200)
  return body.TRIES
}

describe('a search that finds nothing is told of', () => {
  test.each([
    ['kopi sejna', [{ Q: 'kopi senja', WHY: 'spelling', TOTAL: 2, TOTAL_CAPPED: 'N' }]],
    ['judul:"kopi fajra"', [{ Q: 'judul:"kopi fajar"', WHY: 'spelling', TOTAL: 1, TOTAL_CAPPED: 'N' }]],
    ['nguyem', [{ Q: 'nguyen', WHY: 'spelling', TOTAL: 1, TOTAL_CAPPED: 'N' }]],
    [
      'senja fajar',
      [
        { Q: 'fajar', WHY: 'shorter', TOTAL: 1, TOTAL_CAPPED: 'N' },
        { Q: 'senja', WHY: 'shorter', TOTAL: 2, TOTAL_CAPPED: 'N' },
      ],
    ],
    ['senja kelas:7', [{ Q: 'senja', WHY: 'shorter', TOTAL: 2, TOTAL_CAPPED: 'N' }]],
    ['zzzzzzzzzz kelas:99', []],
    ['zzzzzzzzzz', []],
    ['zz', []],
    ['kopi senja', undefined],
    ['', undefined],
  ])('%s', async (q, tries) => expect(await triesOf(q)).toEqual(tries))
})

test('the sought words are marked in the title and in the name of the owner, each as it was sought', async () => {
  const { body } = await portal.ask('searchRegister', { as: stranger, query: { q: 'senja pemilik:sa*' } })
  const cut = (text: string, places: { START: number; END: number }[]) =>
    places.map(({ START, END }) => text.slice(START, END))
  const marked = body.data.map(({ TITLE, FOUND_AT, OWNER_NAMES, OWNER_FOUND_AT }) => [
    ...cut(TITLE, FOUND_AT),
    ...cut(OWNER_NAMES, OWNER_FOUND_AT),
  ])
  expect(marked[0]).toEqual(['SENJA', 'Sari'])
})

test('a call for counts has no other texts, because the call for the page has them', async () => {
  const { body } = await portal.ask('searchRegister', { as: stranger, query: { q: 'kopi sejna', facets: 'Y' } })
  expect(body).toMatchObject({ total: 0, FACETS: {} })
  expect(body.TRIES).toBeUndefined()
})

test('words of unpublished cases are offered to nobody', async () => {
  for (const as of [stranger, owner]) {
    expect(await triesOf('rahasai', as)).toEqual([])
    expect(await triesOf('kenary', as)).toEqual([])
  }
})

describe('suggestions', () => {
  const suggest = async (q: string, as = stranger, right?: string) => {
    const { status, body } = await portal.ask('suggestRegister', { as, query: { q, ...(right && { right }) } })
    expect(status).toBe(200)
    return body.data.map(({ TEXT, KIND }) => `${KIND} ${TEXT}`)
  }

  test.each([
    ['kop', ['title KOPI FAJAR', 'title KOPI SENJA']],
    ['Kopi  s', ['title KOPI SENJA']],
    ['nguy', ['title Nguyễn Éclair']],
    ['sari w', ['owner Sari Wulandari']],
    ['100', ['title 100% JERUK']],
    ['k', []],
    ['%', []],
    ['_op', []],
    ['rahasia', []],
    ["'; drop table application; --", []],
  ])('%s', async (q, texts) => expect(await suggest(q)).toEqual(texts))

  test('show unpublished cases to nobody, and only titles of the chosen rights', async () => {
    expect(await suggest('rahasia', owner)).toEqual([])
    expect(await suggest('kop', stranger, 'P')).toEqual([])
    expect(await suggest('kop', stranger, 'T,D')).toHaveLength(2)
  })
})
