import type { Db } from '@saki/db'

import { line, pause } from './figures.ts'
import { signInUsers, type User } from './people.ts'
import type { BenchPortal } from './portal.ts'
import { fillRegister } from './register.ts'

const CASES = 130_000
/** Most cases of a file. */
const ROWS = 100_000
const ROUNDS = 3

/** Results of a search with 100,000 cases as files: rows a second, and how much more memory the server took. */
export async function benchExports(portal: BenchPortal, db: Db): Promise<void> {
  await fillRegister(db, CASES)
  const users = await signInUsers(db, portal.baseUrl, 2 * ROUNDS)
  for (const [what, path] of [
    ['JSON', '/exportSearch?format=json'],
    ['XML', '/exportSearch?format=xml'],
    ['spreadsheet', '/excelSearchPatent'],
  ] as const)
    for (let round = 0; round < ROUNDS; round += 1) await measure(portal, what, path, users[round])
  await measure(portal, 'JSON by owner', '/exportSearch?format=json&sort=owner', users[ROUNDS])
}

async function measure(portal: BenchPortal, what: string, path: string, user: User | undefined): Promise<void> {
  await pause(1_000)
  const before = portal.residentBytes()
  let peak = before
  const watch = setInterval(() => (peak = Math.max(peak, portal.residentBytes())), 20)
  const began = performance.now()
  const reply = await fetch(`${portal.baseUrl}/api${path}`, {
    method: 'POST',
    headers: { cookie: user?.cookie ?? '', 'x-requested-with': 'saki', 'content-type': 'application/json' },
    body: '{}',
  })
  if (reply.status !== 200 || !reply.body) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
  let bytes = 0
  for await (const part of reply.body) bytes += part.length
  const took = (performance.now() - began) / 1000
  clearInterval(watch)
  line(
    `${what} of ${ROWS.toLocaleString('en')} found cases`,
    `${Math.round(ROWS / took).toLocaleString('en')} rows a second, ${(bytes / 1e6).toFixed(1)} MB, ${Math.round((peak - before) / 1e6)} MB more memory than ${Math.round(before / 1e6)} MB`,
  )
}
