import { randomUUID } from 'node:crypto'

import { addMonths } from '@saki/domain/dates/legalDate'
import { say } from '@saki/texts/say'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import {
  answered,
  appealed,
  commissionDecides,
  grantedPatent,
  refusedCase,
  type AppealedRight,
} from '../../testing/appealedCases.ts'
import { samplePerson } from '../../testing/filings.ts'
import { scanned } from '../../testing/paperScans.ts'
import { morning, playedCase } from '../../testing/playedCases.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { recordAction } from '../workflow/recordAction.ts'

const FILED = '2026-01-05'

let portal: TestPortal
let sari: TestActor
let budi: TestActor
let officer: TestActor
let commission: TestActor

beforeAll(async () => {
  portal = await startTestPortal({ now: morning(FILED) })
  sari = await portal.register()
  budi = await portal.register()
  officer = await portal.office()
  commission = await portal.commission()
})
afterAll(() => portal.close())

interface Key {
  PROC_TYP: string
  PROC_NBR: number
  ACTION_NBR?: number | undefined
}
const keyOf = ({ PROC_TYP, PROC_NBR, ACTION_NBR }: Key) => ({
  PROC_TYP,
  PROC_NBR,
  ...(ACTION_NBR !== undefined && { ACTION_NBR }),
})
const look = (key: Key) => portal.ask('appealCase', { as: commission, query: keyOf(key) })
const act = async (key: Key, ACT: 'ADMIT' | 'ASK' | 'WITHDRAW', NOTES = '') => {
  const { ROW_VERSION } = (await look(key)).body
  const body = { ...keyOf(key), ACT, NOTES, ROW_VERSION }
  return portal.ask('appealAct', { as: commission, key: randomUUID(), body })
}
const withdraw = (SUBMISSION_NBR: string, as = sari) =>
  portal.ask('requestWithdraw', { as, key: randomUUID(), body: { SUBMISSION_NBR } })
const requestOf = async (SUBMISSION_NBR: string, as = sari) =>
  (await portal.ask('requestDetail', { as, query: { SUBMISSION_NBR } })).body.CASES[0]
const inTab = async (tab: 'NEW' | 'HEARING' | 'ENDED', number: string) => {
  const { body } = await portal.ask('appealQueue', { as: commission, query: { tab, q: number, size: 100 } })
  return body.data
}

/** State and deadline of a case, with its last action and the letters of that action. */
async function caseOf(number: string) {
  const { state, procTyp, procNbr } = await playedCase(portal, number)
  const { rows } = await sql<{ due: string | null; action: string; role: string; detail: unknown; letters: string[] }>`
    select p.due_date as due, t.action, t.actor_role as role, t.detail,
           array(select l.letter_typ from letter l where (l.proc_typ, l.proc_nbr, l.action_nbr) = (t.proc_typ, t.proc_nbr, t.action_nbr)) as letters
      from process p join process_action t using (proc_typ, proc_nbr)
     where t.proc_typ = ${procTyp} and t.proc_nbr = ${procNbr} order by t.action_nbr desc limit 1`.execute(portal.db)
  return { state, last: rows[0], key: { PROC_TYP: procTyp, PROC_NBR: procNbr } }
}

const everybody = () => ({ owner: sari, officer, others: [budi, commission] })
const granted = () => grantedPatent(portal, { owner: sari, others: [budi, officer, commission] }, FILED)
const data = {
  BC: { REQUEST: { SHOULD_BE: 'Klaim 2 yang benar.', REASON: 'Salah ketik.' } },
  BG: { OPPONENTS: [samplePerson('Budi Santoso')], REQUEST: { STATEMENT: 'Tidak baru.' } },
}
const make = (kind: 'BC' | 'BG', number: string) =>
  appealed(portal, {
    kind,
    number,
    data: data[kind],
    slots: kind === 'BG' ? ['MBD'] : [],
    as: kind === 'BG' ? budi : sari,
  })

describe('an appeal that is withdrawn', () => {
  test.each<[AppealedRight, string, ('ADMIT' | 'ASK')[]]>([
    ['MARK', 'before the panel is formed', []],
    ['MARK', 'before the panel', ['ADMIT']],
    ['PATENT', 'before the panel', ['ADMIT']],
    ['PATENT', 'while it is to be completed', ['ADMIT', 'ASK']],
    ['SIMPLE_PATENT', 'before the panel', ['ADMIT']],
  ])('%s, %s: the refusal stands, by letter, and the Commission no longer has it', async (right, _when, acts) => {
    const { number, day } = await refusedCase(portal, right, everybody(), FILED)
    const one = await appealed(portal, { number, data: { GROUNDS: answered }, as: sari })
    for (const each of acts) expect((await act(one, each, 'Surat kuasa.')).status).toBe(200)
    expect((await withdraw(one.SUBMISSION_NBR)).body).toMatchObject({ err: '', ENDED: [number] })
    const { state, last } = await caseOf(number)
    expect(state).toBe('refused')
    expect(last).toMatchObject({
      due: null,
      action: 'appeal_withdrawn',
      role: 'system',
      letters: ['SCB'],
      detail: { SUBMISSION_NBR: one.SUBMISSION_NBR },
    })
    expect(await requestOf(one.SUBMISSION_NBR)).toMatchObject({ STATE: 'withdrawn', IND_WITHDRAWABLE: 'N' })
    expect(await inTab('NEW', number)).toEqual([])
    expect(await inTab('HEARING', number)).toEqual([])
    expect(await inTab('ENDED', number)).toMatchObject([{ SUBMISSION_NBR: one.SUBMISSION_NBR }])
    const none = { ADMIT: 'N', ASK: 'N', DECIDE: 'N', DISMISS: 'N', WITHDRAW: 'N', UNDO: 'N' }
    expect((await look(one)).body).toMatchObject({ CAN: none })
    const { body } = await portal.ask('getInbox', { as: sari, params: { userId: sari.userId }, query: { q: number } })
    expect(body.data).toContainEqual(expect.objectContaining({ ACTION_TYP: 'APPW' }))
    // The law gives no second appeal: the case says that the refusal is final.
    const { OFFERS } = (await portal.ask('requestOffers', { as: sari, query: { patentId: number } })).body
    expect(OFFERS.find(({ USERDOC_TYP }) => USERDOC_TYP === 'BD')).toMatchObject({
      IND_OFFERED: 'N',
      WHY: 'already_made',
    })
    // Re-examination is open until nine months after the refusal (UU 65/2024 art. 63A), whatever became of the appeal.
    const again = right === 'MARK' ? { IND_OFFERED: 'N' } : { IND_OFFERED: 'Y', LAST_DATE: addMonths(day, 9) }
    expect(OFFERS.find(({ USERDOC_TYP }) => USERDOC_TYP === 'PU')).toMatchObject(again)
    const list = (await portal.ask('getPatents', { as: sari, query: { q: number } })).body.data
    expect(list).toMatchObject([{ NEXT_STEP: say('id', 'workflow:action.remedyOver.means') }])
    expect((await withdraw(one.SUBMISSION_NBR)).status).toBe(409)
  })

  test('a letter that asked to complete it can no longer be answered', async () => {
    const { number } = await refusedCase(portal, 'MARK', everybody(), FILED)
    const one = await appealed(portal, { number, data: { GROUNDS: answered }, as: sari })
    await act(one, 'ADMIT')
    await act(one, 'ASK', 'Surat kuasa.')
    await withdraw(one.SUBMISSION_NBR)
    expect(
      (await portal.ask('getLettersToAnswer', { as: sari })).body.filter((row) => row.PATENT_ID === number),
    ).toEqual([])
  })

  test('about a grant leaves the patent as it is; the owner and the appellant get a letter', async () => {
    const number = await granted()
    const one = await make('BG', number)
    const other = await make('BG', number)
    expect((await withdraw(one.SUBMISSION_NBR, budi)).status).toBe(200)
    expect(await caseOf(number)).toMatchObject({
      state: 'registered',
      last: { action: 'grant_appeal_withdrawn', letters: ['SCB'] },
    })
    expect((await requestOf(one.SUBMISSION_NBR, budi))?.LETTERS).toMatchObject([{ OFFIDOC_TYP: 'SCB' }])
    // The other appeal is still to be decided, once.
    await act(other, 'ADMIT')
    expect((await look(other)).body.CAN).toMatchObject({ DECIDE: 'Y' })
    expect((await withdraw(other.SUBMISSION_NBR, budi)).status).toBe(200)
    expect(await inTab('HEARING', number)).toEqual([])
  })

  test('for a correction leaves the patent as granted', async () => {
    const number = await granted()
    const one = await make('BC', number)
    expect((await withdraw(one.SUBMISSION_NBR)).status).toBe(200)
    expect(await caseOf(number)).toMatchObject({ state: 'registered', last: { action: 'correction_withdrawn' } })
  })
})

describe('an appeal on paper', () => {
  const record = async (number: string, NOTES: string, ACTION_TYP: string) => {
    const { key } = await caseOf(number)
    const recorded = await portal.ask('insertAction', {
      as: officer,
      key: randomUUID(),
      body: {
        ...key,
        ACTION_TYP,
        NOTES,
        ...(await scanned(portal, officer, key)),
      },
    })
    expect(recorded.status, JSON.stringify(recorded.body)).toBe(200)
  }
  /** A third person's appeal as it was recorded before its party had a file: with a typed name alone. */
  const recordNamed = async (number: string, notes: string) => {
    const { procTyp, procNbr } = await playedCase(portal, number)
    await recordAction(
      portal.db,
      { procTyp, procNbr },
      {
        action: 'appeal_grant',
        role: 'public',
        actorId: officer.userId,
        detail: { FROM_NAME: 'PT Lama' },
        notes,
        now: portal.services.clock(),
      },
    )
  }
  const onPaper = async (number: string) =>
    (await inTab('HEARING', number))
      .filter(({ SUBMISSION_NBR }) => SUBMISSION_NBR === null)
      .map(({ ACTION_NBR, ...row }) => ({ ...row, ACTION_NBR: ACTION_NBR ?? undefined }))
  const decide = (key: Key, outcome: 'ALLOWED' | 'REJECTED') =>
    commissionDecides(portal, commission, keyOf(key), outcome)

  test.each([
    ['BC', 'APPC', 'ALLOWED', 'correction_allowed'],
    ['BG', 'APPG', 'REJECTED', 'grant_upheld'],
  ] as const)('of kind %s is in the queue and is decided', async (kind, code, outcome, action) => {
    const number = await granted()
    await (code === 'APPG' ? recordNamed : record)(number, 'Surat PT Maju, 12 Maret.', code)
    const [row, ...more] = await onPaper(number)
    if (!row) throw new Error('not in the queue')
    expect(more).toEqual([])
    expect(row).toMatchObject({ USERDOC_TYP: kind, SUBMISSION_NBR: null, PATENT_ID: number })
    expect((await look(row)).body).toMatchObject({
      GROUNDS: [{ ANSWER: expect.stringContaining('Surat PT Maju, 12 Maret.') }],
      CAN: { ADMIT: 'N', DECIDE: 'Y', WITHDRAW: 'Y' },
    })
    expect((await decide(row, outcome)).status).toBe(200)
    expect((await caseOf(number)).last).toMatchObject({
      action,
      letters: ['PKB'],
      detail: { APPEAL_NBR: row.ACTION_NBR },
    })
    expect(await onPaper(number)).toEqual([])
    expect((await look(row)).status).toBe(404)
  })

  test('of others: each is decided by itself, beside one of the portal', async () => {
    const number = await granted()
    await recordNamed(number, 'PT Satu.')
    const portals = await make('BG', number)
    await recordNamed(number, 'PT Dua.')
    const [first, second, ...more] = await onPaper(number)
    if (!first || !second) throw new Error('not in the queue')
    expect(more).toEqual([])
    expect((await decide(second, 'REJECTED')).status).toBe(200)
    expect(await onPaper(number)).toMatchObject([{ ACTION_NBR: first.ACTION_NBR }])
    await act(portals, 'ADMIT')
    expect((await look(portals)).body.CAN).toMatchObject({ DECIDE: 'Y', WITHDRAW: 'N' })
    expect((await act(first, 'WITHDRAW')).status).toBe(422)
    expect((await act(first, 'WITHDRAW', 'Surat 3 April.')).body).toMatchObject({ err: '', STATE: 'registered' })
    expect((await caseOf(number)).last).toMatchObject({ action: 'grant_appeal_withdrawn', letters: ['SCB'] })
    expect(await onPaper(number)).toEqual([])
    expect((await look(portals)).body.CAN).toMatchObject({ DECIDE: 'Y' })
  })

  test('against a refusal is withdrawn on paper: the refusal stands', async () => {
    const { number } = await refusedCase(portal, 'MARK', everybody(), FILED)
    await record(number, 'Surat banding.', 'BAND')
    const [row] = await onPaper(number)
    if (!row) throw new Error('not in the queue')
    expect((await act(row, 'WITHDRAW', 'Surat pencabutan.')).body).toMatchObject({ STATE: 'refused', DUE_DATE: null })
    expect(await onPaper(number)).toEqual([])
  })
})

describe('a decision that the Commission takes back', () => {
  const sent = async (key: Key, OUTCOME: 'ALLOWED' | 'PART' | 'REJECTED', change: object = {}) => {
    const { ROW_VERSION, RECEIVED_DATE, GROUNDS } = (await look(key)).body
    const REASONS = 'Telah diperiksa.'
    const outcomeAt = (at: number) =>
      OUTCOME === 'REJECTED' || (OUTCOME === 'PART' && at > 0) ? 'REJECTED' : 'ALLOWED'
    const body = {
      ...keyOf(key),
      ROW_VERSION,
      OUTCOME,
      DECISION_NBR: '9/KB/2026',
      DECISION_DATE: RECEIVED_DATE,
      GROUNDS: GROUNDS.map((_: unknown, at: number) => ({ OUTCOME: outcomeAt(at), REASONS })),
      ...change,
    }
    const decided = await portal.ask('appealDecide', { as: commission, key: randomUUID(), body })
    expect(decided.status, JSON.stringify(decided.body)).toBe(200)
  }
  const undo = async (key: Key, as = commission) => {
    const { ROW_VERSION } = (await look(key)).body
    const body = { ...keyOf(key), ACT: 'UNDO', NOTES: 'Salah perkara.', ROW_VERSION }
    return portal.ask('appealAct', { as, key: randomUUID(), body })
  }
  const standing = async (number: string) => {
    const { rows } = await sql<{ goods: unknown; claims: number | null; due: string | null; log: number }>`
      select (select json_agg(json_build_array(n.nice_class_code, n.terms) order by n.nice_class_code) from application_nice n where n.application_id = a.application_id) as goods,
             (select p.claims from application_patent p where p.application_id = a.application_id) as claims,
             (select p.due_date from process p where p.proc_typ = a.proc_typ and p.proc_nbr = a.proc_nbr) as due,
             (select count(*)::int from change_log c where c.application_id = a.application_id) as log
        from application a where a.application_number = ${number}`.execute(portal.db)
    return rows[0]
  }

  test.each<[AppealedRight, 'ALLOWED' | 'PART' | 'REJECTED', object, number]>([
    ['MARK', 'PART', { GOODS: [{ CLASS_CODE: 30, TERMS: ['kopi'] }] }, 2],
    ['MARK', 'REJECTED', {}, 0],
    ['PATENT', 'PART', { CLAIMS: [1, 3] }, 2],
    ['SIMPLE_PATENT', 'ALLOWED', {}, 0],
  ])(
    '%s %s: case, register and deadline are as before, letters withdrawn, and it is decided again',
    async (right, outcome, change, logged) => {
      const { number } = await refusedCase(portal, right, everybody(), FILED)
      await sql`update application_patent set claims = 3 where application_id = (select application_id from application where application_number = ${number})`.execute(
        portal.db,
      )
      const one = await appealed(portal, { number, data: { GROUNDS: answered }, as: sari })
      await act(one, 'ADMIT')
      const before = await standing(number)
      await sent(one, outcome, change)
      expect((await look(one)).body.CAN).toMatchObject({ UNDO: 'Y' })
      expect((await undo(one, officer)).status).toBe(403)
      expect((await undo(one)).body).toMatchObject({ err: '' })
      expect(await standing(number)).toEqual({ ...before, log: logged })
      expect((await caseOf(number)).state).toBe('appeal')
      expect(await requestOf(one.SUBMISSION_NBR)).toMatchObject({ STATE: 'hearing' })
      expect(await inTab('HEARING', number)).toMatchObject([{ SUBMISSION_NBR: one.SUBMISSION_NBR }])
      const { rows } = await sql<{ withdrawn: boolean; why: string }>`
      select l.withdrawn_at is not null as withdrawn, l.withdrawn_why as why from letter l join application a using (application_id)
       where a.application_number = ${number} and l.letter_typ = 'PKB'`.execute(portal.db)
      expect(rows).toEqual([{ withdrawn: true, why: 'Salah perkara.' }])
      const inbox = (await portal.ask('getInbox', { as: sari, params: { userId: sari.userId }, query: { q: number } }))
        .body
      expect(inbox.data).toContainEqual(expect.objectContaining({ ACTION_TYP: 'UNDO' }))
      expect((await undo(one)).status).toBe(409)
      await sent(one, 'ALLOWED')
      expect((await look(one)).body).toMatchObject({ DECIDED: { OUTCOME: 'ALLOWED' } })
    },
  )

  test('is refused once the case went on', async () => {
    const { number } = await refusedCase(portal, 'MARK', everybody(), FILED)
    const one = await appealed(portal, { number, data: { GROUNDS: answered }, as: sari })
    await act(one, 'ADMIT')
    await sent(one, 'ALLOWED')
    const { key } = await caseOf(number)
    const registered = { ...key, ACTION_TYP: 'REG', NOTES: '' }
    expect((await portal.ask('insertAction', { as: officer, key: randomUUID(), body: registered })).status).toBe(200)
    expect((await look(one)).body.CAN).toMatchObject({ UNDO: 'N' })
    expect(await undo(one)).toMatchObject({ status: 409, body: { err: 'ACTION_NOT_ALLOWED' } })
    expect((await caseOf(number)).state).toBe('registered')
  })

  test('against a grant: the patent is in force again, and the appellant is told', async () => {
    const number = await granted()
    const one = await make('BG', number)
    await act(one, 'ADMIT')
    await sent(one, 'ALLOWED')
    expect((await caseOf(number)).state).toBe('cancelled')
    expect((await undo(one)).status).toBe(200)
    expect((await caseOf(number)).state).toBe('registered')
    const inbox = (await portal.ask('getInbox', { as: budi, params: { userId: budi.userId }, query: { q: number } }))
      .body
    expect(inbox.data).toContainEqual(expect.objectContaining({ ACTION_TYP: 'UNDO' }))
  })
})
