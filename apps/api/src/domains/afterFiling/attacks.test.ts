import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { giveTestMandate, makeConsultant, type GrantedMandate } from '../../testing/consultants.ts'
import { notify, samplePerson } from '../../testing/filings.ts'
import { takeOfficeAction } from '../../testing/letters.ts'
import { registerMark, sampleMark } from '../../testing/marks.ts'
import { playedCase } from '../../testing/playedCases.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { actOnRequest, payRequest, savedRequest, submitTestRequest } from '../../testing/requests.ts'

let portal: TestPortal
let sari: TestActor
let budi: TestActor
let officer: TestActor

beforeAll(async () => {
  portal = await startTestPortal({ now: '2026-03-02T03:00:00Z' })
  sari = await portal.register()
  budi = await portal.register()
  officer = await portal.office()
})
afterAll(() => portal.close())

let made = 0
/** A new unpublished mark of Sari. */
const newMark = () => registerMark(portal, sari, sampleMark(`KOPI ${(made += 1)}`))

const nameChange = (numbers: string[], as = sari) => ({
  kind: 'PN',
  numbers,
  data: { NEW_DATA: [samplePerson('Sari Kopi Nusantara')] },
  slots: ['BKT'],
  as,
})

interface Draft {
  TEMP_ID: string
  ROW_VERSION: number
}

/** Saves or submits a stored draft with the answers of `nameChange`, changed by `over`. */
const resave = (
  { TEMP_ID, ROW_VERSION }: Draft,
  numbers: string[],
  as: TestActor,
  over: object = {},
  key = randomUUID(),
) =>
  portal.ask('requestSave', {
    as,
    key,
    body: {
      USERDOC_TYP: 'PN',
      PATENT_IDS: numbers,
      DATA: nameChange(numbers).data,
      TEMP_ID,
      ROW_VERSION,
      ...over,
    },
  })
const submitted = { IND_SUBMIT: 'Y' }

async function countOf(number: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from request_case c join application a using (application_id) where a.application_number = ${number}`.execute(
    portal.db,
  )
  return rows[0]?.n ?? 0
}

const detail = async (SUBMISSION_NBR: string | null, as = sari) =>
  (await portal.ask('requestDetail', { as, query: { SUBMISSION_NBR: SUBMISSION_NBR ?? '' } })).body

const withdraw = (SUBMISSION_NBR: string | null, as: TestActor, over: object = {}) =>
  portal.ask('requestWithdraw', { as, key: randomUUID(), body: { SUBMISSION_NBR, ...over } })

async function consultant(terms: GrantedMandate) {
  const agent = await makeConsultant(portal)
  const mandateId = await giveTestMandate(portal, sari, agent, terms)
  return { agent, mandateId }
}

describe('somebody without a right to a request', () => {
  test('finds neither its draft, its case, its page nor its process', async () => {
    const number = await newMark()
    const draft = (await savedRequest(portal, nameChange([number]))).body
    const sent = (await submitTestRequest(portal, nameChange([await newMark()]))).body
    const [one] = (await detail(sent.SUBMISSION_NBR)).CASES
    const { TEMP_ID } = draft
    expect((await portal.ask('requestDraft', { as: budi, query: { TEMP_ID } })).status).toBe(404)
    expect((await resave(draft, [number], budi)).status).toBe(404)
    expect((await resave(draft, [number], budi, submitted)).status).toBe(404)
    expect((await portal.ask('requestOffers', { as: budi, query: { patentId: number } })).status).toBe(404)
    const query = { SUBMISSION_NBR: sent.SUBMISSION_NBR ?? '' }
    expect((await portal.ask('requestDetail', { as: budi, query })).status).toBe(404)
    expect((await withdraw(sent.SUBMISSION_NBR, budi)).status).toBe(404)
    expect((await portal.ask('requestList', { as: budi, query: { patentId: number } })).body.data).toEqual([])
    expect((await portal.ask('regenerateBilling', { as: budi, key: randomUUID(), body: query })).status).toBe(404)
    const { PROC_TYP = '', PROC_NBR = 0 } = one ?? {}
    expect((await portal.ask('officeRequest', { as: sari, query: { PROC_TYP, PROC_NBR } })).status).toBe(403)
    expect((await actOnRequest(portal, sari, { PROC_TYP, PROC_NBR, ROW_VERSION: 1 }, 'VERI')).status).toBe(403)
    expect((await detail(sent.SUBMISSION_NBR)).CASES).toMatchObject([{ STATE: 'awaiting_payment' }])
  })

  test('cannot ask in the name of another account', async () => {
    const number = await newMark()
    const body = { ...nameChangeBody([number]), ON_BEHALF_OF: sari.userId }
    expect((await portal.ask('requestSave', { as: budi, key: randomUUID(), body })).status).toBe(404)
    const { agent } = await consultant({})
    const strange = { ...nameChangeBody([number]), ON_BEHALF_OF: budi.userId }
    expect((await portal.ask('requestSave', { as: agent, key: randomUUID(), body: strange })).status).toBe(404)
    const draft = (await savedRequest(portal, nameChange([number], agent))).body
    expect((await resave(draft, [number], agent, { ON_BEHALF_OF: budi.userId })).status).toBe(404)
  })
})

const nameChangeBody = (numbers: string[]) => ({
  USERDOC_TYP: 'PN',
  PATENT_IDS: numbers,
  DATA: nameChange(numbers).data,
})

describe('a consultant', () => {
  test('with a mandate for reading sees a draft and a request and changes neither', async () => {
    const number = await newMark()
    const draft = (await savedRequest(portal, nameChange([number]))).body
    const sent = (await submitTestRequest(portal, nameChange([await newMark()]))).body
    const { agent } = await consultant({ POWER: 'READ' })
    expect((await portal.ask('requestDraft', { as: agent, query: { TEMP_ID: draft.TEMP_ID } })).status).toBe(200)
    expect((await detail(sent.SUBMISSION_NBR, agent)).SUBMISSION_NBR).toBe(sent.SUBMISSION_NBR)
    expect((await resave(draft, [number], agent)).body.err).toBe('NOT_MANDATED')
    expect((await savedRequest(portal, nameChange([number], agent))).status).toBe(404)
    expect((await withdraw(sent.SUBMISSION_NBR, agent)).body.err).toBe('NOT_MANDATED')
  })

  test('with a mandate for preparing saves and does not submit', async () => {
    const number = await newMark()
    const { agent } = await consultant({ POWER: 'PREPARE' })
    const draft = (await savedRequest(portal, nameChange([number], agent))).body
    expect((await resave(draft, [number], agent, submitted)).body.err).toBe('NOT_MANDATED')
    expect(await countOf(number)).toBe(0)
  })

  test('with a mandate for another right, or one that ended, finds nothing', async () => {
    const number = await newMark()
    const draft = (await savedRequest(portal, nameChange([number]))).body
    const other = (await consultant({ RIGHTS: ['P'] })).agent
    const ended = await consultant({})
    await portal.ask('endMandate', { as: sari, body: { MANDATE_ID: ended.mandateId } })
    for (const agent of [other, ended.agent]) {
      expect((await portal.ask('requestDraft', { as: agent, query: { TEMP_ID: draft.TEMP_ID } })).status).toBe(404)
      expect((await resave(draft, [number], agent, submitted)).status).toBe(404)
      expect((await savedRequest(portal, nameChange([number], agent))).status).toBe(404)
    }
  })

  test('with a mandate for one case does not reach another of its owner', async () => {
    const [own, other] = [await newMark(), await newMark()]
    const { agent } = await consultant({ PATENT_ID: own })
    expect((await savedRequest(portal, nameChange([own, other], agent))).status).toBe(404)
    const draft = (await savedRequest(portal, nameChange([own], agent))).body
    expect((await resave(draft, [other], agent)).status).toBe(404)
    expect((await resave(draft, [own, other], agent, submitted)).status).toBe(404)
    expect((await resave(draft, [own], agent, submitted)).status).toBe(200)
  })
})

describe('a request is submitted once', () => {
  test('again with the same key the answer is the same, with another key it is refused', async () => {
    const number = await newMark()
    const draft = (await savedRequest(portal, nameChange([number]))).body
    const key = randomUUID()
    const first = await resave(draft, [number], sari, submitted, key)
    const same = await resave(draft, [number], sari, submitted, key)
    expect(same.body).toEqual(first.body)
    const other = await resave(draft, [number], sari, submitted)
    expect(other).toMatchObject({ status: 409, body: { err: 'ALREADY_FILED' } })
    expect(await countOf(number)).toBe(1)
  })

  test('of two drafts submitted at once for the same case one is refused', async () => {
    const number = await newMark()
    const drafts = [
      (await savedRequest(portal, nameChange([number]))).body,
      (await savedRequest(portal, nameChange([number]))).body,
    ]
    const answers = await Promise.all(drafts.map((draft) => resave(draft, [number], sari, submitted)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(JSON.stringify(answers.find(({ status }) => status === 422)?.body)).toContain('CASES.0')
    expect(await countOf(number)).toBe(1)
  })

  test('a stale version is refused with the newer state', async () => {
    const number = await newMark()
    const draft = (await savedRequest(portal, nameChange([number]))).body
    const other = { NEW_DATA: [samplePerson('Sari Baru')] }
    expect((await resave(draft, [number], sari, { DATA: other })).status).toBe(200)
    const stale = await resave(draft, [number], sari, { ...submitted, DATA: { NEW_DATA: [samplePerson('Sari Lama')] } })
    expect(stale).toMatchObject({ status: 409, body: { err: 'STALE_VERSION' } })
    expect(await countOf(number)).toBe(0)
  })
})

describe('answers', () => {
  const save = (number: string, DATA: unknown) =>
    portal.ask('requestSave', { as: sari, key: randomUUID(), body: { USERDOC_TYP: 'PN', PATENT_IDS: [number], DATA } })

  test.each([
    ['an unknown section', { PERSONS: [samplePerson('Sari')] }],
    ['an unknown field', { NEW_DATA: [{ ...samplePerson('Sari'), OWNER_ID: '1' }] }],
    ['a number for a text', { NEW_DATA: [{ ...samplePerson('Sari'), PERSON_NAME: 7 }] }],
    ['an object for rows', { NEW_DATA: samplePerson('Sari') }],
    ['rows for a section', { REQUEST: [{ NOTE: 'Ya' }] }],
    ['deep nesting', { NEW_DATA: [{ PERSON_NAME: { $gt: '' } }] }],
    ['a control character', { NEW_DATA: [samplePerson('Sari\u0000')] }],
    ['half a surrogate pair', { NEW_DATA: [samplePerson('Sari\ud800')] }],
    ['a name that is too long', { NEW_DATA: [samplePerson('S'.repeat(300))] }],
    ['too many rows', { NEW_DATA: Array.from({ length: 201 }, () => samplePerson('Sari')) }],
    ['a key of every object', JSON.parse('{"__proto__":{"NOTE":"x"},"constructor":{"NOTE":"x"}}')],
  ])('with %s are refused', async (_says, data) => {
    const answer = await save(await newMark(), data)
    expect([400, 422], JSON.stringify(answer.body)).toContain(answer.status)
  })

  test('of ten megabytes are refused', async () => {
    const answer = await save(await newMark(), { REQUEST: { NOTE: 'x'.repeat(10_000_000) } })
    expect(answer.status).toBe(413)
  })

  test('do not say what the register says about the case', async () => {
    const number = await newMark()
    const forged = {
      ...nameChange([number]).data,
      CASE: { APPL_TYP: 'PATENT', IN_FORCE: 'Y', REPRESENTED: 'Y', LICENSED: 'Y' },
    }
    const { body } = await save(number, forged)
    const draft = (await portal.ask('requestDraft', { as: sari, query: { TEMP_ID: body.TEMP_ID } })).body
    expect(draft.CASE).toEqual({
      APPL_TYP: 'MARK',
      IN_FORCE: 'N',
      REPRESENTED: 'N',
      LICENSED: 'N',
      PARTS: expect.any(Array),
    })
  })
})

describe('an officer', () => {
  test('does not act on a process that is no request', async () => {
    const { procTyp, procNbr } = await playedCase(portal, await newMark())
    const process = { PROC_TYP: procTyp, PROC_NBR: procNbr, ROW_VERSION: 1 }
    expect((await actOnRequest(portal, officer, process, 'GRANT')).status).toBe(404)
    const query = { PROC_TYP: procTyp, PROC_NBR: procNbr }
    expect((await portal.ask('officeRequest', { as: officer, query })).status).toBe(404)
  })

  test('acts once, also when the act is sent twice at the same time or with a stale version', async () => {
    const sent = (await submitTestRequest(portal, nameChange([await newMark()]))).body
    await payRequest(portal, sent)
    const [one] = (await detail(sent.SUBMISSION_NBR)).CASES
    if (!one) throw new Error('no case')
    const answers = await Promise.all([1, 2].map(() => actOnRequest(portal, officer, one, 'VERI')))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await actOnRequest(portal, officer, one, 'GRANT')).body.err).toBe('STALE_VERSION')
    const now = { ...one, ROW_VERSION: one.ROW_VERSION + 1 }
    expect((await actOnRequest(portal, officer, now, 'REF')).status).toBe(422)
    expect((await actOnRequest(portal, officer, now, 'REF', 'Tidak\u0000 lengkap')).status).toBe(422)
    expect((await actOnRequest(portal, officer, now, 'PAY')).body.err).toBe('ACTION_NOT_ALLOWED')
    const both = await Promise.all([1, 2].map(() => actOnRequest(portal, officer, now, 'GRANT')))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await withdraw(sent.SUBMISSION_NBR, sari)).body.err).toBe('ACTION_NOT_ALLOWED')
  })
})

describe('a payment', () => {
  test('reported twice is booked once', async () => {
    const sent = (await submitTestRequest(portal, nameChange([await newMark()]))).body
    expect(await payRequest(portal, sent, { NTPN: 'AAAA0000AAAA0001' })).toBe('settled')
    expect(await payRequest(portal, sent, { NTPN: 'AAAA0000AAAA0001' })).toBe('repeated')
    expect(await payRequest(portal, sent)).toBe('closed_code')
    expect((await detail(sent.SUBMISSION_NBR)).CASES).toMatchObject([{ STATE: 'submitted' }])
  })

  test('of a cancelled request waits for an officer and begins nothing', async () => {
    const sent = (await submitTestRequest(portal, nameChange([await newMark()]))).body
    expect((await withdraw(sent.SUBMISSION_NBR, sari)).status).toBe(200)
    expect(await payRequest(portal, sent)).toBe('closed_code')
    expect(await detail(sent.SUBMISSION_NBR)).toMatchObject({ RECEIVED_DATE: null, CASES: [{ STATE: 'cancelled' }] })
  })

  test('and a withdrawal at the same time leave one consistent request', async () => {
    for (let round = 0; round < 4; round += 1) {
      const sent = (await submitTestRequest(portal, nameChange([await newMark()]))).body
      const notice = { BILLING_CODE: sent.BILLING_CODE, AMOUNT: sent.TOTAL_AMOUNT }
      const [paid, ended] = await Promise.all([notify(portal, notice), withdraw(sent.SUBMISSION_NBR, sari)])
      expect(ended.status).toBe(200)
      const isBooked = paid.body.OUTCOME === 'settled'
      expect(isBooked || paid.body.OUTCOME === 'closed_code').toBe(true)
      expect(await detail(sent.SUBMISSION_NBR)).toMatchObject({
        RECEIVED_DATE: isBooked ? '2026-03-02' : null,
        BILL_STATUS: isBooked ? 'PAID' : 'CLOSED',
        CASES: [{ STATE: isBooked ? 'withdrawn' : 'cancelled' }],
      })
    }
  })

  test('is one for all cases, so that an unpaid request is cancelled in all of them', async () => {
    const numbers = [await newMark(), await newMark()]
    const sent = (await submitTestRequest(portal, nameChange(numbers))).body
    const { body } = await withdraw(sent.SUBMISSION_NBR, sari, { PATENT_ID: numbers[0] })
    expect(body.ENDED).toEqual(numbers)
    expect((await detail(sent.SUBMISSION_NBR)).CASES).toMatchObject([{ STATE: 'cancelled' }, { STATE: 'cancelled' }])
  })
})

test('what a former owner asked for is held, and not granted, once the case belongs to somebody else', async () => {
  const number = await newMark()
  await takeOfficeAction(portal, await playedCase(portal, number), { action: 'publish', role: 'office' })
  const paid = (await submitTestRequest(portal, nameChange([number]))).body
  await payRequest(portal, paid)
  const unpaid = (
    await submitTestRequest(portal, {
      kind: 'PH',
      numbers: [number],
      as: sari,
      slots: ['PGH'],
      data: { REQUEST: { HOW: 'SALE', EXTENT: 'WHOLE' }, NEW_OWNERS: [samplePerson('Rina Kurnia')] },
    })
  ).body
  await sql`update application set owner_id = ${budi.userId} where application_number = ${number}`.execute(portal.db)
  const [one] = (await detail(paid.SUBMISSION_NBR)).CASES
  if (!one) throw new Error('no case')
  await actOnRequest(portal, officer, one, 'VERI')
  const granted = await actOnRequest(portal, officer, { ...one, ROW_VERSION: one.ROW_VERSION + 1 }, 'GRANT')
  expect(granted.body.err).toBe('ACTION_NOT_ALLOWED')
  expect((await detail(paid.SUBMISSION_NBR)).CASES).toMatchObject([{ STATE: 'verification' }])
  expect(await payRequest(portal, unpaid)).toBe('settled')
  const held = await detail(unpaid.SUBMISSION_NBR)
  expect(held).toMatchObject({ BILL_STATUS: 'PAID', CASES: [{ STATE: 'submitted', HELD_WHY: 'STATE' }] })
})

test('a payment that was late is not accepted for a request cancelled since', async () => {
  const sent = (await submitTestRequest(portal, nameChange([await newMark()]))).body
  const EVENT_ID = randomUUID()
  const PAID_AT = '2026-03-02T17:00:01Z'
  portal.setNow('2026-03-02T17:00:02Z')
  for (const as of [sari, officer])
    await portal.ask('login', { as, body: { EMAIL: as.email, LOGIN_PASSWORD: as.password } })
  expect(await payRequest(portal, sent, { EVENT_ID, PAID_AT })).toBe('late')
  expect((await withdraw(sent.SUBMISSION_NBR, sari)).status).toBe(200)
  const body = { EVENT_ID, DECISION: 'ACCEPT', REASON: 'Dibayar terlambat.' }
  const decided = await portal.ask('officePaymentDecide', { as: officer, key: randomUUID(), body })
  expect(decided).toMatchObject({ status: 409, body: { err: 'BILL_NOT_OPEN' } })
})
