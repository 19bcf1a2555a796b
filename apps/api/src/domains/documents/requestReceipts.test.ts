import { say } from '@saki/texts/say'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { giveTestMandate, makeConsultant } from '../../testing/consultants.ts'
import { samplePerson } from '../../testing/filings.ts'
import { registerMark, sampleMark, submitMark } from '../../testing/marks.ts'
import { pdfText } from '../../testing/pdfText.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { readZip } from '../../testing/readZip.ts'
import { payRequest, submitTestRequest } from '../../testing/requests.ts'

let portal: TestPortal
let sari: TestActor
let budi: TestActor
let officer: TestActor
let made = 0

beforeAll(async () => {
  portal = await startTestPortal({ now: '2026-03-02T03:00:00Z' })
  sari = await portal.register()
  budi = await portal.register()
  officer = await portal.office()
})
afterAll(() => portal.close())

/** An unpaid change of name of a new mark of Sari. */
async function submitted() {
  made += 1
  const number = await registerMark(portal, sari, sampleMark(`KOPI ${made}`))
  const data = { NEW_DATA: [samplePerson('Sari Kopi Nusantara')] }
  const { body } = await submitTestRequest(portal, { kind: 'PN', numbers: [number], data, slots: ['BKT'], as: sari })
  return { number, body, nbr: body.SUBMISSION_NBR ?? '' }
}
async function paid() {
  const request = await submitted()
  expect(await payRequest(portal, request.body)).toBe('settled')
  return request
}
const receiptOf = async (SUBMISSION_NBR: string, as = sari) => {
  const { body } = await portal.ask('requestDetail', { as, query: { SUBMISSION_NBR } })
  return { id: body.RECEIPT_DOC_ID ?? '', number: body.RECEIPT_NBR ?? '' }
}
const flat = (text: string) => text.replaceAll('\u200B', '').replace(/\s+/g, ' ')
const words = async (bytes: Buffer) => flat((await pdfText(bytes)).join(' '))

describe('submissionReceipt', () => {
  const ask = (SUBMISSION_NBR: string, as = sari) => portal.ask('submissionReceipt', { as, query: { SUBMISSION_NBR } })

  test('exists before payment, says that it is no filing receipt and what is still missing', async () => {
    const { nbr, body, number } = await submitted()
    const { status, bytes } = await ask(nbr)
    expect(status).toBe(200)
    const text = await words(bytes)
    expect(text).toContain(say('id', 'receipt:request.submissionTitle'))
    expect(text).toContain(say('id', 'receipt:submission.missing'))
    for (const shown of [nbr, number, body.BILLING_CODE ?? '?', 'Ini bukan tanda terima permohonan'])
      expect(text).toContain(shown)
    expect(
      (await portal.ask('requestDetail', { as: sari, query: { SUBMISSION_NBR: nbr } })).body.RECEIPT_DOC_ID,
    ).toBeNull()
  })

  test('says that an expired code must be replaced', async () => {
    const { nbr, body } = await submitted()
    await sql`update bill set valid_until = '2026-03-01T16:59:59Z' where billing_code = ${body.BILLING_CODE}`.execute(
      portal.db,
    )
    expect(await words((await ask(nbr)).bytes)).toContain('sudah kedaluwarsa')
  })

  test('of a filing names the number and date that it lacks', async () => {
    const { body } = await submitMark(portal, sari, sampleMark('KOPI BARU'))
    const text = await words((await ask(body.SUBMISSION_NBR ?? '')).bytes)
    for (const shown of [body.SUBMISSION_NBR ?? '?', 'KOPI BARU', say('id', 'receipt:submission.number')])
      expect(text).toContain(shown)
    expect((await ask(body.SUBMISSION_NBR ?? '', budi)).status).toBe(404)
  })

  test('is 404 for others, and for a paid request, which has a receipt of its own', async () => {
    const { nbr } = await submitted()
    expect((await ask(nbr, budi)).status).toBe(404)
    expect((await ask('TRX-2026-999999')).status).toBe(404)
    expect((await ask((await paid()).nbr)).body.err).toBe('FILE_NOT_FOUND')
  })
})

describe('the receipt of a request', () => {
  test('is a PDF with case, fee and files, and its code is known at /verifikasi', async () => {
    const { nbr, number, body } = await paid()
    const { id, number: receipt } = await receiptOf(nbr)
    const { status, bytes } = await portal.ask('getPDFDoc', { as: sari, params: { id } })
    expect(status).toBe(200)
    const text = await words(bytes)
    for (const shown of [nbr, number, receipt, 'BKT.pdf', `Rp${body.TOTAL_AMOUNT.toLocaleString('de-DE')}`])
      expect(text).toContain(shown)
    const { rows } = await sql<{
      code: string
    }>`select verify_code as code from letter where letter_id = ${id}`.execute(portal.db)
    const verified = await portal.ask('verifyDocument', { query: { code: rows[0]?.code ?? '' } })
    expect(verified.body).toMatchObject({ DOC_NUMBER: receipt, STATE: 'VALID', OFFIDOC_TYP: 'TTP', SIZE: bytes.length })
  })

  test('is for the requester, officers and a consultant with a mandate; a stranger gets 404', async () => {
    const { nbr } = await paid()
    const { id } = await receiptOf(nbr)
    const [agent, stranger] = [await makeConsultant(portal), await makeConsultant(portal)]
    await giveTestMandate(portal, sari, agent, { POWER: 'READ' })
    const read = async (as: TestActor) => (await portal.ask('getPDFDoc', { as, params: { id } })).status
    expect(await Promise.all([sari, officer, agent, budi, stranger].map(read))).toEqual([200, 200, 200, 404, 404])
  })

  test('stands on the payment page', async () => {
    const { nbr } = await paid()
    const { id, number } = await receiptOf(nbr)
    const [bill] = (await portal.ask('getPayments', { as: sari, query: { patentId: nbr } })).body
    expect(bill).toMatchObject({ RECEIPT_DOC_ID: id, RECEIPT_NBR: number })
  })

  test('of two requests in one case have numbers of their own; a free one says that nothing is to be paid', async () => {
    const { number, nbr } = await paid()
    const data = { REQUEST: { SUBJECT: 'Pertanyaan', TEXT: 'Kapan diperiksa?' } }
    const { body } = await submitTestRequest(portal, { kind: 'SP', numbers: [number], data, as: sari })
    const [first, second] = [await receiptOf(nbr), await receiptOf(body.SUBMISSION_NBR ?? '')]
    expect([first.number, second.number]).toEqual([
      `HKI-4-KI.04.01.15-TTP-${number}`,
      `HKI-4-KI.04.01.15-TTP.2-${number}`,
    ])
    const { bytes } = await portal.ask('getPDFDoc', { as: sari, params: { id: second.id } })
    expect(await words(bytes)).toContain(say('id', 'receipt:request.free'))
  })
})

describe('finding receipts', () => {
  test('by the number of the submission, the applicant, the reference and the day', async () => {
    const { nbr, number } = await paid()
    const { id } = await receiptOf(nbr)
    const found = async (query: object) =>
      (
        await portal.ask('getUserDocuments', { as: sari, query: { kind: 'RECEIPT', size: 100, ...query } })
      ).body.data.map(({ DOC_ID }) => DOC_ID)
    const { rows } = await sql<{
      owners: string
    }>`select owner_names as owners from application where application_number = ${number}`.execute(portal.db)
    await sql`update application set reference = 'REF-77/A' where application_number = ${number}`.execute(portal.db)
    for (const q of [nbr, number, rows[0]?.owners ?? '?', 'ref-77/a']) expect(await found({ q }), q).toContain(id)
    expect(await found({ from: '2026-03-02', to: '2026-03-02' })).toContain(id)
    expect(await found({ from: '2026-03-03' })).toEqual([])
    expect(await found({ to: '2026-03-01' })).toEqual([])
    expect((await portal.ask('getUserDocuments', { as: budi, query: { q: nbr } })).body.data).toEqual([])
  })
})

describe('zipReceipts', () => {
  const zip = (as: TestActor, from: string, to: string) => portal.ask('zipReceipts', { as, query: { from, to } })

  test('holds the receipts of the period with an index', async () => {
    const { nbr } = await paid()
    const { number } = await receiptOf(nbr)
    const { status, bytes } = await zip(sari, '2026-03-02', '2026-03-02')
    expect(status).toBe(200)
    const entries = readZip(bytes)
    expect([...entries.keys()].some((name) => name.includes(number))).toBe(true)
    expect(entries.get('00-daftar-isi.csv')?.toString('utf8')).toContain(number)
  })

  test('of a period without any, and of another person, is FILE_NOT_FOUND', async () => {
    expect((await zip(sari, '2026-01-01', '2026-01-31')).body.err).toBe('FILE_NOT_FOUND')
    expect((await zip(budi, '2026-03-02', '2026-03-02')).body.err).toBe('FILE_NOT_FOUND')
  })
})
