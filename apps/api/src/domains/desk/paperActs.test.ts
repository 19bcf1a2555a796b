import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { seedNumbered, type NumberedTestCase } from '../../testing/cases.ts'
import { scanned, uploadScan } from '../../testing/paperScans.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { jpeg } from '../../testing/pictures.ts'
import { pdfFile } from '../../testing/uploadFiles.ts'
import { collectOrphans } from '../documents/collectOrphans.ts'

const NOW = '2026-03-02T03:00:00Z'

let portal: TestPortal
let owner: TestActor
let stranger: TestActor
let officer: TestActor
let colleague: TestActor
let one: NumberedTestCase

beforeAll(async () => {
  portal = await startTestPortal({ now: NOW })
  ;[owner, stranger] = [await portal.register(), await portal.register()]
  ;[officer, colleague] = [await portal.office(), await portal.office()]
})
afterAll(() => portal.close())
beforeEach(async () => {
  portal.setNow(NOW)
  one = await seedNumbered(portal.db, { ownerId: owner.userId, now: new Date(NOW) })
})

const wire = ({ process: { procTyp, procNbr } } = one) => ({ PROC_TYP: procTyp, PROC_NBR: procNbr })
const withdraw = (more: { SCAN_ID?: string }, of = one, key: string = randomUUID()) => {
  const { procTyp: PROC_TYP, procNbr: PROC_NBR } = of.process
  const body = { PROC_TYP, PROC_NBR, ACTION_TYP: 'WDR', NOTES: 'Surat di loket', ...more }
  return portal.ask('insertAction', { as: officer, key, body })
}
const look = async (of = one) =>
  (await portal.ask('officeCase', { query: { patentId: of.patentId }, as: officer })).body
const open = (as: TestActor, id: string) => portal.ask('getPDFDoc', { params: { id }, as })
const faults = (body: { fields?: { field: string; message: string }[] | undefined }) => body.fields ?? []

describe('an act on paper', () => {
  test('without its scan is refused, and says what is safe and what to do', async () => {
    const { status, body } = await withdraw({})
    expect([status, faults(body).map(({ field }) => field)]).toEqual([422, ['SCAN_ID']])
    expect(faults(body)[0]?.message).toMatch(/Belum ada yang tercatat.*Unggah/)
    expect((await look()).HISTORY).toHaveLength(1)
  })

  test('has its scan in the history, which officers and the owner open and a stranger does not find', async () => {
    const bytes = pdfFile({ pages: 2 })
    const uploaded = (await uploadScan(portal, officer, { patentId: one.patentId, bytes, name: 'Surat penarikan.pdf' }))
      .body
    expect((await withdraw({ SCAN_ID: uploaded.DOC_ID })).status).toBe(200)
    expect((await look()).HISTORY.map(({ SCAN_DOC_ID }) => SCAN_DOC_ID)).toEqual([null, uploaded.DOC_ID])
    const statuses = await Promise.all(
      [officer, colleague, owner, stranger].map(async (as) => (await open(as, uploaded.DOC_ID)).status),
    )
    expect(statuses).toEqual([200, 200, 200, 404])
    const documents = (await portal.ask('getListDokumen', { params: { id: one.patentId }, as: owner })).body
    expect(documents.find(({ DOC_ID }) => DOC_ID === uploaded.DOC_ID)).toMatchObject({
      DOC_NAME: 'Surat penarikan.pdf',
      DOC_TYP_NAME: 'Surat yang diterima di atas kertas',
      DIRECTION: 'IN',
    })
  })

  test('takes no scan of another officer and no unknown one', async () => {
    const { SCAN_ID } = await scanned(portal, colleague, wire())
    for (const wrong of [SCAN_ID, 'unknown-scan-000000000']) {
      const { status, body } = await withdraw({ SCAN_ID: wrong })
      expect([status, faults(body).map(({ field }) => field)]).toEqual([422, ['SCAN_ID']])
    }
    expect((await look()).HISTORY).toHaveLength(1)
  })

  test('takes no scan that another act has', async () => {
    const scan = await scanned(portal, officer, wire())
    expect((await withdraw(scan)).status).toBe(200)
    expect((await withdraw(scan)).body.fields?.map(({ field }) => field)).toEqual(['SCAN_ID'])
    expect((await look()).HISTORY).toHaveLength(2)
  })

  test('takes no scan that was uploaded for another case', async () => {
    const other = await seedNumbered(portal.db, { ownerId: stranger.userId, now: new Date(NOW) })
    const scan = await scanned(portal, officer, wire(other))
    const { status, body } = await withdraw(scan)
    expect([status, faults(body).map(({ field }) => field)]).toEqual([422, ['SCAN_ID']])
    expect((await look()).HISTORY).toHaveLength(1)
    expect((await open(owner, scan.SCAN_ID)).status).toBe(404)
    expect((await withdraw(scan, other)).status).toBe(200)
  })

  test('of two parallel ones with the same scan one is recorded', async () => {
    const scan = await scanned(portal, officer, wire())
    const answers = await Promise.all([withdraw(scan), withdraw(scan)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })

  test('repeated with the same key is recorded once with the same reply', async () => {
    const [scan, key] = [await scanned(portal, officer, wire()), randomUUID()]
    const [first, again] = [await withdraw(scan, one, key), await withdraw(scan, one, key)]
    expect([first.status, again.body]).toEqual([200, first.body])
    expect((await look()).HISTORY).toHaveLength(2)
  })

  test('that is refused leaves its scan for the next attempt', async () => {
    const scan = await scanned(portal, officer, wire())
    const { procTyp: PROC_TYP, procNbr: PROC_NBR } = one.process
    const body = { PROC_TYP, PROC_NBR, ACTION_TYP: 'ANS', NOTES: 'Surat di loket', ...scan }
    expect((await portal.ask('insertAction', { as: officer, key: randomUUID(), body })).status).toBe(409)
    expect((await withdraw(scan)).status).toBe(200)
  })
})

describe('the scan of a paper', () => {
  test('is opened by nobody before an act has it, and forgotten after 30 days', async () => {
    const { SCAN_ID } = await scanned(portal, officer, wire())
    for (const as of [officer, colleague, owner]) expect((await open(as, SCAN_ID)).status).toBe(404)
    const kept = await scanned(portal, officer, wire())
    await withdraw(kept)
    await collectOrphans({ ...portal.services, log: portal.app.log }, new Date('2026-04-02T03:00:00Z'))
    const left = portal.db.selectFrom('stored_file').select('file_id').where('file_id', 'in', [SCAN_ID, kept.SCAN_ID])
    expect(await left.execute()).toEqual([{ file_id: kept.SCAN_ID }])
  })

  test('is a PDF, in its own slot, uploaded by an officer', async () => {
    const { patentId } = one
    const picture = await uploadScan(portal, officer, { patentId, bytes: await jpeg(), name: 'surat.jpg' })
    expect([picture.status, picture.body.err]).toEqual([422, 'FILE_REFUSED'])
    expect((await uploadScan(portal, officer, { patentId, slot: 'KUA' })).status).toBe(422)
    expect((await uploadScan(portal, owner, { patentId })).status).toBe(403)
  })

  test('uploaded again with the same key is the same, also after its act; other bytes are refused', async () => {
    const [key, { patentId }] = [randomUUID(), one]
    const first = await uploadScan(portal, officer, { patentId, key })
    await withdraw({ SCAN_ID: first.body.DOC_ID })
    expect((await uploadScan(portal, officer, { patentId, key })).body).toEqual(first.body)
    const other = await uploadScan(portal, officer, { patentId, key, bytes: pdfFile({ pages: 3 }) })
    expect(other.body.err).toBe('KEY_REUSED')
    const elsewhere = await seedNumbered(portal.db, { ownerId: stranger.userId, now: new Date(NOW) })
    expect((await uploadScan(portal, officer, { patentId: elsewhere.patentId, key })).body.err).toBe('KEY_REUSED')
  })

  test('for a case that does not exist is refused and stored nowhere', async () => {
    for (const patentId of ['A00209900001', 'desk-paper'])
      expect((await uploadScan(portal, officer, { patentId })).status).toBe(404)
    const stored = portal.db.selectFrom('stored_file').select('file_id').where('specdoc_typ', '=', 'PPR')
    expect(await stored.where('scan_case_id', 'is', null).execute()).toEqual([])
  })
})
