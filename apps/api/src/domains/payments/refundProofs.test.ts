import { randomUUID } from 'node:crypto'

import { formatRupiah } from '@saki/domain/money/rupiah'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { makeVirusScanner } from '../../ports/clamdScanner.ts'
import { giveTestMandate, makeConsultant } from '../../testing/consultants.ts'
import { eicar, startFakeClamd, type FakeClamd } from '../../testing/fakeClamd.ts'
import { draftDesign, fileTestDesign, notify, sampleDesign } from '../../testing/filings.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { payTestRefund, refundDue, uploadTestProof, type TestBill } from '../../testing/refunds.ts'
import { pdfFile } from '../../testing/uploadFiles.ts'
import { scanFile } from '../documents/scanFile.ts'
import { mailInfectedProof } from './mailInfectedProof.ts'

const NOW = '2026-03-02T03:00:00Z'
const infected = () => pdfFile({ extra: [`(${eicar.replaceAll('\\', '\\\\')}) % ${eicar}`] })

let clamd: FakeClamd
let portal: TestPortal
let sari: TestActor
let officer: TestActor

beforeAll(async () => {
  clamd = await startFakeClamd()
  const virus = makeVirusScanner(clamd.url, 300)
  portal = await startTestPortal({ now: NOW, ...(virus && { virus }) })
  ;[sari, officer] = [await portal.register(), await portal.office()]
})
afterAll(async () => {
  await portal.close()
  await clamd.stop()
})
beforeEach(() => {
  clamd.manner = 'correct'
})

const open = async (as: TestActor, id: string) => (await portal.ask('getPDFDoc', { as, params: { id } })).status
const noticesOf = async (ref: string, as = sari) =>
  (await portal.ask('getPayments', { as, query: { patentId: ref } })).body[0]?.NOTICES

/** Pays a code twice and has the second payment paid back with this proof; returns the id of the proof. */
async function payBackTwicePaid(bill: TestBill, bytes = pdfFile()): Promise<string> {
  await notify(portal, { BILLING_CODE: bill.code, AMOUNT: bill.amount })
  const eventId = await refundDue(portal, officer, bill)
  const { status, PROOF_ID } = await payTestRefund(portal, officer, { eventId, amount: bill.amount, bytes })
  expect(status).toBe(200)
  return PROOF_ID
}
/** Scans a file as the job does. */
const scanned = (id: string) =>
  scanFile({ ...portal.services, log: portal.app.log }, id, (tx, file) =>
    mailInfectedProof(tx, portal.services, file, portal.services.clock()),
  )
async function fileDesign() {
  const filed = await fileTestDesign(portal, sari)
  return { ref: filed.SUBMISSION_NBR ?? '', code: filed.BILLING_CODE ?? '', amount: filed.TOTAL_AMOUNT ?? 0 }
}

test('the proof of a refund is opened by a representative while the mandate lasts, and by no other consultant', async () => {
  const [agent, other] = [await makeConsultant(portal), await makeConsultant(portal)]
  const MANDATE_ID = await giveTestMandate(portal, sari, agent, { POWER: 'READ' })
  const filed = await fileDesign()
  const proof = await payBackTwicePaid(filed)
  expect([await open(agent, proof), await open(other, proof)]).toEqual([200, 404])
  expect(await noticesOf(filed.ref, agent)).toMatchObject([{ PAID_BACK: { PROOF_ID: proof } }])
  await portal.ask('endMandate', { as: sari, body: { MANDATE_ID } })
  expect(await open(agent, proof)).toBe(404)
})

test('the refund of a joint payment is shown with its proof at each filing and mailed once with all titles', async () => {
  const payer = await portal.register()
  const drafts = []
  for (const title of ['Bangku Jati', 'Rak Jati']) drafts.push(await draftDesign(portal, payer, sampleDesign(title)))
  const DRAFTS = drafts.map(({ TEMP_ID, ROW_VERSION }) => ({ TEMP_ID, ROW_VERSION }))
  const filed = (await portal.ask('fileTogether', { as: payer, key: randomUUID(), body: { DRAFTS } })).body
  const proof = await payBackTwicePaid({ code: filed.BILLING_CODE ?? '', amount: filed.TOTAL_AMOUNT })
  for (const ref of filed.SUBMISSION_NBRS)
    expect(await noticesOf(ref, payer)).toMatchObject([{ STATE: 'REFUND', PAID_BACK: { PROOF_ID: proof } }])
  expect([await open(payer, proof), await open(sari, proof)]).toEqual([200, 404])
  const mails = (await portal.mails()).filter(({ kind, body }) => kind === 'refundPaid' && body.includes('Jati'))
  expect(mails.map(({ subject }) => subject)).toEqual([
    `Pengembalian ${formatRupiah(filed.TOTAL_AMOUNT)} untuk ${filed.SUBMISSION_NBRS[0]} (+1) sudah dibayarkan`,
  ])
  expect(mails[0]?.body).toMatch(/“Bangku Jati”, “Rak Jati”|“Rak Jati”, “Bangku Jati”/)
})

test('a proof in which a virus is found later is offered and opened to nobody; the payment stands', async () => {
  clamd.manner = 'hangs up'
  const filed = await fileDesign()
  const proof = await payBackTwicePaid(filed, infected())
  expect(await noticesOf(filed.ref)).toMatchObject([{ PAID_BACK: { PROOF_ID: proof } }])
  clamd.manner = 'correct'
  await scanned(proof)
  for (const as of [sari, officer]) expect(await open(as, proof)).not.toBe(200)
  expect(await noticesOf(filed.ref)).toMatchObject([{ PAID_BACK: { REFERENCE: 'SP2D-77/2026', PROOF_ID: null } }])
  const { body } = await portal.ask('officePayments', { as: officer, query: { state: 'decided', words: filed.ref } })
  expect(body.data[0]?.DECISION?.PAID_BACK).toMatchObject({
    REFERENCE: 'SP2D-77/2026',
    PROOF_ID: null,
    IND_INFECTED: 'Y',
  })
})

test('a virus in the proof of a paid refund is mailed once to finance and to who recorded it, and to nobody else', async () => {
  const [finance, register] = [await portal.office(), await portal.office()]
  for (const [{ userId }, role] of [
    [finance, 'finance'],
    [register, 'register'],
  ] as const)
    await sql`insert into officer (user_id, section, roles) values (${userId}, ${role}, array[${role}])`.execute(
      portal.db,
    )
  clamd.manner = 'hangs up'
  const filed = await fileDesign()
  const proof = await payBackTwicePaid(filed, infected())
  clamd.manner = 'correct'
  const before = (await portal.mails()).length
  await scanned(proof)
  await scanned(proof)
  const mails = await portal.mails()
  expect(mails.length - before).toBe(2)
  const told = (to: string) =>
    mails.filter(({ kind, to_address }) => kind === 'refundProofInfected' && to_address === to)
  expect([told(finance.email).length, told(register.email).length, told(sari.email).length]).toEqual([1, 0, 0])
  expect(told(finance.email)[0]?.body).toContain(formatRupiah(filed.amount))
  expect(told(finance.email)[0]?.body).toContain('SP2D-77/2026')
})

/** A refund that was paid out with a proof in which a virus was found later. */
async function infectedRefund() {
  clamd.manner = 'hangs up'
  const filed = await fileDesign()
  const former = await payBackTwicePaid(filed, infected())
  clamd.manner = 'correct'
  await scanned(former)
  const { refund_event_id: eventId } = await portal.db
    .selectFrom('stored_file')
    .select('refund_event_id')
    .where('file_id', '=', former)
    .executeTakeFirstOrThrow()
  return { ...filed, former, eventId: eventId ?? '' }
}
const REASON = 'Virus ditemukan; dipindai ulang dari SP2D asli'
const replace = (EVENT_ID: string, PROOF_ID: string, more: object = {}, as = officer, key: string = randomUUID()) =>
  portal.ask('officeRefundProofReplace', { as, key, body: { EVENT_ID, PROOF_ID, REASON, ...more } })
const paidBackOf = async (words: string) =>
  (await portal.ask('officePayments', { as: officer, query: { state: 'decided', words } })).body.data[0]?.DECISION
    ?.PAID_BACK

describe('a proof in the place of an infected one', () => {
  test('is opened by the payer, and the former one stays named with who replaced it, when and why', async () => {
    const refund = await infectedRefund()
    const proof = await uploadTestProof(portal, officer, refund.eventId)
    const key = randomUUID()
    const both = await Promise.all([1, 2].map(() => replace(refund.eventId, proof, {}, officer, key)))
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect([await open(sari, proof), await open(await portal.register(), proof)]).toEqual([200, 404])
    expect(await open(sari, refund.former)).not.toBe(200)
    expect(await noticesOf(refund.ref)).toMatchObject([{ PAID_BACK: { REFERENCE: 'SP2D-77/2026', PROOF_ID: proof } }])
    const paidBack = await paidBackOf(refund.ref)
    expect(paidBack).toMatchObject({ PROOF_ID: proof, IND_INFECTED: 'N' })
    expect(paidBack?.FORMER_PROOFS).toEqual([
      {
        FILE_NAME: 'sp2d.pdf',
        REPLACED_AT: expect.any(String) as string,
        REPLACED_BY: expect.any(String) as string,
        REASON,
      },
    ])
  })

  test('is mailed to the payer, and not to one without an account', async () => {
    const [refund, other] = [await infectedRefund(), await infectedRefund()]
    const toldOf = async (ref: string) =>
      (await portal.mails()).filter(({ kind, body }) => kind === 'refundProofReplaced' && body.includes(ref))
    await replace(refund.eventId, await uploadTestProof(portal, officer, refund.eventId))
    const [mail, ...more] = await toldOf(refund.ref)
    expect([mail?.to_address, more]).toEqual([sari.email, []])
    expect(mail?.body).toContain(REASON)
    await sql`update app_user set status = 'closed' where user_id = ${sari.userId}`.execute(portal.db)
    await replace(other.eventId, await uploadTestProof(portal, officer, other.eventId))
    await sql`update app_user set status = 'active' where user_id = ${sari.userId}`.execute(portal.db)
    expect(await toldOf(other.ref)).toEqual([])
  })

  test('is refused while the present one is clean or waits for the scanner, and then the present one stays', async () => {
    const clean = await payBackTwicePaid(await fileDesign())
    const eventOf = async (proof: string) =>
      (
        await portal.db
          .selectFrom('stored_file')
          .select('refund_event_id')
          .where('file_id', '=', proof)
          .executeTakeFirstOrThrow()
      ).refund_event_id ?? ''
    await scanned(clean)
    const event = await eventOf(clean)
    expect((await replace(event, await uploadTestProof(portal, officer, event))).body.err).toBe('ACTION_NOT_ALLOWED')
    expect(await open(sari, clean)).toBe(200)
    clamd.manner = 'hangs up'
    const waiting = await payBackTwicePaid(await fileDesign())
    const other = await eventOf(waiting)
    expect((await replace(other, await uploadTestProof(portal, officer, other))).body.err).toBe('ACTION_NOT_ALLOWED')
  })

  test('is refused to others than finance, without a reason, of another refund, and before a refund is paid out', async () => {
    const [refund, other] = [await infectedRefund(), await infectedRefund()]
    const proof = await uploadTestProof(portal, officer, refund.eventId)
    const register = await portal.office()
    await sql`insert into officer (user_id, section, roles) values (${register.userId}, 'register', '{register}')`.execute(
      portal.db,
    )
    expect((await replace(refund.eventId, proof, {}, register)).status).toBe(403)
    expect((await replace(refund.eventId, proof, {}, sari)).status).toBe(403)
    expect((await replace(refund.eventId, proof, { REASON: ' ' })).status).toBe(422)
    expect((await replace(other.eventId, proof)).body.fields?.[0]?.field).toBe('PROOF_ID')
    const filed = await fileDesign()
    await notify(portal, { BILLING_CODE: filed.code, AMOUNT: filed.amount })
    expect((await replace(await refundDue(portal, officer, filed), proof)).status).toBe(404)
    expect((await replace(refund.eventId, proof)).status).toBe(200)
  })

  test('that is infected too is mailed to finance and replaced again; an infected upload that was never taken is not mailed', async () => {
    const refund = await infectedRefund()
    clamd.manner = 'hangs up'
    const second = await uploadTestProof(portal, officer, refund.eventId, infected())
    const unused = await uploadTestProof(portal, officer, refund.eventId, infected())
    expect((await replace(refund.eventId, second)).status).toBe(200)
    clamd.manner = 'correct'
    const infectedMails = async () =>
      (await portal.mails()).filter(
        ({ kind, to_address }) => kind === 'refundProofInfected' && to_address === officer.email,
      ).length
    const before = await infectedMails()
    await scanned(unused)
    expect(await infectedMails()).toBe(before)
    await scanned(second)
    expect(await infectedMails()).toBe(before + 1)
    const third = await uploadTestProof(portal, officer, refund.eventId)
    expect((await replace(refund.eventId, third)).status).toBe(200)
    expect((await paidBackOf(refund.ref))?.FORMER_PROOFS).toHaveLength(2)
  })

  test('is taken for a refund that was recorded without one', async () => {
    const filed = await fileDesign()
    await notify(portal, { BILLING_CODE: filed.code, AMOUNT: filed.amount })
    const eventId = await refundDue(portal, officer, filed)
    await sql`insert into refund_payment (event_id, paid_on, amount, reference, made_by, made_at)
      values (${eventId}, '2026-03-02', ${filed.amount}, 'SP2D-1/2025', ${officer.userId}, ${NOW})`.execute(portal.db)
    const proof = await uploadTestProof(portal, officer, eventId)
    expect((await replace(eventId, proof)).status).toBe(200)
    expect(await open(sari, proof)).toBe(200)
    expect((await paidBackOf(filed.ref))?.FORMER_PROOFS).toEqual([expect.objectContaining({ FILE_NAME: null, REASON })])
  })
})
