import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { ownerAlone } from './access.ts'
import { deskPageQuery, requestsOfNameQuery, tabCountsQuery } from './domains/afterFiling/desk.sql.ts'
import { groupCountsQuery, pageRowsQuery } from './domains/afterFiling/list.sql.ts'
import type { ListFilter } from './domains/afterFiling/requestFilter.sql.ts'
import { pageKeysQuery, requestSharesQuery, isOfWholeAccounts } from './domains/afterFiling/requestPage.sql.ts'
import { matchingRequests, newestQuery } from './domains/afterFiling/requestWords.sql.ts'
import { statisticsQuery } from './domains/afterFiling/statistics.sql.ts'
import { fillRequests } from './testing/bulkRequests.ts'
import { wrongInLists } from './testing/keptLists.ts'
import { fillAccount, vacuum } from './testing/bulkCases.ts'
import { readBy } from './testing/plannedRows.ts'
import { startTestPortal, type TestActor, type TestPortal } from './testing/portal.ts'
import { testSize } from './testing/testSize.ts'

const REQUESTS = testSize('REQUESTS', { small: 30_000, whole: 100_000 })
const OTHERS = REQUESTS / 5
const CASES = REQUESTS / 5
/** Most rows one statement may read for a page: candidates of every share, and the lookups for the rows shown. */
const MOST_ROWS = 2_500
const NOW = new Date('2026-03-02T03:00:00Z')
const TABLES = [
  'request_list',
  'request_words',
  'request',
  'request_case',
  'desk_request',
  'process',
  'bill',
  'application',
]
const ALL: ListFilter = {
  place: undefined,
  kind: undefined,
  words: undefined,
  applicationNumber: undefined,
  letters: undefined,
  from: undefined,
  to: undefined,
}

let portal: TestPortal
let firm: TestActor

beforeAll(async () => {
  portal = await startTestPortal({ now: NOW.toISOString() })
  firm = await portal.register()
  const other = await portal.register()
  for (const [owner, count, first] of [
    [firm.userId, REQUESTS, 0],
    [other.userId, OTHERS, REQUESTS],
  ] as const) {
    const numbered = await fillAccount(portal.db, owner, CASES)
    const numbers = Array.from({ length: CASES }, (_, n) => numbered + n).filter((n) => n % 6 > 0)
    await fillRequests(portal.db, {
      ownerId: owner,
      numbers: numbers.map((n) => `A002025${n}`),
      count,
      now: NOW,
      first,
    })
  }
  await vacuum(portal.db)
}, 600_000)
afterAll(() => portal.close())

async function expectFew(query: RawBuilder<unknown>, most = MOST_ROWS): Promise<void> {
  for (const plan of ['custom', 'generic'] as const) {
    const read = await readBy(portal.db, query, plan)
    expect(read.scanned.filter((table) => TABLES.includes(table))).toEqual([])
    expect(read.mostRows, `rows by ${read.where}, ${plan} plan`).toBeLessThanOrEqual(most)
  }
}

const reach = () => ownerAlone(firm.userId)

async function pageOf(narrowed: Partial<ListFilter>, page: number, total: number) {
  const filter = { ...ALL, ...narrowed }
  const shares = isOfWholeAccounts(reach(), filter)
    ? undefined
    : (await requestSharesQuery(reach(), filter).execute(portal.db)).rows
  return pageKeysQuery(reach(), filter, { shares }, { page, size: 10, total })
}

describe('one account with many requests: no statement reads, sorts or counts the whole account for', () => {
  test.each<[string, Partial<ListFilter>, number]>([
    ['all', {}, REQUESTS],
    ['a group', { place: 4 }, REQUESTS / 5],
    ['a kind', { kind: 'PN' }, REQUESTS / 6],
    ['a right', { letters: ['A'] }, REQUESTS],
    ['days', { from: '2025-11-11', to: '2025-12-12' }, 9_000],
    ['a kind of a group on days', { place: 3, kind: 'PN', from: '2025-11-11', to: '2025-12-12' }, 600],
  ])('the first and the last page of %s', async (_what, narrowed, total) => {
    await expectFew(await pageOf(narrowed, 1, total))
    await expectFew(await pageOf(narrowed, Math.floor(total / 10), total))
    await expectFew(requestSharesQuery(reach(), { ...ALL, ...narrowed }))
    await expectFew(groupCountsQuery(reach(), { ...ALL, ...narrowed }, undefined), 20_000)
  })

  test('the counts of its groups', async () => {
    await expectFew(groupCountsQuery(reach(), ALL, undefined))
  })

  test('a page in the middle, which reads the index to it only', async () => {
    await expectFew(await pageOf({}, REQUESTS / 20, REQUESTS), REQUESTS / 2 + 10)
  })

  test('the rows of a page', async () => {
    const { rows } = await (await pageOf({}, 1, REQUESTS)).execute(portal.db)
    expect(rows).toHaveLength(10)
    await expectFew(pageRowsQuery(reach(), ALL, rows), 100)
  })

  test('a search for the number of one, and for words of none', async () => {
    await expectFew(newestQuery([firm.userId], 'TRX-2020-0000077'))
    for (const words of ['%TRX-2020-0000077%', '%tidak ada%'])
      await expectFew(sql`select id from ${matchingRequests([firm.userId], words)} f(id)`, 100)
  })

  test('its statistics', async () => {
    await expectFew(
      statisticsQuery(reach(), { from: '2025-01-01', to: '2026-12-31', kind: undefined, letters: undefined }),
    )
  })
})

describe('many requests at the desk: no statement reads a whole tab for', () => {
  test.each(['NEW', 'VERIFICATION', 'COMPLETENESS', 'DISPUTE', 'HELD', 'ENDED'] as const)(
    'the first and the last page of %s, of all kinds and of one',
    async (tab) => {
      for (const kind of [undefined, 'PN', 'OP']) {
        const filter = { kind, words: undefined, found: undefined }
        const total =
          (await tabCountsQuery(filter).execute(portal.db)).rows.find((each) => each.tab === tab)?.total ?? 0
        await expectFew(deskPageQuery(tab, filter, { page: 1, size: 10, total }))
        await expectFew(deskPageQuery(tab, filter, { page: Math.max(1, Math.ceil(total / 10)), size: 10, total }))
      }
    },
  )

  test('the counts of the tabs', async () => {
    await expectFew(tabCountsQuery({ kind: undefined, words: undefined, found: undefined }))
  })

  test('the requests of a name', async () => {
    await expectFew(requestsOfNameQuery('Firma'))
  })

  test('the statistics of everybody', async () => {
    await expectFew(
      statisticsQuery('office', { from: '2025-01-01', to: '2026-12-31', kind: undefined, letters: undefined }),
    )
  })
})

test('the filled requests are kept as triggers keep them', async () => {
  // The cases were filled without their triggers.
  await portal.db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one)
    await sql`select rebuild_register()`.execute(one)
    await sql`reset all`.execute(one)
  })
  await portal.db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    expect((await wrongInLists(tx, '2026-03-02')).slice(0, 3)).toEqual([])
  })
}, 240_000)
