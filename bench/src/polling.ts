import autocannon from 'autocannon'
import type { Db } from '@saki/db'

import { fillAccount } from '../../apps/api/src/testing/bulkCases.ts'
import { line } from './figures.ts'
import { signInUsers, type User } from './people.ts'
import type { BenchPortal } from './portal.ts'
import { cpuSeconds } from './processor.ts'

/** Requests of ten thousand open pages: the unread count every 30 s, the waiting letters every 60 s. */
const COUNTS_PER_SECOND = 333
const LISTS_PER_SECOND = 167
const SECONDS = 20

/** CPU cost of ten thousand open inboxes in which nothing happens. */
export async function benchPolling(portal: BenchPortal, db: Db): Promise<void> {
  const users = await signInUsers(db, portal.baseUrl, 64)
  for (const user of users) await fillAccount(db, user.userId, 100)
  const count = (user: User) => `/api/getInboxUnreads/${user.userId}`
  const waiting = () => '/api/getInbox?action=Y&size=50'
  await poll('500 polls a second of the unread count', portal, users, [{ path: count, rate: 500 }])
  await poll('10,000 open inboxes: the count every 30 s, what needs action every 60 s', portal, users, [
    { path: count, rate: COUNTS_PER_SECOND },
    { path: waiting, rate: LISTS_PER_SECOND },
  ])
}

interface Poll {
  path: (user: User) => string
  /** Requests per second of all users together. */
  rate: number
}

async function poll(what: string, portal: BenchPortal, users: User[], polls: Poll[]): Promise<void> {
  const known = await Promise.all(
    polls.map(async ({ path }) => Promise.all(users.map((user) => tagged(portal, user, path(user))))),
  )
  const run = (seconds: number) =>
    Promise.all(
      polls.map(({ rate }, index) =>
        autocannon({
          url: portal.baseUrl,
          connections: 32,
          duration: seconds,
          overallRate: rate,
          requests: known[index] ?? [],
        }),
      ),
    )
  await run(3)
  const [before, began] = [cpuSeconds(portal.pid), performance.now()]
  const results = await run(SECONDS)
  const cores = (cpuSeconds(portal.pid) - before) / ((performance.now() - began) / 1000)
  const asked = results.reduce((sum, result) => sum + result.requests.average, 0)
  const unchanged = results.reduce((sum, result) => sum + (result.statusCodeStats?.['304']?.count ?? 0), 0)
  const all = results.reduce((sum, result) => sum + result.requests.total, 0)
  const p99 = Math.max(...results.map((result) => result.latency.p99))
  line(
    what,
    `${cores.toFixed(2)} cores, ${asked.toFixed(0)} a second, ${Math.round((100 * unchanged) / all)} % of them 304, p99 ${p99} ms`,
  )
}

/** The request of a page that already has the reply, with its ETag. */
async function tagged(portal: BenchPortal, user: User, path: string) {
  const headers = { cookie: user.cookie, 'x-requested-with': 'saki' }
  const reply = await fetch(`${portal.baseUrl}${path}`, { headers })
  const tag = reply.headers.get('etag')
  if (reply.status !== 200 || tag === null) throw new Error(`${path} answered ${reply.status} without a tag`)
  return { method: 'GET' as const, path, headers: { ...headers, 'if-none-match': tag } }
}
