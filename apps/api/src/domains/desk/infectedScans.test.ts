import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { makeVirusScanner } from '../../ports/clamdScanner.ts'
import { seedNumbered, type NumberedTestCase } from '../../testing/cases.ts'
import { eicar, startFakeClamd, type FakeClamd } from '../../testing/fakeClamd.ts'
import { uploadScan } from '../../testing/paperScans.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { pdfFile } from '../../testing/uploadFiles.ts'
import { scanFile } from '../documents/scanFile.ts'

const NOW = '2026-03-02T03:00:00Z'

let clamd: FakeClamd
let portal: TestPortal
let owner: TestActor
let officer: TestActor
let one: NumberedTestCase

beforeAll(async () => {
  clamd = await startFakeClamd()
  const virus = makeVirusScanner(clamd.url, 300)
  portal = await startTestPortal({ now: NOW, ...(virus && { virus }) })
  ;[owner, officer] = [await portal.register(), await portal.office()]
})
afterAll(async () => {
  await portal.close()
  await clamd.stop()
})
beforeEach(async () => {
  clamd.manner = 'hangs up'
  one = await seedNumbered(portal.db, { ownerId: owner.userId, now: new Date(NOW) })
})

const infectedPdf = () => pdfFile({ extra: [`(${eicar.replaceAll('\\', '\\\\')}) % ${eicar}`] })
/** Uploads a scan that waits for the scanner; returns its id. */
const waiting = async (bytes: Buffer) => {
  await uploadScan(portal, officer, { patentId: one.patentId, bytes }).catch(() => undefined)
  const { file_id } = await portal.db
    .selectFrom('stored_file')
    .select('file_id')
    .where('scan_state', '=', 'scanning')
    .orderBy('uploaded_at', 'desc')
    .executeTakeFirstOrThrow()
  return file_id
}
const judge = async (fileId: string) => {
  clamd.manner = 'correct'
  await scanFile({ ...portal.services, log: portal.app.log }, fileId)
}
const withdraw = (SCAN_ID: string) => {
  const { procTyp: PROC_TYP, procNbr: PROC_NBR } = one.process
  const body = { PROC_TYP, PROC_NBR, ACTION_TYP: 'WDR', NOTES: 'Surat di loket', SCAN_ID }
  return portal.ask('insertAction', { as: officer, key: randomUUID(), body })
}
const open = (as: TestActor, id: string) => portal.ask('getPDFDoc', { params: { id }, as })
const historyOf = async () =>
  (await portal.ask('officeCase', { query: { patentId: one.patentId }, as: officer })).body.HISTORY

describe('with a virus scanner, the scan of a paper', () => {
  test('that has a virus is taken by no act, and nothing is recorded', async () => {
    const id = await waiting(infectedPdf())
    await judge(id)
    const { status, body } = await withdraw(id)
    expect([status, body.fields?.map(({ field }) => field)]).toEqual([422, ['SCAN_ID']])
    expect(await historyOf()).toHaveLength(1)
    expect((await open(officer, id)).status).toBe(404)
  })

  test('that waits for the scanner is taken, and opened by nobody until it is found clean', async () => {
    const id = await waiting(pdfFile())
    expect((await withdraw(id)).status).toBe(200)
    for (const as of [officer, owner]) expect((await open(as, id)).body.err).toBe('FILE_IN_QUARANTINE')
    await judge(id)
    for (const as of [officer, owner]) expect((await open(as, id)).status).toBe(200)
  })

  test('in which a virus is found after its act is opened by nobody; the act stands', async () => {
    const id = await waiting(infectedPdf())
    expect((await withdraw(id)).status).toBe(200)
    await judge(id)
    for (const as of [officer, owner]) expect((await open(as, id)).status).not.toBe(200)
    expect((await historyOf()).map(({ SCAN_DOC_ID }) => SCAN_DOC_ID)).toEqual([null, id])
  })
})
