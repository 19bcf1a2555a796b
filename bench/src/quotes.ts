import type { Db } from '@saki/db'
import autocannon from 'autocannon'

import { line } from './figures.ts'
import { signInUsers } from './people.ts'
import type { BenchPortal } from './portal.ts'

/** A patent with everything charged by number, which gives the longest quote. */
const body = JSON.stringify({
  FORM_TYP: 'patent-filing',
  FILING: { APPL_TYP: 'PATENT', PATENT_KIND: 'P', APPL_SUBTYP: 'NATIONAL', PAYER_CATEGORY: 'UMUM' },
  COUNTS: { PAGES: 48, CLAIMS: 17, EARLY_PUBLICATION: 1, EXAMINATION: 1 },
})

/** Fee quotes for sixteen concurrent users. */
export async function benchQuotes(portal: BenchPortal, db: Db): Promise<void> {
  const users = await signInUsers(db, portal.baseUrl, 16)
  const requests = users.map((user) => ({
    method: 'POST' as const,
    path: '/api/feeQuote',
    headers: { cookie: user.cookie, 'x-requested-with': 'saki', 'content-type': 'application/json' },
    body,
  }))
  const run = (duration: number, rate: number) =>
    autocannon({ url: portal.baseUrl, connections: 16, duration, overallRate: rate, requests })
  await run(3, 200)
  // Sixteen people change an answer about every two seconds; this sends ten times as many requests.
  const { latency, requests: asked, non2xx, errors } = await run(10, 200)
  const bad = non2xx + errors
  line(
    'fee quote of a patent (feeQuote), 200 a second',
    `${asked.average.toFixed(0)} a second, p50 ${latency.p50} ms, p99 ${latency.p99} ms${bad > 0 ? `, ${bad} WRONG ANSWERS` : ''}`,
  )
}
