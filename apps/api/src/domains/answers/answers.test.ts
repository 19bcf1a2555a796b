import { randomUUID } from 'node:crypto'

import { transact } from '@saki/db'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { seedNumbered, type NumberedTestCase } from '../../testing/cases.ts'
import { makeConsultant, giveTestMandate } from '../../testing/consultants.ts'
import { completeReasons } from '../../testing/reasons.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { jpeg } from '../../testing/pictures.ts'
import { upload, uploadAccepted } from '../../testing/uploads.ts'
import { takeAction } from '../workflow/takeAction.ts'

const FILED = '2026-03-02T03:00:00.000Z'
const ASKED = '2026-03-03T03:00:00.000Z'
/** Three months after the letter: the last millisecond of the day in Jakarta, and the first of the next day. */
const LAST_SECOND = '2026-06-03T16:59:59.999Z'
const TOO_LATE = '2026-06-03T17:00:00.000Z'

let portal: TestPortal
let sari: TestActor
let stranger: TestActor
let officer: TestActor
beforeAll(async () => {
  portal = await startTestPortal({ now: FILED })
  sari = await portal.register({ name: 'Sari Wulandari' })
  stranger = await portal.register()
  officer = await portal.office()
})
afterAll(() => portal.close())
/** Sets the clock and extends all open sessions. */
async function at(iso: string): Promise<void> {
  portal.setNow(iso)
  await sql`update session set expires_at = '2027-01-01' where ended_at is null`.execute(portal.db)
}
beforeEach(() => at(ASKED))

const BACK = { LIST_CODE: 'FD', OPTION_NBR: 63 }
const DEED = { LIST_CODE: 'FD', OPTION_NBR: 81 }
const bad = (point: object, ACTION_OPTION_TEXT: string) => ({ ...point, IND_OK: 'N', ACTION_OPTION_TEXT })

const filed = () => seedNumbered(portal.db, { ownerId: sari.userId, now: new Date(FILED) })
const saveRevision = (found: NumberedTestCase, more: object, as = officer) =>
  portal.ask('offiDocInsertUpdate', {
    as,
    key: randomUUID(),
    body: {
      PATENT_ID: found.patentId,
      PROC_TYP: found.process.procTyp,
      PROC_NBR: found.process.procNbr,
      ITEMS: [],
      ...more,
    },
  })

/** A case with a deficiency letter for a new back view and the statement. */
async function askedFor(
  items: object[] = [bad(BACK, 'Gambar 3 buram.'), bad(DEED, 'Belum ada.')],
): Promise<NumberedTestCase> {
  const found = await filed()
  const { status, body } = await saveRevision(found, { ACTION_TYP: 'ASK', ITEMS: items })
  expect(status, JSON.stringify(body)).toBe(200)
  return found
}

const procid = ({ process }: NumberedTestCase) => `${process.procTyp}-${process.procNbr}`
const formOf = async (found: NumberedTestCase, as = sari) =>
  portal.ask('getAnswerForm', { as, params: { procid: procid(found) } })
async function save(found: NumberedTestCase, points: object[], ROW_VERSION: number | null = null, as = sari) {
  const { body } = await formOf(found)
  const { PROC_TYP, PROC_NBR, ACTION_NBR } = body
  return portal.ask('saveAnswer', { as, body: { PROC_TYP, PROC_NBR, ACTION_NBR, ROW_VERSION, POINTS: points } })
}
async function send(found: NumberedTestCase, { as = sari, key = randomUUID() as string, version = 0 } = {}) {
  const { body } = await formOf(found)
  const { PROC_TYP, PROC_NBR, ACTION_NBR, ROW_VERSION } = body
  return portal.ask('sendAnswer', {
    as,
    key,
    body: { PROC_TYP, PROC_NBR, ACTION_NBR, ROW_VERSION: version || (ROW_VERSION ?? 1) },
  })
}
const answerTo = (point: object, TEXT: string, FILES: string[] = []) => ({ ...point, TEXT, FILES })

/** Answers both points, one with a picture and one in words. */
async function answered(found: NumberedTestCase): Promise<string> {
  const first = await save(found, [])
  const { DOC_ID } = await uploadAccepted(portal, {
    as: sari,
    tempId: first.body.TEMP_ID,
    bytes: await jpeg(800, 600),
    name: 'belakang.jpg',
    view: 3,
  })
  const { status } = await save(found, [answerTo(BACK, 'Foto baru.', [DOC_ID]), answerTo(DEED, 'Menyusul.')], 1)
  expect(status).toBe(200)
  return DOC_ID
}

const stateOf = async ({ process }: NumberedTestCase) =>
  (
    await sql<{ state: string; due: string | null; fires: string | null }>`
      select state, due_date as due, fires_on as fires from process where proc_typ = ${process.procTyp} and proc_nbr = ${process.procNbr}`.execute(
      portal.db,
    )
  ).rows[0]
const childrenOf = async ({ process }: NumberedTestCase) =>
  (
    await sql<{ flow: string; state: string }>`
      select flow_id as flow, state from process where upper_proc_typ = ${process.procTyp} and upper_proc_nbr = ${process.procNbr}
       order by flow_id, proc_nbr`.execute(portal.db)
  ).rows.map(({ flow, state }) => `${flow} ${state}`)

describe('the officer checks', () => {
  test('the checklist is that of the form with the findings of its rules; the applicant sees no item of an open revision', async () => {
    const found = await filed()
    const { body } = await portal.ask('getFormalitas', { as: officer, query: { patentId: found.patentId } })
    const points = Object.fromEntries(body.ITEMS.map((item) => [item.OPTION_NBR, item]))
    expect(points[81]).toMatchObject({ SPECDOC_TYP: 'KEP', MACHINE: 'N', IND_REQUIRED: 'Y', IND_OK: null })
    expect(points[60]).toMatchObject({ SPECDOC_TYP: 'GDI', MACHINE: expect.stringMatching(/[YW]/) })
    const silent = body.ITEMS.filter(
      ({ SPECDOC_TYP, MACHINE, VALUE }) => SPECDOC_TYP === null && MACHINE === 'Y' && VALUE === '',
    )
    expect(silent).toEqual([])
    expect(points[1]?.VALUE).toMatch(/^Jenis Permohonan: Desain Industri\n/)
    await saveRevision(found, { ITEMS: [bad(DEED, 'rahasia')] })
    const party = await portal.ask('getFormalitas', { as: sari, query: { patentId: found.patentId } })
    expect(party.body).toMatchObject({ RESULT: 'PENDING', ITEMS: [] })
    const val = await portal.ask('getValFormalitas', { as: sari, query: { patentId: found.patentId } })
    expect(val.body.IND_VALID).toBe('N')
    expect(val.body.WARNINGS.map(({ PATH }) => PATH)).toContain('FILES.KEP')
  })

  test('saving requires the current version; a free point needs a title, an unknown one is refused', async () => {
    const found = await filed()
    const first = await saveRevision(found, { ITEMS: [bad(DEED, 'Belum ada.')] })
    expect(first.body).toMatchObject({ ROUND: 1, ROUND_VERSION: 1, ACTION_NBR: null })
    expect(await saveRevision(found, { ITEMS: [] })).toMatchObject({ status: 409, body: { err: 'STALE_VERSION' } })
    const free = { LIST_CODE: 'LAIN', OPTION_NBR: 1, IND_OK: 'N', ACTION_OPTION_TEXT: 'x' }
    expect((await saveRevision(found, { ROUND_VERSION: 1, ITEMS: [free] })).status).toBe(422)
    expect(
      (await saveRevision(found, { ROUND_VERSION: 1, ITEMS: [bad({ LIST_CODE: 'FD', OPTION_NBR: 999 }, '')] })).status,
    ).toBe(422)
    expect((await saveRevision(found, { ROUND_VERSION: 1, ITEMS: [{ ...free, TITLE: 'Meterai' }] })).status).toBe(200)
  })

  test('a deficiency letter needs deficiencies with text; a case with a deficiency cannot be published', async () => {
    const found = await filed()
    expect((await saveRevision(found, { ACTION_TYP: 'ASK' })).status).toBe(422)
    expect((await saveRevision(found, { ACTION_TYP: 'ASK', ITEMS: [bad(BACK, '')] })).status).toBe(422)
    expect((await saveRevision(found, { ACTION_TYP: 'PUB', ITEMS: [bad(BACK, 'Buram.')] })).status).toBe(422)
    expect((await saveRevision(found, { ACTION_TYP: 'NONE' })).status).toBe(409)
    expect(await stateOf(found)).toMatchObject({ state: 'administrative_check' })
  })

  test('closing a revision sets the deadline and records the points; the applicant sees the items without automatic findings', async () => {
    const found = await askedFor()
    expect(await stateOf(found)).toMatchObject({ state: 'awaiting_correction', due: '2026-06-03' })
    const { rows } = await sql<{ points: { TITLE: string; TEXT: string; GROUND: string }[] }>`
      select detail -> 'POINTS' as points from process_action where action = 'ask_correction' and proc_nbr = ${found.process.procNbr}`.execute(
      portal.db,
    )
    expect(rows[0]?.points).toMatchObject([
      { TITLE: 'Gambar tampak belakang', TEXT: 'Gambar 3 buram.', SPECDOC_TYP: 'GDI', VIEW_TYPE_ID: 3 },
      { TITLE: 'Surat Pernyataan Kepemilikan', TEXT: 'Belum ada.', SPECDOC_TYP: 'KEP' },
    ])
    const party = await portal.ask('getFormalitas', { as: sari, query: { patentId: found.patentId } })
    expect(party.body).toMatchObject({ RESULT: 'KURANG', ROUND: 1, DUE_DATE: '2026-06-03', EXAM_DATE: '2026-03-03' })
    expect(party.body.ITEMS.map(({ MACHINE, IND_OK }) => [MACHINE, IND_OK])).toEqual([
      [null, 'N'],
      [null, 'N'],
    ])
    expect((await portal.ask('getFormalitas', { as: stranger, query: { patentId: found.patentId } })).status).toBe(404)
  })
})

describe.each(['offiDocInsertUpdate', 'insertAction'] as const)('an act of the officer by %s', (call) => {
  const act = (found: NumberedTestCase, more: object) =>
    call === 'offiDocInsertUpdate'
      ? saveRevision(found, more)
      : portal.ask('insertAction', {
          as: officer,
          key: randomUUID(),
          body: { PROC_TYP: found.process.procTyp, PROC_NBR: found.process.procNbr, ACTION_TYP: '', ...more },
        })

  test('that ends the case unassigns the officer and logs it', async () => {
    const found = await filed()
    await portal.ask('officeAssign', {
      as: officer,
      body: {
        PROC_TYP: found.process.procTyp,
        PROC_NBR: found.process.procNbr,
        USER_ID: officer.userId,
        HELD_BY: null,
        REASON: '',
      },
    })
    const refused = await act(found, {
      ACTION_TYP: 'REFC',
      NOTES: 'Bertentangan dengan ketertiban umum.',
      ...(call === 'insertAction' && { REASONS: completeReasons('DESIGN') }),
    })
    // A formality check holds deficiencies, not the reasons of a refusal.
    if (call === 'offiDocInsertUpdate')
      return expect([refused.status, (await stateOf(found))?.state]).toEqual([422, 'administrative_check'])
    expect([refused.status, (await stateOf(found))?.state]).toEqual([200, 'refused'])
    const { rows } = await sql<{ officer: number | null; log: (number | null)[] }>`
      select p.assigned_to as officer, array(select new_officer from assignment_log l
               where (l.proc_typ, l.proc_nbr) = (p.proc_typ, p.proc_nbr) order by changed_at, new_officer nulls last) as log
        from process p where p.proc_typ = ${found.process.procTyp} and p.proc_nbr = ${found.process.procNbr}`.execute(
      portal.db,
    )
    expect(rows).toEqual([{ officer: null, log: [officer.userId, null] }])
  })

  test('cannot be an action of the system', async () => {
    const found = await filed()
    expect((await act(found, { ACTION_TYP: 'PAY' })).status).toBe(409)
    expect(await stateOf(found)).toMatchObject({ state: 'administrative_check' })
  })
})

test('a formality check is not closed by a refusal, whose reasons are no deficiencies', async () => {
  const found = await filed()
  const { status, body } = await saveRevision(found, {
    ACTION_TYP: 'REFC',
    ITEMS: [{ LIST_CODE: 'LAIN', OPTION_NBR: 1, TITLE: 'Gambar', ACTION_OPTION_TEXT: 'Buram', IND_OK: 'N' }],
  })
  expect([status, body.fields?.map(({ field }) => field)]).toEqual([422, ['REASONS']])
  expect(await stateOf(found)).toMatchObject({ state: 'administrative_check' })
})

describe('the applicant answers', () => {
  test('drafts of answers are saved with version checks and are not listed as filing drafts', async () => {
    const found = await askedFor()
    const before = await formOf(found)
    expect(before.body).toMatchObject({
      ANSWERABLE: 'open',
      DUE_DATE: '2026-06-03',
      DAYS_LEFT: 92,
      KIND: 'correction',
      TEMP_ID: null,
    })
    const first = await save(found, [answerTo(BACK, 'Saya foto ulang.')])
    expect(first.body).toMatchObject({ ROW_VERSION: 1 })
    expect((await save(found, [answerTo(BACK, 'Saya foto ulang.')])).body.ROW_VERSION).toBe(1)
    expect(await save(found, [answerTo(BACK, 'lain')])).toMatchObject({ status: 409, body: { err: 'STALE_VERSION' } })
    expect((await formOf(found)).body.POINTS[0]?.ANSWER_TEXT).toBe('Saya foto ulang.')
    const drafts = await portal.ask('getPatentTemp', { as: sari, query: {} })
    expect(drafts.body.total).toBe(0)
    const waiting = await portal.ask('getLettersToAnswer', { as: sari })
    expect(waiting.body).toContainEqual(
      expect.objectContaining({ PATENT_ID: found.patentId, POINTS_ALL: 2, POINTS_ANSWERED: 1, ANSWERABLE: 'open' }),
    )
  })

  test('every point needs an answer; points and files must belong to the letter', async () => {
    const found = await askedFor()
    const first = await save(found, [answerTo(BACK, 'Foto.')])
    const refused = await send(found)
    expect(refused).toMatchObject({ status: 422, body: { err: 'NOT_COMPLETE' } })
    expect(JSON.stringify(refused.body)).toContain('Jawab semua butir atau jelaskan alasannya')
    expect((await save(found, [answerTo({ LIST_CODE: 'FD', OPTION_NBR: 1 }, 'x')], 1)).status).toBe(422)
    expect((await save(found, [answerTo(BACK, 'x'), answerTo(BACK, 'y')], 1)).status).toBe(422)
    const other = await askedFor()
    const theirs = await answered(other)
    expect((await save(found, [answerTo(BACK, 'x', [theirs])], 1)).status).toBe(422)
    const foreign = await upload(portal, { as: stranger, tempId: first.body.TEMP_ID, bytes: await jpeg(), view: 3 })
    expect(foreign.status).toBe(404)
  })

  test('an answer received at 23:59:59 WIB on the last day is accepted: case, deadline, files, letter and answer change their state', async () => {
    const found = await askedFor()
    const file = await answered(found)
    await at(LAST_SECOND)
    const sent = await send(found)
    expect(sent.status, JSON.stringify(sent.body)).toBe(200)
    expect(sent.body.RECEIPT).toMatchObject({ STATE: 'received', SENT_BY: 'Sari Wulandari', SENT_AT: LAST_SECOND })
    expect(sent.body.RECEIPT.POINTS[0]?.FILES[0]).toMatchObject({
      DOC_ID: file,
      SHA256: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    // The office's target to publish stands again (UU 31/2000 art. 25).
    expect(await stateOf(found)).toEqual({ state: 'administrative_check', due: '2026-06-02', fires: null })
    expect(await childrenOf(found)).toEqual(['letter-answer received', 'office-letter answered'])
    const files = await portal.ask('getListImageSpecDoc', {
      as: sari,
      query: { fileId: found.patentId, specdoc_typ: 'GDI' },
    })
    expect(files.body.map(({ ID }) => ID)).toContain(file)
    expect((await formOf(found)).body).toMatchObject({ ANSWERABLE: 'sent', RECEIPT: { STATE: 'received' } })
    const seen = await portal.ask('getAnswers', { as: officer, query: { patentId: found.patentId } })
    expect(seen.body[0]?.POINTS[0]).toMatchObject({ ANSWER_TEXT: 'Foto baru.', FILES: [{ ID: file }] })
    expect(
      (await upload(portal, { as: sari, tempId: files.body[0]?.FILE_ID ?? '', bytes: await jpeg() })).status,
    ).not.toBe(200)
  })

  test('an answer at 00:00:00 WIB of the next day is refused with the last day, and the case does not change', async () => {
    const found = await askedFor()
    await answered(found)
    await at(TOO_LATE)
    expect((await formOf(found)).body).toMatchObject({ ANSWERABLE: 'late', DAYS_LEFT: -1 })
    const late = await send(found)
    expect(late).toMatchObject({ status: 409, body: { err: 'ACTION_NOT_ALLOWED' } })
    expect(JSON.stringify(late.body)).toContain('3 Jun 2026')
    expect(await stateOf(found)).toMatchObject({ state: 'awaiting_correction' })
  })

  test('a double click, a second tab and a repeat with the same key send one answer', async () => {
    const found = await askedFor()
    await answered(found)
    const key = randomUUID()
    const all = await Promise.all([send(found, { key }), send(found, { key }), send(found), send(found)])
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(all.map(({ body }) => JSON.stringify(body.RECEIPT))).size).toBe(1)
    expect((await childrenOf(found)).filter((child) => child.startsWith('letter-answer'))).toHaveLength(1)
    expect((await save(found, [answerTo(BACK, 'lagi')], 2)).status).toBe(409)
    expect((await send(found, { version: 1 })).status).toBe(200)
  })

  test('sending from a stale version is refused', async () => {
    const found = await askedFor()
    await answered(found)
    expect(await send(found, { version: 1 })).toMatchObject({ status: 409, body: { err: 'STALE_VERSION' } })
  })

  test('after an answer in the last minutes the case cannot lapse, and the answer waits to be examined', async () => {
    const found = await askedFor()
    await answered(found)
    await at('2026-06-03T16:50:00.000Z')
    expect((await send(found)).status).toBe(200)
    await at('2026-07-03T17:00:00.000Z')
    const now = portal.services.clock()
    const lapse = takeAction({ ...portal.services, log: portal.app.log }, found.process, {
      action: 'correction_lapsed',
      role: 'system',
      actorId: null,
      actionDate: legalDateOf(now),
      now,
    })
    await expect(lapse).rejects.toMatchObject({ code: 'ACTION_NOT_ALLOWED' })
    const shown = await portal.ask('getPatentDetail', { as: sari, query: { patentId: found.patentId } })
    expect(shown.body).toMatchObject({ STATUS_CODE: '310' })
    expect(await stateOf(found)).toMatchObject({ state: 'administrative_check' })
    expect(await childrenOf(found)).toEqual(['letter-answer received', 'office-letter answered'])
    expect((await formOf(found)).body).toMatchObject({ ANSWERABLE: 'sent', RECEIPT: { STATE: 'received' } })
  })
})

describe('the office examines the answer', () => {
  test('accepted: the next revision has the earlier deficiencies unmarked, and the office’s action accepts the answer', async () => {
    const found = await askedFor()
    await answered(found)
    await send(found)
    const { body } = await portal.ask('getFormalitas', { as: officer, query: { patentId: found.patentId } })
    expect(body).toMatchObject({ ROUND: 2, ROUND_VERSION: null })
    const asked = body.ITEMS.find(({ OPTION_NBR }) => OPTION_NBR === 63)
    expect(asked).toMatchObject({
      IND_OK: null,
      REPLY_DOC_ID: expect.any(String),
      ACTION_OPTION_TEXT: 'Gambar 3 buram.',
    })
    const ok = [BACK, DEED].map((point) => ({ ...point, IND_OK: 'Y' }))
    expect(await saveRevision(found, { ACTION_TYP: 'PUB', ITEMS: ok })).toMatchObject({
      status: 200,
      body: { STATUS_CODE: '330' },
    })
    expect(await childrenOf(found)).toContain('letter-answer accepted')
    expect((await formOf(found)).body.RECEIPT?.STATE).toBe('accepted')
  })

  test('still deficient: the answer is marked insufficient, and the new letter can be answered', async () => {
    const found = await askedFor()
    await answered(found)
    await send(found)
    const again = await saveRevision(found, {
      ACTION_TYP: 'ASK',
      ITEMS: [{ ...BACK, IND_OK: 'Y' }, bad(DEED, 'Tetap perlu.')],
    })
    expect(again.status).toBe(200)
    expect(await childrenOf(found)).toContain('letter-answer insufficient')
    const form = await formOf(found)
    expect(form.body).toMatchObject({ ANSWERABLE: 'open', TEMP_ID: null, POINTS: [{ OPTION_NBR: 81 }] })
  })
})

describe('access to an answer', () => {
  test('another person gets 404 for reading, saving and sending an answer; an applicant cannot save a check', async () => {
    const found = await askedFor()
    await save(found, [answerTo(BACK, 'x')])
    expect((await formOf(found, stranger)).status).toBe(404)
    expect((await save(found, [answerTo(BACK, 'y')], 1, stranger)).status).toBe(404)
    expect((await send(found, { as: stranger })).status).toBe(404)
    expect((await portal.ask('getAnswers', { as: stranger, query: { patentId: found.patentId } })).status).toBe(404)
    expect((await saveRevision(found, {}, sari)).status).toBe(403)
  })

  test.each([
    ['READ', 403, 403],
    ['PREPARE', 200, 403],
    ['FILE', 200, 200],
  ] as const)('a consultant with the power to %s', async (POWER, mayWrite, maySend) => {
    await at(FILED)
    const agent = await makeConsultant(portal)
    const granted = await giveTestMandate(portal, sari, agent, { POWER, VALID_TO: '2026-03-31' })
    await at(ASKED)
    const found = await askedFor()
    expect((await formOf(found, agent)).status).toBe(200)
    const points = [answerTo(BACK, 'Atas nama klien.'), answerTo(DEED, 'Menyusul.')]
    expect((await save(found, points, null, agent)).status).toBe(mayWrite)
    if (mayWrite !== 200) await save(found, points)
    const key = randomUUID()
    expect((await send(found, { as: agent, key })).status).toBe(maySend)
    await portal.ask('endMandate', { body: { MANDATE_ID: granted }, as: sari })
    expect((await send(found, { as: agent, key })).status).toBe(404)
  })
})

test('a letter without points has one point for the whole and can be answered with a file of the general slot', async () => {
  const found = await filed()
  const now = portal.services.clock()
  const day = legalDateOf(now)
  const common = { actorId: officer.userId, actionDate: day, now }
  await takeAction({ ...portal.services, log: portal.app.log }, found.process, {
    ...common,
    action: 'ask_correction',
    role: 'office',
    notes: 'Lengkapi.',
  })
  const whole = { LIST_CODE: 'LAIN', OPTION_NBR: 0 }
  expect((await formOf(found)).body.POINTS).toMatchObject([{ ...whole, TEXT: 'Lengkapi.', SPECDOC_TYP: null }])
  const first = await save(found, [answerTo(whole, '')])
  const file = await uploadAccepted(portal, { as: sari, tempId: first.body.TEMP_ID, bytes: await jpeg(), slot: 'JWB' })
  // No save names the file; it belongs to the first point of its slot.
  const sent = await send(found)
  expect(sent.body.RECEIPT.POINTS).toMatchObject([{ ANSWER_TEXT: '', FILES: [{ DOC_ID: file.DOC_ID }] }])
})

test('a failure while sending leaves the answer unsent and the case unchanged', async () => {
  const found = await askedFor()
  await answered(found)
  await transact(portal.db, (tx) =>
    sql`alter table letter_answer_file add constraint broken check (false) not valid`.execute(tx),
  )
  expect((await send(found)).status).toBe(500)
  await sql`alter table letter_answer_file drop constraint broken`.execute(portal.db)
  expect(await stateOf(found)).toMatchObject({ state: 'awaiting_correction', due: '2026-06-03' })
  expect((await send(found)).status).toBe(200)
})
