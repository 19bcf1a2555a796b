import { createHash, randomUUID } from 'node:crypto'

import { formatApplicationNumber, parseApplicationNumber } from '@saki/domain/ids/applicationNumber'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { fileTestDesign, notify, sampleDesign } from '../../testing/filings.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { payBill } from '../../treasury/payCommand.ts'
import { signBody } from '../../treasury/signature.ts'

let portal: TestPortal
let sari: TestActor
let budi: TestActor
const NOON = '2026-03-02T05:00:00Z'
const LAST_SECOND = '2026-03-02T16:59:59.500Z'
const NEXT_MORNING = '2026-03-03T01:00:00Z'

beforeAll(async () => {
  portal = await startTestPortal({ now: NOON })
  sari = await portal.register()
  budi = await portal.register()
})
afterAll(() => portal.close())
beforeEach(() => portal.setNow(NOON))

const payments = async (patentId: string | null, as = sari) =>
  (await portal.ask('getPayments', { as, query: { patentId: patentId ?? '' } })).body
const regenerate = (SUBMISSION_NBR: string | null, as = sari, key: string = randomUUID()) =>
  portal.ask('regenerateBilling', { as, key, body: { SUBMISSION_NBR } })

/** Sets the clock and logs the person in again. */
async function logInAt(as: TestActor, iso: string): Promise<void> {
  portal.setNow(iso)
  const answer = await portal.ask('login', { as, body: { EMAIL: as.email, LOGIN_PASSWORD: as.password } })
  expect(answer.status).toBe(200)
}

interface CaseRow {
  application_number: string | null
  file_nbr: number | null
  filing_date: string | null
  received_at: Date | null
  state: string | null
  actions: number
  inbox: number
  mails: number
  log: string | null
  leaf: Buffer | null
  counter: number
}
async function caseOf(submission: string | null): Promise<CaseRow> {
  const { rows } = await sql<CaseRow>`
    select a.application_number, a.file_nbr, a.filing_date, a.received_at, p.state, l.entry as log, l.leaf,
           (select count(*)::int from process_action x where x.proc_typ = p.proc_typ and x.proc_nbr = p.proc_nbr) as actions,
           (select count(*)::int from inbox_item i where i.proc_typ = p.proc_typ and i.proc_nbr = p.proc_nbr and i.user_id = a.owner_id) as inbox,
           (select count(*)::int from mail m where m.user_id = a.owner_id and m.kind = 'filing_numbered' and m.body like '%' || a.submission_nbr || '%') as mails,
           coalesce((select last_nbr from number_counter c where c.file_typ = 'A' and c.file_seq = '00' and c.file_ser = 2026), 0) as counter
      from application a left join process p using (application_id) left join filing_log l using (application_id)
     where a.submission_nbr = ${submission}`.execute(portal.db)
  if (!rows[0]) throw new Error('no such filing')
  return rows[0]
}
const outcomes = async (code: string | null) =>
  (
    await sql<{
      outcome: string
    }>`select outcome from payment_notice where billing_code = ${code} order by received_at, outcome`.execute(portal.db)
  ).rows.map((row) => row.outcome)

describe('getPayments', () => {
  test('the owner sees every bill of the case, newest first', async () => {
    const filed = await fileTestDesign(portal, sari)
    const [bill, ...others] = await payments(filed.SUBMISSION_NBR)
    expect(others).toEqual([])
    expect(bill).toMatchObject({
      STATUS: 'BILLED',
      AMOUNT: 800_000,
      AMOUNT_OUTSTANDING: 800_000,
      BILLING_CODE: filed.BILLING_CODE,
      QR_TEXT: filed.BILLING_CODE,
      PATENT_ID: null,
      VALID_UNTIL: '2026-03-02T16:59:59.000Z',
      TITLE: 'Botol Minum Lipat',
      SUBMISSION_NBR: filed.SUBMISSION_NBR,
      NTPN: null,
      CURRENCY: 'IDR',
      PAYER_NAME: 'Sari Wulandari',
    })
    expect(bill?.LINES).toEqual([expect.objectContaining({ QTY: 1, UNIT_AMOUNT: 800_000, AMOUNT: 800_000 })])
    await logInAt(sari, NEXT_MORNING)
    expect((await payments(filed.SUBMISSION_NBR))[0]).toMatchObject({ STATUS: 'EXPIRED', AMOUNT_OUTSTANDING: 800_000 })
    await regenerate(filed.SUBMISSION_NBR)
    expect((await payments(filed.SUBMISSION_NBR)).map((row) => row.STATUS)).toEqual(['BILLED', 'REPLACED'])
  })

  test('the bill has the reference of the draft', async () => {
    const design = sampleDesign()
    const filed = await fileTestDesign(portal, sari, {
      ...design,
      FILING: { ...design.FILING, REFERENCE: 'SW/2026-17' },
    })
    expect((await payments(filed.SUBMISSION_NBR))[0]).toMatchObject({ REFERENCE: 'SW/2026-17' })
  })

  test("other people's cases answer 404", async () => {
    const filed = await fileTestDesign(portal, sari)
    expect(
      (await portal.ask('getPayments', { as: budi, query: { patentId: filed.SUBMISSION_NBR ?? '' } })).status,
    ).toBe(404)
    expect((await portal.ask('getPayments', { as: sari, query: { patentId: 'TRX-2026-999999' } })).status).toBe(404)
    expect((await portal.ask('getPayments', { query: { patentId: filed.SUBMISSION_NBR ?? '' } })).status).toBe(401)
  })
})

test('looking up a case with its bills and a bill by its code needs no sequential scan', async () => {
  await portal.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx)
    const plans = await Promise.all([
      sql<{
        'QUERY PLAN': string
      }>`explain select 1 from application a join bill b using (application_id) left join office_document r
        on r.application_id = a.application_id and r.doc_typ = 'TT' where a.application_number = 'A00202600001' and a.owner_id = 1`.execute(
        tx,
      ),
      sql<{
        'QUERY PLAN': string
      }>`explain select 1 from bill b join application a using (application_id) where b.billing_code = '820260610000000' for update of a`.execute(
        tx,
      ),
    ])
    for (const { rows } of plans) expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Seq Scan')
  })
})

describe('feeQuote', () => {
  test('returns the fee by kind and payer category', async () => {
    const quote = (FILING: object) => portal.ask('feeQuote', { as: sari, body: { FORM_TYP: 'design-filing', FILING } })
    expect((await quote({ APPL_SUBTYP: 'SET', PAYER_CATEGORY: 'UMUM' })).body).toMatchObject({
      TOTAL_AMOUNT: 1_250_000,
      VALID_DATE: '2026-03-02',
      FEES: [{ QTY: 1 }],
    })
    expect((await quote({ APPL_SUBTYP: 'SINGLE', PAYER_CATEGORY: 'UMK' })).body.TOTAL_AMOUNT).toBe(250_000)
    expect((await quote({ PAYER_CATEGORY: 'UMK' })).status).toBe(422)
    expect((await portal.ask('feeQuote', { as: sari, body: { FORM_TYP: 'none', FILING: {} } })).status).toBe(422)
  })
})

describe('filingFees', () => {
  test('names the least fee of every right by the tariff of today, without a session', async () => {
    const { status, body } = await portal.ask('filingFees', {})
    expect(status).toBe(200)
    expect(body.map(({ APPL_TYP }) => APPL_TYP).toSorted()).toEqual(['DESIGN', 'MARK', 'PATENT', 'SIMPLE_PATENT'])
    expect(body).toContainEqual({ APPL_TYP: 'DESIGN', LOWEST_AMOUNT: 250_000, GENERAL_AMOUNT: 800_000 })
    for (const { LOWEST_AMOUNT, GENERAL_AMOUNT } of body) expect(LOWEST_AMOUNT).toBeLessThanOrEqual(GENERAL_AMOUNT)
  })
})

describe('paymentsNotify', () => {
  test('a payment writes number, filing date, process, inbox item, mail and log entry, and publishes both events', async () => {
    const before = portal.services.events as unknown as { published: { kind: string; data: object }[] }
    const filed = await fileTestDesign(portal, sari)
    const { counter } = await caseOf(filed.SUBMISSION_NBR)
    expect(
      (await notify(portal, { BILLING_CODE: filed.BILLING_CODE, AMOUNT: 800_000, NTPN: 'NTPN-ONE' })).body,
    ).toEqual({ err: '', OUTCOME: 'settled' })
    const row = await caseOf(filed.SUBMISSION_NBR)
    expect(row).toMatchObject({
      filing_date: '2026-03-02',
      state: 'administrative_check',
      actions: 1,
      inbox: 1,
      mails: 1,
      counter: counter + 1,
      file_nbr: counter + 1,
    })
    expect(row.received_at?.toISOString()).toBe('2026-03-02T05:00:00.000Z')
    expect(row.application_number).toBe(
      formatApplicationNumber({ fileTyp: 'A', fileSeq: '00', fileSer: 2026, fileNbr: counter + 1 }),
    )
    expect(parseApplicationNumber(row.application_number ?? '')?.fileNbr).toBe(counter + 1)
    expect((await payments(row.application_number))[0]).toMatchObject({
      STATUS: 'PAID',
      NTPN: 'NTPN-ONE',
      PATENT_ID: row.application_number,
      AMOUNT_OUTSTANDING: 0,
      PAYMENT_DATE: '2026-03-02T05:00:00.000Z',
    })

    const entry = JSON.parse(row.log ?? '{}') as Record<string, unknown>
    expect(entry).toMatchObject({
      number: row.application_number,
      legalDate: '2026-03-02',
      receivedAt: '2026-03-02T05:00:00.000Z',
      type: 'A',
      v: 1,
    })
    expect(entry['documents']).toHaveLength(7)
    expect(Object.keys(entry)).toEqual(Object.keys(entry).toSorted())
    expect(row.log).not.toContain('Sari')
    expect(
      row.leaf?.equals(
        createHash('sha256')
          .update(Buffer.from([0]))
          .update(row.log ?? '')
          .digest(),
      ),
    ).toBe(true)
    const [mail] = (await portal.mails()).filter(({ kind }) => kind === 'filing_numbered')
    expect(mail?.subject).toContain(row.application_number)
    expect(mail?.body).not.toContain('@@')
    await expect.poll(() => before.published.at(-1)).toMatchObject({ kind: 'inbox' })
    expect(before.published.at(-2)).toMatchObject({
      kind: 'payment',
      data: { PATENT_ID: row.application_number, SUBMISSION_NBR: filed.SUBMISSION_NBR },
    })
  })

  test('one event sent a hundred times at once settles once; all requests get the same outcome', async () => {
    const filed = await fileTestDesign(portal, sari)
    const { counter } = await caseOf(filed.SUBMISSION_NBR)
    const event = { BILLING_CODE: filed.BILLING_CODE, AMOUNT: 800_000, EVENT_ID: randomUUID(), NTPN: 'NTPN-100' }
    const replies = await Promise.all(Array.from({ length: 100 }, () => notify(portal, event)))
    expect(new Set(replies.map(({ status, body }) => `${status} ${body.OUTCOME}`))).toEqual(new Set(['200 settled']))
    expect((await notify(portal, { ...event, EVENT_ID: randomUUID() })).body.OUTCOME).toBe('repeated')
    expect(await caseOf(filed.SUBMISSION_NBR)).toMatchObject({ counter: counter + 1, actions: 1, inbox: 1, mails: 1 })
    expect(await outcomes(filed.BILLING_CODE)).toEqual(['repeated', 'settled'])
    const other = await notify(portal, { ...event, AMOUNT: 1 })
    expect([other.status, other.body.err]).toEqual([422, 'KEY_REUSED'])
  })

  test('of a hundred events for one bill one settles it; the others get closed_code', async () => {
    const filed = await fileTestDesign(portal, sari)
    const replies = await Promise.all(
      Array.from({ length: 100 }, () => notify(portal, { BILLING_CODE: filed.BILLING_CODE, AMOUNT: 800_000 })),
    )
    const replied = replies.map(({ body }) => body.OUTCOME).toSorted()
    expect(replied).toEqual([...Array<string>(99).fill('closed_code'), 'settled'])
    expect(await caseOf(filed.SUBMISSION_NBR)).toMatchObject({ actions: 1, inbox: 1 })
  })

  test('one state receipt number settles one bill', async () => {
    const [first, second] = [await fileTestDesign(portal, sari), await fileTestDesign(portal, sari)]
    const replies = await Promise.all(
      [first, second].map((filed) =>
        notify(portal, { BILLING_CODE: filed.BILLING_CODE, AMOUNT: 800_000, NTPN: 'NTPN-SHARED' }),
      ),
    )
    expect(replies.map(({ body }) => body.OUTCOME).toSorted()).toEqual(['ntpn_used', 'settled'])
  })

  test('forged, changed or replayed notices change nothing', async () => {
    const filed = await fileTestDesign(portal, sari)
    const event = { BILLING_CODE: filed.BILLING_CODE, AMOUNT: 800_000 }
    const now = Date.parse(NOON)
    const body = JSON.stringify({ ...event, EVENT_ID: 'x', NTPN: 'x', PAID_AT: NOON })
    const raw = (signature: string | undefined, text = body) =>
      portal.ask('paymentsNotify', { body: text, headers: { 'x-signature': signature } })
    const good = signBody(portal.services.secrets.paymentWebhook, body, now / 1000)
    const refused = [
      await notify(portal, event, undefined, 'another secret'),
      await notify(portal, event, new Date(now - 301_000)),
      await notify(portal, event, new Date(now + 301_000)),
      await raw(undefined),
      await raw(''),
      await raw(good.replace('v1=', 'v1=00')),
      await raw(good.replace(/t=\d+/, `t=${now / 1000 + 1}`)),
      await raw(good, body.replace('800000', '800001')),
      await raw(good, `${body} `),
    ]
    expect(refused.map(({ status, body: problem }) => [status, problem.err])).toEqual(
      refused.map(() => [401, 'BAD_SIGNATURE']),
    )
    expect(await outcomes(filed.BILLING_CODE)).toEqual([])
    expect(await caseOf(filed.SUBMISSION_NBR)).toMatchObject({ application_number: null, state: null })
    expect((await raw(good)).body.OUTCOME).toBe('settled')
  })

  test('wrong amounts, unknown codes and late payments settle nothing and are stored for an officer', async () => {
    const filed = await fileTestDesign(portal, sari)
    const event = { BILLING_CODE: filed.BILLING_CODE, AMOUNT: 800_000 }
    expect((await notify(portal, { ...event, AMOUNT: 799_999 })).body.OUTCOME).toBe('wrong_amount')
    expect((await notify(portal, { ...event, BILLING_CODE: '820260619999999' })).body.OUTCOME).toBe('unknown_code')
    portal.setNow(NEXT_MORNING)
    expect((await notify(portal, { ...event, PAID_AT: '2026-03-02T17:00:00Z' })).body.OUTCOME).toBe('late')
    expect(await outcomes(filed.BILLING_CODE)).toEqual(['wrong_amount', 'late'])
    expect(await caseOf(filed.SUBMISSION_NBR)).toMatchObject({
      application_number: null,
      filing_date: null,
      state: null,
      mails: 0,
    })
  })

  test('a payment at 23:59:59 WIB has that day as filing date, also when its notice arrives after midnight', async () => {
    const filed = await fileTestDesign(portal, sari)
    portal.setNow(NEXT_MORNING)
    expect(
      (await notify(portal, { BILLING_CODE: filed.BILLING_CODE, AMOUNT: 800_000, PAID_AT: LAST_SECOND })).body.OUTCOME,
    ).toBe('settled')
    const row = await caseOf(filed.SUBMISSION_NBR)
    expect([row.filing_date, row.received_at?.toISOString()]).toEqual(['2026-03-02', '2026-03-03T01:00:00.000Z'])
  })

  test('a payment on 31 December gets a number of the old year’s series', async () => {
    portal.setNow('2026-12-31T16:00:00Z')
    const late = await portal.register()
    const filed = await fileTestDesign(portal, late)
    portal.setNow('2027-01-01T01:00:00Z')
    await notify(portal, { BILLING_CODE: filed.BILLING_CODE, AMOUNT: 800_000, PAID_AT: '2026-12-31T16:59:59Z' })
    expect((await caseOf(filed.SUBMISSION_NBR)).application_number).toMatch(/^A002026/)
  })

  test('a payment in time with a replaced code settles, and the new code cannot be paid any more', async () => {
    const filed = await fileTestDesign(portal, sari)
    await logInAt(sari, NEXT_MORNING)
    const fresh = await regenerate(filed.SUBMISSION_NBR)
    expect(
      (await notify(portal, { BILLING_CODE: filed.BILLING_CODE, AMOUNT: 800_000, PAID_AT: LAST_SECOND })).body.OUTCOME,
    ).toBe('settled')
    expect((await payments(filed.SUBMISSION_NBR)).map((row) => row.STATUS)).toEqual(['REPLACED', 'PAID'])
    expect((await notify(portal, { BILLING_CODE: fresh.body.BILLING_CODE, AMOUNT: 800_000 })).body.OUTCOME).toBe(
      'closed_code',
    )
  })

  test('concurrent payments get consecutive numbers with non-decreasing instants', async () => {
    const filed = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        fileTestDesign(portal, { ...sari, cookies: { ...sari.cookies } }, sampleDesign(`Desain ${i}`)),
      ),
    )
    const before = (await caseOf(filed[0]?.SUBMISSION_NBR ?? null)).counter
    await Promise.all(filed.map((f) => notify(portal, { BILLING_CODE: f.BILLING_CODE, AMOUNT: 800_000 })))
    const { rows } = await sql<{ file_nbr: number; ordered: boolean }>`
      select file_nbr, received_at >= lag(received_at, 1, received_at) over (order by file_nbr) as ordered from application
       where file_ser = 2026 and file_nbr > ${before} order by file_nbr`.execute(portal.db)
    expect(rows.map((row) => row.file_nbr)).toEqual(Array.from({ length: 40 }, (_, i) => before + 1 + i))
    expect(rows.every((row) => row.ordered)).toBe(true)
  })

  test('a settlement that fails at its end writes nothing and leaves no gap in the numbers', async () => {
    const filed = await fileTestDesign(portal, sari)
    const { counter } = await caseOf(filed.SUBMISSION_NBR)
    await sql`create function fail_log() returns trigger language plpgsql as $$ begin raise exception 'planted'; end $$`.execute(
      portal.db,
    )
    await sql`create trigger planted before insert on filing_log for each row execute function fail_log()`.execute(
      portal.db,
    )
    const event = { BILLING_CODE: filed.BILLING_CODE, AMOUNT: 800_000, EVENT_ID: randomUUID(), NTPN: 'NTPN-PLANTED' }
    expect((await notify(portal, event)).status).toBe(500)
    expect(await caseOf(filed.SUBMISSION_NBR)).toMatchObject({
      counter,
      application_number: null,
      state: null,
      mails: 0,
    })
    await sql`drop trigger planted on filing_log`.execute(portal.db)
    expect((await notify(portal, event)).body.OUTCOME).toBe('settled')
    expect((await caseOf(filed.SUBMISSION_NBR)).file_nbr).toBe(counter + 1)
  })
})

describe('regenerateBilling', () => {
  test('an open code is returned unchanged; an expired one is replaced by one of today’s tariff', async () => {
    const filed = await fileTestDesign(portal, sari)
    expect((await regenerate(filed.SUBMISSION_NBR)).body).toMatchObject({
      BILLING_CODE: filed.BILLING_CODE,
      IND_NEW: 'N',
    })
    await logInAt(sari, '2026-09-01T01:00:00Z')
    await sql`insert into tariff values ('DESIGN_SINGLE', 'UMUM', '2026-09-01', null, 900000, 'application', 'test')`.execute(
      portal.db,
    )
    const key = randomUUID()
    const [one, two] = await Promise.all([
      regenerate(filed.SUBMISSION_NBR, sari, key),
      regenerate(filed.SUBMISSION_NBR, sari),
    ])
    expect(one.body.BILLING_CODE).toBe(two.body.BILLING_CODE)
    expect(one.body).toMatchObject({ TOTAL_AMOUNT: 900_000, BILLING_EXPIRES_AT: '2026-09-01T16:59:59.000Z' })
    expect(one.body.BILLING_CODE).not.toBe(filed.BILLING_CODE)
    expect((await regenerate(filed.SUBMISSION_NBR, sari, key)).bytes.equals(one.bytes)).toBe(true)
    expect((await notify(portal, { BILLING_CODE: one.body.BILLING_CODE, AMOUNT: 800_000 })).body.OUTCOME).toBe(
      'wrong_amount',
    )
    expect((await notify(portal, { BILLING_CODE: one.body.BILLING_CODE, AMOUNT: 900_000 })).body.OUTCOME).toBe(
      'settled',
    )
    expect((await regenerate(filed.SUBMISSION_NBR)).body.err).toBe('BILL_NOT_OPEN')
    await sql`delete from tariff where legal_ref = 'test'`.execute(portal.db)
  })

  test("other people's filings answer 404", async () => {
    portal.setNow('2026-09-01T01:10:00Z')
    const filed = await fileTestDesign(portal, sari)
    const stranger = await portal.register()
    expect((await regenerate(filed.SUBMISSION_NBR, stranger)).status).toBe(404)
  })
})

describe('paymentsInquiry', () => {
  test('works only in the demonstration and with the secret', async () => {
    const body = JSON.stringify({ BILLING_CODE: '820260610000000' })
    const ask = (secret: string) =>
      portal.ask('paymentsInquiry', {
        body,
        headers: { 'x-signature': signBody(secret, body, Date.parse(NOON) / 1000) },
      })
    expect((await ask(portal.services.secrets.paymentWebhook)).status).toBe(404)
    portal.services.env.demo = true
    expect((await ask('another')).status).toBe(401)
    portal.services.env.demo = false
  })

  test('npm run pay: pays the inquired amount, and the filing gets its number', async () => {
    portal.services.env.demo = true
    const present = new Date()
    portal.setNow(present.toISOString())
    const payer = await portal.register()
    const filed = await fileTestDesign(portal, payer)
    const baseUrl = await portal.app.listen({ port: 0, host: '127.0.0.1' })
    const secret = portal.services.secrets.paymentWebhook
    const code = (filed.BILLING_CODE ?? '').replace(/(\d{4})(?=\d)/g, '$1 ')
    expect(await payBill({ baseUrl, secret, code, paidAt: present })).toMatchObject({
      outcome: 'settled',
      amount: 800_000,
    })
    await expect(payBill({ baseUrl, secret: 'wrong', code })).rejects.toThrow('BAD_SIGNATURE')
    expect((await caseOf(filed.SUBMISSION_NBR)).application_number).not.toBeNull()
    portal.services.env.demo = false
  })
})

test('getPaymentHours returns the office’s hours without a session', async () => {
  expect(await portal.ask('getPaymentHours')).toMatchObject({
    status: 200,
    body: { CLOSED_FROM: '22:00', CLOSED_TO: '00:00', COUNTER_UNTIL: '15:00' },
  })
})
