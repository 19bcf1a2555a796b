import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { draftDesign, fileTestDesign, notify, sampleDesign } from '../../testing/filings.ts'
import { sampleMark } from '../../testing/marks.ts'
import { allParts, insertParts, samplePatent, simplePatent, type SamplePatent } from '../../testing/patents.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'

let portal: TestPortal
let sari: TestActor
let budi: TestActor
const NOON = '2026-03-02T05:00:00Z'

beforeAll(async () => {
  portal = await startTestPortal({ now: NOON })
  sari = await portal.register()
  budi = await portal.register()
})
afterAll(() => portal.close())
beforeEach(() => portal.setNow(NOON))

const combine = (SUBMISSION_NBRS: unknown[], as = sari, key: string = randomUUID()) =>
  portal.ask('combineBills', { as, key, body: { SUBMISSION_NBRS } })
const together = (DRAFTS: { TEMP_ID: string; ROW_VERSION: number }[], as = sari, key: string = randomUUID()) =>
  portal.ask('fileTogether', { as, key, body: { DRAFTS } })
const joints = async (as = sari) => (await portal.ask('jointBills', { as })).body
const payments = async (patentId: string | null, as = sari) =>
  (await portal.ask('getPayments', { as, query: { patentId: patentId ?? '' } })).body
const named = ({ TEMP_ID, ROW_VERSION }: { TEMP_ID: string; ROW_VERSION: number }) => ({ TEMP_ID, ROW_VERSION })
const submissionsOf = async (ids: string[]) =>
  (
    await sql<{ count: number }>`
      select count(*)::int as count from application where temp_id = any (${ids}::text[]) and reopened_at is null`.execute(
      portal.db,
    )
  ).rows[0]?.count

/** Saves a complete draft of a mark in one class. */
async function draftMark(niceClass: string) {
  const NICE = [{ NICE_CLASS_CODE: niceClass, TERMS: ['kopi'] }]
  const body = { FORM_TYP: 'mark-filing', ...sampleMark(), NICE }
  return (await portal.ask('savePermohonan', { as: sari, key: randomUUID(), body })).body
}
/** Saves a complete draft of a patent with its documents. */
async function draftPatent(patent: SamplePatent) {
  const { body } = await portal.ask('savePermohonan', {
    as: sari,
    key: randomUUID(),
    body: { FORM_TYP: 'patent-filing', ...patent },
  })
  await insertParts(portal.db, sari.userId, body.TEMP_ID, portal.services.clock(), allParts)
  return body
}
/** The last number given in each series of 2026, by its letter. */
async function lastNumbers(): Promise<Record<string, number>> {
  const { rows } = await sql<{ letter: string; last: number }>`
    select file_typ as letter, last_nbr as last from number_counter where file_ser = 2026`.execute(portal.db)
  return Object.fromEntries(rows.map(({ letter, last }) => [letter, last]))
}

/** Sets the clock and logs the person in again. */
async function logInAt(as: TestActor, iso: string): Promise<void> {
  portal.setNow(iso)
  await portal.ask('login', { as, body: { EMAIL: as.email, LOGIN_PASSWORD: as.password } })
}

/** Runs `work` while all tariffs are zero. */
async function withoutFees<R>(work: () => Promise<R>): Promise<R> {
  await sql`create table kept as table tariff`.execute(portal.db)
  await sql`update tariff set rupiah = 0`.execute(portal.db)
  try {
    return await work()
  } finally {
    await sql`
      update tariff t set rupiah = k.rupiah from kept k
       where (t.code, t.payer_category, t.valid_from) = (k.code, k.payer_category, k.valid_from)`.execute(portal.db)
    await sql`drop table kept`.execute(portal.db)
  }
}

test('twenty drafts are filed together and paid with one code; each gets its own number and receipt', async () => {
  const drafts = []
  for (let n = 1; n <= 20; n++) drafts.push(await draftDesign(portal, sari, sampleDesign(`Botol ${n}`)))
  const filed = await together(drafts.map(named))
  expect(filed.status).toBe(200)
  expect(filed.body.TOTAL_AMOUNT).toBe(20 * 800_000)
  expect(new Set(filed.body.SUBMISSION_NBRS).size).toBe(20)
  const [joint] = await joints()
  expect(joint).toMatchObject({ STATUS: 'OPEN', BILLING_CODE: filed.body.BILLING_CODE, AMOUNT: 16_000_000 })

  const { BILLING_CODE, TOTAL_AMOUNT: AMOUNT } = filed.body
  expect((await notify(portal, { BILLING_CODE, AMOUNT })).body.OUTCOME).toBe('settled')
  const paid = await Promise.all(filed.body.SUBMISSION_NBRS.map((nbr: string) => payments(nbr)))
  const numbers = paid.map(([bill]) => bill?.PATENT_ID)
  expect(new Set(numbers).size).toBe(20)
  expect(numbers.every((number) => /^A002026\d{5}$/.test(number ?? ''))).toBe(true)
  expect(new Set(paid.map(([bill]) => bill?.NTPN)).size).toBe(1)
  for (const number of numbers) {
    const receipt = await portal.ask('getReceipt', { as: sari, params: { patentId: number ?? '' } })
    expect([receipt.status, receipt.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect((await payments(number ?? ''))[0]?.RECEIPT_NBR).toBe(`TT-${number}`)
  }
  expect((await joints())[0]).toMatchObject({ STATUS: 'PAID' })
  const { rows } = await sql<{ logged: number; mails: number }>`
    select (select count(*)::int from filing_log l where l.application_number = any (${numbers}::text[])) as logged,
           (select count(*)::int from mail where kind = 'filing_numbered' and user_id = ${sari.userId}) as mails`.execute(
    portal.db,
  )
  expect(rows[0]).toEqual({ logged: 20, mails: 20 })
})

test('rights filed together and paid with one code are each numbered in their own series, without gaps', async () => {
  const before = await lastNumbers()
  const drafts = []
  for (let n = 0; n < 2; n++)
    drafts.push(
      await draftDesign(portal, sari),
      await draftMark('30'),
      await draftMark('43'),
      await draftPatent(samplePatent()),
      await draftPatent(simplePatent()),
    )
  const { BILLING_CODE, TOTAL_AMOUNT: AMOUNT, SUBMISSION_NBRS } = (await together(drafts.map(named))).body
  const event = { BILLING_CODE, AMOUNT, EVENT_ID: randomUUID() }
  await Promise.all([notify(portal, event), notify(portal, event)])
  const numbers: (string | null | undefined)[] = []
  for (const nbr of SUBMISSION_NBRS) numbers.push((await payments(nbr))[0]?.PATENT_ID)
  const next = (letter: string, start: string, width: number) =>
    [1, 2].map((n) => `${start}2026${String((before[letter] ?? 0) + n).padStart(width, '0')}`)
  expect(numbers.toSorted()).toEqual(
    [
      ...next('A', 'A00', 5),
      ...next('D', 'DID', 6),
      ...next('J', 'JID', 6),
      ...next('P', 'P00', 5),
      ...next('S', 'S00', 5),
    ].toSorted(),
  )
  const added = Object.entries(await lastNumbers()).map(([letter, last]) => [letter, last - (before[letter] ?? 0)])
  expect(Object.fromEntries(added)).toEqual({ A: 2, D: 2, J: 2, P: 2, S: 2 })
})

describe('filing together', () => {
  test('one incomplete draft stops all of them, and the error names it', async () => {
    const whole = await draftDesign(portal, sari)
    const lacking = await draftDesign(portal, sari, {
      ...sampleDesign('Tanpa pernyataan'),
      DECLARATIONS: [],
    })
    const answer = await together([whole, lacking].map(named))
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({ err: 'NOT_COMPLETE', fields: [{ field: lacking.TEMP_ID }] })
    expect(JSON.stringify(answer.body)).toContain('Tanpa pernyataan')
    expect(await submissionsOf([whole.TEMP_ID, lacking.TEMP_ID])).toBe(0)
  })

  test('without a fee they are numbered at once, and there is no code to pay', async () => {
    const drafts = [await draftDesign(portal, sari), await draftDesign(portal, sari)]
    const filed = await withoutFees(() => together(drafts.map(named)))
    expect(filed.status, JSON.stringify(filed.body)).toBe(200)
    expect(filed.body).toMatchObject({ BILLING_CODE: null, BILLING_EXPIRES_AT: null, TOTAL_AMOUNT: 0 })
    expect(filed.body.SUBMISSION_NBRS).toHaveLength(2)
    for (const nbr of filed.body.SUBMISSION_NBRS) expect((await payments(nbr))[0]?.STATUS).toBe('PAID')
  })

  test('sent ten times at once with one key, each draft is filed once and all replies are equal', async () => {
    const drafts = [await draftDesign(portal, sari), await draftDesign(portal, sari)].map(named)
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, () => together(drafts, sari, key)))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await submissionsOf(drafts.map(({ TEMP_ID }) => TEMP_ID))).toBe(2)
  })

  test('without a fee: ten requests at once and a later one with one key give each draft one number', async () => {
    const drafts = [await draftDesign(portal, sari), await draftMark('30'), await draftPatent(samplePatent())].map(
      named,
    )
    const key = randomUUID()
    const before = await lastNumbers()
    const numbersNow = async () => {
      const { rows } = await sql<{ number: string }>`
        select application_number as number from application where temp_id = any (${drafts.map(({ TEMP_ID }) => TEMP_ID)}::text[])
         order by application_number`.execute(portal.db)
      return rows.map(({ number }) => number)
    }
    await withoutFees(async () => {
      const answers = await Promise.all(Array.from({ length: 10 }, () => together(drafts, sari, key)))
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    })
    const given = await numbersNow()
    expect(given).toEqual([
      expect.stringMatching(/^A002026/),
      expect.stringMatching(/^DID2026/),
      expect.stringMatching(/^P002026/),
    ])
    const counted = await lastNumbers()
    expect((await together(drafts, sari, key)).status).toBe(200)
    expect((await together(drafts, sari, randomUUID())).status).toBe(409)
    expect(await numbersNow()).toEqual(given)
    expect(await lastNumbers()).toEqual(counted)
    for (const letter of ['A', 'D', 'P']) expect(counted[letter]).toBe((before[letter] ?? 0) + 1)
  })

  test('of two carts at once that share a draft, one is filed and the other answers 409', async () => {
    const [a, b, c] = [
      await draftDesign(portal, sari),
      await draftDesign(portal, sari),
      await draftDesign(portal, sari),
    ]
    const answers = await Promise.all([together([a, b].map(named)), together([c, b].map(named))])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await submissionsOf([b.TEMP_ID])).toBe(1)
  })

  test.each([
    [
      'a draft saved meanwhile',
      409,
      async () => [await draftDesign(portal, sari), { ...(await draftDesign(portal, sari)), ROW_VERSION: 9 }],
    ],
    ["somebody else's draft", 422, async () => [await draftDesign(portal, sari), await draftDesign(portal, budi)]],
    [
      'a draft of nobody',
      404,
      async () => [await draftDesign(portal, sari), { TEMP_ID: `D-${'a'.repeat(32)}`, ROW_VERSION: 1 }],
    ],
    ['the same draft twice', 422, async () => Array(2).fill(await draftDesign(portal, sari))],
  ])('%s: nothing is filed', async (_says, status, make) => {
    const drafts = (await make()).map(named)
    const answer = await together(drafts)
    expect([status, 404]).toContain(answer.status)
    expect(await submissionsOf(drafts.map(({ TEMP_ID }) => TEMP_ID))).toBe(0)
  })
})

describe('one code for several bills', () => {
  const three = async () =>
    Promise.all([fileTestDesign(portal, sari), fileTestDesign(portal, sari), fileTestDesign(portal, sari)])

  test('a repeated notice settles once; a later payment of the code or with its NTPN settles nothing', async () => {
    const filed = await three()
    const { BILLING_CODE, TOTAL_AMOUNT: AMOUNT } = (await combine(filed.map((f) => f.SUBMISSION_NBR))).body
    const event = { BILLING_CODE, AMOUNT, EVENT_ID: randomUUID(), NTPN: 'J'.repeat(16) }
    const replied = await Promise.all(Array.from({ length: 8 }, () => notify(portal, event)))
    expect(new Set(replied.map(({ body }) => body.OUTCOME))).toEqual(new Set(['settled']))
    expect((await notify(portal, { ...event, EVENT_ID: randomUUID() })).body.OUTCOME).toBe('repeated')
    expect((await notify(portal, { BILLING_CODE, AMOUNT })).body.OUTCOME).toBe('closed_code')
    const numbers = await Promise.all(filed.map(async (f) => (await payments(f.SUBMISSION_NBR))[0]?.PATENT_ID))
    expect(new Set(numbers).size).toBe(3)
    // The receipt number (NTPN) settles nothing else.
    const other = await fileTestDesign(portal, budi)
    const again = { BILLING_CODE: other.BILLING_CODE, AMOUNT: other.TOTAL_AMOUNT, NTPN: event.NTPN }
    expect((await notify(portal, again)).body.OUTCOME).toBe('ntpn_used')
  })

  test('a wrong amount settles nothing', async () => {
    const filed = await three()
    const { BILLING_CODE, TOTAL_AMOUNT } = (await combine(filed.map((f) => f.SUBMISSION_NBR))).body
    expect((await notify(portal, { BILLING_CODE, AMOUNT: TOTAL_AMOUNT - 1 })).body.OUTCOME).toBe('wrong_amount')
    expect((await payments(filed[0].SUBMISSION_NBR))[0]?.PATENT_ID).toBeNull()
  })

  test('a part paid alone or reopened makes the joint code void, and paying it settles nothing', async () => {
    const filed = await three()
    const { BILLING_CODE, TOTAL_AMOUNT } = (await combine(filed.map((f) => f.SUBMISSION_NBR))).body
    await notify(portal, { BILLING_CODE: filed[0].BILLING_CODE, AMOUNT: filed[0].TOTAL_AMOUNT })
    expect((await joints()).find((j) => j.BILLING_CODE === BILLING_CODE)).toMatchObject({ STATUS: 'VOID' })
    expect((await notify(portal, { BILLING_CODE, AMOUNT: TOTAL_AMOUNT })).body.OUTCOME).toBe('closed_code')
    expect((await payments(filed[1].SUBMISSION_NBR))[0]?.PATENT_ID).toBeNull()

    const pair = [filed[1].SUBMISSION_NBR, filed[2].SUBMISSION_NBR]
    const second = (await combine(pair)).body
    await portal.ask('reopenPermohonan', { as: sari, key: randomUUID(), body: { SUBMISSION_NBR: pair[1] ?? '' } })
    const late = { BILLING_CODE: second.BILLING_CODE, AMOUNT: second.TOTAL_AMOUNT }
    expect((await notify(portal, late)).body.OUTCOME).toBe('closed_code')
  })

  test('when a joint code and its single codes are paid at once, each numbered filing has one paid bill', async () => {
    const filed = await three()
    const { BILLING_CODE, TOTAL_AMOUNT } = (await combine(filed.map((f) => f.SUBMISSION_NBR))).body
    const replied = await Promise.all([
      notify(portal, { BILLING_CODE, AMOUNT: TOTAL_AMOUNT }),
      ...filed.map((f) => notify(portal, { BILLING_CODE: f.BILLING_CODE, AMOUNT: f.TOTAL_AMOUNT })),
    ])
    expect(replied.every(({ status }) => status === 200)).toBe(true)
    const { rows } = await sql<{ applicationNumber: string; paid: number }>`
      select a.application_number as "applicationNumber", count(b.*)::int as paid from application a left join bill b on b.application_id = a.application_id and b.status = 'paid'
       where a.submission_nbr = any (${filed.map((f) => f.SUBMISSION_NBR)}::text[]) group by a.application_number`.execute(
      portal.db,
    )
    expect(rows.every(({ paid, applicationNumber }) => paid === (applicationNumber ? 1 : 0))).toBe(true)
  })

  test('joining the same bills again returns the same code; a payer gets at most 100 codes a day', async () => {
    const keen = await portal.register()
    const filed: (string | null)[] = []
    for (let n = 0; n < 15; n++) filed.push((await fileTestDesign(portal, keen)).SUBMISSION_NBR)
    const [a, b, c] = filed
    const first = (await combine([a, b], keen)).body
    expect((await combine([b, a], keen)).body).toEqual(first)
    expect((await combine([a, b, c], keen)).body.BILLING_CODE).not.toBe(first.BILLING_CODE)
    const pairs = filed.flatMap((one, at) => filed.slice(at + 1).map((other) => [one, other]))
    const answers = await Promise.all(pairs.map((pair) => combine(pair, keen)))
    const made = answers.filter(({ status }) => status === 200)
    expect(made).toHaveLength(98)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(pairs.length - made.length)
    await logInAt(keen, '2026-03-03T01:00:00Z')
    expect((await combine([a, b], keen)).status).toBe(200)
  })

  test('expired bills that are free of charge today cannot be joined', async () => {
    const filed = await three()
    await logInAt(sari, '2026-03-03T03:00:00Z')
    const answer = await withoutFees(() => combine(filed.map((f) => f.SUBMISSION_NBR)))
    expect([answer.status, answer.body.err]).toEqual([409, 'BILL_NOT_OPEN'])
  })

  test('of a joint code and another bill paid at once with one NTPN, only one is settled', async () => {
    for (let n = 0; n < 8; n++) {
      const [first, second, alone] = await three()
      const { BILLING_CODE, TOTAL_AMOUNT } = (await combine([first?.SUBMISSION_NBR, second?.SUBMISSION_NBR])).body
      const NTPN = `NTPN${n}`.padEnd(16, '0')
      const replied = await Promise.all([
        notify(portal, { BILLING_CODE, AMOUNT: TOTAL_AMOUNT, NTPN }),
        notify(portal, { BILLING_CODE: alone?.BILLING_CODE ?? '', AMOUNT: alone?.TOTAL_AMOUNT ?? 0, NTPN }),
      ])
      expect(replied.map(({ body }) => body.OUTCOME).toSorted()).toEqual(['ntpn_used', 'settled'])
    }
  })

  test('a joint code expires at midnight; a new one has the tariff of the day, and the old one paid in time still settles', async () => {
    const filed = await three()
    const submissions = filed.map((f) => f.SUBMISSION_NBR)
    const old = (await combine(submissions)).body
    expect(old.BILLING_EXPIRES_AT).toBe('2026-03-02T16:59:59.000Z')
    await logInAt(sari, '2026-03-03T01:00:00Z')
    expect((await joints()).find((j) => j.BILLING_CODE === old.BILLING_CODE)?.STATUS).toBe('EXPIRED')
    const fresh = (await combine(submissions)).body
    expect(fresh.BILLING_CODE).not.toBe(old.BILLING_CODE)
    const inTime = { BILLING_CODE: old.BILLING_CODE, AMOUNT: old.TOTAL_AMOUNT, PAID_AT: '2026-03-02T16:59:59.400Z' }
    expect((await notify(portal, inTime)).body.OUTCOME).toBe('settled')
    const [bill, newer] = await payments(submissions[0] ?? '')
    expect([bill?.STATUS, newer?.STATUS].toSorted()).toEqual(['PAID', 'REPLACED'])
    const late = { BILLING_CODE: fresh.BILLING_CODE, AMOUNT: fresh.TOTAL_AMOUNT }
    expect((await notify(portal, late)).body.OUTCOME).toBe('closed_code')
  })

  test('only two or more filings of one’s own can be joined', async () => {
    const [mine, also] = await three()
    const theirs = await fileTestDesign(portal, budi)
    expect((await combine([mine.SUBMISSION_NBR, theirs.SUBMISSION_NBR])).status).toBe(404)
    expect((await combine([mine.SUBMISSION_NBR, 'TRX-2026-999999'])).status).toBe(404)
    expect((await combine([mine.SUBMISSION_NBR])).status).toBe(422)
    expect((await combine([mine.SUBMISSION_NBR, also.SUBMISSION_NBR], budi)).status).toBe(404)
    expect(await joints(budi)).toEqual([])
  })
})
