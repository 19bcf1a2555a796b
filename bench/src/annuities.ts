import { randomUUID } from 'node:crypto'

import type { Db } from '@saki/db'

import { importCases } from '../../apps/api/src/operator/cases/importCases.ts'
import { sendJson } from './client.ts'
import { line, spread } from './figures.ts'
import { signInUsers } from './people.ts'
import type { BenchPortal } from './portal.ts'

const PATENTS = 200
const ROUNDS = 10

/** One billing code for the annuities of two hundred patents: the quote of all of them, and the order of the code. */
export async function benchAnnuities(portal: BenchPortal, db: Db): Promise<void> {
  const { added, rejected } = await importCases(db, patents(), new Date())
  if (added !== PATENTS) throw new Error(`${added} patents imported: ${JSON.stringify(rejected[0])}`)
  const [user] = await signInUsers(db, portal.baseUrl, 1)
  const cookie = user?.cookie ?? ''
  const numbers = Array.from({ length: PATENTS }, (_, n) => numberOf(n))
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

async function timed<R>(times: number[], work: () => Promise<R>): Promise<R> {
  const began = performance.now()
  const result = await work()
  times.push(performance.now() - began)
  return result
}

const numberOf = (n: number) => `P00${new Date().getUTCFullYear() - 5}${String(10_000 + n)}`

/** Patents of the holding account, filed five years ago and paid up to their fifth year, so that the sixth is due. */
async function* patents(): AsyncIterable<string> {
  const filed = new Date().getUTCFullYear() - 5
  for (let n = 0; n < PATENTS; n += 1)
    yield JSON.stringify({
      PATENT_ID: numberOf(n),
      APPL_TYP: 'PATENT',
      TITLE: `Mesin ${n}`,
      FILING_DATE: `${filed}-12-15`,
      REGISTRATION_NBR: `IDP${String(900_000_000 + n)}`,
      REGISTRATION_DATE: `${filed + 2}-06-10`,
      QTY_CLAIMS: 12,
      PAID_YEARS: 5,
      OWNERS: [{ PERSON_NAME: 'PT Maju', PERSON_WCODE: 'C', NATIONALITY_COUNTRY_CODE: 'ID', ADDR_STREET: 'Jalan 5' }],
    })
}
