import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { takeOfficeAction } from '../../testing/letters.ts'
import { counter, publishedMark } from '../../testing/oppositions.ts'
import { newestFileIn, newParty, paperPerson, recordPaper } from '../../testing/paperParties.ts'
import { playedCase } from '../../testing/playedCases.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { loadStates } from '../workflow/loadStates.ts'

const PUBLISHED = '2026-02-10T03:00:00Z'
let portal: TestPortal
let sari: TestActor
let budi: TestActor
let wati: TestActor
let officer: TestActor
let finance: TestActor

beforeAll(async () => {
  portal = await startTestPortal({ now: PUBLISHED })
  ;[sari, budi, wati] = [await portal.register(), await portal.register(), await portal.register()]
  officer = await portal.office()
  finance = await portal.office()
  await sql`insert into officer (user_id, section, roles) values (${finance.userId}, 'finance', '{finance}')`.execute(
    portal.db,
  )
  await loadStates(portal.db)
})
afterAll(() => portal.close())

async function at(now: string) {
  portal.setNow(now)
  await sql`update session set expires_at = '2031-01-01' where ended_at is null`.execute(portal.db)
}
let made = 0
async function newPublished(): Promise<string> {
  await at(PUBLISHED)
  return publishedMark(portal, sari, `SONGKET ${(made += 1)}`)
}
const OPPOSE = { ACTION_TYP: 'OPP' }
const ofBudi = () => ({ AS: 'ACCOUNT' as const, NAMED: budi.email })
const faults = (body: { fields?: { field: string; message: string }[] | undefined }) =>
  (body.fields ?? []).map(({ field }) => field)

const fileIn = (number: string) => newestFileIn(portal, number)
const see = async (as: TestActor, number: string) => {
  const { PROC_TYP, PROC_NBR } = await fileIn(number)
  return portal.ask('dispute', { as, query: { PROC_TYP, PROC_NBR } })
}
const open = async (as: TestActor, id: string) => (await portal.ask('getPDFDoc', { as, params: { id } })).status
const inboxOf = async (as: TestActor) =>
  (await portal.ask('getInbox', { as, params: { userId: as.userId }, query: {} })).body.data.map(
    ({ ACTION_TYP }) => ACTION_TYP,
  )
const lettersTo = async (userId: number) =>
  (
    await sql<{ typ: string; content: string }>`
      select letter_typ as typ, content::text as content from letter where addressee_id = ${userId} order by issued_at`.execute(
      portal.db,
    )
  ).rows
const caseProcid = async (number: string) => {
  const { procTyp, procNbr } = await playedCase(portal, number)
  return `${procTyp}-${procNbr}`
}
const requestOf = async (as: TestActor, number: string) =>
  portal.ask('requestDetail', { as, query: { SUBMISSION_NBR: (await fileIn(number)).SUBMISSION_NBR } })

describe('an opposition on paper of an account holder', () => {
  test('is a file of that account: inbox, mails, request and dispute, as of one through the portal', async () => {
    const number = await newPublished()
    const { status, body, scan } = await recordPaper(portal, officer, number, { ...OPPOSE, PARTY: ofBudi() })
    expect([status, JSON.stringify(body)]).toEqual([200, JSON.stringify(body)])
    expect(await fileIn(number)).toMatchObject({ state: 'served', owner: budi.userId })
    expect(await inboxOf(budi)).toContain('SERV')
    await portal.drain()
    expect((await portal.mails()).filter(({ to_address }) => to_address === budi.email).length).toBeGreaterThan(0)
    for (const [reader, SIDE] of [
      [budi, 'OPPONENT'],
      [sari, 'APPLICANT'],
      [officer, 'OFFICE'],
    ] as const) {
      expect((await see(reader, number)).body).toMatchObject({
        SIDE,
        RECEIVED_DATE: '2026-02-10',
        ANSWERED_AT: null,
        EXHIBITS: [{ NBR: 1, NAME: 'Surat yang diterima di atas kertas', FILE: { ID: scan } }],
      })
      expect(await open(reader, scan)).toBe(200)
    }
    expect((await see(wati, number)).status).toBe(404)
    expect(await open(wati, scan)).toBe(404)
    expect((await requestOf(budi, number)).body).toMatchObject({ USERDOC_TYP: 'OP', CASES: [{ STATE: 'served' }] })
    expect((await requestOf(wati, number)).status).toBe(404)
  })

  test('shows the account neither documents of the case nor its applicant’s address', async () => {
    const number = await newPublished()
    await recordPaper(portal, officer, number, { ...OPPOSE, PARTY: ofBudi() })
    expect((await portal.ask('getListDokumen', { as: budi, params: { id: number } })).status).toBe(404)
    expect(JSON.stringify((await see(budi, number)).body)).not.toContain(sari.email)
  })

  test('is found by e-mail, NIK or consultant number that are whole, and by nothing else', async () => {
    const number = await newPublished()
    for (const NAMED of ['Budi', budi.email.slice(0, -1), '3171000000000009', '0001-2016', officer.email]) {
      const { status, body } = await recordPaper(portal, officer, number, {
        ...OPPOSE,
        PARTY: { AS: 'ACCOUNT', NAMED },
      })
      expect([NAMED, status, faults(body)]).toEqual([NAMED, 422, ['PARTY']])
    }
    const own = await recordPaper(portal, officer, number, { ...OPPOSE, PARTY: { AS: 'ACCOUNT', NAMED: sari.email } })
    expect([own.status, faults(own.body), own.body.fields?.[0]?.message]).toEqual([
      422,
      ['PARTY'],
      expect.stringContaining('pemohon berkas'),
    ])
    const upper = { AS: 'ACCOUNT', NAMED: ` ${budi.email.toUpperCase()} ` }
    expect((await recordPaper(portal, officer, number, { ...OPPOSE, PARTY: upper })).status).toBe(200)
  })
})

describe('an opposition on paper of a person without an account', () => {
  test('is a file whose letters are addressed to the person by post, through the representative', async () => {
    const number = await newPublished()
    const PERSON = { ...paperPerson, REPR_NAME: 'Kantor Konsultan Nusantara', REPR_NUMBER: '0903-2016' }
    const { status } = await recordPaper(portal, officer, number, { ...OPPOSE, PARTY: { AS: 'NEW', PERSON } })
    expect(status).toBe(200)
    const { owner } = await fileIn(number)
    const mails = await sql`select from mail where user_id = ${owner}`.execute(portal.db)
    expect(mails.rows).toEqual([])
    await at('2026-05-01T03:00:00Z')
    await counter(portal, sari, await caseProcid(number), 'Berbeda bunyi.').catch(() => undefined)
    await takeOfficeAction(portal, await playedCase(portal, number), { action: 'withdraw', role: 'applicant' })
    const [letter] = await lettersTo(owner)
    expect(letter?.typ).toBe('SPO')
    for (const words of ['PT Lawan Jaya', 'Kantor Konsultan Nusantara', '0903-2016'])
      expect(letter?.content).toContain(words)
    expect(letter?.content).not.toContain(sari.email)
  })

  test('has the address with its regions in the letter when no representative is named', async () => {
    const number = await newPublished()
    await recordPaper(portal, officer, number, { ...OPPOSE, PARTY: newParty })
    const { owner } = await fileIn(number)
    await takeOfficeAction(portal, await playedCase(portal, number), { action: 'withdraw', role: 'applicant' })
    const [letter] = await lettersTo(owner)
    for (const words of ['PT Lawan Jaya', 'Jalan Melati 7', 'Indonesia']) expect(letter?.content).toContain(words)
  })

  test('cannot be logged in to, and reaches no account with the same name', async () => {
    const number = await newPublished()
    await recordPaper(portal, officer, number, { ...OPPOSE, PARTY: newParty })
    const { owner } = await fileIn(number)
    const { rows } = await sql<{ status: string; email: string; hash: string }>`
      select status, email, password_hash as hash from app_user where user_id = ${owner}`.execute(portal.db)
    expect(rows).toEqual([{ status: 'closed', email: expect.stringMatching(/@kantor\.invalid$/), hash: 'none' }])
  })

  test.each([
    ['without an address', { ADDR_STREET: '' }, ['PARTY.PERSON.ADDR_STREET']],
    ['without a city', { CITY_CODE: '' }, ['PARTY.PERSON.CITY_CODE']],
    ['with a city of another province', { CITY_CODE: '3201' }, ['PARTY.PERSON.CITY_CODE']],
    [
      'with a country that does not exist',
      { NATIONALITY_COUNTRY_CODE: 'QQ' },
      ['PARTY.PERSON.NATIONALITY_COUNTRY_CODE'],
    ],
    ['with a consultant number and no name', { REPR_NUMBER: '0903-2016' }, ['PARTY.PERSON.REPR_NUMBER']],
    ['with a wrong e-mail address', { EMAIL: 'lawan' }, ['PARTY.PERSON.EMAIL']],
    ['with a field that no person has', { PASSWORD: 'x' }, ['PARTY.PERSON.PASSWORD']],
  ])('%s is refused, and nothing is recorded', async (_what, wrong, fields) => {
    const number = await newPublished()
    const PERSON = { ...paperPerson, ...wrong }
    const { status, body } = await recordPaper(portal, officer, number, { ...OPPOSE, PARTY: { AS: 'NEW', PERSON } })
    expect([status, faults(body)]).toEqual([422, fields])
    await expect(fileIn(number)).rejects.toThrow('no file')
  })

  test('without a party is refused, and says so', async () => {
    const number = await newPublished()
    const { status, body } = await recordPaper(portal, officer, number, OPPOSE)
    expect([status, faults(body)]).toEqual([422, ['PARTY']])
  })

  test('may be an owner of the register, with the address there and without the identity number', async () => {
    const number = await newPublished()
    const { FOUND } = (await portal.ask('officeKnownPersons', { as: officer, query: { patentId: number, q: 'Sari' } }))
      .body
    const [owner] = FOUND
    if (!owner) throw new Error('not found')
    expect(Object.keys(owner).toSorted()).toEqual(['CITY', 'COUNTRY', 'NAME', 'PATENT_ID', 'SEQ_NBR'])
    const PARTY = { AS: 'REGISTER', PATENT_ID: owner.PATENT_ID, SEQ_NBR: owner.SEQ_NBR }
    expect((await recordPaper(portal, officer, number, { ...OPPOSE, PARTY })).status).toBe(200)
    const { person } = await portal.db
      .selectFrom('paper_party')
      .select('person')
      .where('user_id', '=', (await fileIn(number)).owner)
      .executeTakeFirstOrThrow()
    expect(person).toMatchObject({ PERSON_NAME: owner.NAME })
    expect(person).not.toHaveProperty('INDI_PERSON_ID_NBR')
  })

  test('who filed in the same case before is offered and stays one person', async () => {
    const number = await newPublished()
    await recordPaper(portal, officer, number, { ...OPPOSE, PARTY: newParty })
    const first = await fileIn(number)
    const known = await portal.ask('officeKnownPersons', { as: officer, query: { patentId: number } })
    expect(known.body.EARLIER).toEqual([{ SUBMISSION_NBR: first.SUBMISSION_NBR, NAME: 'PT Lawan Jaya' }])
    const PARTY = { AS: 'EARLIER', SUBMISSION_NBR: first.SUBMISSION_NBR }
    expect((await recordPaper(portal, officer, number, { ...OPPOSE, PARTY })).status).toBe(200)
    expect(await fileIn(number)).toMatchObject({ owner: first.owner })
    const elsewhere = await newPublished()
    expect((await recordPaper(portal, officer, elsewhere, { ...OPPOSE, PARTY })).status).toBe(422)
  })
})

describe('the counter-statement', () => {
  test('through the portal answers a paper opposition point by point', async () => {
    const number = await newPublished()
    const POINTS = [{ TITLE: 'Persamaan pada pokoknya', TEXT: 'Bunyinya sama.' }]
    await recordPaper(portal, officer, number, { ...OPPOSE, PARTY: ofBudi(), POINTS })
    const file = await counter(portal, sari, await caseProcid(number), 'Bunyinya berbeda.')
    for (const reader of [budi, sari, officer])
      expect((await see(reader, number)).body).toMatchObject({
        POINTS: [{ TITLE: 'Persamaan pada pokoknya', ANSWER_TEXT: 'Bunyinya berbeda.', FILES: [{ ID: file }] }],
      })
    expect(await inboxOf(budi)).toContain('SERC')
  })

  test('on paper is shown with its scan to the opponent, the applicant and officers alone', async () => {
    const number = await newPublished()
    await recordPaper(portal, officer, number, { ...OPPOSE, PARTY: ofBudi() })
    await at('2026-03-01T03:00:00Z')
    const answer = await recordPaper(portal, officer, number, { ACTION_TYP: 'CTR' })
    expect(answer.status).toBe(200)
    for (const reader of [budi, sari, officer]) {
      expect((await see(reader, number)).body).toMatchObject({
        ANSWERED_AT: '2026-03-01T03:00:00.000Z',
        COUNTER_EXHIBITS: [{ NBR: 1, NAME: 'Tanggapan yang diterima di atas kertas', FILE: { ID: answer.scan } }],
      })
      expect(await open(reader, answer.scan)).toBe(200)
    }
    expect(await open(wati, answer.scan)).toBe(404)
    expect((await see(wati, number)).status).toBe(404)
  })

  test('that was undone is shown no more, and its scan is closed to the opponent', async () => {
    const number = await newPublished()
    await recordPaper(portal, officer, number, { ...OPPOSE, PARTY: ofBudi() })
    await at('2026-03-01T03:00:00Z')
    const answer = await recordPaper(portal, officer, number, { ACTION_TYP: 'CTR' })
    const { procTyp: PROC_TYP, procNbr: PROC_NBR } = await playedCase(portal, number)
    const look = (await portal.ask('officeCase', { as: officer, query: { patentId: number } })).body
    const body = {
      PROC_TYP,
      PROC_NBR,
      ACTION_NBR: look.UNDO?.ACTION_NBR ?? 0,
      REASON: 'Salah catat',
      ROW_VERSION: look.ROW_VERSION,
    }
    expect((await portal.ask('officeUndoAction', { as: officer, key: 'undo-of-a-paper-counter', body })).status).toBe(
      200,
    )
    expect((await see(budi, number)).body).toMatchObject({ ANSWERED_AT: null, COUNTER_EXHIBITS: [] })
    expect(await open(budi, answer.scan)).toBe(404)
    expect(await open(sari, answer.scan)).toBe(200)
  })
})

describe('a paper whose record is undone', () => {
  async function undo(number: string) {
    const { procTyp: PROC_TYP, procNbr: PROC_NBR } = await playedCase(portal, number)
    const { UNDO, ROW_VERSION } = (await portal.ask('officeCase', { as: officer, query: { patentId: number } })).body
    const body = { PROC_TYP, PROC_NBR, ACTION_NBR: UNDO?.ACTION_NBR ?? 0, REASON: 'Salah berkas', ROW_VERSION }
    return (await portal.ask('officeUndoAction', { as: officer, key: randomUUID(), body })).status
  }
  const openFiles = async (number: string) =>
    (
      await sql<{ state: string }>`
        select p.state from process p join application a using (application_id)
         where a.application_number = ${number} and p.flow_id = 'request-opposition' order by p.proc_nbr`.execute(
        portal.db,
      )
    ).rows.map(({ state }) => state)

  test('leaves a closed file, and recorded again it has one open file', async () => {
    const number = await newPublished()
    await recordPaper(portal, officer, number, { ...OPPOSE, PARTY: ofBudi() })
    expect(await undo(number)).toBe(200)
    expect(await openFiles(number)).toEqual(['annulled'])
    expect((await requestOf(budi, number)).body).toMatchObject({ CASES: [{ STATE: 'annulled' }] })
    expect((await recordPaper(portal, officer, number, { ...OPPOSE, PARTY: ofBudi() })).status).toBe(200)
    expect(await openFiles(number)).toEqual(['annulled', 'served'])
  })

  test('can be named in no act of the case any more', async () => {
    const number = await newPublished()
    await recordPaper(portal, officer, number, { ...OPPOSE, PARTY: newParty })
    const file = await fileIn(number)
    await undo(number)
    for (const ACTION_TYP of ['REF', 'GRANT']) {
      const { PROC_TYP, PROC_NBR } = file
      const { ROW_VERSION } = (await portal.ask('officeRequest', { as: officer, query: { PROC_TYP, PROC_NBR } })).body
        .CASES[0] ?? { ROW_VERSION: 0 }
      const body = { PROC_TYP, PROC_NBR, ACTION_TYP, NOTES: 'Keliru', ROW_VERSION }
      const acted = await portal.ask('officeRequestAct', { as: officer, key: randomUUID(), body })
      expect([ACTION_TYP, acted.status]).toEqual([ACTION_TYP, 409])
    }
  })
})

describe('a look-up of an account', () => {
  const find = (as: TestActor, PATENT_ID: string, NAMED: string) =>
    portal.ask('officeFindAccount', { as, body: { PATENT_ID, NAMED } })
  const lookUps = async () =>
    (await sql<{ n: number }>`select count(*)::int as n from account_lookup`.execute(portal.db)).rows[0]?.n ?? 0

  test('gives the name alone, and is recorded, also when nothing is found', async () => {
    const [number, before] = [await newPublished(), await lookUps()]
    const found = await find(officer, number, budi.email)
    expect(found.body).toEqual({ err: '', NAME: expect.any(String) })
    expect((await find(officer, number, 'tidak.ada@contoh.id')).status).toBe(422)
    expect(await lookUps()).toBe(before + 2)
    expect((await find(officer, number, 'Budi')).status).toBe(422)
    expect(await lookUps()).toBe(before + 2)
  })

  test('is of officers with a role of cases, and of a case that exists', async () => {
    const number = await newPublished()
    expect((await find(finance, number, budi.email)).body.err).toBe('ROLE_NEEDED')
    expect((await find(budi, number, budi.email)).status).toBe(403)
    expect((await find(officer, 'D00209900001', budi.email)).status).toBe(404)
  })

  test('by an act that is refused is recorded and counted as well', async () => {
    const [number, other] = [await newPublished(), await portal.office()]
    const tries = async (NAMED: string) =>
      (
        await recordPaper(portal, other, number, {
          ...OPPOSE,
          PARTY: { AS: 'ACCOUNT', NAMED },
          ROW_VERSION: 999,
        })
      ).status
    const before = await lookUps()
    expect([await tries(budi.email), await tries('tidak.ada@contoh.id')]).toEqual([409, 422])
    expect(await lookUps()).toBe(before + 2)
    for (let n = 2; n < 30; n += 1) await find(other, number, `coba${n}@contoh.id`)
    expect(await tries('lain@contoh.id')).toBe(429)
    expect(await lookUps()).toBe(before + 30)
    // The name was told in this case before.
    expect((await recordPaper(portal, other, number, { ...OPPOSE, PARTY: ofBudi() })).status).toBe(200)
  })

  test('is refused after thirty in an hour', async () => {
    const [number, other] = [await newPublished(), await portal.office()]
    const asked: number[] = []
    for (let n = 0; n < 31; n += 1) asked.push((await find(other, number, `coba${n}@contoh.id`)).status)
    expect([asked.slice(0, 30).every((status) => status === 422), asked[30]]).toEqual([true, 429])
    expect((await find(officer, number, budi.email)).status).toBe(200)
  })
})
