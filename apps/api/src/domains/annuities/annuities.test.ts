import { randomUUID } from 'node:crypto'

import { transact } from '@saki/db'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { notify } from '../../testing/filings.ts'
import { patentWith, registerPatent } from '../../testing/patents.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { recordAction } from '../workflow/recordAction.ts'

const FILED = '2025-01-06'
const GRANTED = '2026-03-02'
/** The first payment covers years 1 to 3 and is due on 2026-09-02. */
const TODAY = '2026-04-01'
const noon = (day: string) => `${day}T05:00:00Z`

let portal: TestPortal
let sari: TestActor
let budi: TestActor
let officer: TestActor

beforeAll(async () => {
  portal = await startTestPortal({ now: noon(FILED) })
  sari = await portal.register()
  budi = await portal.register()
  officer = await portal.office()
})
afterAll(() => portal.close())

async function processOf(number: string) {
  const { rows } = await sql<{ procTyp: string; procNbr: number; state: string; due: string | null }>`
    select p.proc_typ as "procTyp", p.proc_nbr as "procNbr", p.state, p.due_date as due
      from application a join process p on p.proc_typ = a.proc_typ and p.proc_nbr = a.proc_nbr
     where a.application_number = ${number}`.execute(portal.db)
  const [row] = rows
  if (!row) throw new Error(`no process of ${number}`)
  return row
}

async function act(number: string, role: 'office' | 'system', action: string, day: string) {
  portal.setNow(noon(day))
  const key = await processOf(number)
  await transact(portal.db, (tx) =>
    recordAction(tx, key, { action, role, actorId: null, actionDate: day, now: new Date(noon(day)) }),
  )
}

/** A simple patent of Sari, filed on FILED and granted on GRANTED. */
async function grantedPatent(payer = 'UMUM'): Promise<string> {
  portal.setNow(noon(FILED))
  await logIn(sari)
  const patent = patentWith((p) => {
    p.FILING['PATENT_KIND'] = 'S'
    p.FILING['PAYER_CATEGORY'] = payer
  })
  const number = await registerPatent(portal, sari, patent)
  await act(number, 'office', 'formality_passed', '2025-01-13')
  await act(number, 'system', 'publish', '2025-01-28')
  await act(number, 'system', 'begin_examination', '2025-02-24')
  await act(number, 'office', 'allow', '2026-02-02')
  await act(number, 'office', 'issue_certificate', GRANTED)
  portal.setNow(noon(TODAY))
  await Promise.all([sari, budi, officer].map(logIn))
  return number
}

async function logIn(as: TestActor) {
  await portal.ask('login', { as, body: { EMAIL: as.email, LOGIN_PASSWORD: as.password } })
}

const quote = async (PATENTS: { PATENT_ID: string; TO_YEAR?: number }[], as = sari) =>
  (await portal.ask('annuityQuote', { as, body: { PATENTS } })).body
const order = (
  PATENTS: { PATENT_ID: string; TO_YEAR: number }[],
  TOTAL_AMOUNT: number,
  as = sari,
  key: string = randomUUID(),
) => portal.ask('annuityOrder', { as, key, body: { PATENTS, TOTAL_AMOUNT } })
/** Reports the payment of a code; returns the outcome. */
const pay = async ({ BILLING_CODE, TOTAL_AMOUNT }: { BILLING_CODE: string; TOTAL_AMOUNT: number }, over: object = {}) =>
  (await notify(portal, { BILLING_CODE, AMOUNT: TOTAL_AMOUNT, ...over })).body.OUTCOME

/** Orders up to a year at the price quoted. */
async function ordered(number: string, toYear: number, as = sari) {
  const { TOTAL_AMOUNT } = await quote([{ PATENT_ID: number, TO_YEAR: toYear }], as)
  const made = await order([{ PATENT_ID: number, TO_YEAR: toYear }], TOTAL_AMOUNT, as)
  expect(made.status).toBe(200)
  return made.body
}

/** An order of the person by its number. */
const orderOf = async ({ SUBMISSION_NBR }: { SUBMISSION_NBR: string }, as = sari) =>
  (await portal.ask('annuityOrders', { as })).body.find((one) => one.SUBMISSION_NBR === SUBMISSION_NBR)

describe('annuities of a granted patent', () => {
  test('a quote names each year with its fee; the first payment reaches to the year after the grant', async () => {
    const number = await grantedPatent()
    const { PATENTS, TOTAL_AMOUNT, ITEMS } = await quote([{ PATENT_ID: number }])
    // Eight claims: 750,000 + 8 × 50,000 for each of the years 1 to 3.
    expect(PATENTS[0]).toMatchObject({
      IND_OWN: 'Y',
      PAID_TO: 0,
      LEAST_YEAR: 3,
      LAST_YEAR: 10,
      TO_YEAR: 3,
      AMOUNT: 3_450_000,
      FAULT: null,
    })
    expect({ TOTAL_AMOUNT, ITEMS }).toEqual({ TOTAL_AMOUNT: 3_450_000, ITEMS: 3 })
    expect(PATENTS[0]?.YEARS[0]).toMatchObject({
      YEAR: 1,
      DUE_DATE: '2026-09-02',
      GRACE_DATE: '2027-03-02',
      STATUS: 'DUE',
      BASE_AMOUNT: 750_000,
      CLAIM_AMOUNT: 400_000,
    })
    expect(PATENTS[0]?.YEARS[3]).toMatchObject({ YEAR: 4, DUE_DATE: '2027-12-06', STATUS: 'NOT_DUE' })
  })

  test('paying the code records the years in the case, names the payer and moves the deadline', async () => {
    const number = await grantedPatent()
    const made = await ordered(number, 4)
    expect((await processOf(number)).due).toBe('2026-09-02')
    expect(await pay(made)).toBe('settled')
    expect(await processOf(number)).toMatchObject({ state: 'registered', due: '2028-12-06' })
    const years = (await portal.ask('getPatentDetailAnnuities', { as: sari, query: { patentId: number } })).body
    expect(years.map(({ STATUS }) => STATUS).slice(0, 5)).toEqual(['PAID', 'PAID', 'PAID', 'PAID', 'NOT_DUE'])
    expect(years[3]).toMatchObject({ PAID_DATE: TODAY, PAYER_NAME: expect.any(String), AMOUNT_OUTSTANDING: 0 })
    expect(await orderOf(made)).toMatchObject({
      STATUS: 'PAID',
      PATENTS: [{ PATENT_ID: number, FROM_YEAR: 1, TO_YEAR: 4, STATE: 'RECORDED' }],
    })
  })

  test('while a code can be paid its years are shown as billed', async () => {
    const number = await grantedPatent()
    await ordered(number, 3)
    const years = (await portal.ask('getPatentDetailAnnuities', { as: sari, query: { patentId: number } })).body
    expect(years.map(({ STATUS }) => STATUS).slice(2, 4)).toEqual(['BILLED', 'NOT_DUE'])
  })

  test('anybody may pay for another patent; the owner is told and the payer has the order', async () => {
    const number = await grantedPatent()
    expect((await quote([{ PATENT_ID: number }], budi)).PATENTS[0]).toMatchObject({ IND_OWN: 'N', FAULT: null })
    const made = await ordered(number, 3, budi)
    expect(await pay(made)).toBe('settled')
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from inbox_item i join process_action t using (proc_typ, proc_nbr, action_nbr)
       where t.action = 'pay_first_annuity' and i.user_id = ${sari.userId} and i.proc_nbr = ${(await processOf(number)).procNbr}`.execute(
      portal.db,
    )
    expect(rows[0]?.n).toBe(1)
    const seen = (await portal.ask('getPatentDetailAnnuities', { as: budi, query: { patentId: number } })).body
    expect(seen.map(({ PAYER_NAME }) => PAYER_NAME)).toEqual(seen.map(() => null))
    expect(seen[0]?.STATUS).toBe('PAID')
    expect((await orderOf(made, budi))?.PATENTS[0]).toMatchObject({
      PATENT_ID: number,
      STATE: 'RECORDED',
    })
  })

  test('a small business pays a tenth', async () => {
    const number = await grantedPatent('UMK')
    expect((await quote([{ PATENT_ID: number }])).PATENTS[0]).toMatchObject({ AMOUNT: 345_000, IND_REDUCED: 'Y' })
  })

  test('overdue, the fee is doubled, and paying it ends the months of grace', async () => {
    const number = await grantedPatent()
    await act(number, 'system', 'annuity_overdue', '2026-09-03')
    await logIn(sari)
    expect((await quote([{ PATENT_ID: number }])).PATENTS[0]).toMatchObject({ AMOUNT: 6_900_000 })
    expect(await pay(await ordered(number, 3))).toBe('settled')
    expect(await processOf(number)).toMatchObject({ state: 'registered', due: '2027-12-06' })
  })

  test('a year that somebody else paid meanwhile is held; the rest of the payment counts', async () => {
    const [first, second] = [await grantedPatent(), await grantedPatent()]
    const wanted = [first, second].map((PATENT_ID) => ({ PATENT_ID, TO_YEAR: 3 }))
    const made = (await order(wanted, (await quote(wanted)).TOTAL_AMOUNT)).body
    expect(await pay(await ordered(first, 3, budi))).toBe('settled')
    expect(await pay(made)).toBe('settled')
    expect((await processOf(second)).due).toBe('2027-12-06')
    expect((await orderOf(made))?.PATENTS.map(({ STATE, HELD_WHY }) => [STATE, HELD_WHY])).toEqual([
      ['HELD', 'YEAR'],
      ['RECORDED', null],
    ])
    const { rows } = await sql<{
      kind: string
    }>`select kind from mail where user_id = ${sari.userId} and body like '%' || ${made.SUBMISSION_NBR} || '%'`.execute(
      portal.db,
    )
    expect(rows[0]?.kind).toBe('annuitiesHeld')
  })

  test('two payments of two orders for the same years at once record them once', async () => {
    const number = await grantedPatent()
    const [mine, other] = [await ordered(number, 3), await ordered(number, 3, budi)]
    expect(await Promise.all([pay(mine), pay(other)])).toEqual(['settled', 'settled'])
    const orders = [await orderOf(mine), await orderOf(other, budi)].map((one) => one?.PATENTS[0]?.STATE)
    expect(orders.toSorted()).toEqual(['HELD', 'RECORDED'])
    expect((await processOf(number)).due).toBe('2027-12-06')
  })

  test('a notice sent twice settles once', async () => {
    const number = await grantedPatent()
    const made = await ordered(number, 3)
    const one = { EVENT_ID: randomUUID(), NTPN: '0123456789ABCDEF' }
    expect([await pay(made, one), await pay(made, one)]).toEqual(['settled', 'settled'])
    const { rows } = await sql<{
      n: number
    }>`select count(*)::int as n from process_action where action = 'pay_first_annuity' and proc_nbr = ${(await processOf(number)).procNbr}`.execute(
      portal.db,
    )
    expect(rows[0]?.n).toBe(1)
  })

  test('a payment after a review began is held with its reason', async () => {
    const number = await grantedPatent()
    const made = await ordered(number, 3)
    await act(number, 'system', 'annuity_overdue', '2026-09-03')
    await act(number, 'system', 'grace_over', '2027-03-03')
    expect(await pay(made, { PAID_AT: new Date(noon(TODAY)).toISOString() })).toBe('settled')
    portal.setNow(noon(TODAY))
    await logIn(sari)
    expect((await orderOf(made))?.PATENTS[0]).toMatchObject({
      STATE: 'HELD',
      HELD_WHY: 'REVIEW',
    })
  })
})

describe('an order of annuities', () => {
  test.each([
    ['a number that is none', 'P1', 'UNKNOWN'],
    ['a number nobody has', 'P00199900001', 'UNKNOWN'],
    ['a design', 'A00202600001', 'UNKNOWN'],
  ])('%s is unknown in a quote and not found in an order', async (_says, PATENT_ID, FAULT) => {
    await grantedPatent()
    expect((await quote([{ PATENT_ID }])).PATENTS[0]).toMatchObject({ FAULT, TITLE: null, AMOUNT: 0 })
    expect((await order([{ PATENT_ID: PATENT_ID.padEnd(6, '0'), TO_YEAR: 3 }], 0)).status).toBe(404)
  })

  test('a pending patent of somebody else looks like one that does not exist', async () => {
    portal.setNow(noon(FILED))
    await logIn(sari)
    const number = await registerPatent(
      portal,
      sari,
      patentWith(() => {}),
    )
    await logIn(budi)
    expect((await quote([{ PATENT_ID: number }], budi)).PATENTS[0]).toMatchObject({ FAULT: 'UNKNOWN', TITLE: null })
  })

  test.each([
    ['less than the first payment covers', 2],
    ['after the end of protection', 11],
  ])('years that cannot be paid are refused: %s', async (_says, TO_YEAR) => {
    const number = await grantedPatent()
    expect((await quote([{ PATENT_ID: number, TO_YEAR }])).PATENTS[0]).toMatchObject({ FAULT: 'YEAR', AMOUNT: 0 })
    expect((await order([{ PATENT_ID: number, TO_YEAR }], 0)).status).toBe(422)
  })

  test('another total than the one due is refused, and nothing is written', async () => {
    const number = await grantedPatent()
    const refused = await order([{ PATENT_ID: number, TO_YEAR: 3 }], 1)
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { err: 'AMOUNT_CHANGED', current: { TOTAL_AMOUNT: 3_450_000 } },
    ])
    const { rows } = await sql<{
      n: number
    }>`select count(*)::int as n from request_case c join application a using (application_id) where a.application_number = ${number}`.execute(
      portal.db,
    )
    expect(rows[0]?.n).toBe(0)
  })

  test('a repeated order with the same key returns the first code', async () => {
    const number = await grantedPatent()
    const key = randomUUID()
    const twice = [
      await order([{ PATENT_ID: number, TO_YEAR: 3 }], 3_450_000, sari, key),
      await order([{ PATENT_ID: number, TO_YEAR: 3 }], 3_450_000, sari, key),
    ]
    expect(twice[1]?.body).toEqual(twice[0]?.body)
    expect((await order([{ PATENT_ID: number, TO_YEAR: 4 }], 3_450_000, sari, key)).body).toMatchObject({
      err: 'KEY_REUSED',
    })
  })

  test('its bill stands on the payment page of the payer alone, with a line for each year', async () => {
    const number = await grantedPatent()
    const { SUBMISSION_NBR, BILLING_CODE } = await ordered(number, 3)
    const [bill] = (await portal.ask('getPayments', { as: sari, query: { patentId: SUBMISSION_NBR } })).body
    expect(bill).toMatchObject({
      BILLING_CODE,
      PATENT_ID: null,
      STATUS: 'BILLED',
      AMOUNT: 3_450_000,
      TITLE: 'Biaya tahunan 1 paten',
    })
    expect(bill?.LINES.map(({ NAME }) => NAME)).toEqual([1, 2, 3].map((year) => `Biaya tahunan ke-${year}, ${number}`))
    expect((await portal.ask('getPayments', { as: budi, query: { patentId: SUBMISSION_NBR } })).status).toBe(404)
  })

  test('an expired code is issued again by the price of its day', async () => {
    const number = await grantedPatent()
    const { SUBMISSION_NBR, BILLING_CODE } = await ordered(number, 3)
    const again = () => portal.ask('regenerateBilling', { as: sari, key: randomUUID(), body: { SUBMISSION_NBR } })
    expect((await again()).body).toMatchObject({ BILLING_CODE, IND_NEW: 'N' })
    portal.setNow(noon('2026-09-03'))
    await logIn(sari)
    const renewed = (await again()).body
    expect(renewed).toMatchObject({ IND_NEW: 'Y', TOTAL_AMOUNT: 6_900_000 })
    expect(renewed.BILLING_CODE).not.toBe(BILLING_CODE)
    expect(await pay(renewed)).toBe('settled')
  })

  test('a payment of the wrong amount waits for an officer, and one after midnight too', async () => {
    const number = await grantedPatent()
    const made = await ordered(number, 3)
    expect(await pay({ ...made, TOTAL_AMOUNT: 1 })).toBe('wrong_amount')
    portal.setNow(noon('2026-04-02'))
    expect(await pay(made, { PAID_AT: '2026-04-01T17:00:00.000Z' })).toBe('late')
    expect((await processOf(number)).due).toBe('2026-09-02')
  })
})

describe('an irregular payment of an order', () => {
  const exceptionOf = async (BILLING_CODE: string) =>
    (await portal.ask('officePayments', { as: officer, query: { words: BILLING_CODE } })).body.data[0]
  const decide = (EVENT_ID: string | undefined, DECISION: string) =>
    portal.ask('officePaymentDecide', {
      as: officer,
      key: randomUUID(),
      body: { EVENT_ID: EVENT_ID ?? '', DECISION, REASON: 'Dibayar tepat waktu' },
    })

  test('accepted by an officer, it is recorded on the day of payment', async () => {
    const number = await grantedPatent()
    const made = await ordered(number, 3)
    portal.setNow(noon('2026-04-02'))
    expect(await pay(made, { PAID_AT: '2026-04-01T17:30:00.000Z' })).toBe('late')
    await logIn(officer)
    const held = await exceptionOf(made.BILLING_CODE)
    expect(held).toMatchObject({ TROUBLE: 'LATE', FILINGS: [{ TITLE: 'Biaya tahunan 1 paten', IND_OPEN: 'Y' }] })
    expect((await decide(held?.EVENT_ID, 'ACCEPT')).status).toBe(200)
    await logIn(sari)
    const years = (await portal.ask('getPatentDetailAnnuities', { as: sari, query: { patentId: number } })).body
    expect(years[2]).toMatchObject({ STATUS: 'PAID', PAID_DATE: '2026-04-02' })
  })

  test('too little is paid back, not asked for again; the order stays open', async () => {
    const number = await grantedPatent()
    const made = await ordered(number, 3)
    expect(await pay({ ...made, TOTAL_AMOUNT: 1_000_000 })).toBe('wrong_amount')
    await portal.drain()
    const [mail] = (await portal.mails()).filter(({ subject }) => subject.includes(made.SUBMISSION_NBR))
    expect(mail).toMatchObject({ kind: 'paymentHeld', to_address: sari.email })
    expect(mail?.body).toMatch(/Rp\s?1\.000\.000[^]*Tagihannya Rp\s?3\.450\.000/)
    const held = await exceptionOf(made.BILLING_CODE)
    expect(held).toMatchObject({ TROUBLE: 'SHORT', MAY: ['REFUND', 'IGNORE'] })
    expect((await decide(held?.EVENT_ID, 'REST')).body).toMatchObject({ err: 'BILL_NOT_OPEN' })
    expect((await decide(held?.EVENT_ID, 'REFUND')).status).toBe(200)
    expect(await orderOf(made)).toMatchObject({ STATUS: 'BILLED' })
    expect(await pay(made)).toBe('settled')
  })
})

describe('annuities recorded by an officer', () => {
  const record = (PATENT_ID: string, over: object = {}, key: string = randomUUID()) =>
    portal.ask('officeAnnuityRecord', {
      as: officer,
      key,
      body: {
        PATENT_ID,
        TO_YEAR: 3,
        PAID_DATE: '2026-03-20',
        AMOUNT: 3_450_000,
        PROOF: 'BPN 0123456789ABCDEF',
        REASON: 'Dibayar di loket',
        ...over,
      },
    })

  test('count from the day of payment, once per key', async () => {
    const number = await grantedPatent()
    const key = randomUUID()
    expect((await record(number, {}, key)).body).toEqual({ err: '', PAID_TO: 3 })
    expect((await record(number, {}, key)).body).toEqual({ err: '', PAID_TO: 3 })
    expect((await processOf(number)).due).toBe('2027-12-06')
    const years = (await portal.ask('getPatentDetailAnnuities', { as: sari, query: { patentId: number } })).body
    expect(years[2]).toMatchObject({ STATUS: 'PAID', PAID_DATE: '2026-03-20' })
  })

  test.each([
    ['in the future', { PAID_DATE: '2026-04-02' }, 422],
    ['before the grant', { PAID_DATE: '2026-03-01' }, 422],
    ['years that are not payable', { TO_YEAR: 2 }, 409],
  ])('are refused: %s', async (_says, over, status) => {
    const number = await grantedPatent()
    expect((await record(number, over)).status).toBe(status)
    expect((await processOf(number)).due).toBe('2026-09-02')
  })
})

describe("a person's own annuities that are due", () => {
  test('lists own granted patents, the earliest first, and no others', async () => {
    const number = await grantedPatent()
    const rows = (await portal.ask('annuitiesDue', { as: sari })).body
    expect(rows.find(({ PATENT_ID }) => PATENT_ID === number)).toMatchObject({
      YEAR: 1,
      LEAST_YEAR: 3,
      DUE_DATE: '2026-09-02',
      STATUS: 'DUE',
      AMOUNT: 3_450_000,
    })
    expect(rows.map(({ DUE_DATE }) => DUE_DATE)).toEqual(rows.map(({ DUE_DATE }) => DUE_DATE).toSorted())
    expect((await portal.ask('annuitiesDue', { as: budi })).body).toEqual([])
  })
})
