import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { appealed, commissionDecides, grantedPatent } from '../../testing/appealedCases.ts'
import { samplePerson } from '../../testing/filings.ts'
import { newestFileIn, newParty, paperPerson, recordPaper } from '../../testing/paperParties.ts'
import { morning, playedCase } from '../../testing/playedCases.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'

const FILED = '2026-01-05'
const APPEAL = { ACTION_TYP: 'APPG' }

let portal: TestPortal
let sari: TestActor
let budi: TestActor
let wati: TestActor
let officer: TestActor
let commission: TestActor

beforeAll(async () => {
  portal = await startTestPortal({ now: morning(FILED) })
  ;[sari, budi, wati] = [await portal.register(), await portal.register(), await portal.register()]
  officer = await portal.office()
  commission = await portal.commission()
})
afterAll(() => portal.close())

const granted = () => grantedPatent(portal, { owner: sari, others: [budi, wati, officer, commission] }, FILED)
const ofBudi = () => ({ AS: 'ACCOUNT' as const, NAMED: budi.email })

/** The newest file of an appeal in a case. */
const fileIn = (number: string) => newestFileIn(portal, number, 'BG')
type File = Awaited<ReturnType<typeof fileIn>>
const keyOf = ({ PROC_TYP, PROC_NBR }: File) => ({ PROC_TYP, PROC_NBR })
const look = (file: File) => portal.ask('appealCase', { as: commission, query: keyOf(file) })
async function act(file: File, ACT: 'ADMIT' | 'WITHDRAW', NOTES = '') {
  const { ROW_VERSION } = (await look(file)).body
  return portal.ask('appealAct', {
    as: commission,
    key: randomUUID(),
    body: { ...keyOf(file), ACT, NOTES, ROW_VERSION },
  })
}
const decide = (file: File, outcome: 'ALLOWED' | 'REJECTED') =>
  commissionDecides(portal, commission, keyOf(file), outcome)
/** Letters to a person, with whether each waits to be posted. */
const lettersTo = async (userId: number) =>
  (
    await sql<{ typ: string; content: string; isPosted: boolean }>`
      select l.letter_typ as typ, l.content::text as content, exists (select from postal_letter g where g.letter_id = l.letter_id) as "isPosted"
        from letter l where l.addressee_id = ${userId} order by l.issued_at`.execute(portal.db)
  ).rows
const requestOf = (as: TestActor, { SUBMISSION_NBR }: File) =>
  portal.ask('requestDetail', { as, query: { SUBMISSION_NBR } })
const partiesOf = async (patentId: string) =>
  (await portal.ask('officeOtherParties', { as: officer, query: { patentId } })).body
async function ownersLetter(number: string) {
  const { rows } = await sql<{ content: { points: unknown } }>`
    select content from letter l join application a using (application_id)
     where a.application_number = ${number} and l.letter_typ = 'SBK' order by l.offidoc_nbr desc limit 1`.execute(
    portal.db,
  )
  return JSON.stringify(rows[0]?.content.points)
}

describe('an appeal of a third person on paper', () => {
  test('of an account holder is a file of that account, which the Commission hears and decides as one of the portal', async () => {
    const number = await granted()
    const POINTS = [{ TITLE: 'Tidak baru', TEXT: 'Sudah diumumkan pada tahun 2019.' }]
    const { status, body, scan } = await recordPaper(portal, officer, number, { ...APPEAL, PARTY: ofBudi(), POINTS })
    expect([status, JSON.stringify(body)]).toEqual([200, JSON.stringify(body)])
    const file = await fileIn(number)
    expect(file).toMatchObject({ state: 'submitted', owner: budi.userId })
    expect((await requestOf(budi, file)).body).toMatchObject({ USERDOC_TYP: 'BG', FILES: [{ ID: scan }] })
    expect((await requestOf(wati, file)).status).toBe(404)
    for (const reader of [budi, sari, officer, commission])
      expect((await portal.ask('getPDFDoc', { as: reader, params: { id: scan } })).status).toBe(200)
    expect((await portal.ask('getPDFDoc', { as: wati, params: { id: scan } })).status).toBe(404)
    expect((await portal.ask('getListDokumen', { as: budi, params: { id: number } })).status).toBe(404)

    expect((await look(file)).body).toMatchObject({
      ON_PAPER: 'INBOX',
      GROUNDS: [{ ANSWER: 'Tidak baru\nSudah diumumkan pada tahun 2019.' }],
      FILES: [{ ID: scan }],
      CAN: { ADMIT: 'Y', WITHDRAW: 'Y' },
    })
    expect((await act(file, 'ADMIT')).status).toBe(200)
    expect((await decide(file, 'REJECTED')).body).toMatchObject({ err: '', STATE: 'registered' })
    expect(await lettersTo(budi.userId)).toMatchObject([{ typ: 'PKB', isPosted: false }])
    const [opened] = (await requestOf(budi, file)).body.CASES[0]?.LETTERS ?? []
    expect(opened).toMatchObject({ OFFIDOC_TYP: 'PKB' })
  })

  test('of a person without an account is decided by a letter to the address of the paper, which waits to be posted', async () => {
    const number = await granted()
    const PERSON = { ...paperPerson, REPR_NAME: 'Kantor Konsultan Nusantara', REPR_NUMBER: '0903-2016' }
    await recordPaper(portal, officer, number, { ...APPEAL, PARTY: { AS: 'NEW', PERSON } })
    const file = await fileIn(number)
    expect((await look(file)).body).toMatchObject({ ON_PAPER: 'POST', APPELLANT_NAME: 'PT Lawan Jaya' })
    await act(file, 'ADMIT')
    expect((await decide(file, 'ALLOWED')).body).toMatchObject({ err: '', STATE: 'cancelled' })
    const [letter, ...more] = await lettersTo(file.owner)
    expect(more).toEqual([])
    expect(letter).toMatchObject({ typ: 'PKB', isPosted: true })
    for (const words of ['PT Lawan Jaya', 'Kantor Konsultan Nusantara', '0903-2016'])
      expect(letter?.content).toContain(words)
    expect(letter?.content).not.toContain(sari.email)
  })

  test('shows its appellant among the parties of the case, and in none of another case', async () => {
    const [number, other] = [await granted(), await granted()]
    await recordPaper(portal, officer, number, { ...APPEAL, PARTY: newParty })
    expect(await partiesOf(number)).toMatchObject([
      {
        USERDOC_TYP: 'BG',
        PERSON_NAME: 'PT Lawan Jaya',
        LETTERS: 'POST',
        ADDRESS: expect.stringMatching(/^Jalan Melati 7/),
      },
    ])
    expect(await partiesOf(other)).toEqual([])
  })

  test.each([
    ['without a party', {}, ['PARTY']],
    ['of the owner of the case', { PARTY: 'own' }, ['PARTY']],
  ])('%s is refused, and nothing is recorded', async (_what, given, fields) => {
    const number = await granted()
    const named = 'PARTY' in given ? { PARTY: { AS: 'ACCOUNT', NAMED: sari.email } } : {}
    const { status, body } = await recordPaper(portal, officer, number, { ...APPEAL, ...named })
    expect([status, (body.fields ?? []).map(({ field }) => field)]).toEqual([422, fields])
    await expect(fileIn(number)).rejects.toThrow('no file')
  })

  test('is withdrawn on paper with the Commission: owner and appellant get a letter, and another appeal goes on', async () => {
    const number = await granted()
    await recordPaper(portal, officer, number, { ...APPEAL, PARTY: newParty })
    const first = await fileIn(number)
    await recordPaper(portal, officer, number, { ...APPEAL, PARTY: ofBudi() })
    const second = await fileIn(number)
    expect((await act(first, 'WITHDRAW')).status).toBe(422)
    expect((await act(first, 'WITHDRAW', 'Surat pencabutan 3 April.')).status).toBe(200)
    expect(await lettersTo(first.owner)).toMatchObject([{ typ: 'SCB', isPosted: true }])
    expect((await look(first)).body).toMatchObject({ CAN: { WITHDRAW: 'N', ADMIT: 'N' } })
    expect((await act(second, 'ADMIT')).status).toBe(200)
    expect((await look(second)).body.CAN).toMatchObject({ DECIDE: 'Y', WITHDRAW: 'Y' })
  })

  test('one of the portal is not withdrawn by the Commission', async () => {
    const number = await granted()
    const data = { OPPONENTS: [samplePerson('Budi Santoso')], REQUEST: { STATEMENT: 'Tidak baru.' } }
    await appealed(portal, { kind: 'BG', number, data, as: budi })
    const file = await fileIn(number)
    expect((await look(file)).body).toMatchObject({ ON_PAPER: null, CAN: { WITHDRAW: 'N' } })
    expect((await act(file, 'WITHDRAW', 'Surat.')).status).toBe(409)
  })

  test.each(['submitted', 'hearing'])('whose record is undone is closed when it is %s', async (state) => {
    const number = await granted()
    await recordPaper(portal, officer, number, { ...APPEAL, PARTY: ofBudi() })
    const file = await fileIn(number)
    if (state === 'hearing') await act(file, 'ADMIT')
    expect(await fileIn(number)).toMatchObject({ state })
    const { procTyp: PROC_TYP, procNbr: PROC_NBR } = await playedCase(portal, number)
    const { UNDO, ROW_VERSION } = (await portal.ask('officeCase', { as: officer, query: { patentId: number } })).body
    const body = { PROC_TYP, PROC_NBR, ACTION_NBR: UNDO?.ACTION_NBR ?? 0, REASON: 'Salah berkas', ROW_VERSION }
    expect((await portal.ask('officeUndoAction', { as: officer, key: randomUUID(), body })).status).toBe(200)
    expect(await fileIn(number)).toMatchObject({ state: 'annulled' })
    expect((await look(file)).body.CAN).toEqual({
      ADMIT: 'N',
      ASK: 'N',
      DECIDE: 'N',
      DISMISS: 'N',
      WITHDRAW: 'N',
      UNDO: 'N',
    })
    await recordPaper(portal, officer, number, { ...APPEAL, PARTY: ofBudi() })
    expect(await fileIn(number)).toMatchObject({ state: 'submitted' })
  })
})

describe('the owner’s letter about an appeal of a third person', () => {
  test('says who appeals and why, through the portal and on paper', async () => {
    const number = await granted()
    const data = { OPPONENTS: [samplePerson('Budi Santoso')], REQUEST: { STATEMENT: 'Invensi ini sudah dikenal.' } }
    await appealed(portal, { kind: 'BG', number, data, as: budi })
    const filed = await ownersLetter(number)
    for (const words of ['Budi Santoso', 'Invensi ini sudah dikenal.']) expect(filed).toContain(words)
    const POINTS = [{ TITLE: 'Tidak baru', TEXT: 'Sudah diumumkan pada tahun 2019.' }]
    await recordPaper(portal, officer, number, { ...APPEAL, PARTY: newParty, POINTS })
    const recorded = await ownersLetter(number)
    for (const words of ['Tidak baru', 'Sudah diumumkan pada tahun 2019.']) expect(recorded).toContain(words)
  })
})
