import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { giveTestMandate, makeConsultant } from '../../testing/consultants.ts'
import { samplePerson } from '../../testing/filings.ts'
import { registerMark, sampleMark } from '../../testing/marks.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { readSheet } from '../../testing/readSheet.ts'
import { submitTestRequest } from '../../testing/requests.ts'

let portal: TestPortal
let sari: TestActor
let number: string
let nbr: string

beforeAll(async () => {
  portal = await startTestPortal({ now: '2026-03-02T03:00:00Z' })
  sari = await portal.register()
  number = await registerMark(portal, sari, sampleMark('KOPI SENJA'))
  const data = { NEW_DATA: [samplePerson('Sari Kopi Nusantara')] }
  const made = await submitTestRequest(portal, { kind: 'PN', numbers: [number], data, slots: ['BKT'], as: sari })
  nbr = made.body.SUBMISSION_NBR ?? ''
  await sql`update application set title = '=HYPERLINK("http://a.example")' where application_number = ${number}`.execute(
    portal.db,
  )
})
afterAll(() => portal.close())

/** A sheet, a minute after the last one, because a person may have five a minute. */
let minutes = 0
function sheet(as: TestActor, query: Record<string, string | number | undefined> = {}) {
  minutes += 2
  portal.setNow(new Date(Date.parse('2026-03-02T03:00:00Z') + minutes * 60_000).toISOString())
  return portal.ask('requestSheet', { as, query })
}
const rowsOf = async (as: TestActor, query?: Parameters<typeof sheet>[1]) =>
  readSheet((await sheet(as, query)).bytes).rows.slice(1)

describe('requestSheet', () => {
  test('is the list as a workbook named Excel List, with numbers as text and no formula', async () => {
    const { status, headers, bytes } = await sheet(sari)
    expect(status).toBe(200)
    expect(headers['content-disposition']).toMatch(/filename="Excel List - 2026-03-02 10\.\d\d\.00\.xlsx"/)
    const { rows, formulas } = readSheet(bytes)
    expect(formulas).toBe(0)
    expect(rows[0]?.slice(0, 3)).toEqual(['Nomor pengajuan', 'Layanan', 'Nomor permohonan'])
    expect(rows[1]?.slice(0, 4)).toEqual([nbr, 'Perubahan nama atau alamat', number, `'=HYPERLINK("http://a.example")`])
    const { total } = (await portal.ask('requestList', { as: sari, query: {} })).body
    expect(rows).toHaveLength(total + 1)
  })

  test('is filtered as the list', async () => {
    expect(await rowsOf(sari, { group: 'UNPAID', kind: 'PN', right: 'T' })).toHaveLength(1)
    for (const query of [{ right: 'P' }, { kind: 'PJ' }, { from: '2026-03-03' }, { to: '2026-03-01' }, { q: 'zzz' }])
      expect(await rowsOf(sari, query), JSON.stringify(query)).toEqual([])
    expect(await rowsOf(sari, { from: '2026-03-02', to: '2026-03-02' })).toHaveLength(1)
  })

  test('has own requests, and those of principals for a consultant with a mandate', async () => {
    const [stranger, agent] = [await makeConsultant(portal), await makeConsultant(portal)]
    const other = await portal.register()
    await giveTestMandate(portal, sari, agent, { POWER: 'READ' })
    expect([await rowsOf(stranger), await rowsOf(other)]).toEqual([[], []])
    expect((await rowsOf(agent)).map(([first]) => first)).toEqual([nbr])
    expect((await sheet(stranger, { client: sari.userId })).status).toBe(404)
  })

  test('a needle of 10 MB is refused', async () => {
    const { status } = await sheet(sari, { q: 'a'.repeat(10_000_000) })
    expect(status).toBeGreaterThanOrEqual(400)
  })

  test('a person may have five a minute', async () => {
    const asked = await portal.register()
    const statuses: number[] = []
    for (let at = 0; at < 6; at++) statuses.push((await portal.ask('requestSheet', { as: asked, query: {} })).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})
