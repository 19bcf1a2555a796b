import { createHash, randomUUID } from 'node:crypto'

import type { DecisionFault } from '@saki/domain/appeals/decision'
import { addDays, addMonths, legalDateOf } from '@saki/domain/dates/legalDate'
import { say } from '@saki/texts/say'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'

import {
  answered,
  refusedTitles,
  appealed,
  grantedPatent,
  logInAt,
  refusedCase,
  type AppealedRight,
} from '../../testing/appealedCases.ts'
import { samplePerson } from '../../testing/filings.ts'
import { scanned } from '../../testing/paperScans.ts'
import { morning, playedCase, registerSample } from '../../testing/playedCases.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { actOnRequest, payRequest, savedRequest, submitTestRequest } from '../../testing/requests.ts'

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
afterEach(() => {
  vi.restoreAllMocks()
})

const everybody = () => ({ owner: sari, officer, others: [budi, commission] })
const refused = (right: AppealedRight) => refusedCase(portal, right, everybody(), FILED)

interface Key {
  PROC_TYP: string
  PROC_NBR: number
}
const keyOf = ({ PROC_TYP, PROC_NBR }: Key) => ({ PROC_TYP, PROC_NBR })
const look = async (key: Key) => (await portal.ask('appealCase', { as: commission, query: keyOf(key) })).body
const act = async (key: Key, ACT: 'ADMIT' | 'ASK' | 'DISMISS', NOTES = '', as = commission) => {
  const { ROW_VERSION } = await look(key)
  return portal.ask('appealAct', { as, key: randomUUID(), body: { ...keyOf(key), ACT, NOTES, ROW_VERSION } })
}

const [yes, no] = [
  { OUTCOME: 'ALLOWED', REASONS: 'Unsur pembeda cukup.' },
  { OUTCOME: 'REJECTED', REASONS: 'Sama bunyi.' },
] as const
const grounds = { ALLOWED: [yes, yes], PART: [yes, no], REJECTED: [no, no] } as const
type Outcome = keyof typeof grounds

/** Sends a decision with reasons for both grounds. */
async function decide(key: Key, OUTCOME: Outcome, change: object = {}, { as = commission, once = randomUUID() } = {}) {
  const { ROW_VERSION, RECEIVED_DATE } = await look(key)
  const body = {
    ...keyOf(key),
    ROW_VERSION,
    OUTCOME,
    DECISION_NBR: '12/KB/2026',
    DECISION_DATE: RECEIVED_DATE,
    GROUNDS: grounds[OUTCOME],
    REASONS: 'Majelis telah memeriksa.',
    ...change,
  }
  return portal.ask('appealDecide', { as, key: once, body })
}

/** A refused case with an appeal before the panel. */
async function heard(right: AppealedRight) {
  const { number } = await refused(right)
  const one = await appealed(portal, { number, data: { GROUNDS: answered }, as: sari })
  expect((await act(one, 'ADMIT')).body).toMatchObject({ err: '', STATE: 'hearing' })
  return { number, one }
}

async function caseOf(number: string) {
  const { state, procTyp, procNbr } = await playedCase(portal, number)
  const { rows } = await sql<{ action: string; role: string; detail: Record<string, unknown>; letters: string[] }>`
    select t.action, t.actor_role as role, t.detail,
           array(select l.letter_typ from letter l where (l.proc_typ, l.proc_nbr, l.action_nbr) = (t.proc_typ, t.proc_nbr, t.action_nbr)) as letters
      from process_action t where t.proc_typ = ${procTyp} and t.proc_nbr = ${procNbr} order by t.action_nbr desc limit 1`.execute(
    portal.db,
  )
  return { state, last: rows[0], key: { PROC_TYP: procTyp, PROC_NBR: procNbr } }
}

const requestState = async (SUBMISSION_NBR: string, as = sari) =>
  (await portal.ask('requestDetail', { as, query: { SUBMISSION_NBR } })).body.CASES[0]

const part = { MARK: { GOODS: [{ CLASS_CODE: 30, TERMS: ['kopi'] }] }, PATENT: {}, SIMPLE_PATENT: {} } as const

describe('a decision flows back into the case', () => {
  test.each<[AppealedRight, Outcome, string, string, string]>([
    ['MARK', 'ALLOWED', 'grant_appeal', 'to_be_registered', 'granted'],
    ['MARK', 'PART', 'grant_appeal_in_part', 'to_be_registered', 'granted_in_part'],
    ['MARK', 'REJECTED', 'dismiss_appeal', 'appeal_dismissed', 'refused'],
    ['PATENT', 'ALLOWED', 'appeal_allowed', 'awaiting_certificate', 'granted'],
    ['PATENT', 'PART', 'appeal_allowed_in_part', 'awaiting_certificate', 'granted_in_part'],
    ['PATENT', 'REJECTED', 'appeal_refused', 'appeal_dismissed', 'refused'],
    ['SIMPLE_PATENT', 'ALLOWED', 'appeal_allowed', 'awaiting_certificate', 'granted'],
    ['SIMPLE_PATENT', 'PART', 'appeal_allowed_in_part', 'awaiting_certificate', 'granted_in_part'],
    ['SIMPLE_PATENT', 'REJECTED', 'appeal_refused', 'appeal_dismissed', 'refused'],
  ])('%s %s: %s leads to %s', async (right, outcome, action, state, ended) => {
    const titles = refusedTitles(right)
    const { number, one } = await heard(right)
    const { CLAIMS } = await look(one)
    const change = outcome === 'PART' ? { ...part[right], ...(CLAIMS > 1 && { CLAIMS: [1] }) } : {}
    const decided = await decide(one, outcome, change)
    expect(decided.body, JSON.stringify(decided.body)).toMatchObject({ err: '', STATE: state })
    const after = await caseOf(number)
    expect(after).toMatchObject({
      state,
      last: {
        action,
        role: 'commission',
        letters: ['PKB'],
        detail: {
          SUBMISSION_NBR: one.SUBMISSION_NBR,
          DECISION: { OUTCOME: outcome, DECISION_NBR: '12/KB/2026' },
          POINTS: [
            { TITLE: expect.stringContaining(titles[0] ?? '?'), TEXT: grounds[outcome][0].REASONS },
            { TITLE: expect.stringContaining(titles[1] ?? '?'), TEXT: grounds[outcome][1].REASONS },
          ],
        },
      },
    })
    expect(await requestState(one.SUBMISSION_NBR)).toMatchObject({
      STATE: ended,
      REASONS: expect.stringContaining('Putusan nomor 12/KB/2026'),
    })
    // A rejected appeal opens the time for the court: three months (UU 20/2016 art. 30, UU 13/2016 art. 72).
    if (outcome === 'REJECTED') {
      const last = addMonths(legalDateOf(portal.services.clock()), 3)
      // A last day of a mark on a day off moves to the next working day (UU 20/2016 art. 1(22)).
      expect(right === 'MARK' ? [last, addDays(last, 1), addDays(last, 2), addDays(last, 3)] : [last]).toContain(
        decided.body.DUE_DATE,
      )
    }
    expect(await look(one)).toMatchObject({
      DECIDED: { OUTCOME: outcome, DECISION_NBR: '12/KB/2026' },
      CAN: { ADMIT: 'N', ASK: 'N', DECIDE: 'N', DISMISS: 'N', UNDO: 'Y' },
    })
  })

  test('in part for a mark keeps only the goods allowed, in register and change log', async () => {
    const { number, one } = await heard('MARK')
    expect((await decide(one, 'PART', part.MARK)).status).toBe(200)
    const { rows } = await sql<{ goods: unknown; changes: unknown }>`
      select (select json_agg(json_build_array(n.nice_class_code, n.terms)) from application_nice n where n.application_id = a.application_id) as goods,
             (select json_agg(json_build_array(c.section, c.request_ref, c.changes)) from change_log c where c.application_id = a.application_id) as changes
        from application a where a.application_number = ${number}`.execute(portal.db)
    expect(rows[0]?.goods).toEqual([[30, ['kopi']]])
    expect(rows[0]?.changes).toEqual([['NICE', one.SUBMISSION_NBR, expect.any(Array)]])
  })

  test('in part for a patent sets the number of claims its yearly fees count', async () => {
    const { number, one } = await heard('PATENT')
    await sql`update application_patent set claims = 4 where application_id = (select application_id from application where application_number = ${number})`.execute(
      portal.db,
    )
    expect((await decide(one, 'PART', { CLAIMS: [4, 2, 4] })).status).toBe(200)
    const { rows } = await sql<{ claims: number; changes: unknown }>`
      select p.claims, (select c.changes from change_log c where c.application_id = p.application_id) as changes
        from application_patent p join application a using (application_id) where a.application_number = ${number}`.execute(
      portal.db,
    )
    expect(rows).toEqual([{ claims: 2, changes: [{ field: 'QTY_CLAIMS', oldValue: '1, 2, 3, 4', newValue: '2, 4' }] }])
  })
})

describe('a decision is refused', () => {
  test.each<[string, Outcome, object, DecisionFault]>([
    ['without a number', 'ALLOWED', { DECISION_NBR: ' ' }, 'number_missing'],
    ['dated tomorrow', 'ALLOWED', { DECISION_DATE: '2030-01-01' }, 'date_future'],
    ['without a ground', 'ALLOWED', { GROUNDS: [yes] }, 'grounds_incomplete'],
    ['without reasons', 'ALLOWED', { GROUNDS: [yes, { ...yes, REASONS: '' }] }, 'reasons_missing'],
    ['allowed with a ground rejected', 'ALLOWED', { GROUNDS: [yes, no] }, 'ground_rejected'],
    ['in part for no goods', 'PART', {}, 'part_empty'],
    ['in part for goods of another', 'PART', { GOODS: [{ CLASS_CODE: 9, TERMS: ['x'] }] }, 'part_unknown'],
  ])('%s', async (_name, outcome, change, fault) => {
    const { number, one } = shared.mark ?? (shared.mark = await heard('MARK'))
    const answer = await decide(one, outcome, change)
    expect(answer.status).toBe(422)
    const { fields } = answer.body as unknown as { fields: { message: string }[] }
    expect(fields.map(({ message }) => message)).toContain(say('id', `appeals:fault.${fault}`))
    expect((await caseOf(number)).state).toBe('appeal')
  })

  test('a second time, and repeated by its key it is the same', async () => {
    const { number, one } = await heard('MARK')
    const { ROW_VERSION } = await look(one)
    const once = randomUUID()
    const first = await decide(one, 'ALLOWED', { ROW_VERSION }, { once })
    expect(await decide(one, 'ALLOWED', { ROW_VERSION }, { once })).toMatchObject({ status: 200, body: first.body })
    expect(await decide(one, 'REJECTED', { ROW_VERSION })).toMatchObject({
      status: 409,
      body: { err: 'STALE_VERSION' },
    })
    expect(await decide(one, 'REJECTED')).toMatchObject({ status: 409, body: { err: 'ACTION_NOT_ALLOWED' } })
    expect((await caseOf(number)).state).toBe('to_be_registered')
  })

  test('of two at the same time one is recorded', async () => {
    const { one } = await heard('MARK')
    const answers = await Promise.all([decide(one, 'ALLOWED'), decide(one, 'REJECTED')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('whole, when the letter fails: nothing of it remains, and it can be repeated', async () => {
    const { number, one } = await heard('MARK')
    const enqueue = portal.services.jobs.enqueue.bind(portal.services.jobs)
    vi.spyOn(portal.services.jobs, 'enqueue').mockImplementation(async (tx, name, payload) => {
      if (name === 'make_letter') throw new Error('killed between effect and letter')
      return enqueue(tx, name, payload)
    })
    const once = randomUUID()
    expect((await decide(one, 'PART', part.MARK, { once })).status).toBe(500)
    const { rows } = await sql`
      select from application_nice n join application a using (application_id) where a.application_number = ${number}`.execute(
      portal.db,
    )
    expect(rows).toHaveLength(2)
    expect((await caseOf(number)).state).toBe('appeal')
    vi.restoreAllMocks()
    expect((await decide(one, 'PART', part.MARK, { once })).status).toBe(200)
  })
})

const shared: { mark?: Awaited<ReturnType<typeof heard>> } = {}

describe('roles', () => {
  test('an officer can neither read, act on, decide nor undo an appeal', async () => {
    const { number, one } = await heard('MARK')
    const body = { ...keyOf(one), ROW_VERSION: (await look(one)).ROW_VERSION }
    for (const [name, question] of [
      ['appealQueue', {}],
      ['appealCase', { query: keyOf(one) }],
      ['appealAct', { key: randomUUID(), body: { ...body, ACT: 'ADMIT' } }],
    ] as const)
      for (const as of [officer, sari, budi])
        expect((await portal.ask(name, { as, ...question })).status, name).toBe(403)
    expect((await decide(one, 'ALLOWED', {}, { as: officer })).status).toBe(403)
    for (const code of ['HEAR', 'GRANT', 'GRANP', 'REF'])
      expect(await actOnRequest(portal, officer, { ...one, ...body }, code, 'x')).toMatchObject({
        status: 409,
        body: { err: 'ACTION_NOT_ALLOWED' },
      })
    const { key } = await caseOf(number)
    for (const ACTION_TYP of ['BANDY', 'BANDP', 'BANDN', 'APPI']) {
      const asked = { as: officer, key: randomUUID(), body: { ...key, ACTION_TYP, NOTES: 'x' } }
      expect((await portal.ask('insertAction', asked)).body).toMatchObject({ err: 'ACTION_NOT_ALLOWED' })
    }
    await decide(one, 'ALLOWED')
    const office = (await portal.ask('officeCase', { as: officer, query: { patentId: number } })).body
    expect(office.UNDO).toBeNull()
    const undo = { ...key, ACTION_NBR: 999, REASON: 'Salah.', ROW_VERSION: office.ROW_VERSION }
    for (const ACTION_NBR of office.HISTORY.map((row: { ACTION_NBR: number }) => row.ACTION_NBR))
      expect(
        (await portal.ask('officeUndoAction', { as: officer, key: randomUUID(), body: { ...undo, ACTION_NBR } }))
          .status,
      ).toBe(409)
    expect((await caseOf(number)).state).toBe('to_be_registered')
  })

  test('the Commission has its own queue, which officers do not have', async () => {
    const { number } = await refused('MARK')
    const one = await appealed(portal, { number, data: { GROUNDS: answered }, as: sari })
    const tab = async (name: string) =>
      (await portal.ask('appealQueue', { as: commission, query: { tab: name, size: 100 } })).body.data.map(
        ({ SUBMISSION_NBR }: { SUBMISSION_NBR: string | null }) => SUBMISSION_NBR,
      )
    expect(await tab('NEW')).toContain(one.SUBMISSION_NBR)
    const desk = (await portal.ask('officeQueue', { as: officer, query: { q: number } })).body
    expect(desk.data).toEqual([])
    await act(one, 'ADMIT')
    expect(await tab('HEARING')).toContain(one.SUBMISSION_NBR)
    await decide(one, 'REJECTED')
    expect([await tab('NEW'), await tab('HEARING')].flat()).not.toContain(one.SUBMISSION_NBR)
    expect(await tab('ENDED')).toContain(one.SUBMISSION_NBR)
  })

  test('the Commission reads documents of cases under appeal only', async () => {
    const { number } = await refused('MARK')
    const documents = (id = number) => portal.ask('getListDokumen', { as: commission, params: { id } })
    expect((await documents()).status).toBe(404)
    const one = await appealed(portal, { number, data: { GROUNDS: answered }, as: sari })
    expect((await documents()).status).toBe(200)
    const [file] = (await look(one)).FILES
    const bytes = Buffer.from('%PDF-1.7\n%%EOF\n')
    const key = await portal.services.files.put(bytes)
    await sql`update stored_file set object_key = ${key}, size_bytes = ${bytes.length}, sha256 = ${createHash('sha256').update(bytes).digest()}
               where file_id = ${file?.ID ?? ''}`.execute(portal.db)
    const asked = { params: { id: file?.ID ?? '' } }
    expect((await portal.ask('getPDFDoc', { as: commission, ...asked })).status).toBe(200)
    expect((await portal.ask('getPDFDoc', { as: budi, ...asked })).status).toBe(404)
    const other = await registerSample(portal, sari, 'MARK')
    expect((await documents(other)).status).toBe(404)
  })
})

describe('the grounds', () => {
  test('are those of the letter of refusal, beside the answers', async () => {
    const { number } = await refused('MARK')
    const saved = await savedRequest(portal, {
      kind: 'BD',
      numbers: [number],
      data: { GROUNDS: answered },
      slots: ['MBD'],
      as: sari,
    })
    const draft = await portal.ask('requestDraft', { as: sari, query: { TEMP_ID: saved.body.TEMP_ID } })
    expect(draft.body.CASE.DECISION).toMatchObject({
      IND_PAPER: 'Y',
      POINTS: [
        { POINT: 'ALASAN.1', TITLE: refusedTitles('MARK')[0] },
        { POINT: 'ALASAN.2', TITLE: refusedTitles('MARK')[1] },
      ],
    })
    const one = await appealed(portal, { number, data: { GROUNDS: answered }, as: sari })
    expect((await look(one)).GROUNDS).toMatchObject([
      { TITLE: refusedTitles('MARK')[0], ANSWER: 'Keberatan 1.', IND_LEFT: 'N' },
      { TITLE: refusedTitles('MARK')[1], ANSWER: 'Keberatan 2.', IND_LEFT: 'N' },
    ])
  })

  const [first, second] = answered
  const left = (row: object | undefined) => ({ ...row, ANSWER: '', LEFT: 'Y' })
  test.each<[string, object[], string[]]>([
    ['no answer to the second', [first ?? {}], ['GROUNDS.1.ANSWER']],
    ['an empty answer', [first ?? {}, { ...second, ANSWER: ' ' }], ['GROUNDS.1.ANSWER']],
    ['every point left', [left(first), left(second)], ['GROUNDS.0.ANSWER']],
    ['a point of another letter', [first ?? {}, second ?? {}, { ...second, POINT: 'ALASAN.9' }], ['GROUNDS.0.ANSWER']],
  ])('with %s cannot be submitted', async (_name, GROUNDS, fields) => {
    const { number } = shared.refused ?? (shared.refused = await refused('MARK'))
    const answer = await submitTestRequest(portal, {
      kind: 'BD',
      numbers: [number],
      data: { GROUNDS },
      slots: ['MBD'],
      as: sari,
    })
    expect(answer.status).toBe(422)
    const named = (answer.body as unknown as { fields: { field: string }[] }).fields.map(({ field }) => field)
    expect(named).toEqual(fields)
  })
  const shared: { refused?: Awaited<ReturnType<typeof refused>> } = {}

  test('left uncontested are not decided', async () => {
    const { number } = await refused('MARK')
    const one = await appealed(portal, { number, data: { GROUNDS: [first, left(second)] }, as: sari })
    await act(one, 'ADMIT')
    expect((await look(one)).GROUNDS).toMatchObject([{ IND_LEFT: 'N' }, { IND_LEFT: 'Y', ANSWER: '' }])
    expect((await decide(one, 'ALLOWED')).status).toBe(422)
    expect((await decide(one, 'ALLOWED', { GROUNDS: [yes] })).status).toBe(200)
  })
})

describe('before the decision', () => {
  test('what is missing is asked for by a letter, answered by the appellant, and decided', async () => {
    const { number, one } = await heard('PATENT')
    expect((await act(one, 'ASK')).status).toBe(422)
    // 14 working days (UU 13/2016 art. 67)
    expect((await act(one, 'ASK', 'Surat kuasa khusus belum ada.')).body).toMatchObject({ STATE: 'appeal_incomplete' })
    expect((await look(one)).CAN).toMatchObject({ ASK: 'N', DECIDE: 'N' })
    const { key } = await caseOf(number)
    const form = (
      await portal.ask('getAnswerForm', { as: sari, params: { procid: `${key.PROC_TYP}-${key.PROC_NBR}` } })
    ).body
    const POINTS = form.POINTS.map(({ LIST_CODE, OPTION_NBR }) => ({
      LIST_CODE,
      OPTION_NBR,
      TEXT: 'Terlampir.',
      FILES: [],
    }))
    const letter = { ...key, ACTION_NBR: form.ACTION_NBR }
    const saved = await portal.ask('saveAnswer', { as: sari, body: { ...letter, POINTS, ROW_VERSION: null } })
    const sent = { ...letter, ROW_VERSION: saved.body.ROW_VERSION }
    expect((await portal.ask('sendAnswer', { as: sari, key: randomUUID(), body: sent })).status).toBe(200)
    expect((await decide(one, 'ALLOWED')).body).toMatchObject({ STATE: 'awaiting_certificate' })
  })

  test('an appeal paid after another one was received is held: it cannot be heard, and is not admitted with reasons', async () => {
    const { number } = await refused('PATENT')
    const made = await submitTestRequest(portal, {
      kind: 'BD',
      numbers: [number],
      data: { GROUNDS: answered },
      slots: ['MBD'],
      as: sari,
    })
    const { key } = await caseOf(number)
    const paper = { ...key, ACTION_TYP: 'APP', NOTES: 'Diterima di loket.', ...(await scanned(portal, officer, key)) }
    expect((await portal.ask('insertAction', { as: officer, key: randomUUID(), body: paper })).status).toBe(200)
    expect(await payRequest(portal, made.body)).toBe('settled')
    const held = await requestState(made.body.SUBMISSION_NBR ?? '')
    if (!held) throw new Error('no case')
    expect(await look(held)).toMatchObject({ HELD_WHY: 'STATE', CAN: { ADMIT: 'Y', DECIDE: 'N', DISMISS: 'Y' } })
    expect(await act(held, 'ADMIT')).toMatchObject({ status: 409, body: { err: 'ACTION_NOT_ALLOWED' } })
    expect((await act(held, 'DISMISS')).status).toBe(422)
    expect((await act(held, 'DISMISS', 'Banding yang sama telah diajukan.')).body).toMatchObject({ STATE: 'refused' })
    expect((await caseOf(number)).state).toBe('appeal')
    expect(await look(key)).toMatchObject({ SUBMISSION_NBR: null, CAN: { DECIDE: 'Y' } })
  })

  test('an appeal on paper is decided in the case', async () => {
    const { number } = await refused('MARK')
    const { key } = await caseOf(number)
    const paper = { ...key, ACTION_TYP: 'BAND', NOTES: 'Diterima di loket.', ...(await scanned(portal, officer, key)) }
    expect((await portal.ask('insertAction', { as: officer, key: randomUUID(), body: paper })).status).toBe(200)
    expect(await look(key)).toMatchObject({ SUBMISSION_NBR: null, PATENT_ID: number, CAN: { DECIDE: 'Y', ADMIT: 'N' } })
    expect((await decide(key, 'ALLOWED', { GROUNDS: [yes] })).body).toMatchObject({ STATE: 'to_be_registered' })
    expect((await portal.ask('appealCase', { as: commission, query: key })).status).toBe(404)
  })
})

describe('appeals about a grant', () => {
  const granted = () => grantedPatent(portal, { owner: sari, others: [budi, officer, commission] }, FILED)
  const data = {
    BC: { REQUEST: { SHOULD_BE: 'Klaim 2 yang benar.', REASON: 'Salah ketik.' } },
    BG: { OPPONENTS: [samplePerson('Budi Santoso')], REQUEST: { STATEMENT: 'Tidak baru.' } },
  }

  test.each<['BC' | 'BG', Outcome, string, string]>([
    ['BC', 'ALLOWED', 'correction_allowed', 'registered'],
    ['BC', 'PART', 'correction_allowed_in_part', 'registered'],
    ['BC', 'REJECTED', 'correction_dismissed', 'registered'],
    ['BG', 'ALLOWED', 'grant_revoked', 'cancelled'],
    ['BG', 'PART', 'grant_limited', 'registered'],
    ['BG', 'REJECTED', 'grant_upheld', 'registered'],
  ])('%s %s: %s, and the patent is %s', async (kind, outcome, action, state) => {
    const number = await granted()
    const as = kind === 'BG' ? budi : sari
    const one = await appealed(portal, { kind, number, data: data[kind], slots: kind === 'BG' ? ['MBD'] : [], as })
    await act(one, 'ADMIT')
    const ground = outcome === 'REJECTED' ? no : yes
    const decided = await decide(one, outcome, { GROUNDS: [ground], CLAIMS: outcome === 'PART' ? [1, 3] : [] })
    expect(decided.body, JSON.stringify(decided.body)).toMatchObject({ err: '', STATE: state })
    expect(await caseOf(number)).toMatchObject({ state, last: { action, letters: ['PKB'] } })
    const page = await requestState(one.SUBMISSION_NBR, as)
    // The appellant outside the case gets a letter of their own, which the owner cannot read.
    if (kind === 'BG') {
      expect(page?.LETTERS).toMatchObject([{ OFFIDOC_TYP: 'PKB' }])
      const { rows } = await sql<{ addressee: number; names: string }>`
        select l.addressee_id as addressee, l.content -> 'recipient' ->> 'names' as names from letter l where l.letter_id = ${page?.LETTERS[0]?.DOC_ID ?? ''}`.execute(
        portal.db,
      )
      expect(rows[0]?.addressee).toBe(budi.userId)
    }
  })

  test('two appeals of others are decided one after the other', async () => {
    const number = await granted()
    const make = () => appealed(portal, { kind: 'BG', number, data: data.BG, as: budi })
    const both = [await make(), await make()]
    for (const one of both) {
      await act(one, 'ADMIT')
      expect((await decide(one, 'REJECTED', { GROUNDS: [no] })).status).toBe(200)
    }
  })
})

describe('the court after a rejected appeal', () => {
  const record = (key: Key, ACTION_TYP: string, court: object = {}) =>
    portal.ask('insertAction', { as: officer, key: randomUUID(), body: { ...keyOf(key), ACTION_TYP, ...court } })
  const fieldsOf = ({ body }: { body: unknown }) =>
    (body as { fields: { field: string }[] }).fields.map(({ field }) => field)

  test.each([
    ['SUITW', 'to_be_registered'],
    ['SUITL', 'appeal_dismissed'],
  ])('a suit and its judgment (%s) need the number and date of the court; the case goes to %s', async (code, state) => {
    const { number, one } = await heard('MARK')
    await decide(one, 'REJECTED')
    const { key } = await caseOf(number)
    const day = legalDateOf(portal.services.clock())
    const suit = { COURT_NBR: '7/Pdt.Sus-Merek/2026/PN Niaga Jkt.Pst', COURT_DATE: day }
    const judgment = { COURT_NBR: '7/Pdt.Sus-Merek/2026', COURT_DATE: day }
    expect(fieldsOf(await record(key, 'SUIT'))).toEqual(['COURT_NBR', 'COURT_DATE'])
    expect(fieldsOf(await record(key, 'SUIT', { ...suit, COURT_DATE: addDays(day, 1) }))).toEqual(['COURT_DATE'])
    expect((await caseOf(number)).state).toBe('appeal_dismissed')
    expect((await record(key, 'SUIT', suit)).status).toBe(200)
    expect((await caseOf(number)).last?.detail).toMatchObject(suit)
    expect(fieldsOf(await record(key, code, { COURT_DATE: day }))).toEqual(['COURT_NBR'])
    expect((await caseOf(number)).state).toBe('in_court')
    expect((await record(key, code, judgment)).status).toBe(200)
    expect(await caseOf(number)).toMatchObject({ state, last: { letters: ['PPN'], detail: judgment } })
  })

  test.each([
    ['MARK', 'SUITL', 'CASSW', 'to_be_registered', 'UU 20/2016 art. 87–89'],
    ['MARK', 'SUITW', 'CASSL', 'appeal_dismissed', 'UU 20/2016 art. 87–89'],
    ['PATENT', 'SUITW', 'CASSL', 'appeal_dismissed', 'UU 13/2016 art. 72–73'],
    ['SIMPLE_PATENT', 'SUITL', 'CASSW', 'awaiting_certificate', 'UU 13/2016 art. 72–73'],
  ] as const)(
    '%s: after the judgment (%s) the Supreme Court decides once (%s): %s',
    async (right, first, second, state, ground) => {
      const { number, one } = await heard(right)
      await decide(one, 'REJECTED')
      const { key } = await caseOf(number)
      const COURT_DATE = legalDateOf(portal.services.clock())
      const court = (COURT_NBR: string) => ({ COURT_NBR, COURT_DATE })
      expect((await record(key, 'CASS', court('1 K/Pdt.Sus-HKI/2027'))).status).toBe(409)
      expect((await record(key, 'SUIT', court('9/Pdt.Sus-Merek/2026/PN Niaga Jkt.Pst'))).status).toBe(200)
      expect((await record(key, second, court('1 K/Pdt.Sus-HKI/2027'))).status).toBe(409)
      expect((await record(key, first, court('9/Pdt.Sus-Merek/2026'))).status).toBe(200)
      expect(fieldsOf(await record(key, 'CASS'))).toEqual(['COURT_NBR', 'COURT_DATE'])
      expect((await record(key, 'CASS', court('1 K/Pdt.Sus-HKI/2027'))).status).toBe(200)
      expect((await caseOf(number)).state).toBe('in_court')
      expect((await record(key, 'SUITW', court('9/Pdt.Sus-Merek/2026'))).status).toBe(409)
      expect((await record(key, second, court('1 K/Pdt.Sus-HKI/2027'))).status).toBe(200)
      expect(await caseOf(number)).toMatchObject({
        state,
        last: { letters: ['PKS'], detail: court('1 K/Pdt.Sus-HKI/2027') },
      })
      const { rows } = await sql<{ notes: string; ground: string }>`
      select t.notes, t.ground from process_action t where t.proc_typ = ${key.PROC_TYP} and t.proc_nbr = ${key.PROC_NBR} order by t.action_nbr desc limit 1`.execute(
        portal.db,
      )
      expect(rows[0]).toMatchObject({ notes: expect.stringContaining('Putusan Mahkamah Agung nomor 1 K'), ground })
      expect((await record(key, 'CASS', court('2 K/Pdt.Sus-HKI/2027'))).status).toBe(409)
    },
  )

  test('a suit is refused after its last day, three months after the decision', async () => {
    const { number, one } = await heard('PATENT')
    const last = (await decide(one, 'REJECTED')).body.DUE_DATE
    const { key } = await caseOf(number)
    const suit = { COURT_NBR: '8/Pdt.Sus-Paten/2026', COURT_DATE: legalDateOf(portal.services.clock()) }
    await logInAt(portal, `${last}T17:00:00Z`, [officer])
    expect(await record(key, 'SUIT', suit)).toMatchObject({ status: 409, body: { err: 'ACTION_NOT_ALLOWED' } })
    await logInAt(portal, `${last}T16:59:59Z`, [officer])
    expect((await record(key, 'SUIT', suit)).status).toBe(200)
  })
})
