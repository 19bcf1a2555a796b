import type { Db } from '@saki/db'
import autocannon, { type Result } from 'autocannon'
import { sql } from 'kysely'

import { line, percentile, spread } from './figures.ts'
import { checkNumbers, fileForAWhile, prepareFilers, type FilingTimes } from './filing.ts'
import { signInUsers } from './people.ts'
import type { BenchPortal } from './portal.ts'
import { fillRegister } from './register.ts'

const CASES = 125_000
const SEARCHES_A_SECOND = 50
const LONGEST_S = 120

/** Filing alone and during fifty searches a second of a filled register. Searches must cost filing little: p99 at most 1.3 times as long. */
export async function benchFlood(portal: BenchPortal, db: Db): Promise<void> {
  await fillRegister(db, CASES)
  const filers = await prepareFilers(portal, db)
  const first = await fileForAWhile(portal, filers)
  const flood = await startSearches(portal, db)
  const during = await fileForAWhile(portal, filers)
  const searches = await flood.stop()
  const again = await fileForAWhile(portal, filers)
  const alone = { submits: [...first.submits, ...again.submits], payments: [...first.payments, ...again.payments] }
  line(`searches, ${SEARCHES_A_SECOND} a second wanted`, searches)
  for (const call of ['submits', 'payments'] as const) {
    line(`${call} alone`, spread(alone[call]))
    line(`${call} during the searches`, spread(during[call]))
    line('  p99 in times alone', (percentile(during[call], 0.99) / percentile(alone[call], 0.99)).toFixed(2))
  }
  const runs: FilingTimes[] = [first, during, again]
  line(
    'filings a second: alone, during, alone',
    runs.map((run) => (run.payments.length / run.took).toFixed(0)).join(', '),
  )
  const failures = runs.flatMap((run) => run.failures)
  line('  refused or failed', failures.length === 0 ? 'none' : `${failures.length}, first: ${failures[0]}`)
  await checkNumbers(
    db,
    runs.reduce((sum, run) => sum + run.payments.length, 0),
  )
}

/** Searches of marks and of the register in turn, by ten users, until stopped; then what became of them. */
async function startSearches(portal: BenchPortal, db: Db) {
  const users = await signInUsers(db, portal.baseUrl, 10)
  const { rows } = await sql<{ words: string[] }>`
    select string_to_array(title_key, ' ') as words from register_entry where title_key <> '' order by random() limit 200`.execute(
    db,
  )
  const requests = rows.map(({ words }, at) => {
    const text = encodeURIComponent(words.join(' '))
    const path = at % 2 === 0 ? `/api/getSimilarTrademarks?name=${text}` : `/api/searchRegister?q=${text}&facets=Y`
    return { path, headers: { cookie: users[at % users.length]?.cookie ?? '', 'x-requested-with': 'saki' } }
  })
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  const running = autocannon(
    { url: portal.baseUrl, connections: 10, duration: LONGEST_S, overallRate: SEARCHES_A_SECOND, requests },
    (failed, result) => (failed ? reject(failed as Error) : resolve(result)),
  )
  return {
    stop: async () => {
      running.stop()
      const { latency, requests: asked, non2xx, errors } = await promise
      return `${asked.average.toFixed(0)} a second, p50 ${latency.p50} ms, p99 ${latency.p99} ms, ${non2xx + errors} refused`
    },
  }
}
