import { transact } from '@saki/db'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { seedNumbered, type NumberedTestCase } from '../../testing/cases.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { freezeProcess } from './officeWork.ts'
import { undoLast } from './undoLast.ts'
import { takeAction } from './takeAction.ts'

const NOW = '2026-03-02T03:00:00Z'
let portal: TestPortal
let owner: TestActor
let stranger: TestActor
let officer: TestActor

beforeAll(async () => {
  portal = await startTestPortal({ now: NOW })
  owner = await portal.register()
  stranger = await portal.register()
  officer = await portal.office()
})
afterAll(() => portal.close())

const services = () => ({ ...portal.services, log: portal.app.log })
const seeded = (of: TestActor = owner) => seedNumbered(portal.db, { ownerId: of.userId, now: new Date(NOW) })
const askCorrection = (of: NumberedTestCase, day = NOW) =>
  takeAction(services(), of.process, {
    action: 'ask_correction',
    role: 'office',
    actorId: officer.userId,
    actionDate: legalDateOf(new Date(day)),
    now: new Date(day),
    notes: 'Gambar 3 buram',
  })
const history = async (of: NumberedTestCase) =>
  (await portal.ask('getListWorkflowCust', { params: of.file, as: owner })).body
const status = async (of: NumberedTestCase) =>
  (await portal.ask('getStatusWorkflow', { params: of.file, as: owner })).body
const ten = (of: NumberedTestCase, sub: { PROC_TYP: string; PROC_NBR: number }, more = {}) => ({
  ...of.file,
  docOri: '-',
  docLog: '-',
  docSer: '-',
  docNbr: '-',
  procTyp: sub.PROC_TYP,
  procNbr: sub.PROC_NBR,
  ...more,
})

describe('a letter under its action', () => {
  test('is named by the row of the action, and is a process of its own with its document', async () => {
    const own = await seeded()
    await askCorrection(own)
    const row = (await history(own)).at(-1)
    expect(row).toMatchObject({
      ACTION_TYP: 'ASK',
      GROUND: 'UU 31/2000 art. 19',
      HAS_SUB: 'Y',
      SUB_PROC_TYP: '20',
      SUBS: [{ KIND: 'LETTER', PROC_TYP: '20', STATUS_CODE: '2015' }],
      DUE_RULE: { MONTHS: 3, FROM: 'action', BASE: '2026-03-02', GROUND: 'UU 31/2000 art. 19', PROVISIONAL: 'N' },
    })
    const sub = { PROC_TYP: row?.SUB_PROC_TYP ?? '', PROC_NBR: row?.SUB_PROC_NBR ?? 0 }
    const key = { procTyp: sub.PROC_TYP, procNbr: sub.PROC_NBR }
    const detail = await portal.ask('getDetailSubWorkflow', { params: key, as: owner })
    expect(detail.body).toMatchObject({
      PATENT_ID: own.patentId,
      KIND: 'LETTER',
      UPPER: { PROC_TYP: '3', PROC_NBR: own.process.procNbr, ACTION_NBR: 2 },
      OFFIDOC: { DUE_DATE: '2026-06-02' },
    })
    const position = await portal.ask('getStatusSubWorkflow', { params: key, as: owner })
    expect(position.body).toMatchObject({ STATUS_CODE: '2015', PATENT_ID: own.patentId })
    const rows = await portal.ask('getSubWorkflow', { params: ten(own, sub), as: owner })
    expect(rows.body.map((each) => each.ACTION_TYP)).toEqual(['SENDA'])
    const { OFFIDOC } = detail.body
    const document = { docOri: OFFIDOC?.OFFIDOC_ORI, docSer: OFFIDOC?.OFFIDOC_SER, docNbr: OFFIDOC?.OFFIDOC_NBR }
    expect((await portal.ask('getSubWorkflow', { params: ten(own, sub, document), as: owner })).status).toBe(200)
    const wrong = { ...document, docNbr: Number(OFFIDOC?.OFFIDOC_NBR) + 1 }
    expect((await portal.ask('getSubWorkflow', { params: ten(own, sub, wrong), as: owner })).status).toBe(404)
  })

  test('a child process of another’s case is not found by own segments or its process number', async () => {
    const [mine, mineToo, theirs] = [await seeded(), await seeded(), await seeded(stranger)]
    await askCorrection(mine)
    await askCorrection(theirs)
    const subOf = async (of: NumberedTestCase) => {
      const { rows } = await sql<{ PROC_TYP: string; PROC_NBR: number }>`
        select proc_typ as "PROC_TYP", proc_nbr as "PROC_NBR" from process where upper_proc_nbr = ${of.process.procNbr}`.execute(
        portal.db,
      )
      return rows[0] ?? { PROC_TYP: '', PROC_NBR: 0 }
    }
    const [own, foreign] = [await subOf(mine), await subOf(theirs)]
    const asked = async (params: Record<string, unknown>, as = owner) =>
      (await portal.ask('getSubWorkflow', { params: params as never, as })).status
    expect(await asked(ten(mine, own))).toBe(200)
    expect(await asked(ten(mine, foreign))).toBe(404)
    expect(await asked(ten(mineToo, own))).toBe(404)
    expect(await asked(ten(theirs, foreign))).toBe(404)
    expect(await asked({ ...ten(mine, foreign), fileNbr: '-', fileSeq: '-', fileTyp: '-', fileSer: '-' })).toBe(404)
    for (const call of ['getDetailSubWorkflow', 'getStatusSubWorkflow'] as const)
      expect(
        (await portal.ask(call, { params: { procTyp: foreign.PROC_TYP, procNbr: foreign.PROC_NBR }, as: owner }))
          .status,
      ).toBe(404)
    expect(await asked(ten(theirs, foreign), officer)).toBe(200)
  })

  test.each([
    ['a process number with a sign', { procNbr: '-1' }],
    ['one beyond four bytes', { procNbr: '99999999999' }],
    ['a type with a slash', { procTyp: '2/0' }],
    ['a file type of two letters', { fileTyp: 'AA' }],
    ['full-width digits', { fileNbr: '１' }],
    ['a document year in words', { docSer: 'dua' }],
  ])('refuses %s', async (_says, hostile) => {
    const own = await seeded()
    const params = { ...ten(own, { PROC_TYP: '20', PROC_NBR: 1 }), ...hostile }
    expect((await portal.ask('getSubWorkflow', { params, as: owner })).status).toBe(400)
  })

  test('an invalid file type is refused with the field and a message', async () => {
    const own = await seeded()
    const { body } = await portal.ask('getStatusWorkflow', { params: { ...own.file, fileTyp: '1' }, as: owner })
    expect(body).toMatchObject({ status: 400, fields: [{ field: 'fileTyp', message: 'Nomor tidak dikenali.' }] })
  })
})

describe('undone actions and frozen cases', () => {
  test('an undone action is kept in the history, marked, with the reason; the case has its previous state', async () => {
    const own = await seeded()
    const { actionNbr, rowVersion } = await askCorrection(own)
    const work = { actorId: officer.userId, now: new Date(NOW), reason: 'Salah berkas', rowVersion, actionNbr }
    await transact(portal.db, (tx) => undoLast(tx, own.process, work))
    const rows = await history(own)
    expect(rows.map((row) => [row.ACTION_TYP, row.IND_UNDONE, row.UNDONE_WHY, row.UNDOES])).toEqual([
      ['PAY', 'N', '', null],
      ['ASK', 'Y', 'Salah berkas', null],
      ['UNDO', 'N', '', 2],
    ])
    expect(rows.map((row) => row.IND_CURRENT)).toEqual(['Y', 'N', 'N'])
    expect(await status(own)).toMatchObject({ STATUS_CODE: '310', NEXT_AUTO: null, DUE_RULE: null })
    expect((await status(own)).STEPS.filter((step) => step.STATE === 'DONE').map((step) => step.GROUP)).toEqual([
      'awaiting_payment',
    ])
  })

  test('a frozen case has the day it was frozen and no automatic action', async () => {
    const own = await seeded()
    const { rowVersion } = await askCorrection(own)
    expect(await status(own)).toMatchObject({
      IND_FROZEN: 'N',
      NEXT_AUTO: { ON_DATE: '2026-06-03', GROUND: expect.stringContaining('UU 31/2000') },
      DUE_RULE: { MONTHS: 3, BASE: '2026-03-02' },
    })
    const work = { actorId: officer.userId, now: new Date(NOW), reason: 'Perkara', rowVersion }
    await transact(portal.db, (tx) => freezeProcess(tx, own.process, work))
    expect(await status(own)).toMatchObject({ IND_FROZEN: 'Y', FROZEN_SINCE: '2026-03-02', NEXT_AUTO: null })
  })
})

describe('getWorkflowMap', () => {
  test('counts own cases by state, and marks the workflows of the law in force', async () => {
    const reader = await portal.register()
    const [one, two] = [await seeded(reader), await seeded(reader)]
    await askCorrection(two)
    const { body } = await portal.ask('getWorkflowMap', { as: reader })
    const flow = body.find((each) => each.STATES.length > 0)
    expect(flow).toMatchObject({ FLOW_ID: 'design-registration', FLOW_VERSION: 1, IN_FORCE: 'Y' })
    expect(flow?.STATES.toSorted((a, b) => (a.STATE < b.STATE ? -1 : 1))).toEqual([
      { STATE: 'administrative_check', CASES: 1, SOME: [{ PATENT_ID: one.patentId, TITLE: 'Botol lipat' }] },
      { STATE: 'awaiting_correction', CASES: 1, SOME: [{ PATENT_ID: two.patentId, TITLE: 'Botol lipat' }] },
    ])
    expect(body.filter((each) => each.IN_FORCE === 'Y').map((each) => each.FLOW_ID)).toEqual(
      expect.arrayContaining(['office-letter', 'letter-answer', 'design-registration']),
    )
    const none = await portal.ask('getWorkflowMap', { as: await portal.register() })
    expect(none.body.flatMap((each) => each.STATES)).toEqual([])
    expect((await portal.ask('getWorkflowMap')).status).toBe(401)
  })
})
