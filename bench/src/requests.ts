import { get, type IncomingMessage } from 'node:http'

import type { Db } from '@saki/db'
import { sql } from 'kysely'

import { fillAccount } from '../../apps/api/src/testing/bulkCases.ts'
import { fillRequests } from '../../apps/api/src/testing/bulkRequests.ts'
import { sendJson } from './client.ts'
import { benchExtracts } from './extracts.ts'
import { line, pause, spread, timed } from './figures.ts'
import { signInUsers } from './people.ts'
import type { BenchPortal } from './portal.ts'

const REQUESTS = 100_000
const CASES = 20_000
/** Requests of each of the other accounts. */
const OTHERS = [2_000, 2_000, 2_000, 2_000, 2_000]
const ROUNDS = 40
const DONE = REQUESTS / 5

/** Calls on an account with 100,000 requests. */
const calls: [what: string, path: string][] = [
  ['list of 10 with counts of groups, first page', '/requests/list?size=10'],
  ['list, page in the middle', `/requests/list?size=10&page=${REQUESTS / 20}`],
  ['list, last page', `/requests/list?size=10&page=${REQUESTS / 10}`],
  ['list of a group, page in its middle', `/requests/list?size=10&group=DONE&page=${DONE / 20}`],
  ['list of a kind', '/requests/list?size=10&kind=PN'],
  ['search, one found', '/requests/list?q=TRX-2020-0000077'],
  ['search, all found', '/requests/list?q=botol'],
  ['statistics of a year', `/requests/statistics?from=${year(-1)}&to=${year(0)}`],
]
const deskCalls: [what: string, path: string][] = [
  ...(['NEW', 'VERIFICATION', 'COMPLETENESS', 'DISPUTE', 'HELD', 'ENDED'] as const).map((tab): [string, string] => [
    `desk, tab ${tab}`,
    `/office/requests?tab=${tab}`,
  ]),
  ['desk, last page of NEW', `/office/requests?tab=NEW&page=${Math.floor((DONE + 2_000) / 10)}`],
  ['desk, search, one found', '/office/requests?tab=NEW&q=TRX-2020-0000076'],
  ['statistics of everybody', `/requests/statistics?from=${year(-1)}&to=${year(0)}`],
]

/** Lists, desk, statistics and spreadsheet with 100,000 requests in one account, and extracts from payment to document. */
export async function benchRequests(portal: BenchPortal, db: Db): Promise<void> {
  const [firm, officer, ...others] = await signInUsers(db, portal.baseUrl, 2 + OTHERS.length)
  if (!firm || !officer) throw new Error('nobody signed in')
  await sql`update app_user set role = 'office' where user_id = ${officer.userId}`.execute(db)
  const from = await fillAccount(db, firm.userId, CASES)
  const numbers = Array.from({ length: CASES }, (_, n) => from + n).flatMap((n) => (n % 6 > 0 ? [`A002025${n}`] : []))
  let first = 0
  for (const [ownerId, count] of [
    [firm.userId, REQUESTS],
    ...others.map(({ userId }, at) => [userId, OTHERS[at] ?? 0]),
  ]) {
    await fillRequests(db, { ownerId: ownerId ?? 0, numbers, count: count ?? 0, now: new Date(), first })
    first += count ?? 0
  }
  await sql`vacuum analyze`.execute(db)
  for (const [what, path] of calls) await measure(portal, what, path, firm.cookie)
  for (const [what, path] of deskCalls) await measure(portal, what, path, officer.cookie)
  await benchSheet(portal, firm.cookie)
  await benchExtracts(portal, db)
}

async function measure(portal: BenchPortal, what: string, path: string, cookie: string): Promise<void> {
  const times: number[] = []
  await sendJson(portal.baseUrl, path, { cookie })
  for (let round = 0; round < ROUNDS; round += 1) {
    const { status, body } = await timed(times, () => sendJson(portal.baseUrl, path, { cookie }))
    if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`)
  }
  line(what, spread(times))
}

/** The list of all requests as a spreadsheet, three times: rows a second, and how much more memory the server took. */
async function benchSheet(portal: BenchPortal, cookie: string): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await pause(2_000)
    const before = portal.residentBytes()
    let peak = before
    const watch = setInterval(() => (peak = Math.max(peak, portal.residentBytes())), 20)
    const began = performance.now()
    const bytes = await drain(`${portal.baseUrl}/api/requests/sheet`, cookie)
    const took = (performance.now() - began) / 1000
    clearInterval(watch)
    line(
      `spreadsheet of ${REQUESTS.toLocaleString('en')} requests`,
      `${Math.round(REQUESTS / took).toLocaleString('en')} rows a second, ${(bytes / 1e6).toFixed(1)} MB, ${Math.round((peak - before) / 1e6)} MB more memory than ${Math.round(before / 1e6)} MB`,
    )
  }
}

function drain(url: string, cookie: string): Promise<number> {
  return new Promise((done, failed) => {
    get(url, { headers: { cookie } }, (reply: IncomingMessage) => {
      if (reply.statusCode !== 200) failed(new Error(`the spreadsheet answered ${reply.statusCode}`))
      let bytes = 0
      reply.on('data', (part: Buffer) => (bytes += part.length))
      reply.on('end', () => done(bytes))
    }).on('error', failed)
  })
}

/** Today, so many years from now. */
function year(ahead: number): string {
  const day = new Date()
  day.setUTCFullYear(day.getUTCFullYear() + ahead)
  return day.toISOString().slice(0, 10)
}
