import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { seedNumbered, seedUnpaid, type NumberedTestCase } from '../../testing/cases.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { ensureReceipt } from './makeReceipt.ts'
import { uploadAccepted, makeTestDraft } from '../../testing/uploads.ts'
import { jpeg } from '../../testing/pictures.ts'
import { pdfFile } from '../../testing/uploadFiles.ts'

const NOW = '2026-03-02T03:51:07Z'
const ARABIC = 'أحمد بن عبد الله الهاشمي'
let portal: TestPortal
let sari: TestActor
let other: TestActor
let numbered: NumberedTestCase
let services: Parameters<typeof ensureReceipt>[0]

beforeAll(async () => {
  portal = await startTestPortal({ now: NOW })
  services = { ...portal.services, log: portal.app.log }
  sari = await portal.register()
  other = await portal.register()
  numbered = await seedNumbered(portal.db, {
    ownerId: sari.userId,
    now: new Date(NOW),
    title: 'Botol #strong[lipat] $x$ زجاجة',
  })
  await uploadRealFiles()
})
afterAll(() => portal.close())

/** Files uploaded by the API instead of the seeded row, an applicant with an Arabic name, and a bill line. */
async function uploadRealFiles(): Promise<void> {
  const { db } = portal
  const { applicationId } = numbered
  await db.deleteFrom('stored_file').where('application_id', '=', applicationId).execute()
  const tempId = await makeTestDraft(portal, sari)
  await uploadAccepted(portal, {
    as: sari,
    tempId,
    bytes: await jpeg(),
    name: 'Tampak depan (akhir), versi 2.jpg',
    view: 2,
  })
  await uploadAccepted(portal, {
    as: sari,
    tempId,
    bytes: await jpeg(500),
    name: `${'sangat_panjang'.repeat(13)}.jpg`,
    view: 1,
  })
  await uploadAccepted(portal, {
    as: sari,
    tempId,
    bytes: pdfFile({ pages: 47 }),
    name: 'Surat Kuasa.PDF',
    slot: 'KUA',
  })
  await db.updateTable('stored_file').set({ application_id: applicationId }).where('temp_id', '=', tempId).execute()
  await db
    .updateTable('application_party')
    .set({ person_name: ARABIC })
    .where('application_id', '=', applicationId)
    .where('party_role', '=', 'applicant')
    .execute()
  await db
    .updateTable('application_party')
    .set({ person_name: '山田 नम Budi ꦗꦮ' })
    .where('application_id', '=', applicationId)
    .where('party_role', '=', 'designer')
    .execute()
  const line = {
    code: 'DESIGN_SINGLE',
    label: 'filing:fee.designSingle',
    why: '',
    qty: 1,
    unit: '',
    unitAmount: 800_000,
    amount: 800_000,
    legalRef: 'PP 45/2024',
  }
  await db
    .updateTable('bill')
    .set({ lines: JSON.stringify([line]), ntpn: 'A1B2C3D4E5F60708' })
    .where('application_id', '=', applicationId)
    .execute()
}

interface Read {
  pages: number
  /** Text without spaces, zero-width characters and the reading order of Arabic. */
  text: string
  arabicLetters: string
}

async function read(bytes: Buffer): Promise<Read> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  let text = ''
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    text += items.map((item) => ('str' in item ? item.str : '')).join('')
  }
  return { pages: pdf.numPages, text: squeezed(text), arabicLetters: letters(text) }
}
const squeezed = (text: string) => text.normalize('NFKC').replace(/[\s\u200B]/g, '')
const letters = (text: string) => [...text.normalize('NFKC').replace(/[^\p{Script=Arabic}]/gu, '')].toSorted().join('')

describe('getReceipt', () => {
  test('lists exactly the files received, with the hashes of the bytes sent, and the facts of the case', async () => {
    const answer = await portal.ask('getReceipt', { as: sari, params: { patentId: numbered.patentId } })
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    const { text, pages } = await read(answer.bytes)
    const files = await portal.db
      .selectFrom('stored_file')
      .selectAll()
      .where('application_id', '=', numbered.applicationId)
      .execute()
    for (const row of files) expect(text).toContain(squeezed(row.file_name))
    for (const row of files) expect(text).toContain(row.sha256.toString('hex'))
    expect(text.match(/[0-9a-f]{64}/g)).toHaveLength(files.length)
    for (const fact of [
      numbered.patentId,
      numbered.submissionNbr,
      '2 Maret 2026',
      '10.51.07 WIB',
      'A1B2C3D4E5F60708',
      'Rp800.000',
      'Budi',
      'Ratna Hapsari',
      'No. Konsultan 0903-2016',
      '#strong[lipat] $x$',
      '3 berkas, 47 halaman',
      `Halaman ${pages} dari ${pages}`,
      `http://127.0.0.1:3101/table-list/patents/${numbered.patentId}`,
    ]) {
      expect(text).toContain(squeezed(fact))
    }
    const row = await portal.db
      .selectFrom('office_document')
      .selectAll()
      .where('application_id', '=', numbered.applicationId)
      .executeTakeFirstOrThrow()
    expect([row.pages, row.size_bytes]).toEqual([pages, answer.bytes.length])
    expect(text).not.toContain('3402116407900003')
  })

  test('states that the filing date is the day of payment and when fees are refunded', async () => {
    const { bytes } = await portal.ask('getReceipt', { as: sari, params: { patentId: numbered.patentId } })
    const { text } = await read(bytes)
    const rule = 'Tanggal Penerimaan adalah hari biaya permohonan lunas menurut kas negara (waktu Jakarta)'
    expect(text).toContain(squeezed(`${rule}, bukan hari permohonan diajukan (UU 31/2000 Pasal 18).`))
    expect(text).toContain(
      squeezed('tidak dikembalikan, kecuali salah, ganda, atau lebih bayar (Permenkum 41/2025 Pasal 7)'),
    )
  })

  test('without a fee, states that the filing date is the day of filing', async () => {
    const free = await seedNumbered(portal.db, { ownerId: sari.userId, now: new Date(NOW) })
    await portal.db.deleteFrom('stored_file').where('application_id', '=', free.applicationId).execute()
    await portal.db.updateTable('bill').set({ amount: 0 }).where('application_id', '=', free.applicationId).execute()
    const { bytes } = await portal.ask('getReceipt', { as: sari, params: { patentId: free.patentId } })
    const { text } = await read(bytes)
    expect(text).toContain(squeezed('Tanggal Penerimaan adalah hari permohonan diajukan'))
    expect(text).not.toContain(squeezed('hari biaya permohonan lunas'))
  })

  test('prints Arabic, Javanese and Japanese names as letters, characters without a font by their code', async () => {
    const { bytes } = await portal.ask('getReceipt', { as: sari, params: { patentId: numbered.patentId } })
    const { text, arabicLetters } = await read(bytes)
    expect(arabicLetters).toBe(letters(`${ARABIC}زجاجة`))
    expect(text).toContain('山田[U+0928][U+092E]Budi')
    expect(bytes.toString('latin1')).toContain('<pdfaid:part>2</pdfaid:part>')
  })

  test('is made once for repeated and parallel requests', async () => {
    const fresh = await seedNumbered(portal.db, { ownerId: sari.userId, now: new Date(NOW) })
    await portal.db.deleteFrom('stored_file').where('application_id', '=', fresh.applicationId).execute()
    const [a, b] = await Promise.all([
      ensureReceipt(services, fresh.applicationId),
      ensureReceipt({ ...services, files: { ...services.files, tempDir: 'another process' } }, fresh.applicationId),
    ])
    expect(b).toEqual(a)
    portal.setNow('2026-03-05T03:00:00Z')
    expect(await ensureReceipt(services, fresh.applicationId)).toEqual(a)
    portal.setNow(NOW)
  })

  test('is not sent to another applicant, and not for a case without a number', async () => {
    expect((await portal.ask('getReceipt', { as: other, params: { patentId: numbered.patentId } })).status).toBe(404)
    const unpaid = await seedUnpaid(portal.db, { ownerId: sari.userId, now: new Date(NOW) })
    expect(
      (await portal.ask('getReceipt', { as: sari, params: { patentId: unpaid.submissionNbr } })).body,
    ).toMatchObject({ err: 'FILE_NOT_FOUND', title: 'File Belum Tersedia !!' })
    const part = await portal.ask('getReceipt', {
      as: sari,
      params: { patentId: numbered.submissionNbr },
      headers: { range: 'bytes=0-4' },
    })
    expect([part.status, part.bytes.toString()]).toEqual([206, '%PDF-'])
  })
})

describe('getOfficeDocName, getOfficeDoc and getOfficeDocPDF', () => {
  test('return the receipt for the action that recorded the payment', async () => {
    const params = { procTyp: numbered.process.procTyp, procNbr: numbered.process.procNbr, actionNbr: 1 }
    const names = await portal.ask('getOfficeDocName', { as: sari, params })
    expect(names.body).toMatchObject([
      {
        OFFIDOC_TYP: 'TT',
        OFFIDOC_NAME: 'Tanda Terima Permohonan',
        DOC_NUMBER: `TT-${numbered.patentId}`,
        FILE_NAME: `${numbered.patentId}_2026-03-02_TT.pdf`,
        DOC_DATE: '2026-03-02',
      },
    ])
    const receipt = await portal.ask('getReceipt', { as: sari, params: { patentId: numbered.patentId } })
    for (const call of ['getOfficeDoc', 'getOfficeDocPDF'] as const) {
      expect((await portal.ask(call, { as: sari, params })).bytes.equals(receipt.bytes)).toBe(true)
      expect((await portal.ask(call, { as: other, params })).status).toBe(404)
      expect((await portal.ask(call, { as: sari, params: { ...params, actionNbr: 99 } })).body.err).toBe(
        'FILE_NOT_FOUND',
      )
    }
    expect(
      (await portal.ask('getPDFDoc', { as: sari, params: { id: names.body[0]?.DOC_ID ?? '' } })).bytes.equals(
        receipt.bytes,
      ),
    ).toBe(true)
    expect((await portal.ask('getPDFDoc', { as: other, params: { id: names.body[0]?.DOC_ID ?? '' } })).status).toBe(404)
  })
})

describe('getPDFDoc2 and getIMGDoc2', () => {
  test('return the files of a case by its process, slot and position', async () => {
    const params = { procid: `${numbered.process.procTyp}-${numbered.process.procNbr}` }
    const letter = await portal.ask('getPDFDoc2', { as: sari, params, query: { specdoc_typ: 'KUA', seq_num: 1 } })
    expect(letter.bytes.equals(pdfFile({ pages: 47 }))).toBe(true)
    const picture = await portal.ask('getIMGDoc2', {
      as: sari,
      params,
      query: { specdoc_typ: 'GDI', seq_num: 1, size: 'thumb' },
    })
    expect(picture.headers['content-type']).toBe('image/jpeg')
    expect(
      (await portal.ask('getPDFDoc2', { as: sari, params, query: { specdoc_typ: 'KUA', seq_num: 2 } })).body.err,
    ).toBe('FILE_NOT_FOUND')
    expect((await portal.ask('getPDFDoc2', { as: other, params, query: { specdoc_typ: 'KUA' } })).status).toBe(404)
    expect((await portal.ask('getIMGDoc2', { as: other, params, query: { specdoc_typ: 'GDI' } })).status).toBe(404)
  })
})
