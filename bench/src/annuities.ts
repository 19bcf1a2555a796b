import { randomUUID } from 'node:crypto'

import type { Db } from '@saki/db'

import { sendJson } from './client.ts'
import { line, spread, timed } from './figures.ts'
import { importGranted } from './patents.ts'
import { signInUsers } from './people.ts'
import type { BenchPortal } from './portal.ts'

const PATENTS = 200
const ROUNDS = 10

/** One billing code for the annuities of two hundred patents: the quote of all of them, and the order of the code. */
export async function benchAnnuities(portal: BenchPortal, db: Db): Promise<void> {
  const numbers = await importGranted(db, 10_000, PATENTS)
  const [user] = await signInUsers(db, portal.baseUrl, 1)
  const cookie = user?.cookie ?? ''
  const [quotes, orders]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    const asked = numbers.map((PATENT_ID) => ({ PATENT_ID, TO_YEAR: null }))
    const quote = await timed(quotes, () =>
      sendJson(portal.baseUrl, '/annuities/quote', { cookie, body: { PATENTS: asked } }),
    )
    const { PATENTS: quoted, TOTAL_AMOUNT } = quote.body as { PATENTS: Quoted[]; TOTAL_AMOUNT: number }
    const wanted = quoted.map(({ PATENT_ID, TO_YEAR }) => ({ PATENT_ID, TO_YEAR }))
    const order = await timed(orders, () =>
      sendJson(portal.baseUrl, '/annuities/order', {
        cookie,
        headers: { 'idempotency-key': randomUUID() },
        body: { PATENTS: wanted, TOTAL_AMOUNT },
      }),
    )
    if (order.status !== 200) throw new Error(`order answered ${order.status}: ${JSON.stringify(order.body)}`)
  }
  line(`quote of the annuities of ${PATENTS} patents`, spread(quotes))
  line(`billing code for ${PATENTS} patents, priced again and issued`, spread(orders))
}

interface Quoted {
  PATENT_ID: string
  TO_YEAR: number | null
}
