import autocannon from 'autocannon'
import type { Db } from '@saki/db'
import { sql } from 'kysely'

import { fillAccount } from '../../apps/api/src/testing/bulkCases.ts'
import { startBare } from '../../apps/api/src/testing/bareServer.ts'
import { sendJson } from './client.ts'
import { line } from './figures.ts'
import { signInUsers, type User } from './people.ts'
import type { BenchPortal } from './portal.ts'
import { cpuSeconds, databaseCpuSeconds } from './processor.ts'

const CONNECTIONS = 32
const ROUNDS = 2
/** Seconds measured, after one second of warm-up. */
const SECONDS = 2
/** Cases in each account, and number of accounts of that size. */
const SIZES = [
  { cases: 100, accounts: 32 },
  { cases: 10_000, accounts: 8 },
  { cases: 200_000, accounts: 1 },
] as const

interface Account extends User {
  /** First number in the titles of the account's cases. */
  first: number
  cases: number
  /** Cursors to the page after the one in the middle, as its reply gives them. */
  next: { list: string; inbox: string }
}

const middle = (cases: number) => Math.ceil(cases / 20)
const afterMiddle = (cases: number, cursor: string) =>
  `size=10&page=${middle(cases) + 1}&cursor=${encodeURIComponent(cursor)}`

/** Requests measured for every size. The `q` of a search matches one case, none, or all. */
const questions: [string, (account: Account, cases: number) => string][] = [
  ['list of 10 with counts of tabs (getPatents)', () => '/api/getPatents?page=1&size=10'],
  ['list of a tab by deadline', () => '/api/getPatents?group=action&sort=due'],
  ['search in the list, one found', ({ first }) => `/api/getPatents?q=${first + 77}`],
  ['search in the list, none found', () => '/api/getPatents?q=tidak%20ada'],
  ['search in the list, all found', () => '/api/getPatents?q=botol'],
  ['list of a year, all in it', () => '/api/getPatents?year=2025'],
  ['list of a year, none in it', () => '/api/getPatents?year=2019'],
  ['list until a deadline, a third of it', () => '/api/getPatents?dueBefore=2027-12-31'],
  ['list, last page', (_account, cases) => `/api/getPatents?size=10&page=${Math.ceil(cases / 10)}`],
  ['list, page in the middle by its number', (_account, cases) => `/api/getPatents?size=10&page=${middle(cases)}`],
  ['list, next page in the middle', ({ next }, cases) => `/api/getPatents?${afterMiddle(cases, next.list)}`],
  ['inbox page (getInbox)', () => '/api/getInbox?page=1&size=10'],
  ['inbox as its screen opens (ranked)', () => '/api/getInbox?sort=ranked&size=25'],
  ['attention strip (what waits, 50)', () => '/api/getInbox?action=Y&size=50'],
  ['search in the inbox, one found', ({ first }) => `/api/getInbox?q=${first + 77}`],
  ['inbox until a last day, most of what waits', () => '/api/getInbox?due_before=2027-12-31'],
  ['inbox, page in the middle by its number', (_account, cases) => `/api/getInbox?size=10&page=${middle(cases)}`],
  ['inbox, next page in the middle', ({ next }, cases) => `/api/getInbox?${afterMiddle(cases, next.inbox)}`],
  ['unread count (getInboxUnreads)', ({ userId }) => `/api/getInboxUnreads/${userId}`],
]

/** Requests per second for lists and inbox in accounts of 100, 10,000 and 200,000 cases, and their ratio to a bare read. */
export async function benchReads(portal: BenchPortal, db: Db, databaseUrl: string, only?: number): Promise<void> {
  const wanted = SIZES.filter(({ cases }) => only === undefined || cases === only)
  if (wanted.length === 0) throw new Error(`accounts are of ${SIZES.map(({ cases }) => cases).join(', ')} cases`)
  const [officer] = await signInUsers(db, portal.baseUrl, 1)
  if (!officer) throw new Error('nobody signed in')
  await sql`update app_user set role = 'office' where user_id = ${officer.userId}`.execute(db)
  const sizes: Account[][] = []
  const queue: { cpuMs: number; ratio: number }[] = []
  for (const { cases, accounts } of wanted) {
    sizes.push(await fillAccounts(portal, db, cases, accounts))
    const bare = await askBare(db, databaseUrl)
    const asked = await ask(db, portal.pid, portal.baseUrl, [officer], () => '/api/office/queue?kind=FORMALITY')
    queue.push({ cpuMs: asked.cpuMs, ratio: asked.perSecond / bare.perSecond })
  }
  line('cases in the register', String(wanted.reduce((sum, { cases, accounts }) => sum + cases * accounts, 0)))
  line('each figure in accounts of', wanted.map(({ cases }) => cases.toLocaleString('en')).join(' / '))
  line(
    'queue of officers as the register grows by each of these',
    `${shown(
      queue.map(({ cpuMs }) => cpuMs),
      2,
    )} ms of processor each, a second to a bare read ${shown(
      queue.map(({ ratio }) => ratio),
      2,
    )}`,
  )
  for (const [what, path] of questions)
    await compare(what, { portal, db, databaseUrl }, sizes, (account) => path(account, account.cases))
}

async function fillAccounts(portal: BenchPortal, db: Db, cases: number, accounts: number): Promise<Account[]> {
  const filled: Omit<Account, 'next'>[] = []
  for (const user of await signInUsers(db, portal.baseUrl, accounts))
    filled.push({ ...user, cases, first: await fillAccount(db, user.userId, cases) })
  await db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one)
    await sql`vacuum analyze`.execute(one)
  })
  const cursorAfter = async (call: string, { cookie }: User) => {
    const { body } = await sendJson(portal.baseUrl, `/${call}?size=10&page=${middle(cases)}`, { cookie })
    if (typeof body['NEXT_CURSOR'] !== 'string') throw new Error(`${call} has no page after the one in the middle`)
    return body['NEXT_CURSOR']
  }
  return Promise.all(
    filled.map(async (account) => ({
      ...account,
      next: { list: await cursorAfter('getPatents', account), inbox: await cursorAfter('getInbox', account) },
    })),
  )
}

/** Measures the sizes in turn, ROUNDS times, so that other load on the machine affects all of them. */
async function compare(
  what: string,
  { portal, db, databaseUrl }: Machine,
  sizes: Account[][],
  path: (account: Account) => string,
): Promise<void> {
  const figures: Figure[][] = sizes.map(() => [])
  const bare: Figure[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    bare.push(await askBare(db, databaseUrl))
    for (const [at, accounts] of sizes.entries())
      figures[at]?.push(await ask(db, portal.pid, portal.baseUrl, accounts, path))
  }
  const least = mean(bare.map(({ perSecond }) => perSecond))
  const leastWork = mean(bare.map(({ cpuMs }) => cpuMs))
  const rates = figures.map((some) => mean(some.map(({ perSecond }) => perSecond)))
  const work = figures.map((some) => mean(some.map(({ cpuMs }) => cpuMs)))
  const p99 = figures.map((some) => Math.max(...some.map((each) => each.p99)))
  const bad = figures.flat().reduce((sum, figure) => sum + figure.bad, 0)
  line(
    what,
    `${shown(rates, 0)} a second (bare ${least.toFixed(0)}: ${shown(
      rates.map((each) => each / least),
      2,
    )}), p99 ${shown(p99, 0)} ms`,
  )
  line(
    '',
    `${shown(work, 2)} ms of processor each (bare ${leastWork.toFixed(2)}: ${shown(
      work.map((each) => each / leastWork),
      1,
    )}), to that at 100 ${shown(
      work.map((each) => each / (work[0] ?? 1)),
      2,
    )}${bad > 0 ? `, ${bad} WRONG ANSWERS` : ''}`,
  )
}

interface Machine {
  portal: BenchPortal
  db: Db
  databaseUrl: string
}

interface Figure {
  perSecond: number
  p99: number
  bad: number
  /** CPU milliseconds of server and database per answer; other load on the machine hardly changes it. */
  cpuMs: number
}

const shown = (some: number[], digits: number) => some.map((each) => each.toFixed(digits)).join(' / ')

async function ask<U extends User>(
  db: Db,
  pid: number,
  baseUrl: string,
  users: U[],
  path: (user: U) => string,
): Promise<Figure> {
  const requests = users.map((user) => ({
    method: 'GET' as const,
    path: path(user),
    headers: { cookie: user.cookie, 'x-requested-with': 'saki' },
  }))
  const run = (duration: number) => autocannon({ url: baseUrl, connections: CONNECTIONS, duration, requests })
  const spent = async () => cpuSeconds(pid) + (await databaseCpuSeconds(db))
  await run(1)
  const before = await spent()
  const result = await run(SECONDS)
  const cpuMs = (((await spent()) - before) * 1000) / Math.max(1, result.requests.total)
  return { perSecond: result.requests.average, p99: result.latency.p99, bad: result.non2xx + result.errors, cpuMs }
}

/** Measures the bare server on this machine under the same conditions. */
async function askBare(db: Db, databaseUrl: string): Promise<Figure> {
  const bare = await startBare(databaseUrl)
  try {
    return await ask(db, bare.pid, bare.baseUrl, [{ userId: 0, cookie: '' }], () => '/')
  } finally {
    bare.stop()
  }
}

const mean = (some: number[]) => some.reduce((sum, each) => sum + each, 0) / some.length
