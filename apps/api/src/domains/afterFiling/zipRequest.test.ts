import { createHash } from 'node:crypto'

import { say } from '@saki/texts/say'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { giveTestMandate, makeConsultant } from '../../testing/consultants.ts'
import { samplePerson } from '../../testing/filings.ts'
import { registerMark, sampleMark } from '../../testing/marks.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { readZip } from '../../testing/readZip.ts'
import { submitTestRequest } from '../../testing/requests.ts'
import { pdfFile } from '../../testing/uploadFiles.ts'

let portal: TestPortal
let sari: TestActor
let budi: TestActor
let officer: TestActor
let SUBMISSION_NBR: string
const proof = pdfFile({ pages: 3 })

/** Gives the attachment of a slot the bytes of a PDF. */
async function storeBytes(slot: string, bytes: Buffer): Promise<void> {
  const key = await portal.services.files.put(bytes)
  await sql`update stored_file f set object_key = ${key}, size_bytes = ${bytes.length}, sha256 = ${createHash('sha256').update(bytes).digest()}
    from request r where r.request_id = f.request_id and r.submission_nbr = ${SUBMISSION_NBR} and f.specdoc_typ = ${slot}`.execute(
    portal.db,
  )
}

beforeAll(async () => {
  portal = await startTestPortal({ now: '2026-03-02T03:00:00Z' })
  sari = await portal.register()
  budi = await portal.register()
  officer = await portal.office()
  const number = await registerMark(portal, sari, sampleMark('KOPI SENJA'))
  const data = { NEW_DATA: [samplePerson('Sari Kopi Nusantara')] }
  const made = await submitTestRequest(portal, { kind: 'PN', numbers: [number], data, slots: ['BKT', 'KUA'], as: sari })
  SUBMISSION_NBR = made.body.SUBMISSION_NBR ?? ''
  await storeBytes('BKT', proof)
})
afterAll(() => portal.close())

const zip = (as: TestActor) => portal.ask('requestZip', { as, query: { SUBMISSION_NBR } })

describe('requestZip', () => {
  test('holds the files of a request; one that cannot be read is named in the index with the reason', async () => {
    const { status, bytes } = await zip(sari)
    expect(status).toBe(200)
    const entries = [...readZip(bytes)]
    expect(entries.map(([name]) => name.startsWith(SUBMISSION_NBR))).toEqual([true, false])
    expect(entries[0]?.[1]).toEqual(proof)
    const index = entries[1]?.[1].toString('utf8') ?? ''
    expect(index).toContain(`"${createHash('sha256').update(proof).digest('hex')}"`)
    const lost = index.split('\r\n').find((line) => line.includes('KUA'))
    expect(lost).toContain(say('id', 'errors:FILE_MISSING'))
  })

  test('is 404 for a stranger and a consultant without mandate; a consultant with one and an officer have it', async () => {
    const [stranger, agent] = [await makeConsultant(portal), await makeConsultant(portal)]
    await giveTestMandate(portal, sari, agent, { POWER: 'READ' })
    const statuses = await Promise.all([budi, stranger, agent, officer].map(async (as) => (await zip(as)).status))
    expect(statuses).toEqual([404, 404, 200, 200])
  })
})
