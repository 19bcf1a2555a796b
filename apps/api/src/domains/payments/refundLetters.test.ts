import { randomUUID } from 'node:crypto'

import { formatRupiah } from '@saki/domain/money/rupiah'
import { longDateText } from '@saki/texts/dates'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { giveTestMandate, makeConsultant } from '../../testing/consultants.ts'
import { draftDesign, fileTestDesign, notify, sampleDesign, samplePerson } from '../../testing/filings.ts'
import { keepPdf } from '../../testing/keepPdf.ts'
import { registerMark, sampleMark } from '../../testing/marks.ts'
import { paperPerson } from '../../testing/paperParties.ts'
import { pdfText } from '../../testing/pdfText.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { payTestRefund, refundDue, type TestBill } from '../../testing/refunds.ts'
import { submitTestRequest } from '../../testing/requests.ts'

const NOW = '2026-03-02T03:00:00Z'
let portal: TestPortal
let sari: TestActor
let officer: TestActor

beforeAll(async () => {
  portal = await startTestPortal({ now: NOW })
  ;[sari, officer] = [await portal.register(), await portal.office()]
})
afterAll(() => portal.close())

async function fileDesign(as = sari, title?: string) {
  const filed = await fileTestDesign(portal, as, sampleDesign(title))
  return { ref: filed.SUBMISSION_NBR ?? '', code: filed.BILLING_CODE ?? '', amount: filed.TOTAL_AMOUNT ?? 0 }
}
/** Pays a code twice and has the second payment paid back. */
async function payBack(bill: TestBill, more: object = {}) {
  await notify(portal, { BILLING_CODE: bill.code, AMOUNT: bill.amount })
  const eventId = await refundDue(portal, officer, bill, more)
  const paid = await payTestRefund(portal, officer, { eventId, amount: bill.amount })
  expect(paid.status).toBe(200)
  return { eventId, ...paid }
}
const lettersOf = async (eventId: string) =>
  (
    await sql<{ id: string; addressee: number; number: string; text: string; posted: boolean }>`
      select l.letter_id as id, l.addressee_id as addressee, l.doc_number as number, l.content::text as text,
             exists (select from postal_letter y where y.letter_id = l.letter_id) as posted
        from letter l where l.refund_event_id = ${eventId}`.execute(portal.db)
  ).rows
/** Letters of refunds among the receipts in Dokumen Saya, newest first. */
const receiptsOf = async (as: TestActor) =>
  (await portal.ask('getUserDocuments', { as, query: { kind: 'RECEIPT', size: 100 } })).body.data.filter(
    ({ DOC_TYP }) => DOC_TYP === 'BPG',
  )
async function open(as: TestActor, id: string) {
  const opened = await portal.ask('getPDFDoc', { as, params: { id } })
  if (opened.status === 200) await keepPdf(`refund-${id}`, opened.bytes)
  return opened
}

describe('the letter of a refund that was paid out', () => {
  test('says what was paid back, of which payment and filing, when, under which number, to whom and why', async () => {
    const payer = await portal.register()
    const bill = await fileDesign(payer, 'Bangku Jati')
    const { eventId } = await payBack(bill, { NTPN: 'AB12CD34EF56AB78', NTB: '000000654321' })
    const [letter] = await receiptsOf(payer)
    expect(letter).toMatchObject({ DOC_NAME: 'Bukti Pengembalian Pembayaran', DIRECTION: 'OUT' })
    expect(letter?.DOC_NUMBER).toMatch(/15-BPG-A00\d+$/)
    const { bytes, status } = await open(payer, letter?.DOC_ID ?? '')
    expect(status).toBe(200)
    const text = (await pdfText(bytes)).join(' ').replace(/\s+/g, ' ')
    const { rows } = await sql<{ number: string }>`
      select application_number as number from application where submission_nbr = ${bill.ref}`.execute(portal.db)
    for (const said of [
      formatRupiah(bill.amount),
      bill.code,
      'AB12CD34EF56AB78',
      '000000654321',
      'Bangku Jati',
      rows[0]?.number ?? 'no number',
      bill.ref,
      longDateText('2026-03-02', 'id'),
      'SP2D-77/2026',
      'Dibayar dua kali',
      'Tagihan yang sama sudah lunas',
      'Pasal 7 Peraturan Menteri Hukum Nomor 41 Tahun 2025',
    ])
      expect(text).toContain(said)
    expect((await lettersOf(eventId)).map(({ addressee }) => addressee)).toEqual([payer.userId])
  })

  test('is one per refund, also when the record is sent again', async () => {
    const bill = await fileDesign()
    await notify(portal, { BILLING_CODE: bill.code, AMOUNT: bill.amount })
    const eventId = await refundDue(portal, officer, bill)
    const key = randomUUID()
    const { sent } = await payTestRefund(portal, officer, { eventId, amount: bill.amount, key })
    const again = [key, randomUUID()].map((other) =>
      portal.ask('officeRefundPaid', { as: officer, key: other, body: sent }),
    )
    expect((await Promise.all(again)).map(({ status }) => status)).toEqual([200, 409])
    expect(await lettersOf(eventId)).toHaveLength(1)
  })

  test('is written with the record or not at all', async () => {
    const bill = await fileDesign()
    await notify(portal, { BILLING_CODE: bill.code, AMOUNT: bill.amount })
    const eventId = await refundDue(portal, officer, bill)
    const { enqueue } = portal.services.jobs
    const failing = vi.spyOn(portal.services.jobs, 'enqueue').mockImplementation((tx, job, data) => {
      if (job === 'make_letter') throw new Error('no room')
      return enqueue.call(portal.services.jobs, tx, job, data)
    })
    expect((await payTestRefund(portal, officer, { eventId, amount: bill.amount })).status).toBe(500)
    failing.mockRestore()
    const { rows } = await sql`select from refund_payment where event_id = ${eventId}`.execute(portal.db)
    expect([rows, await lettersOf(eventId)]).toEqual([[], []])
  })

  test('names every filing of a joint payment once, and goes to the payer alone', async () => {
    const payer = await portal.register()
    const drafts = []
    for (const title of ['Kursi Rotan', 'Meja Rotan'])
      drafts.push(await draftDesign(portal, payer, sampleDesign(title)))
    const DRAFTS = drafts.map(({ TEMP_ID, ROW_VERSION }) => ({ TEMP_ID, ROW_VERSION }))
    const filed = (await portal.ask('fileTogether', { as: payer, key: randomUUID(), body: { DRAFTS } })).body
    const { eventId } = await payBack({ code: filed.BILLING_CODE ?? '', amount: filed.TOTAL_AMOUNT })
    const letters = await lettersOf(eventId)
    expect(letters).toHaveLength(1)
    for (const said of ['Kursi Rotan', 'Meja Rotan', ...filed.SUBMISSION_NBRS]) expect(letters[0]?.text).toContain(said)
    expect([
      (await open(payer, letters[0]?.id ?? '')).status,
      (await open(officer, letters[0]?.id ?? '')).status,
      (await open(sari, letters[0]?.id ?? '')).status,
    ]).toEqual([200, 200, 404])
  })

  test('has the submission number of a filing that was opened again and has no other', async () => {
    const payer = await portal.register()
    const bill = await fileDesign(payer)
    await portal.ask('reopenPermohonan', { as: payer, key: randomUUID(), body: { SUBMISSION_NBR: bill.ref } })
    const eventId = await refundDue(portal, officer, bill)
    expect((await payTestRefund(portal, officer, { eventId, amount: bill.amount })).status).toBe(200)
    const [letter] = await receiptsOf(payer)
    expect(letter).toMatchObject({ PATENT_ID: bill.ref })
    expect(letter?.DOC_NUMBER).toContain(bill.ref)
    expect((await open(payer, letter?.DOC_ID ?? '')).status).toBe(200)
    const facts = await portal.ask('getDocumentFacts', { as: payer, params: { id: letter?.DOC_ID ?? '' }, query: {} })
    expect(facts.status).toBe(200)
  })

  test('of a request names the request', async () => {
    const payer = await portal.register()
    const patentId = await registerMark(portal, payer, sampleMark('KOPI SENJA'))
    const { body: asked } = await submitTestRequest(portal, {
      kind: 'PN',
      numbers: [patentId],
      data: { NEW_DATA: [samplePerson('Budi')] },
      slots: ['BKT'],
      as: payer,
    })
    const bill = { code: asked.BILLING_CODE ?? '', amount: asked.TOTAL_AMOUNT ?? 0 }
    const { eventId } = await payBack(bill)
    const [letter] = await lettersOf(eventId)
    expect(letter?.text).toContain(asked.SUBMISSION_NBR ?? 'no number')
    expect(letter?.number).toContain(patentId)
  })

  test('is read by a representative while the mandate lasts, and by no other consultant', async () => {
    const [agent, other] = [await makeConsultant(portal), await makeConsultant(portal)]
    const MANDATE_ID = await giveTestMandate(portal, sari, agent, { POWER: 'READ' })
    const { eventId } = await payBack(await fileDesign())
    const id = (await lettersOf(eventId))[0]?.id ?? ''
    expect([(await open(agent, id)).status, (await open(other, id)).status]).toEqual([200, 404])
    await portal.ask('endMandate', { as: sari, body: { MANDATE_ID } })
    expect((await open(agent, id)).status).toBe(404)
  })

  test('waits to be posted to a payer without an account, with the address, and is mailed to nobody', async () => {
    const payer = await portal.register()
    const bill = await fileDesign(payer)
    await sql`update app_user set status = 'closed' where user_id = ${payer.userId}`.execute(portal.db)
    const before = (await portal.mails()).length
    const { eventId } = await payBack(bill)
    const [letter] = await lettersOf(eventId)
    expect(letter?.posted).toBe(true)
    const { body } = await portal.ask('officeLettersToPost', { as: officer, query: { size: 100 } })
    const waiting = body.data.find(({ LETTER_ID }) => LETTER_ID === letter?.id)
    expect(waiting?.ADDRESS).toContain('Kasongan RT 04')
    const mails = (await portal.mails()).slice(0, (await portal.mails()).length - before)
    expect(mails.filter(({ kind }) => kind === 'refundPaid')).toEqual([])
  })

  test('to a person known from a paper has the address of the paper', async () => {
    const payer = await portal.register()
    const bill = await fileDesign(payer)
    await sql`update app_user set status = 'closed' where user_id = ${payer.userId}`.execute(portal.db)
    await sql`insert into paper_party (user_id, person, entered_by, entered_at)
      values (${payer.userId}, ${JSON.stringify(paperPerson)}::jsonb, ${officer.userId}, ${NOW})`.execute(portal.db)
    const { eventId } = await payBack(bill)
    expect((await lettersOf(eventId))[0]?.text).toContain(paperPerson.ADDR_STREET)
  })

  test('is not written for a payment of nobody, whose refund is recorded all the same', async () => {
    const eventId = await refundDue(portal, officer, { code: '820260302999999', amount: 250_000 })
    expect((await payTestRefund(portal, officer, { eventId, amount: 250_000 })).status).toBe(200)
    expect(await lettersOf(eventId)).toEqual([])
  })

  test('is mailed with its number', async () => {
    const payer = await portal.register()
    const { eventId } = await payBack(await fileDesign(payer))
    const [mail] = (await portal.mails()).filter(
      ({ kind, to_address }) => kind === 'refundPaid' && to_address === payer.email,
    )
    expect(mail?.body).toContain((await lettersOf(eventId))[0]?.number ?? 'no letter')
  })
})
