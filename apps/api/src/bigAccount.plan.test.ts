import { legalDateOf } from '@saki/domain/dates/legalDate'
import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { ownerAlone } from './access.ts'
import {
  queueCountQuery as countQueue,
  queuePageQuery as queuePage,
  repliedQuery,
  stateCountQuery,
} from './domains/desk/queue.sql.ts'
import { applicantStates, workflowsOfRight, statesOfWork } from './domains/workflow/workKind.ts'
import { matchingCases } from './caseWords.sql.ts'
import { orderOf, type InboxFilter } from './domains/inbox/inboxFilter.sql.ts'
import { talliedQuery } from './letterCounts.sql.ts'
import { inboxKeysQuery, inboxRowsQuery } from './domains/inbox/inbox.sql.ts'
import { caseCountQuery, caseKeysQuery, caseRowsQuery } from './domains/patents/caseList.sql.ts'
import { listShares, sharesQuery } from './domains/patents/caseShares.sql.ts'
import type { CaseSort } from './domains/patents/caseOrder.sql.ts'
import { bigAccount } from './testing/bigAccount.ts'
import { readBy } from './testing/plannedRows.ts'
import { startTestPortal, type TestPortal } from './testing/portal.ts'

/** Every share of a tab is larger than the most rows a statement may read. CASES=200000 plans a full-size account. */
const CASES = Number(process.env['CASES'] ?? 100_000)
const LETTERS = Math.floor(CASES / 6) * 7
/** Most rows one statement may read for a page: candidates of every share, and the lookups for the rows shown. */
const MOST_ROWS = 2_500
/** The same for a page beside another: of every share or rank the rows from there to the end of the page. */
const MOST_BESIDE = 500
/** A filter by deadline reads the nearest thousand of each of the five tabs. */
const MOST_GATHERED = 5_000
const NOW = new Date('2026-03-02T03:00:00Z')
const SORTS: CaseSort[] = ['submitted', 'filing_date', '-filing_date', 'title', 'due']

let portal: TestPortal
let firm: number

beforeAll(async () => {
  const { database, ownerId } = await bigAccount(CASES)
  firm = ownerId
  portal = await startTestPortal({ now: NOW.toISOString(), database })
}, 600_000)
afterAll(() => portal.close())

async function expectFew(query: RawBuilder<unknown>, most = MOST_ROWS): Promise<void> {
  for (const plan of ['custom', 'generic'] as const) {
    const read = await readBy(portal.db, query, plan)
    const big = read.scanned.filter((table) =>
      ['case_list', 'case_words', 'application', 'process', 'inbox_item', 'process_action', 'bill'].includes(table),
    )
    expect(big).toEqual([])
    expect(read.mostRows, `rows by ${read.where}, ${plan} plan`).toBeLessThanOrEqual(most)
  }
}

const casePage = async (sort: CaseSort, group: 'all' | 'action' | 'payment' = 'all', page = 1) => {
  const all = await listShares(portal.db, ownerAlone(firm))
  const within = { ...all, shares: all.shares.filter((share) => group === 'all' || share.group === group) }
  return caseKeysQuery({ within, now: NOW }, { sort, page, size: 10 }, CASES).query
}
/** The page after, and the page before, a page in the middle of the list. */
const pagesBeside = async (sort: CaseSort) => {
  const within = await listShares(portal.db, ownerAlone(firm))
  const page = CASES / 20
  const middle = caseKeysQuery({ within, now: NOW }, { sort, page, size: 1 }, CASES).query
  const key = (await middle.execute(portal.db)).rows[0]?.key ?? []
  return (['after', 'before'] as const).map((side) => {
    const cursor = { order: '', side, page, key }
    const asked = { sort, page: side === 'after' ? page + 3 : page - 3, size: 10, cursor }
    return caseKeysQuery({ within, now: NOW }, asked, CASES).query
  })
}
/** A page of cases filtered by year or deadline; the count of the same filter must be `total`. */
const filteredPage = async (sort: CaseSort, filter: { year?: number; dueBefore?: string }, total: number) => {
  const within = await listShares(portal.db, ownerAlone(firm))
  return caseKeysQuery({ within, now: NOW, ...filter }, { sort, page: 1, size: 10 }, total).query
}
/** Buffer pages read by the word search. The plan counts those a function reads as well. */
async function pagesOfSearch(pattern: string): Promise<number> {
  const pages = async () => {
    const { rows } = await sql<{ 'QUERY PLAN': { Plan: Record<string, number> }[] }>`
      explain (analyze, buffers, format json) select id from ${matchingCases([firm], pattern)} f(id)`.execute(portal.db)
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
    return (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0)
  }
  // The first run on a connection also reads the system catalogue.
  await pages()
  return Math.min(await pages(), await pages())
}
const inboxFilter = (narrowed: Partial<InboxFilter>): InboxFilter => ({
  reader: ownerAlone(firm),
  page: 1,
  size: 10,
  now: NOW,
  today: legalDateOf(NOW),
  ...narrowed,
})
/** `total` only decides whether a far page is read from the end. */
const inbox = (narrowed: Partial<InboxFilter>) => inboxKeysQuery(inboxFilter(narrowed), LETTERS).query

describe('one large account: no statement reads, sorts or counts the whole account for', () => {
  test.each(SORTS)('a page of the list by %s, of all and of a tab', async (sort) => {
    await expectFew(await casePage(sort))
    await expectFew(await casePage(sort, 'action'))
    await expectFew(await casePage(sort, 'payment', 20))
  })

  test.each(SORTS)('the pages beside one in the middle of the list by %s', async (sort) => {
    for (const query of await pagesBeside(sort)) await expectFew(query, MOST_BESIDE)
  })

  test('the rows of a page', async () => {
    const { rows } = await (await casePage('submitted')).execute(portal.db)
    await expectFew(
      caseRowsQuery(
        firm,
        rows.map(({ applicationId }) => applicationId),
      ),
    )
    await expectFew(inboxRowsQuery(inboxFilter({}), (await inbox({}).execute(portal.db)).rows))
  })

  test('the counts of the tabs', async () => {
    await expectFew(sharesQuery(ownerAlone(firm)))
  })

  test('the counts filtered by deadline or year', async () => {
    const within = await listShares(portal.db, ownerAlone(firm))
    await expectFew(caseCountQuery({ within, now: NOW, dueBefore: '2027-12-31' }))
    await expectFew(caseCountQuery({ within, now: NOW, year: 2025 }))
    await expectFew(caseCountQuery({ within, now: NOW, year: 2019 }))
  })

  test.each(SORTS)('a page by %s filtered by a year with few cases, and by deadline', async (sort) => {
    await expectFew(await filteredPage(sort, { year: 2019 }, 3))
    await expectFew(await filteredPage(sort, { dueBefore: '2027-12-31' }, 1_000), MOST_GATHERED)
    await expectFew(await filteredPage(sort, { dueBefore: '2025-01-02' }, 3))
  })

  test.each(['submitted', 'filing_date', '-filing_date'] as const)(
    'a page by %s filtered by a year with most of the cases',
    async (sort) => {
      await expectFew(await filteredPage(sort, { year: 2025 }, 1_001))
    },
  )

  test('the last page, and one near the end, in every sort order', async () => {
    for (const sort of SORTS) {
      await expectFew(await casePage(sort, 'all', CASES / 10))
      await expectFew(await casePage(sort, 'all', CASES / 10 - 20))
    }
  })

  test('a search for a word of one case, which the index narrows to few candidates', async () => {
    for (const words of [`%${firm}000077%`, '%tidak ada%']) expect(await pagesOfSearch(words), words).toBeLessThan(150)
  })

  test.each<[string, Partial<InboxFilter>]>([
    ['newest first', {}],
    ['ranked', { sort: 'ranked' }],
    ['unread', { unread: true }],
    ['waiting, 50 per page', { isWaiting: true, size: 50 }],
    ['of one kind', { actions: ['design-registration refuse'] }],
    ['of one case', { applicationNumber: 'A0020251002000001' }],
    ['waiting until a day, many', { dueBefore: '2027-12-31' }],
    ['waiting until a day, few', { dueBefore: '2027-01-02' }],
    ['page 20, ranked', { sort: 'ranked', page: 20 }],
  ])('a page of the inbox, %s', async (_what, narrowed) => {
    await expectFew(inbox(narrowed))
  })

  test.each<[string, Partial<InboxFilter>]>([
    ['newest first', {}],
    ['ranked', { sort: 'ranked' }],
    ['unread', { unread: true }],
    ['waiting', { isWaiting: true }],
  ])('the pages beside one in the middle of the inbox, %s', async (_what, narrowed) => {
    const page = 500
    const { rows } = await inbox({ ...narrowed, page }).execute(portal.db)
    const order = orderOf(inboxFilter(narrowed))
    for (const side of ['after', 'before'] as const) {
      const cursor = { order, side, page, key: rows[0]?.key ?? [] }
      await expectFew(inbox({ ...narrowed, page: side === 'after' ? page + 3 : page - 3, cursor }), MOST_BESIDE)
    }
  })

  test('the last page of the inbox', async () => {
    for (const sort of ['newest', 'ranked'] as const)
      await expectFew(inbox({ sort, page: Math.floor(LETTERS / 10) - 20 }))
  })

  test('the counts of the inbox', async () => {
    await expectFew(talliedQuery(ownerAlone(firm), { unread: true }))
  })

  test('the queue of officers, its counts, and deadlines of applicants', async () => {
    const states = { by: 'states', stateRefs: statesOfWork('FORMALITY', undefined) } as const
    const terms = { by: 'terms', until: '2027-06-01', stateRefs: applicantStates(undefined) } as const
    const replies = { by: 'replies', flows: workflowsOfRight(undefined) } as const
    const page = { page: 1, size: 10 }
    for (const source of [states, terms, replies]) {
      await expectFew(queuePage({ source }, page))
      await expectFew(countQueue({ source }))
    }
    await expectFew(stateCountQuery(statesOfWork(undefined, undefined)))
    await expectFew(repliedQuery(statesOfWork(undefined, undefined)))
  })
})
