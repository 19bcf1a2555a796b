import { randomUUID } from 'node:crypto'

import type { Db } from '@saki/db'
import { sql } from 'kysely'

import { sendJson } from './client.ts'
import { line, pause, spread, timed } from './figures.ts'
import { importGranted } from './patents.ts'
import { settleBill } from './settleBill.ts'
import { signInUsers } from './people.ts'
import type { BenchPortal } from './portal.ts'

const EXTRACTS = 150
/** Milliseconds between two payments. */
const BETWEEN = 200
const LONGEST = 120_000

/** Extracts of the patent register, paid five a second: from the notice of payment until the PDF can be downloaded. */
export async function benchExtracts(portal: BenchPortal, db: Db): Promise<void> {
  const numbers = await importGranted(db, 30_000, EXTRACTS)
  const [user] = await signInUsers(db, portal.baseUrl, 1)
  const ordered: Record<string, unknown>[] = []
  for (const number of numbers) ordered.push(await order(portal, user?.cookie ?? '', number))
  const times: number[] = []
  const began = performance.now()
  await Promise.all(
    ordered.map(async (one, at) => {
      await pause(at * BETWEEN)
      await timed(times, () => payAndWait(portal, db, one))
    }),
  )
  const took = (performance.now() - began) / 1000
  line(`${EXTRACTS} extracts, paid five a second, in ${took.toFixed(0)} s: payment to PDF`, spread(times))
}

async function order(portal: BenchPortal, cookie: string, number: string): Promise<Record<string, unknown>> {
  const save = async (more: Record<string, unknown>) => {
    const { status, body } = await sendJson(portal.baseUrl, '/requests/save', {
      cookie,
      headers: { 'idempotency-key': randomUUID() },
      body: { USERDOC_TYP: 'PT', PATENT_IDS: [number], DATA: {}, ...more },
    })
    if (status !== 200) throw new Error(`requests/save answered ${status}: ${JSON.stringify(body)}`)
    return body
  }
  const { TEMP_ID, ROW_VERSION } = await save({})
  return save({ TEMP_ID, ROW_VERSION, IND_SUBMIT: 'Y' })
}

async function payAndWait(portal: BenchPortal, db: Db, submitted: Record<string, unknown>): Promise<void> {
  const failure = await settleBill(portal, submitted)
  if (failure) throw new Error(failure)
  const began = performance.now()
  while (performance.now() - began < LONGEST) {
    const { rows } = await sql<{ made: number }>`
      select count(*)::int as made from request r
        join request_case c using (request_id)
        join letter l on l.letter_typ = 'PTK' and l.application_id = c.application_id and l.addressee_id = r.owner_id
        join office_document d on d.doc_id = l.letter_id
       where r.submission_nbr = ${String(submitted['SUBMISSION_NBR'])}`.execute(db)
    if ((rows[0]?.made ?? 0) > 0) return
    await pause(25)
  }
  throw new Error(`no extract after ${LONGEST} ms`)
}
