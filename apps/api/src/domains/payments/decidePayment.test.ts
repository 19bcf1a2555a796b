import { randomUUID } from 'node:crypto'

import { PAPER_SLOT } from '@saki/catalogue'
import { addDays, legalDateOf } from '@saki/domain/dates/legalDate'
import { formatRupiah } from '@saki/domain/money/rupiah'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { draftDesign, fileTestDesign, notify, sampleDesign } from '../../testing/filings.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { multipart, multipartType, pdfFile } from '../../testing/uploadFiles.ts'

let portal: TestPortal
let sari: TestActor
let budi: TestActor
let officer: TestActor
/** 22.00 in Jakarta on the day before AFTER_MIDNIGHT. */
const EVENING = '2026-03-02T15:00:00Z'
const AFTER_MIDNIGHT = '2026-03-02T17:30:00Z'
const LATER = '2026-03-02T18:00:00Z'
const UNKNOWN = '820269999999999'

beforeAll(async () => {
  portal = await startTestPortal({ now: EVENING })
  sari = await portal.register()
  budi = await portal.register()
  officer = await portal.office()
})
afterAll(() => portal.close())
beforeEach(() => portal.setNow(EVENING))

const waiting = async (words: string) =>
  (await portal.ask('officePayments', { as: officer, query: { words } })).body.data
const decide = (EVENT_ID: string, DECISION: string, more: object = {}, key: string = randomUUID()) =>
  portal.ask('officePaymentDecide', {
    as: officer,
    key,
    body: { EVENT_ID, DECISION, REASON: 'Bukti bank sah', ...more },
  })
const mailsAbout = async (submission: string) =>
  (await portal.mails()).filter(({ subject }) => subject.includes(submission)).map(({ kind }) => kind)
const billsOf = async (ref: string, as = sari) =>
  (await portal.ask('getPayments', { as, query: { patentId: ref } })).body
const caseOf = async (submission: string) => {
  const { rows } = await sql<{ applicationNumber: string | null; filingDate: string | null }>`
    select application_number as "applicationNumber", filing_date as "filingDate" from application where submission_nbr = ${submission}`.execute(
    portal.db,
  )
  return rows[0]
}

/** A filing of Sari with a payment notice that settles nothing, received at `receivedAt`. */
async function fileWithIrregularPayment(
  notice: { AMOUNT?: number; PAID_AT?: string; BILLING_CODE?: string },
  receivedAt = AFTER_MIDNIGHT,
) {
  const filed = await fileTestDesign(portal, sari)
  const submission = filed.SUBMISSION_NBR ?? ''
  const code = notice.BILLING_CODE ?? filed.BILLING_CODE ?? ''
  portal.setNow(receivedAt)
  const EVENT_ID = randomUUID()
  const notified = await notify(portal, {
    EVENT_ID,
    AMOUNT: filed.TOTAL_AMOUNT ?? 0,
    PAID_AT: receivedAt,
    ...notice,
    BILLING_CODE: code,
  })
  return {
    submission,
    code: filed.BILLING_CODE ?? '',
    amount: filed.TOTAL_AMOUNT ?? 0,
    EVENT_ID,
    outcome: notified.body.OUTCOME,
  }
}

describe('a payment after the code expired', () => {
  test('waits, is shown to the applicant, and once accepted numbers the filing with the day of payment as filing date', async () => {
    const { submission, code, EVENT_ID, outcome, amount } = await fileWithIrregularPayment({})
    expect(outcome).toBe('late')
    portal.setNow(LATER)
    expect(await waiting(code)).toMatchObject([
      {
        EVENT_ID,
        TROUBLE: 'LATE',
        AGE_DAYS: 0,
        FILING_DATE: '2026-03-03',
        AMOUNT_PAID: amount,
        AMOUNT_EXPECTED: amount,
        MAY: ['ACCEPT', 'REFUND', 'IGNORE'],
      },
    ])
    expect((await billsOf(submission))[0]?.NOTICES).toMatchObject([{ STATE: 'CHECKING', WHY: 'LATE', AMOUNT: amount }])
    const done = await decide(EVENT_ID, 'ACCEPT')
    expect(done.status, JSON.stringify(done.body)).toBe(200)
    expect(done.body.PATENT_ID).toMatch(/^A002026\d{5}$/)
    expect(await caseOf(submission)).toEqual({ applicationNumber: done.body.PATENT_ID, filingDate: '2026-03-03' })
    expect((await billsOf(submission))[0]).toMatchObject({
      STATUS: 'PAID',
      PAYMENT_DATE: '2026-03-02T17:30:00.000Z',
      NOTICES: [{ STATE: 'ACCEPTED' }],
    })
    expect((await portal.mails())[0]).toMatchObject({ kind: 'filing_numbered' })
    expect(await waiting(code)).toEqual([])
    const decided = await portal.ask('officePayments', { as: officer, query: { state: 'decided', words: code } })
    expect(decided.body.data).toMatchObject([
      { TROUBLE: 'LATE', DECISION: { DECISION: 'ACCEPT', REASON: 'Bukti bank sah' } },
    ])
  })

  test('is found by words without marks in title, applicant and e-mail, not by the names of fields', async () => {
    const { submission, EVENT_ID } = await fileWithIrregularPayment({})
    await sql`update application set title = 'Kafé Señor', owner_names = 'Renée Núñez' where submission_nbr = ${submission}`.execute(
      portal.db,
    )
    const found = async (words: string) => (await waiting(words)).map((row) => row.EVENT_ID)
    for (const words of ['KAFE sen', 'kafe\u0301', 'nunez', submission.toLowerCase()])
      expect([words, await found(words)]).toEqual([words, [EVENT_ID]])
    expect(await found(sari.email.toUpperCase())).toContain(EVENT_ID)
    expect(await found('ownerNames')).toEqual([])
  })

  test('is decided once: a second decision is refused, a repeat of the first gets its reply', async () => {
    const { EVENT_ID } = await fileWithIrregularPayment({})
    const key = randomUUID()
    const first = await decide(EVENT_ID, 'ACCEPT', {}, key)
    expect(await decide(EVENT_ID, 'ACCEPT', {}, key)).toMatchObject({ status: 200, body: first.body })
    expect(await decide(EVENT_ID, 'REFUND')).toMatchObject({ status: 409, body: { err: 'REQUEST_DECIDED' } })
  })

  test('of ten concurrent decisions one settles the filing, with one process', async () => {
    const { submission, EVENT_ID } = await fileWithIrregularPayment({})
    const answers = await Promise.all(Array.from({ length: 10 }, () => decide(EVENT_ID, 'ACCEPT')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
    const { rows } = await sql<{
      n: number
    }>`select count(*)::int as n from process join application using (application_id)
      where submission_nbr = ${submission}`.execute(portal.db)
    expect(rows).toEqual([{ n: 1 }])
  })

  test('accepted while a new code is being paid settles once; the other payment becomes DOUBLE', async () => {
    for (let attempt = 0; attempt < 4; attempt += 1) {
      portal.setNow(EVENING)
      const { submission, EVENT_ID, amount } = await fileWithIrregularPayment({})
      const renewed = await portal.ask('regenerateBilling', {
        as: sari,
        key: randomUUID(),
        body: { SUBMISSION_NBR: submission },
      })
      const [accepted, paid] = await Promise.all([
        decide(EVENT_ID, 'ACCEPT'),
        notify(portal, { BILLING_CODE: renewed.body.BILLING_CODE, AMOUNT: amount }),
      ])
      const settledTwice = accepted.status === 200 && paid.body.OUTCOME === 'settled'
      expect(settledTwice).toBe(false)
      expect(accepted.status === 200 || paid.body.OUTCOME === 'settled').toBe(true)
      const paidBills = (await billsOf(submission)).filter(({ STATUS }) => STATUS === 'PAID')
      expect(paidBills).toHaveLength(1)
      const left = (await portal.ask('officePayments', { as: officer, query: { words: submission } })).body.data
      expect(left).toMatchObject([{ TROUBLE: 'DOUBLE', MAY: ['REFUND', 'IGNORE'] }])
    }
  })
})

describe('a payment of another amount', () => {
  test('too much can be accepted; the excess is recorded as a refund and mailed', async () => {
    const { submission, code, EVENT_ID, outcome } = await fileWithIrregularPayment({ AMOUNT: 900_000 }, EVENING)
    expect(outcome).toBe('wrong_amount')
    const [row] = await waiting(code)
    expect(row).toMatchObject({ TROUBLE: 'OVER' })
    expect((await decide(EVENT_ID, 'REST')).status).toBe(409)
    const excess = 900_000 - (row?.AMOUNT_EXPECTED ?? 0)
    await decide(EVENT_ID, 'ACCEPT')
    expect((await caseOf(submission))?.filingDate).toBe('2026-03-02')
    expect((await billsOf(submission))[0]?.NOTICES).toMatchObject([{ STATE: 'ACCEPTED', REFUND_AMOUNT: excess }])
    expect(await mailsAbout(submission)).toEqual(['paymentRefund', 'paymentHeld'])
  })

  test('too little is counted: only the rest is billed, also when its code is renewed, and its payment settles', async () => {
    const { submission, EVENT_ID, amount } = await fileWithIrregularPayment({ AMOUNT: 500_000 }, EVENING)
    expect((await decide(EVENT_ID, 'ACCEPT')).status).toBe(409)
    expect((await decide(EVENT_ID, 'REST')).status).toBe(200)
    expect(await mailsAbout(submission)).toEqual(['paymentRest', 'paymentHeld'])
    const [open] = await billsOf(submission)
    expect(open).toMatchObject({ STATUS: 'BILLED', AMOUNT: amount - 500_000, LINES: [{ CODE: 'REST' }] })
    const reopened = { SUBMISSION_NBR: submission }
    expect((await portal.ask('reopenPermohonan', { as: sari, key: randomUUID(), body: reopened })).status).toBe(409)
    portal.setNow(AFTER_MIDNIGHT)
    const renewed = await portal.ask('regenerateBilling', {
      as: sari,
      key: randomUUID(),
      body: { SUBMISSION_NBR: submission },
    })
    expect(renewed.body.TOTAL_AMOUNT).toBe(amount - 500_000)
    const paid = await notify(portal, { BILLING_CODE: renewed.body.BILLING_CODE, AMOUNT: amount - 500_000 })
    expect(paid.body.OUTCOME).toBe('settled')
    expect((await caseOf(submission))?.filingDate).toBe('2026-03-03')
  })
})

test('an unknown code can be linked to an unpaid filing, not to a paid one', async () => {
  const { submission, EVENT_ID, outcome } = await fileWithIrregularPayment({ BILLING_CODE: UNKNOWN }, EVENING)
  expect(outcome).toBe('unknown_code')
  expect((await decide(EVENT_ID, 'ACCEPT')).status).toBe(422)
  expect((await decide(EVENT_ID, 'ACCEPT', { SUBMISSION_NBR: 'TRX-2026-999999' })).status).toBe(422)
  const filing = await portal.ask('officePaymentFiling', { as: officer, query: { ref: submission } })
  expect(filing.body).toMatchObject({ SUBMISSION_NBR: submission, IND_OPEN: 'Y' })
  expect((await decide(EVENT_ID, 'ACCEPT', { SUBMISSION_NBR: submission })).status).toBe(200)
  expect((await caseOf(submission))?.applicationNumber).toMatch(/^A00/)
  expect((await billsOf(submission))[0]?.NOTICES).toMatchObject([{ STATE: 'ACCEPTED' }])
  const again = randomUUID()
  await notify(portal, { EVENT_ID: again, BILLING_CODE: UNKNOWN, AMOUNT: 800_000 })
  expect((await decide(again, 'ACCEPT', { SUBMISSION_NBR: submission })).status).toBe(409)
})

test('the refund of a double payment is recorded and mailed to the payer', async () => {
  const filed = await fileTestDesign(portal, sari)
  const pay = (EVENT_ID: string) =>
    notify(portal, { EVENT_ID, BILLING_CODE: filed.BILLING_CODE, AMOUNT: filed.TOTAL_AMOUNT ?? 0 })
  expect((await pay(randomUUID())).body.OUTCOME).toBe('settled')
  const second = randomUUID()
  expect((await pay(second)).body.OUTCOME).toBe('closed_code')
  expect(await waiting(filed.BILLING_CODE ?? '')).toMatchObject([{ TROUBLE: 'DOUBLE', MAY: ['REFUND', 'IGNORE'] }])
  expect((await decide(second, 'REFUND', { REASON: '' })).status).toBe(422)
  expect((await decide(second, 'REFUND')).status).toBe(200)
  expect(await mailsAbout(filed.SUBMISSION_NBR ?? '')).toEqual(['paymentRefund', 'paymentHeld'])
  expect((await billsOf(filed.SUBMISSION_NBR ?? ''))[0]?.NOTICES).toMatchObject([
    { STATE: 'REFUND', REFUND_AMOUNT: filed.TOTAL_AMOUNT },
  ])
})

/** Files a design and pays it twice; returns the event of the second payment. */
async function twicePaid(): Promise<string> {
  const filed = await fileTestDesign(portal, sari)
  const event = randomUUID()
  for (const EVENT_ID of [randomUUID(), event])
    await notify(portal, { EVENT_ID, BILLING_CODE: filed.BILLING_CODE, AMOUNT: filed.TOTAL_AMOUNT ?? 0 })
  return event
}

test('a refund is paid out once, with its whole amount and its proof, which the payer opens, and the figures agree with what was decided', async () => {
  const figures = async () => (await portal.ask('officePayments', { as: officer, query: {} })).body.REFUNDS
  const toPay = async () =>
    (await portal.ask('officePayments', { as: officer, query: { state: 'refunds', size: 100 } })).body
  const before = await figures()
  const filed = await fileTestDesign(portal, sari)
  const AMOUNT = filed.TOTAL_AMOUNT ?? 0
  const EVENT_ID = randomUUID()
  for (const id of [randomUUID(), EVENT_ID])
    await notify(portal, { EVENT_ID: id, BILLING_CODE: filed.BILLING_CODE, AMOUNT })
  const PAID_ON = legalDateOf(portal.services.clock())
  const proof = (event: string, as = officer) =>
    portal.ask('officeRefundProof', {
      as,
      key: randomUUID(),
      body: multipart(
        { TEMP_ID: 'refund', SPECDOC_TYP: PAPER_SLOT, DESCRIPTION: event },
        { name: 'sp2d.pdf', bytes: pdfFile() },
      ),
      headers: { 'content-type': multipartType },
    })
  let PROOF_ID = 'no-such-proof'
  const payBack = (more: object = {}, key: string = randomUUID(), as = officer) =>
    portal.ask('officeRefundPaid', {
      as,
      key,
      body: { EVENT_ID, PAID_ON, AMOUNT, REFERENCE: 'SP2D-77/2026', PROOF_ID, ...more },
    })
  expect((await payBack()).status).toBe(404)
  expect((await proof(EVENT_ID)).status).toBe(404)
  await decide(EVENT_ID, 'REFUND')
  expect((await payBack()).body.fields?.[0]?.field).toBe('PROOF_ID')
  expect((await proof(EVENT_ID, sari)).status).toBe(403)
  PROOF_ID = (await proof(EVENT_ID)).body.DOC_ID
  const other = await twicePaid()
  await decide(other, 'REFUND')
  const ofOther = (await proof(other)).body.DOC_ID
  expect((await payBack({ PROOF_ID: ofOther })).body.fields?.[0]?.field).toBe('PROOF_ID')
  const open = async (as: TestActor) => (await portal.ask('getPDFDoc', { as, params: { id: PROOF_ID } })).status
  expect(await open(sari)).toBe(404)
  expect(await figures()).toEqual({ ...before, DUE: before.DUE + 2 * AMOUNT, DUE_COUNT: before.DUE_COUNT + 2 })
  expect((await toPay()).data.map((row: { EVENT_ID: string }) => row.EVENT_ID)).toContain(EVENT_ID)
  expect((await payBack({ AMOUNT: AMOUNT - 1 })).body.fields?.[0]?.field).toBe('AMOUNT')
  expect((await payBack({ PAID_ON: addDays(PAID_ON, 1) })).body.fields?.[0]?.field).toBe('PAID_ON')
  expect((await payBack({ PAID_ON: addDays(PAID_ON, -1) })).body.fields?.[0]?.field).toBe('PAID_ON')
  expect((await payBack({}, randomUUID(), sari)).status).toBe(403)
  const key = randomUUID()
  const both = await Promise.all([payBack({}, key), payBack({}, key)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect((await payBack()).body.err).toBe('REQUEST_DECIDED')
  expect(await figures()).toEqual({
    DUE: before.DUE + AMOUNT,
    DUE_COUNT: before.DUE_COUNT + 1,
    PAID: before.PAID + AMOUNT,
    PAID_COUNT: before.PAID_COUNT + 1,
  })
  expect((await toPay()).data.map((row: { EVENT_ID: string }) => row.EVENT_ID)).not.toContain(EVENT_ID)
  expect(await mailsAbout(filed.SUBMISSION_NBR ?? '')).toEqual(['refundPaid', 'paymentRefund', 'paymentHeld'])
  expect([await open(sari), await open(officer), await open(await portal.register())]).toEqual([200, 200, 404])
  expect((await billsOf(filed.SUBMISSION_NBR ?? ''))[0]?.NOTICES).toMatchObject([
    { STATE: 'REFUND', PAID_BACK: { PAID_ON, REFERENCE: 'SP2D-77/2026', PROOF_ID } },
  ])
  const [mail] = (await portal.mails()).filter(({ kind }) => kind === 'refundPaid')
  expect(mail?.body).toContain('SP2D-77/2026')
  expect(mail?.body).toContain(formatRupiah(AMOUNT))
})

test('the refund of a joint payment is mailed once, with its whole amount and all titles', async () => {
  const payer = await portal.register()
  const drafts = []
  for (const title of ['Kursi Rotan', 'Meja Rotan']) drafts.push(await draftDesign(portal, payer, sampleDesign(title)))
  const DRAFTS = drafts.map(({ TEMP_ID, ROW_VERSION }) => ({ TEMP_ID, ROW_VERSION }))
  const filed = (await portal.ask('fileTogether', { as: payer, key: randomUUID(), body: { DRAFTS } })).body
  const pay = (EVENT_ID: string) =>
    notify(portal, { EVENT_ID, BILLING_CODE: filed.BILLING_CODE, AMOUNT: filed.TOTAL_AMOUNT })
  await pay(randomUUID())
  const second = randomUUID()
  expect((await pay(second)).body.OUTCOME).toBe('closed_code')
  expect((await decide(second, 'REFUND')).status).toBe(200)
  const mails = (await portal.mails()).filter(({ kind, body }) => kind === 'paymentRefund' && body.includes('Rotan'))
  expect(mails.map(({ subject }) => subject)).toEqual([
    `Pengembalian ${formatRupiah(filed.TOTAL_AMOUNT)} untuk ${filed.SUBMISSION_NBRS[0]} (+1)`,
  ])
  // Titles stand in the order of the submissions: drafts are filed by TEMP_ID, which is random.
  expect(mails[0]?.body).toMatch(/“Kursi Rotan”, “Meja Rotan”|“Meja Rotan”, “Kursi Rotan”/)
})

describe('the trouble of a notice', () => {
  const decided = async (words: string) =>
    (await portal.ask('officePayments', { as: officer, query: { words, state: 'decided' } })).body.data
  const pay = async (code: string | null, AMOUNT: number, EVENT_ID: string = randomUUID()) => {
    await notify(portal, { EVENT_ID, BILLING_CODE: code, AMOUNT })
    return EVENT_ID
  }

  test('changes while it is open when a filing of its code is paid; once decided it stays as it was then', async () => {
    const [kept, reopened] = [await fileTestDesign(portal, sari), await fileTestDesign(portal, sari)]
    const SUBMISSION_NBRS = [kept.SUBMISSION_NBR, reopened.SUBMISSION_NBR]
    const joint = (await portal.ask('combineBills', { as: sari, key: randomUUID(), body: { SUBMISSION_NBRS } })).body
    const body = { SUBMISSION_NBR: reopened.SUBMISSION_NBR ?? '' }
    expect((await portal.ask('reopenPermohonan', { as: sari, key: randomUUID(), body })).status).toBe(200)
    const [first, second] = [
      await pay(joint.BILLING_CODE, joint.TOTAL_AMOUNT),
      await pay(joint.BILLING_CODE, joint.TOTAL_AMOUNT),
    ]
    const troubles = (rows: { EVENT_ID: string; TROUBLE: string }[]) =>
      Object.fromEntries(rows.map((row) => [row.EVENT_ID, row.TROUBLE]))
    expect(troubles(await waiting(joint.BILLING_CODE))).toEqual({ [first]: 'CLOSED', [second]: 'CLOSED' })
    expect((await decide(first, 'REFUND')).status).toBe(200)
    await pay(kept.BILLING_CODE, kept.TOTAL_AMOUNT)
    expect(troubles(await waiting(joint.BILLING_CODE))).toEqual({ [second]: 'DOUBLE' })
    expect(troubles(await decided(joint.BILLING_CODE))).toEqual({ [first]: 'CLOSED' })
  })

  test('a short payment whose rest was asked stays short', async () => {
    const { EVENT_ID, code, amount } = await fileWithIrregularPayment({ AMOUNT: 500_000, PAID_AT: EVENING }, EVENING)
    expect(amount).toBeGreaterThan(500_000)
    expect(await waiting(code)).toMatchObject([{ TROUBLE: 'SHORT' }])
    expect((await decide(EVENT_ID, 'REST')).status).toBe(200)
    expect(await decided(code)).toMatchObject([{ TROUBLE: 'SHORT' }])
  })

  test('of a payment of the filing and a decision at once, the decision records what it found', async () => {
    for (let n = 0; n < 5; n++) {
      const { EVENT_ID, code, amount } = await fileWithIrregularPayment({ AMOUNT: 700_000, PAID_AT: EVENING }, EVENING)
      const [decision, paid] = await Promise.all([
        decide(EVENT_ID, 'REST'),
        notify(portal, { BILLING_CODE: code, AMOUNT: amount }),
      ])
      if (decision.status === 200) {
        expect(await decided(code)).toMatchObject([{ TROUBLE: 'SHORT' }])
      } else {
        expect([decision.status, paid.body.OUTCOME]).toEqual([409, 'settled'])
        expect(await waiting(code)).toMatchObject([{ TROUBLE: 'DOUBLE' }])
      }
    }
  })
})

test('another applicant cannot read the payments of a case, and an applicant cannot decide about one', async () => {
  const { submission, EVENT_ID } = await fileWithIrregularPayment({})
  expect((await portal.ask('getPayments', { as: budi, query: { patentId: submission } })).status).toBe(404)
  const asked = { body: { EVENT_ID, DECISION: 'ACCEPT', REASON: 'x' }, key: randomUUID() }
  expect((await portal.ask('officePaymentDecide', { as: sari, ...asked })).status).toBe(403)
})
