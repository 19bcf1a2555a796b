import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { makeVirusScanner } from '../../ports/clamdScanner.ts'
import { eicar, startFakeClamd, type FakeClamd } from '../../testing/fakeClamd.ts'
import { draftDesign } from '../../testing/filings.ts'
import { jpeg } from '../../testing/pictures.ts'
import type { VirusScanner } from '../../ports/virusScanner.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { pdfFile } from '../../testing/uploadFiles.ts'
import { makeTestDraft, uploadAccepted } from '../../testing/uploads.ts'
import { markScanned, scanningQuery } from './scan.sql.ts'
import { scanFile, scanLeftOver } from './scanFile.ts'

let clamd: FakeClamd
let portal: TestPortal
let sari: TestActor

beforeAll(async () => {
  clamd = await startFakeClamd()
  const virus = makeVirusScanner(clamd.url, 300)
  portal = await startTestPortal(virus && { virus })
  sari = await portal.register()
})
afterAll(async () => {
  await portal.close()
  await clamd.stop()
})
beforeEach(() => void (clamd.manner = 'correct'))

const infectedPdf = () => pdfFile({ extra: [`(${eicar.replaceAll('\\', '\\\\')}) % ${eicar}`] })
const list = async (tempId: string) =>
  (await portal.ask('getListImageSpecDoc', { as: sari, query: { fileId: tempId } })).body
const rowOf = (fileId: string) =>
  portal.db.selectFrom('stored_file').selectAll().where('file_id', '=', fileId).executeTakeFirstOrThrow()
const give = (tempId: string, bytes: Buffer, slot = 'KUA') =>
  uploadAccepted(portal, { as: sari, tempId, bytes, name: 'surat.pdf', slot })

describe('a file in quarantine', () => {
  test('is listed as being scanned, then as clean, and is only then sent', async () => {
    clamd.manner = 'hangs up'
    const tempId = await makeTestDraft(portal, sari)
    const bytes = pdfFile()
    // The job fails and will be retried.
    const reply = await give(tempId, bytes).catch(() => undefined)
    const [row] = await list(tempId)
    expect(row).toMatchObject({ SCAN: 'scanning', FILE_NAME: 'surat.pdf' })
    expect(reply?.SCAN ?? 'scanning').toBe('scanning')
    const id = row?.ID ?? ''
    const held = await portal.ask('getPDFDoc', { as: sari, params: { id } })
    expect([held.status, held.body.err, held.body.title]).toEqual([
      409,
      'FILE_IN_QUARANTINE',
      expect.stringContaining('masih dipindai virus'),
    ])
    clamd.manner = 'correct'
    portal.setNow('2026-03-02T04:30:00Z')
    expect(await scanLeftOver(portal.services, portal.services.clock())).toBe(1)
    await portal.drain()
    expect((await list(tempId))[0]).toMatchObject({ SCAN: 'clean' })
    expect((await portal.ask('getPDFDoc', { as: sari, params: { id } })).bytes.equals(bytes)).toBe(true)
    expect(await scanLeftOver(portal.services, portal.services.clock())).toBe(0)
  })

  test('its thumbnail is shown meanwhile', async () => {
    clamd.manner = 'hangs up'
    const tempId = await makeTestDraft(portal, sari)
    await uploadAccepted(portal, { as: sari, tempId, bytes: await jpeg() }).catch(() => undefined)
    const id = (await list(tempId))[0]?.ID ?? ''
    expect((await portal.ask('getIMGDoc', { as: sari, params: { id }, query: { size: 'thumb' } })).status).toBe(200)
    expect((await portal.ask('getIMGDoc', { as: sari, params: { id }, query: { size: 'original' } })).body.err).toBe(
      'FILE_IN_QUARANTINE',
    )
  })
})

describe('a result', () => {
  const quarantined = async (bytes: Buffer) => {
    clamd.manner = 'hangs up'
    const { TEMP_ID, body } = await draftDesign(portal, sari)
    await give(TEMP_ID, bytes, 'URD').catch(() => undefined)
    clamd.manner = 'correct'
    const { file_id: fileId } = await portal.db
      .selectFrom('stored_file')
      .select('file_id')
      .where('temp_id', '=', TEMP_ID)
      .where('scan_state', '=', 'scanning')
      .executeTakeFirstOrThrow()
    return { fileId, tempId: TEMP_ID, body, objectKey: (await rowOf(fileId)).object_key }
  }
  const mark = (file: { fileId: string; tempId: string; objectKey: string }) =>
    portal.db.transaction().execute((tx) => markScanned(tx, file, { state: 'clean', at: portal.services.clock() }))

  test('says whether the file is of a draft or filed, and undefined when no row changed', async () => {
    const file = await quarantined(pdfFile())
    expect(await mark({ ...file, objectKey: 'another object' })).toBeUndefined()
    expect((await rowOf(file.fileId)).scan_state).toBe('scanning')
    expect(await mark(file)).toBe('draft')
    expect(await mark(file)).toBeUndefined()
    const other = await quarantined(pdfFile())
    const filed = await portal.ask('savePermohonan', { as: sari, key: randomUUID(), body: other.body })
    expect(filed.body.SUBMISSION_NBR).toMatch(/^TRX-/)
    expect(await mark(other)).toBe('filed')
  })

  test.each([
    ['clean', pdfFile, infectedPdf, 'infected'],
    ['infected', infectedPdf, pdfFile, 'clean'],
  ] as const)('%s is not written to an object put in its place during the scan', async (_is, scanned, put, state) => {
    const { fileId, objectKey } = await quarantined(scanned())
    const replacement = await portal.services.files.put(put())
    const { virus } = portal.services
    const replacing: VirusScanner = {
      scan: async (bytes) => {
        const verdict = await virus?.scan(bytes)
        await portal.db
          .updateTable('stored_file')
          .set({ object_key: replacement })
          .where('file_id', '=', fileId)
          .where('object_key', '=', objectKey)
          .execute()
        return verdict ?? { is: 'clean' }
      },
    }
    await scanFile({ ...portal.services, virus: replacing, log: portal.app.log }, fileId)
    expect((await rowOf(fileId)).scan_state).toBe(state)
  })
})

describe('an infected file', () => {
  test('loses its bytes, is listed as infected, and is not sent', async () => {
    const tempId = await makeTestDraft(portal, sari)
    const { DOC_ID } = await give(tempId, infectedPdf())
    const row = await rowOf(DOC_ID)
    expect([row.scan_state, row.scan_found]).toEqual(['infected', 'Eicar-Test-Signature'])
    await expect(portal.services.files.size(row.object_key)).rejects.toMatchObject({ code: 'ENOENT' })
    const answer = await portal.ask('getPDFDoc', { as: sari, params: { id: DOC_ID } })
    expect([answer.status, answer.body.err]).toEqual([409, 'FILE_INFECTED'])
    expect(answer.body.title).toContain('Berkas mengandung virus dan tidak disimpan.')
  })

  test('loses its bytes at the next run when the first did not remove them', async () => {
    const tempId = await makeTestDraft(portal, sari)
    clamd.manner = 'silent'
    await give(tempId, infectedPdf()).catch(() => undefined)
    const { ID = '' } = (await list(tempId))[0] ?? {}
    await portal.db.updateTable('stored_file').set({ scan_state: 'infected' }).where('file_id', '=', ID).execute()
    const { object_key } = await rowOf(ID)
    expect(await portal.services.files.size(object_key)).toBeGreaterThan(0)
    await scanFile({ ...portal.services, log: portal.app.log }, ID)
    await expect(portal.services.files.size(object_key)).rejects.toMatchObject({ code: 'ENOENT' })
  })

  test('stops filing with an error that names it, until it is deleted; one being scanned does not', async () => {
    const { body, TEMP_ID } = await draftDesign(portal, sari)
    const { DOC_ID } = await give(TEMP_ID, infectedPdf(), 'URD')
    const stopped = await portal.ask('savePermohonan', { as: sari, key: randomUUID(), body })
    expect([stopped.status, stopped.body.err]).toEqual([422, 'NOT_COMPLETE'])
    expect(stopped.body.fields).toEqual([
      { field: 'FILES.URD', message: expect.stringContaining('surat.pdf mengandung virus dan tidak disimpan') },
    ])
    await portal.ask('deleteFilePendukung', { as: sari, body: { DOC_ID } })
    clamd.manner = 'silent'
    await give(TEMP_ID, pdfFile(), 'URD').catch(() => undefined)
    const saved = stopped.body.current as { ROW_VERSION: number }
    const again = { ...body, ROW_VERSION: saved.ROW_VERSION }
    const filed = await portal.ask('savePermohonan', { as: sari, key: randomUUID(), body: again })
    expect(filed.body.SUBMISSION_NBR).toMatch(/^TRX-/)
  })

  test('found after filing: the bytes are kept, but not sent', async () => {
    const { body, TEMP_ID } = await draftDesign(portal, sari)
    clamd.manner = 'silent'
    await give(TEMP_ID, infectedPdf(), 'URD').catch(() => undefined)
    const filed = await portal.ask('savePermohonan', { as: sari, key: randomUUID(), body })
    expect(filed.body.SUBMISSION_NBR).toMatch(/^TRX-/)
    clamd.manner = 'correct'
    portal.setNow('2026-03-02T07:00:00Z')
    await scanLeftOver(portal.services, portal.services.clock())
    await portal.drain()
    const row = await portal.db
      .selectFrom('stored_file')
      .selectAll()
      .where('temp_id', '=', TEMP_ID)
      .where('specdoc_typ', '=', 'URD')
      .executeTakeFirstOrThrow()
    expect(row.scan_state).toBe('infected')
    expect(await portal.services.files.size(row.object_key)).toBe(row.size_bytes)
    const answer = await portal.ask('getPDFDoc', { as: sari, params: { id: row.file_id } })
    expect(answer.body.err).toBe('FILE_INFECTED')
  })
})

test('unfinished scans are found by the index stored_file_scanning', async () => {
  await portal.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx)
    const plan = await scanningQuery(tx, portal.services.clock()).explain()
    expect(JSON.stringify(plan)).toContain('stored_file_scanning')
  })
})
