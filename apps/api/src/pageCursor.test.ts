import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { fillAccount } from './testing/bulkCases.ts'
import { seedNumbered } from './testing/cases.ts'
import { startTestPortal, type TestActor, type TestPortal } from './testing/portal.ts'

/** Of the unpaid cases some are past their term by then, others are not. */
const NOW = '2025-02-01T03:00:00Z'
/** Within the hour in which every other case was submitted. */
const AMONG = new Date('2025-01-01T03:00:00Z')
const CASES = 30
const SIZE = 4

let portal: TestPortal
let owner: TestActor
let stranger: TestActor

beforeAll(async () => {
  portal = await startTestPortal({ now: NOW })
  owner = await portal.register()
  stranger = await portal.register()
  await fillAccount(portal.db, owner.userId, CASES)
  // Filing dates are equal already; with these only the ids tell most cases and letters apart.
  await sql`update application set submitted_at = date_trunc('hour', submitted_at), title = case when application_id % 3 = 0 then title else 'Botol' end`.execute(
    portal.db,
  )
  await sql`update inbox_item set delivered_at = date_trunc('hour', delivered_at)`.execute(portal.db)
})
afterAll(() => portal.close())

type Query = Record<string, string | number>
interface Page {
  ids: string[]
  next: string | undefined
  previous: string | undefined
}

const lists = {
  async getPatents(query: Query): Promise<Page> {
    const { body } = await portal.ask('getPatents', { query: { size: SIZE, ...query }, as: owner })
    const ids = body.data.map((row) => row.SUBMISSION_NBR)
    return { ids, next: body.NEXT_CURSOR, previous: body.PREVIOUS_CURSOR }
  },
  async getInbox(query: Query): Promise<Page> {
    const { body } = await portal.ask('getInbox', { query: { size: SIZE, ...query }, as: owner })
    const ids = body.data.map((row) => row.INBOX_ID)
    return { ids, next: body.NEXT_CURSOR, previous: body.PREVIOUS_CURSOR }
  },
}
type List = keyof typeof lists

/** All rows by page number, while nothing is inserted. */
async function allRows(list: List, query: Query): Promise<string[]> {
  const ids: string[] = []
  for (let page = 1; ; page += 1) {
    const shown = await lists[list]({ ...query, page })
    ids.push(...shown.ids)
    if (shown.ids.length < SIZE) return ids
  }
}

/** A case and its letter among the others, and one before all of them. */
async function insertSome(): Promise<void> {
  for (const now of [AMONG, new Date(NOW)])
    await seedNumbered(portal.db, { ownerId: owner.userId, now, title: 'Botol' })
}

const everyOrder: [List, Query][] = [
  ...['submitted', 'filing_date', '-filing_date', 'title', 'due'].map((sort): [List, Query] => [
    'getPatents',
    { sort },
  ]),
  ['getPatents', { sort: 'due', group: 'payment' }],
  ['getPatents', { sort: 'title', q: 'botol' }],
  ['getPatents', { sort: 'filing_date', year: 2025 }],
  ['getPatents', { sort: 'submitted', dueBefore: '2027-06-01' }],
  ['getInbox', {}],
  ['getInbox', { sort: 'ranked' }],
  ['getInbox', { unread: 'Y' }],
  ['getInbox', { action: 'Y' }],
  ['getInbox', { q: 'botol', sort: 'ranked' }],
  ['getInbox', { action_typ: 'PAY' }],
]

describe('from page to page by cursor, while rows are inserted and many rows stand at the same place', () => {
  test.each(everyOrder)('%s %o shows every row exactly once, forwards and backwards', async (list, query) => {
    const before = await allRows(list, query)
    const known = new Set(before)
    let page = 1
    let shown = await lists[list](query)
    const forwards = [...shown.ids]
    while (shown.next !== undefined) {
      if (page === 2) await insertSome()
      page += 1
      shown = await lists[list]({ ...query, page, cursor: shown.next })
      forwards.push(...shown.ids)
    }
    expect(forwards.filter((id) => known.has(id))).toEqual(before)
    expect(new Set(forwards).size).toBe(forwards.length)

    const backwards = [...shown.ids]
    while (shown.previous !== undefined) {
      if (page === 3) await insertSome()
      page = Math.max(1, page - 1)
      shown = await lists[list]({ ...query, page, cursor: shown.previous })
      backwards.unshift(...shown.ids)
    }
    expect(new Set(backwards).size).toBe(backwards.length)
    expect(backwards.filter((id) => known.has(id))).toEqual(before)
  })
})

describe('a page farther from the cursor, while nothing changes', () => {
  test.each(everyOrder)('%s %o shows what its number shows', async (list, query) => {
    const from = await lists[list]({ ...query, page: 3 })
    for (const [page, cursor] of [
      [5, from.next],
      [4, from.next],
      [2, from.previous],
      [1, from.previous],
    ] as const) {
      if (cursor === undefined) continue
      const shown = await lists[list]({ ...query, page, cursor })
      expect({ page, ids: shown.ids }).toEqual({ page, ids: (await lists[list]({ ...query, page })).ids })
    }
  })
})

describe('a cursor is refused', () => {
  const replyTo = async (list: List, query: Query, as = owner) => {
    const { status, body } = await portal.ask(list, { query: { size: SIZE, ...query }, as })
    return { status, body: body as unknown }
  }
  const refused = (field: string) => ({
    status: 400,
    body: { err: 'BAD_REQUEST', fields: [{ field }] },
  })

  test.each<[List, Query]>([
    ['getPatents', { sort: 'title' }],
    ['getInbox', { sort: 'ranked' }],
  ])('%s: with one character changed, cut short or made up', async (list, query) => {
    const { next = '' } = await lists[list](query)
    const changed = [...next].map((sign, at) => next.slice(0, at) + (sign === 'A' ? 'B' : 'A') + next.slice(at + 1))
    const made = Buffer.from(JSON.stringify(['cases title', 'after', 1, [0, 'a', 1]])).toString('base64url')
    for (const cursor of [...changed, next.slice(0, -4), next.slice(4), made, 'A'.repeat(22) + made, '', "'; --"])
      expect(await replyTo(list, { ...query, page: 2, cursor })).toMatchObject(refused('cursor'))
    expect(await replyTo(list, { ...query, page: 2, cursor: next })).toMatchObject({ status: 200 })
  })

  test('of another order, another list or another reader', async () => {
    const { next = '' } = await lists.getPatents({})
    expect(await replyTo('getPatents', { sort: 'title', page: 2, cursor: next })).toMatchObject(refused('cursor'))
    expect(await replyTo('getInbox', { page: 2, cursor: next })).toMatchObject(refused('cursor'))
    expect(await replyTo('getPatents', { page: 2, cursor: next }, stranger)).toMatchObject(refused('cursor'))
  })

  test('with the number of a page on its other side', async () => {
    const { next = '', previous = '' } = await lists.getPatents({ page: 3 })
    for (const [page, cursor] of [
      [3, next],
      [2, next],
      [3, previous],
      [4, previous],
    ] as const)
      expect(await replyTo('getPatents', { page, cursor })).toMatchObject(refused('page'))
  })
})
