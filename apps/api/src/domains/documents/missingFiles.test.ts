import { randomBytes } from 'node:crypto'

import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

import { letterCases, type LetterCase } from '../../testing/letterCases.ts'
import { faultLines } from '../../operator/scrubCommand.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { pdfFile } from '../../testing/uploadFiles.ts'
import { makeTestDraft, uploadAccepted } from '../../testing/uploads.ts'
import { scrubAll } from './scrub.ts'

let portal: TestPortal
let sari: TestActor
let design: LetterCase

beforeAll(async () => {
  portal = await startTestPortal()
  sari = await portal.register()
  design = (await letterCases(portal, sari)).DESIGN
})
afterEach(() => void vi.restoreAllMocks())
afterAll(() => portal.close())

const alarms = () => vi.mocked(portal.app.log.error).mock.calls.map(([line]) => line as unknown)

/** A PDF of 3 MB filed with the case, large enough for a page index. */
async function filedPaper(): Promise<{ id: string; key: string }> {
  const bytes = pdfFile({
    extra: [`<< /Length 3000000 >>\nstream\n${randomBytes(1_500_000).toString('hex')}\nendstream`],
  })
  const tempId = await makeTestDraft(portal, sari)
  const { DOC_ID: id } = await uploadAccepted(portal, {
    as: sari,
    tempId,
    bytes,
    name: 'Surat Kuasa Budi.pdf',
    slot: 'KUA',
  })
  await sql`update stored_file set application_id = ${design.applicationId} where file_id = ${id}`.execute(portal.db)
  const row = await portal.db.selectFrom('stored_file').selectAll().where('file_id', '=', id).executeTakeFirstOrThrow()
  return { id, key: row.object_key }
}
const pictureOf = () =>
  portal.db
    .selectFrom('stored_file')
    .selectAll()
    .where('application_id', '=', design.applicationId)
    .where('specdoc_typ', '=', 'GDI')
    .where('view_typ', '=', 1)
    .executeTakeFirstOrThrow()

test('a document lost from the store is FILE_MISSING in every call, with an alarm that names case and document but no person', async () => {
  const { id, key } = await filedPaper()
  await portal.services.files.remove(key)
  vi.spyOn(portal.app.log, 'error')
  const asked = { as: sari, params: { id } }
  const answers = [
    await portal.ask('getPDFDoc', asked),
    await portal.ask('getPDFDoc', { ...asked, headers: { range: 'bytes=0-99' } }),
    await portal.ask('getPDFIndex', asked),
    await portal.ask('zipDocuments', { as: sari, query: { ids: id } }),
  ]
  for (const { status, body } of answers) {
    expect([status, body.err]).toEqual([502, 'FILE_MISSING'])
    expect(body.title).toContain('Data permohonan Anda tetap aman')
  }
  expect(alarms()).toContainEqual(
    expect.objectContaining({
      alarm: 'stored_file_missing',
      key,
      documents: [{ caseNumber: design.patentId, document: `KUA ${id}` }],
    }),
  )
  expect(JSON.stringify(alarms())).not.toContain('Budi')
})

test('a picture lost from the store is FILE_MISSING as original and as rendition', async () => {
  const { file_id: id, object_key: key } = await pictureOf()
  await portal.services.files.remove(key)
  vi.spyOn(portal.app.log, 'error')
  for (const size of ['original', 'full'])
    expect((await portal.ask('getIMGDoc', { as: sari, params: { id }, query: { size } })).body.err).toBe('FILE_MISSING')
  expect(alarms()).toContainEqual(
    expect.objectContaining({
      alarm: 'stored_file_missing',
      documents: expect.arrayContaining([{ caseNumber: design.patentId, document: `GDI ${id}` }]),
    }),
  )
})

test('a receipt lost from the store is FILE_MISSING; a certificate not made yet is "File Belum Tersedia"', async () => {
  const receipt = () => portal.ask('getReceipt', { as: sari, params: { patentId: design.patentId } })
  expect((await receipt()).status).toBe(200)
  const { rows } = await sql<{ key: string }>`
    select object_key as key from office_document where application_id = ${design.applicationId} and doc_typ = 'TT'`.execute(
    portal.db,
  )
  await portal.services.files.remove(rows[0]?.key ?? '')
  const gone = await receipt()
  expect([gone.status, gone.body.err]).toEqual([502, 'FILE_MISSING'])
  const early = await portal.ask('getCertificate', { as: sari, params: { id: design.patentId } })
  expect([early.status, early.body.err, early.body.title]).toEqual([404, 'FILE_NOT_FOUND', 'File Belum Tersedia !!'])
})

test('the scrubber reports the case, the document and its file name', async () => {
  const { id, key } = await filedPaper()
  await portal.services.files.remove(key)
  const { faulty } = await scrubAll({ ...portal.services, log: portal.app.log })
  const found = faulty.filter((object) => object.key === key)
  expect(found.flatMap(faultLines)).toEqual([
    ['missing', design.patentId, `KUA ${id}`, 'Surat Kuasa Budi.pdf', key].join('\t'),
  ])
})
