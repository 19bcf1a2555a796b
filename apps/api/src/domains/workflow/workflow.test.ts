import { workflowOf } from '@saki/catalogue'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { act, seedNumbered, seedReceipt, seedUnpaid, type NumberedTestCase } from '../../testing/cases.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { pathToRegistration } from './caseStatus.ts'

const NOW = '2026-03-02T03:00:00Z'
const at = (day: string) => new Date(`${day}T03:00:00Z`)

let portal: TestPortal
let owner: TestActor
let stranger: TestActor
let officer: TestActor
let own: NumberedTestCase

beforeAll(async () => {
  portal = await startTestPortal({ now: NOW })
  owner = await portal.register()
  stranger = await portal.register()
  officer = await portal.office()
  own = await seedNumbered(portal.db, { ownerId: owner.userId, now: new Date(NOW) })
  await seedReceipt(portal.db, own, new Date(NOW))
})
afterAll(() => portal.close())

const params = (of: NumberedTestCase = own) => ({ ...of.file })
const procParams = (of: NumberedTestCase = own) => ({ procTyp: of.process.procTyp, procNbr: of.process.procNbr })

describe('getListWorkflowCust', () => {
  test('returns the history oldest first, with the receipt at the payment', async () => {
    const { status, body } = await portal.ask('getListWorkflowCust', { params: params(), as: owner })
    expect(status).toBe(200)
    expect(body).toEqual([
      expect.objectContaining({
        EVENT_TYP: 'ACTION',
        ACTION_NBR: 1,
        EVENT_DATE: '2026-03-02',
        ACTION_TYP: 'PAY',
        PRIOR_STATUS_CODE: '300',
        NEW_STATUS_CODE: '310',
        HAS_OFFIDOC: 'Y',
        OFFIDOC_TYP: 'TT',
        IND_CURRENT: 'Y',
        IS_READ: 'N',
        ACTOR: 'SYSTEM',
        ACTION_TYPE_CAPTION: '',
      }),
    ])
  })

  test('names are Indonesian with a caption in the language asked for', async () => {
    const { body } = await portal.ask('getListWorkflowCust', {
      params: params(),
      as: owner,
      headers: { 'accept-language': 'en' },
    })
    expect(body[0]).toMatchObject({ ACTION_TYPE_NAME: 'Pembayaran diterima', ACTION_TYPE_CAPTION: 'Payment received' })
  })

  test('the applicant gets the notes and the deadline of a letter, but no target date of the office', async () => {
    const seeded = await seedNumbered(portal.db, { ownerId: owner.userId, now: new Date(NOW) })
    await act(portal.db, seeded.process, {
      action: 'ask_correction',
      role: 'office',
      now: at('2026-03-02'),
      notes: 'Gambar 3 buram',
    })
    await act(portal.db, seeded.process, {
      action: 'answer_correction',
      role: 'applicant',
      now: at('2026-03-02'),
      notes: 'Gambar baru',
    })
    const { body } = await portal.ask('getListWorkflowCust', { params: params(seeded), as: owner })
    expect(body.map((row) => [row.ACTION_TYP, row.NOTES, row.DUE_DATE])).toEqual([
      ['PAY', '', null],
      ['ASK', 'Gambar 3 buram', '2026-06-02'],
      ['ANS', 'Gambar baru', null],
    ])
  })
})

describe.each(['getListWorkflowCust', 'getStatusWorkflow', 'getTitleWorkflowCust'] as const)('%s', (call) => {
  test('an officer reads every case; a stranger’s request and an unknown number get the same reply', async () => {
    expect((await portal.ask(call, { params: params(), as: officer })).status).toBe(200)
    const theirs = await portal.ask(call, { params: params(), as: stranger })
    const none = await portal.ask(call, { params: { ...params(), fileNbr: '99999' }, as: stranger })
    expect([theirs.status, none.status]).toEqual([404, 404])
    expect({ ...theirs.body, id: '' }).toEqual({ ...none.body, id: '' })
    expect((await portal.ask(call, { params: params() })).status).toBe(401)
  })

  test.each([
    ['year and number exchanged', { fileNbr: '2026', fileSer: '0001' }],
    ['a number with a sign', { fileNbr: '-1' }],
    ['a number padded', { fileNbr: '00001' }],
    ['digits of another script', { fileNbr: '１' }],
    ['an encoded slash', { fileTyp: 'A/..' }],
    ['a letter of no right', { fileTyp: 'Q' }],
  ])('refuses %s', async (_says, other) => {
    const { status } = await portal.ask(call, { params: { ...params(), ...other }, as: owner })
    expect([400, 404]).toContain(status)
  })
})

describe('getTitleWorkflowCust', () => {
  test('gives the registration number once there is one', async () => {
    const seeded = await seedNumbered(portal.db, { ownerId: owner.userId, now: new Date(NOW) })
    const asked = async () =>
      (await portal.ask('getTitleWorkflowCust', { params: params(seeded), as: owner })).body.REGISTRATION_NBR
    const before = await asked()
    await portal.db
      .updateTable('application')
      .set({ registration_nbr: 'IDD000012345' })
      .where('proc_nbr', '=', seeded.process.procNbr)
      .where('proc_typ', '=', seeded.process.procTyp)
      .execute()
    expect([before, await asked()]).toEqual([null, 'IDD000012345'])
  })
})

describe('getStatusWorkflow', () => {
  test('in the office’s turn: no deadline, a target date, and the next steps', async () => {
    const { body } = await portal.ask('getStatusWorkflow', { params: params(), as: owner })
    expect(body).toMatchObject({
      PATENT_ID: own.patentId,
      STATUS_CODE: '310',
      TURN: 'OFFICE',
      DUE_DATE: null,
      DAYS_LEFT: null,
      TARGET_DATE: '2026-06-02',
      NEXT_AUTO: null,
      PROCESS_RESULT_TYP: 'P',
      ROW_VERSION: 2,
    })
    expect(body.STEPS.map((step) => [step.GROUP, step.STATE, step.DATE])).toEqual([
      ['awaiting_payment', 'DONE', '2026-03-02'],
      ['administrative_check', 'CURRENT', '2026-03-02'],
      ['publication', 'TODO', null],
      ['registered', 'TODO', null],
    ])
  })

  test('in the applicant’s turn: deadline, days left and the automatic action the day after', async () => {
    const seeded = await seedNumbered(portal.db, { ownerId: owner.userId, now: new Date(NOW) })
    await act(portal.db, seeded.process, { action: 'ask_correction', role: 'office', now: at('2026-03-02') })
    const { body } = await portal.ask('getStatusWorkflow', { params: params(seeded), as: owner })
    expect(body).toMatchObject({
      STATUS_CODE: '315',
      TURN: 'YOU',
      DUE_DATE: '2026-06-02',
      DAYS_LEFT: 92,
      TARGET_DATE: null,
      STATUS_GROUP_CODE: 'action',
      NEXT_AUTO: { ACTION_TYP: 'LAPSE', ON_DATE: '2026-06-03' },
    })
  })
})

describe('getListAction', () => {
  test('returns only actions the asker’s role may take now', async () => {
    const id = `${own.process.procTyp}-${own.process.procNbr}`
    const codes = async (as: TestActor) =>
      (await portal.ask('getListAction', { params: { id }, as })).body.map((row) => row.ACTION_TYP)
    expect(await codes(owner)).toEqual(['DEFER', 'WDR'])
    expect(await codes(officer)).toEqual(['ASK', 'ASKP', 'REFC', 'PUB', 'DEFER', 'WDR'])
    expect((await portal.ask('getListAction', { params: { id }, as: stranger })).status).toBe(404)
  })
})

describe('getDetailWorkflow, getActionNbr, getListDokumen, workflowFileList', () => {
  test('return one event with its receipt, by process and by kind', async () => {
    const detail = await portal.ask('getDetailWorkflow', {
      params: { ...procParams(), actionNbr: 1 },
      as: owner,
      headers: { 'accept-language': 'en' },
    })
    expect(detail.body).toMatchObject({
      ACTION_TYP: 'PAY',
      IND_CURRENT: 'Y',
      PORTAL_READ_AT: null,
      PRIOR_STATUS_NAME: 'Menunggu Pembayaran',
      PRIOR_STATUS_CAPTION: expect.stringMatching(/payment/i),
      FILES: [{ NAME: 'Tanda Terima Permohonan' }],
    })
    expect(
      (await portal.ask('getActionNbr', { params: { ...procParams(), actionTyp: 'PAY' }, as: owner })).body,
    ).toEqual([{ ACTION_NBR: 1 }])
    expect(
      (await portal.ask('getActionNbr', { params: { ...procParams(), actionTyp: 'REG' }, as: owner })).body,
    ).toEqual([])
  })

  test('documents by application number and by process, both directions', async () => {
    const byNumber = await portal.ask('getListDokumen', { params: { id: own.patentId }, as: owner })
    expect(byNumber.body.map((file) => [file.DIRECTION, file.DOC_TYP])).toEqual(
      expect.arrayContaining([
        ['IN', 'GDI'],
        ['OUT', 'TT'],
      ]),
    )
    expect(
      (await portal.ask('getListDokumen', { params: { id: `3-${own.process.procNbr}` }, as: owner })).body,
    ).toHaveLength(2)
    const ofProcess = await portal.ask('workflowFileList', {
      query: { PROC_TYP: '3', PROC_NBR: own.process.procNbr, ACTION_NBR: 1 },
      as: owner,
    })
    expect(ofProcess.body.map((file) => file.DOC_TYP)).toEqual(['TT'])
  })

  test('of an unpaid filing by its submission number', async () => {
    const unpaid = await seedUnpaid(portal.db, { ownerId: owner.userId, now: new Date(NOW) })
    expect((await portal.ask('getListDokumen', { params: { id: unpaid.submissionNbr }, as: owner })).body).toHaveLength(
      1,
    )
    expect((await portal.ask('getListDokumen', { params: { id: unpaid.submissionNbr }, as: stranger })).status).toBe(
      404,
    )
  })

  test('answer 404 to a stranger', async () => {
    const asked = await Promise.all([
      portal.ask('getDetailWorkflow', { params: { ...procParams(), actionNbr: 1 }, as: stranger }),
      portal.ask('getActionNbr', { params: { ...procParams(), actionTyp: 'PAY' }, as: stranger }),
      portal.ask('getListDokumen', { params: { id: own.patentId }, as: stranger }),
      portal.ask('workflowFileList', { query: { PROC_TYP: '3', PROC_NBR: own.process.procNbr }, as: stranger }),
    ])
    expect(asked.map((answer) => answer.status)).toEqual([404, 404, 404, 404])
  })
})

describe('getSubWorkflow, getStatusSubWorkflow, getDetailSubWorkflow', () => {
  const ten = (of: NumberedTestCase, procNbr: number) => ({
    ...of.file,
    docOri: '-',
    docLog: '-',
    docSer: '-',
    docNbr: '-',
    procTyp: '3',
    procNbr,
  })

  test('a case’s own process is not found as a child', async () => {
    const asked = await Promise.all([
      portal.ask('getSubWorkflow', { params: ten(own, own.process.procNbr), as: owner }),
      portal.ask('getStatusSubWorkflow', { params: procParams(), as: owner }),
      portal.ask('getDetailSubWorkflow', { params: procParams(), as: owner }),
    ])
    expect(asked.map((answer) => answer.status)).toEqual([404, 404, 404])
  })

  test('a child is found by its own case’s segments, not by those of another case of the same applicant', async () => {
    const other = await seedNumbered(portal.db, { ownerId: owner.userId, now: new Date(NOW) })
    const { rows } = await sql<{
      nbr: number
    }>`insert into process (proc_typ, proc_nbr, application_id, flow_id, flow_version, state, state_since)
      values ('3', nextval('process_seq'), ${own.applicationId}, 'design-registration', 1, 'awaiting_payment', ${new Date(NOW)}) returning proc_nbr as nbr`.execute(
      portal.db,
    )
    const child = rows[0]?.nbr ?? 0
    const ask = (given: Record<string, string | number>, as = owner) =>
      portal.ask('getSubWorkflow', { params: given, as })
    expect((await ask(ten(own, child))).status).toBe(200)
    expect((await ask({ ...ten(own, child), fileNbr: '-', fileSer: '-' })).status).toBe(200)
    expect((await ask(ten(other, child))).status).toBe(404)
    expect((await ask({ ...ten(own, child), docNbr: '12' })).status).toBe(404)
    expect((await ask(ten(own, child), stranger)).status).toBe(404)
  })
})

describe('pathToRegistration', () => {
  const flow = workflowOf('design-registration', 1)
  test.each([
    ['administrative_check', ['publication', 'registered']],
    ['substantive_examination', ['registered']],
    ['awaiting_correction', ['administrative_check', 'publication', 'registered']],
    ['registered', []],
    ['deemed_withdrawn', []],
  ])('from %s', (from, path) => {
    expect(flow && pathToRegistration(flow, from)).toEqual(path)
  })
})
