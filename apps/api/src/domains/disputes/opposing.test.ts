import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { registerMark, sampleMark } from '../../testing/marks.ts'
import { draftOpposition, oppose, publishedMark } from '../../testing/oppositions.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'

const PUBLISHED = '2026-02-10T03:00:00Z'
let portal: TestPortal
let sari: TestActor
let budi: TestActor

beforeAll(async () => {
  portal = await startTestPortal({ now: PUBLISHED })
  sari = await portal.register()
  budi = await portal.register()
})
afterAll(() => portal.close())

/** Moves the clock; sessions stay open. */
async function at(now: string) {
  portal.setNow(now)
  await sql`update session set expires_at = '2031-01-01' where ended_at is null`.execute(portal.db)
}

let made = 0
async function newPublished(): Promise<string> {
  await at(PUBLISHED)
  return publishedMark(portal, sari, `TENUN ${(made += 1)}`)
}

const see = (as: TestActor, { PROC_TYP, PROC_NBR }: { PROC_TYP: string; PROC_NBR: number }) =>
  portal.ask('dispute', { as, query: { PROC_TYP, PROC_NBR } })
const find = async (as: TestActor, q: string) => (await portal.ask('opposableCases', { as, query: { q } })).body

describe('the window', () => {
  test('is open until the last instant of its last day in Jakarta and shut from the next', async () => {
    const number = await newPublished()
    await at('2026-04-10T16:59:59Z')
    expect(await find(budi, number)).toMatchObject([
      { PATENT_ID: number, OFFER: { IND_OFFERED: 'Y', LAST_DATE: '2026-04-10' } },
    ])
    const draft = await draftOpposition(portal, budi, number)
    await at('2026-04-10T17:00:00Z')
    expect(await find(budi, number)).toMatchObject([{ OFFER: { IND_OFFERED: 'N', WHY: 'over', DAY: '2026-04-10' } }])
    const late = await portal.ask('requestSave', { as: budi, key: randomUUID(), body: { ...draft, IND_SUBMIT: 'Y' } })
    expect(late.body).toMatchObject({ err: 'NOT_COMPLETE', current: { ERRORS: [{ PATH: 'CASES.0' }] } })
  })

  test('is found by number and by a part of the name, but not before publication nor by the owner', async () => {
    const hidden = await registerMark(portal, sari, sampleMark('RAHASIA DAGANG'))
    expect(await find(budi, hidden)).toEqual([])
    expect(await find(budi, 'rahasia')).toEqual([])
    const number = await newPublished()
    const [{ TITLE = '' } = {}] = await find(budi, number)
    expect(TITLE).toMatch(/^TENUN/)
    expect((await find(budi, 'tenun')).map(({ PATENT_ID }) => PATENT_ID)).toContain(number)
    expect(await find(sari, number)).toEqual([])
  })
})

describe('an opposition', () => {
  test('is refused with a ground stated twice, an exhibit that is not listed and a right that is not in the register', async () => {
    const number = await newPublished()
    const hidden = await registerMark(portal, sari, sampleMark('BELUM DIUMUMKAN'))
    const draft = await draftOpposition(portal, budi, number, [hidden])
    const [first] = draft.DATA.OBJECTIONS
    const DATA = { ...draft.DATA, OBJECTIONS: [first, first], EXHIBITS: [] }
    const refused = await portal.ask('requestSave', {
      as: budi,
      key: randomUUID(),
      body: { ...draft, DATA, IND_SUBMIT: 'Y' },
    })
    expect(refused.body).toMatchObject({ err: 'NOT_COMPLETE' })
    const paths = (refused.body as unknown as { current: { ERRORS: { PATH: string }[] } }).current.ERRORS.map(
      ({ PATH }) => PATH,
    )
    expect(paths.toSorted()).toEqual(['EARLIER_RIGHTS.0.NUMBER', 'EXHIBITS', 'OBJECTIONS.1'])
  })

  test('rests on rights of the register: own ones, also unpublished, and published ones of others', async () => {
    await at(PUBLISHED)
    const mine = await registerMark(portal, budi, sampleMark('KOPI BUDI'))
    const others = await newPublished()
    const ask = (query: Record<string, string>) => portal.ask('registerEntries', { as: budi, query })
    expect((await ask({ q: 'kopi budi' })).body).toMatchObject([{ PATENT_ID: mine, CLASSES: [30, 43] }])
    expect((await ask({ numbers: `${others},${mine}` })).body.map(({ PATENT_ID }) => PATENT_ID).toSorted()).toEqual(
      [mine, others].toSorted(),
    )
    const hidden = await registerMark(portal, sari, sampleMark('TERSEMBUNYI'))
    expect((await ask({ numbers: hidden })).body).toEqual([])
    expect((await ask({ q: 'tersembunyi' })).body).toEqual([])
    const opposed = await newPublished()
    const { one } = await oppose(portal, budi, opposed, { rights: [mine] })
    expect((await see(sari, one)).body).toMatchObject({ RIGHTS: [{ PATENT_ID: mine, TITLE: 'KOPI BUDI' }] })
  })

  test('submitted twice with one key is one opposition, and one more by another key is refused', async () => {
    const number = await newPublished()
    const draft = await draftOpposition(portal, budi, number)
    const key = randomUUID()
    const body = { ...draft, IND_SUBMIT: 'Y' }
    const [a, b] = await Promise.all([1, 2].map(() => portal.ask('requestSave', { as: budi, key, body })))
    const again = await portal.ask('requestSave', { as: budi, key, body })
    const settled = [a, b, again].filter((reply) => reply?.status === 200)
    expect(new Set(settled.map((reply) => reply?.body.SUBMISSION_NBR)).size).toBe(1)
    const other = await portal.ask('requestSave', { as: budi, key: randomUUID(), body })
    expect(other.body).toMatchObject({ err: 'ALREADY_FILED' })
  })
})
