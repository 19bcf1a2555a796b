import { randomUUID } from 'node:crypto'

import type { DecisionReason } from '@saki/contracts/reason'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { runDue } from '../../jobs/timers.ts'
import { setSecondOfficer } from '../../operator/secondOfficerCommand.ts'
import { appealed, historyTo, logInAt } from '../../testing/appealedCases.ts'
import { scanned } from '../../testing/paperScans.ts'
import { morning, playActions, playedCase, registerSample } from '../../testing/playedCases.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { completeReason } from '../../testing/reasons.ts'

const FILED = '2026-03-02'
// The sample mark: class 30 kopi, kopi bubuk; class 43 jasa kedai kopi.
const POWDER = [{ CLASS_CODE: '30', TERMS: ['kopi bubuk'] }]
const ALL = [
  [30, ['kopi', 'kopi bubuk']],
  [43, ['jasa kedai kopi']],
]
const ofPowder = (change: Partial<DecisionReason> = {}) => completeReason('M211A', { GOODS: POWDER, ...change })
let portal: TestPortal
let sari: TestActor
let officer: TestActor
let second: TestActor

beforeAll(async () => {
  portal = await startTestPortal({ now: morning(FILED) })
  sari = await portal.register()
  officer = await portal.office()
  second = await portal.office()
})
afterAll(() => portal.close())

interface MarkInExamination {
  number: string
  PROC_TYP: string
  PROC_NBR: number
}

async function examined(): Promise<MarkInExamination> {
  await logInAt(portal, morning(FILED), [sari])
  const number = await registerSample(portal, sari, 'MARK')
  const shortest = historyTo('MARK', FILED, 'substantive_examination').slice(
    0,
    historyTo('MARK', FILED, 'substantive_examination').indexOf('propose_refusal'),
  )
  const day = await playActions(portal, number, shortest)
  await logInAt(portal, morning(day), [sari, officer, second])
  const { procTyp, procNbr } = await playedCase(portal, number)
  return { number, PROC_TYP: procTyp, PROC_NBR: procNbr }
}
const take = ({ PROC_TYP, PROC_NBR }: MarkInExamination, ACTION_TYP: string, more: object = {}) =>
  portal.ask('insertAction', { as: officer, key: randomUUID(), body: { PROC_TYP, PROC_NBR, ACTION_TYP, ...more } })
const fieldsOf = (body: { fields?: { field: string }[] | undefined }) => body.fields?.map(({ field }) => field)

async function answer({ PROC_TYP, PROC_NBR }: MarkInExamination): Promise<void> {
  const form = (await portal.ask('getAnswerForm', { as: sari, params: { procid: `${PROC_TYP}-${PROC_NBR}` } })).body
  const key = { PROC_TYP, PROC_NBR, ACTION_NBR: form.ACTION_NBR }
  const POINTS = form.POINTS.map(({ LIST_CODE, OPTION_NBR }) => ({
    LIST_CODE,
    OPTION_NBR,
    TEXT: 'Tidak sama.',
    FILES: [],
  }))
  const saved = await portal.ask('saveAnswer', { as: sari, body: { ...key, POINTS, ROW_VERSION: null } })
  const body = { ...key, ROW_VERSION: saved.body.ROW_VERSION }
  expect((await portal.ask('sendAnswer', { as: sari, key: randomUUID(), body })).status).toBe(200)
}

/** Lets the time for an answer to the letter end without one. */
async function lapse(number: string): Promise<void> {
  const { firesOn } = await playedCase(portal, number)
  await logInAt(portal, morning(firesOn ?? ''), [sari, officer, second])
  await runDue({ ...portal.services, log: portal.app.log }, portal.services.clock())
}

interface MarkFile {
  number: string
  state: string
  due: string | null
  filed: string
  published: string | null
  goods: [number, string[]][]
  letters: string[]
}

/** The case, then the file that its refused goods became. */
async function filesOf(number: string): Promise<MarkFile[]> {
  const { rows } = await sql<MarkFile>`
    select a.application_number as number, p.state, p.due_date as due, a.filing_date as filed, a.publication_date as published,
           (select json_agg(json_build_array(n.nice_class_code, n.terms) order by n.nice_class_code) from application_nice n where n.application_id = a.application_id) as goods,
           array(select l.letter_typ from letter l where l.application_id = a.application_id and l.withdrawn_at is null order by l.issued_at, l.letter_typ) as letters
      from application a join process p on p.proc_typ = a.proc_typ and p.proc_nbr = a.proc_nbr
      join application c on c.application_number = ${number} and (a.application_id = c.application_id or a.split_from = c.application_id)
     order by a.application_id`.execute(portal.db)
  return rows
}
const letterOf = async (number: string, type: string) =>
  (
    await sql<{ text: string }>`
      select l.content::text as text from letter l join application a using (application_id)
       where a.application_number = ${number} and l.letter_typ = ${type} order by l.issued_at desc limit 1`.execute(
      portal.db,
    )
  ).rows[0]?.text ?? ''

describe('a refusal in part (UU 20/2016 art. 20, 21, 24)', () => {
  test('the acts fit the goods of the reasons: the whole is not refused for some, nor some for all', async () => {
    const one = await examined()
    const whole = await take(one, 'USUL', { REASONS: [ofPowder()] })
    const part = await take(one, 'USULS', { REASONS: [completeReason('M211A')] })
    expect([whole.status, fieldsOf(whole.body), part.status, fieldsOf(part.body)]).toEqual([
      422,
      ['ACTION_TYP'],
      422,
      ['ACTION_TYP'],
    ])
    const foreign = await take(one, 'USULS', { REASONS: [ofPowder({ GOODS: [{ CLASS_CODE: '9', TERMS: ['roti'] }] })] })
    expect([foreign.status, fieldsOf(foreign.body)]).toEqual([422, ['REASONS.0.GOODS']])
    expect((await take(one, 'REFS', { REASONS: [ofPowder()] })).status).toBe(409)
    expect((await filesOf(one.number)).map(({ state }) => state)).toEqual(['substantive_examination'])
  })

  test('unanswered, it refuses the goods of the letter in a file of their own, and the case goes on for the others', async () => {
    const one = await examined()
    expect((await take(one, 'USULS', { REASONS: [ofPowder()] })).body).toMatchObject({ err: '', STATUS_CODE: '455' })
    expect(await letterOf(one.number, 'SUT')).toContain('Mengenai: kelas 30: kopi bubuk')
    await lapse(one.number)
    const [file, part, ...more] = await filesOf(one.number)
    expect([file, part, more]).toMatchObject([
      {
        state: 'to_be_registered',
        goods: [
          [30, ['kopi']],
          [43, ['jasa kedai kopi']],
        ],
        letters: expect.arrayContaining(['SDP']),
      },
      {
        state: 'refused',
        filed: FILED,
        published: file?.published,
        due: expect.any(String),
        goods: [[30, ['kopi bubuk']]],
        letters: ['SPN'],
      },
      [],
    ])
    // A mark for goods alone has a number of that series.
    expect(part?.number).toMatch(/^DID2026/)
    const accepted = await letterOf(one.number, 'SDP')
    for (const words of [
      'Ditolak untuk kelas 30: kopi bubuk',
      part?.number ?? '?',
      'dilanjutkan untuk kelas 30: kopi; kelas 43: jasa kedai kopi',
    ])
      expect(accepted).toContain(words)
    const refused = await letterOf(part?.number ?? '', 'SPN')
    for (const words of ['Fakta tentang M211A.', `Bagian permohonan ${one.number}`]) expect(refused).toContain(words)
  })

  test('after an answer it weighs the answer, and refuses no goods that the letter did not name', async () => {
    const one = await examined()
    await take(one, 'USULS', { REASONS: [ofPowder()] })
    await answer(one)
    const more = await take(one, 'REFS', {
      REASONS: [ofPowder({ GOODS: [{ CLASS_CODE: '43', TERMS: ['jasa kedai kopi'] }] })],
    })
    expect([more.status, fieldsOf(more.body)]).toEqual([422, ['REASONS.0.GOODS']])
    const whole = await take(one, 'REF', { REASONS: [completeReason('M211A')] })
    expect([whole.status, fieldsOf(whole.body)]).toEqual([422, ['REASONS.0.GOODS']])
    expect((await take(one, 'REFS', { REASONS: [ofPowder()] })).body).toMatchObject({ err: '', STATUS_CODE: '460' })
    const [, part] = await filesOf(one.number)
    const letter = await letterOf(part?.number ?? '', 'SPN')
    for (const words of ['Tanggapan pemohon: Tidak sama.', 'Tanggapan tidak mengatasi alasan ini.'])
      expect(letter).toContain(words)
  })

  test('the rest is registered with its goods alone, the part is appealed, and each shows the other', async () => {
    const one = await examined()
    await take(one, 'USULS', { REASONS: [ofPowder()] })
    await lapse(one.number)
    expect((await take(one, 'REG')).body).toMatchObject({ err: '', STATUS_CODE: '470' })
    expect(await letterOf(one.number, 'SER')).not.toContain('kopi bubuk')
    const [, part] = await filesOf(one.number)
    const related = async (patentId: string) =>
      (await portal.ask('getRelFiles', { as: sari, query: { patentId } })).body.map(
        ({ PATENT_ID, RELATIONSHIP_TYP, RELATIONSHIP_ROLE }) => [PATENT_ID, RELATIONSHIP_TYP, RELATIONSHIP_ROLE],
      )
    expect(await related(one.number)).toEqual([[part?.number, 'REFUSAL', 'CHILD']])
    expect(await related(part?.number ?? '')).toEqual([[one.number, 'REFUSAL', 'PARENT']])
    const GROUNDS = [{ POINT: 'ALASAN.1', TITLE: '', ANSWER: 'Kopi bubuk berbeda.' }]
    await appealed(portal, { number: part?.number ?? '', data: { GROUNDS }, as: sari })
    expect((await filesOf(one.number)).map(({ state }) => state)).toEqual(['registered', 'appeal'])
  })

  test('an answer received on the last day and recorded later puts the goods back and ends the file of the part', async () => {
    const one = await examined()
    const { DUE_DATE } = (await take(one, 'USULS', { REASONS: [ofPowder()] })).body
    await lapse(one.number)
    const late = {
      NOTES: 'Agenda 9',
      ACTION_DATE: DUE_DATE,
      UNDO_FOLLOWED: 'Y',
      ...(await scanned(portal, officer, one)),
    }
    expect((await take(one, 'RESP', late)).body).toMatchObject({ err: '', STATUS_CODE: '450' })
    expect(await filesOf(one.number)).toMatchObject([
      { state: 'substantive_examination', goods: ALL },
      { state: 'rejoined', letters: [] },
    ])
  })

  test('a proposal of the whole replaces one of a part', async () => {
    const one = await examined()
    await take(one, 'USULS', { REASONS: [ofPowder()] })
    await answer(one)
    expect((await take(one, 'USUL', { REASONS: [completeReason('M20E')] })).status).toBe(200)
    await lapse(one.number)
    expect(await filesOf(one.number)).toMatchObject([{ state: 'refused', goods: ALL }])
  })

  test('by two officers: proposed, read with the letter of the part, approved', async () => {
    const one = await examined()
    await take(one, 'USULS', { REASONS: [ofPowder()] })
    await answer(one)
    await setSecondOfficer(portal.db, 'refusal', 'on', new Date(morning(FILED)))
    try {
      const { PROPOSAL_ID = 0 } = (await take(one, 'REFS', { REASONS: [ofPowder()] })).body
      expect(await filesOf(one.number)).toHaveLength(1)
      const letter = await portal.ask('officeProposalLetter', { as: second, params: { id: PROPOSAL_ID } })
      expect(letter.status).toBe(200)
      const body = { PROPOSAL_ID, IND_APPROVED: 'Y' as const, REMARK: '' }
      expect((await portal.ask('officeDecideAct', { as: second, key: randomUUID(), body })).status).toBe(200)
      expect((await filesOf(one.number)).map(({ state }) => state)).toEqual(['to_be_registered', 'refused'])
    } finally {
      await setSecondOfficer(portal.db, 'refusal', 'off', new Date(morning(FILED)))
    }
  })
})
