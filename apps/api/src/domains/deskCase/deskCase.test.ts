import { everyCall, type Call, type CallName } from '@saki/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { seedNumbered, seedReceipt, type NumberedTestCase } from '../../testing/cases.ts'
import { idsFor, idsOf } from '../../testing/caseSamples.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { sampleQuestion, type Samples } from '../../testing/sampleQuestion.ts'

const NIK = '3402116407900003'
const CANARY = 'kenari-catatan-petugas'

let portal: TestPortal
let owner: TestActor
let stranger: TestActor
let officer: TestActor
let filed: NumberedTestCase
let samples: Samples
beforeAll(async () => {
  portal = await startTestPortal({ now: '2026-03-02T05:00:00Z' })
  owner = await portal.register()
  stranger = await portal.register()
  officer = await portal.office()
  filed = await seedNumbered(portal.db, { ownerId: owner.userId, now: portal.services.clock() })
  await seedReceipt(portal.db, filed, portal.services.clock())
  samples = await idsOf(portal.db, owner.userId, filed.applicationId, {
    ...filed.file,
    reference: filed.patentId,
    ...filed.process,
    actionNbr: 1,
  })
})
afterAll(() => portal.close())

const notes = () => portal.ask('officeNotes', { as: officer, query: { patentId: filed.patentId } })
const about = { ROLE: 'applicant', SEQ_NBR: 1 }
/** Every reading call with every kind of id of the case, as somebody. */
async function everyReading(as: TestActor): Promise<[string, number, string][]> {
  const calls = Object.entries(everyCall) as [CallName, Call][]
  const answers: [string, number, string][] = []
  for (const [name, call] of calls)
    if (call.method === 'GET' && call.reply !== 'events' && name !== 'officeNotes')
      for (const ids of idsFor(call, samples)) {
        const { status, body } = await portal.ask(name, { ...sampleQuestion(call, ids), as })
        answers.push([name, status, JSON.stringify(body)])
      }
  return answers
}

describe('officeReadNumber', () => {
  test('shows the number and records who read whose number; without a reading nothing is recorded', async () => {
    expect((await notes()).body.NUMBER_READINGS).toEqual([])
    const read = await portal.ask('officeReadNumber', { as: officer, body: { PATENT_ID: filed.patentId, ...about } })
    expect(read.body).toMatchObject({ NUMBER: NIK, READ_AT: '2026-03-02T05:00:00.000Z' })
    expect((await notes()).body.NUMBER_READINGS).toEqual([
      { ...about, READ_BY: expect.stringMatching(/\S/), READ_AT: '2026-03-02T05:00:00.000Z' },
    ])
  })

  test('the record cannot be changed or removed, and holds no number', async () => {
    await expect(sql`delete from identity_reading`.execute(portal.db)).rejects.toThrow(/append-only|refuse|change/i)
    const { rows } = await sql`select * from identity_reading`.execute(portal.db)
    expect(JSON.stringify(rows)).not.toContain(NIK)
  })

  test('of a party or case that does not exist it is a 404 without a record', async () => {
    const before = (await notes()).body.NUMBER_READINGS.length
    const ask = (body: object) =>
      portal.ask('officeReadNumber', { as: officer, body: { PATENT_ID: filed.patentId, ...body } })
    expect((await ask({ ROLE: 'applicant', SEQ_NBR: 9 })).status).toBe(404)
    expect((await ask({ PATENT_ID: 'A00202699999', ...about })).status).toBe(404)
    expect((await notes()).body.NUMBER_READINGS).toHaveLength(before)
  })
})

test('no reading call shows an officer a whole identity number', async () => {
  const rows = await portal.ask('officeCaseData', { as: officer, query: { patentId: filed.patentId } })
  const owners = rows.body.SECTIONS.find(({ X }: { X: string }) => X === 'owner')?.ROWS as Record<string, string>[]
  expect(owners[0]?.['INDI_PERSON_ID_NBR']).toBe('************0003')
  // A change of the number itself stands in the log of changes.
  const corrected = await portal.ask('patentDetailUpdateOwner', {
    as: officer,
    body: {
      PATENT_ID: filed.patentId,
      ROW_VERSION: rows.body.ROW_VERSION,
      REASON: 'Salah ketik kantor',
      REQUEST_REF: '',
      LEGAL_REASON: '',
      OWNERS: owners.map((row) => ({ ...row, INDI_PERSON_ID_NBR: '3402116407900077' })),
    },
  })
  expect(corrected.status).toBe(200)
  const answers = await everyReading(officer)
  expect(answers.filter(([, status]) => status === 200).length).toBeGreaterThan(60)
  expect(
    answers.filter(([, , body]) => /3402116407900003|3402116407900077|3402111201850001|3173015502800002/.test(body)),
  ).toEqual([])
  expect(answers.find(([name]) => name === 'getChangeLog')?.[2]).toContain('************0077')
})

test('a correction of another field keeps a number that was only seen masked', async () => {
  const { body } = await portal.ask('officeCaseData', { as: officer, query: { patentId: filed.patentId } })
  const owners = body.SECTIONS.find(({ X }: { X: string }) => X === 'owner')?.ROWS as Record<string, string>[]
  await portal.ask('patentDetailUpdateOwner', {
    as: officer,
    body: {
      PATENT_ID: filed.patentId,
      ROW_VERSION: body.ROW_VERSION,
      REASON: 'Salah ketik kantor',
      REQUEST_REF: '',
      LEGAL_REASON: '',
      OWNERS: owners.map((row) => ({ ...row, ZIPCODE: '55185' })),
    },
  })
  const { rows } = await sql<{ person: Record<string, string> }>`
    select person from application_party where application_id = ${filed.applicationId} and party_role = 'applicant'`.execute(
    portal.db,
  )
  expect(rows[0]?.person).toMatchObject({ ZIPCODE: '55185', INDI_PERSON_ID_NBR: '3402116407900077' })
})

describe('officeAddNote', () => {
  const add = (TEXT: string, key: string) =>
    portal.ask('officeAddNote', { as: officer, body: { PATENT_ID: filed.patentId, TEXT }, key })

  test('adds a note with its writer, once per key; empty notes are refused', async () => {
    const [first, again] = [await add(CANARY, 'note-key-0001'), await add(CANARY, 'note-key-0001')]
    expect(again.body).toEqual(first.body)
    expect((await add('  ', 'note-key-0002')).status).toBe(422)
    expect((await notes()).body.NOTES).toEqual([
      {
        NOTE_ID: first.body.NOTE_ID,
        TEXT: CANARY,
        WRITTEN_BY: expect.stringMatching(/\S/),
        WRITTEN_AT: '2026-03-02T05:00:00.000Z',
      },
    ])
  })

  test('neither applicants nor strangers see notes in any reading call', async () => {
    expect((await notes()).body.NOTES.length).toBeGreaterThan(0)
    for (const as of [owner, stranger]) {
      const answers = await everyReading(as)
      expect(answers.filter(([, status]) => status === 200).length).toBeGreaterThan(20)
      expect(answers.filter(([, , body]) => body.includes(CANARY))).toEqual([])
    }
  })
})

describe('officeTranslate', () => {
  const point = { LIST_CODE: 'FD', OPTION_NBR: 62 }
  let letter: { PROC_TYP: string; PROC_NBR: number; ACTION_NBR: number }
  beforeAll(async () => {
    const { procTyp: PROC_TYP, procNbr: PROC_NBR } = filed.process
    const { body } = await portal.ask('offiDocInsertUpdate', {
      as: officer,
      key: 'asking-key-0001',
      body: {
        PATENT_ID: filed.patentId,
        PROC_TYP,
        PROC_NBR,
        ACTION_TYP: 'ASK',
        ITEMS: [{ ...point, IND_OK: 'N', ACTION_OPTION_TEXT: 'Tampak depan buram.' }],
        ROUND_VERSION: null,
      },
    })
    letter = { PROC_TYP, PROC_NBR, ACTION_NBR: body.ACTION_NBR ?? 0 }
  })
  const translate = (TEXT: string, ROW_VERSION: number, at = point) =>
    portal.ask('officeTranslate', {
      as: officer,
      body: { ...letter, LANGUAGE: 'en', POINTS: [{ ...at, TEXT }], ROW_VERSION },
    })
  const procid = () => `${letter.PROC_TYP}-${letter.PROC_NBR}-${letter.ACTION_NBR}`
  const shown = async () => (await portal.ask('getAnswerForm', { as: owner, params: { procid: procid() } })).body.POINTS

  test('the applicant sees it with the point it translates; the Indonesian text stays', async () => {
    expect((await shown())[0]).toMatchObject({ TEXT: 'Tampak depan buram.', COURTESY: null })
    expect((await translate('The front view is blurred.', 0)).body).toEqual({ err: '', ROW_VERSION: 1 })
    expect((await shown())[0]).toMatchObject({
      TEXT: 'Tampak depan buram.',
      COURTESY: { LANGUAGE: 'en', TEXT: 'The front view is blurred.' },
    })
    const query = { ...letter, PROC_NBR: String(letter.PROC_NBR), ACTION_NBR: String(letter.ACTION_NBR) }
    expect((await portal.ask('officeTranslation', { as: officer, query })).body).toMatchObject({
      LANGUAGE: 'en',
      ROW_VERSION: 1,
      POINTS: [{ ...point, TRANSLATION: 'The front view is blurred.' }],
    })
  })

  test('an older version is refused and changes nothing; an empty text takes it away', async () => {
    expect((await translate('Older.', 0)).body).toMatchObject({ err: 'STALE_VERSION' })
    expect((await shown())[0]?.COURTESY).toMatchObject({ TEXT: 'The front view is blurred.' })
    expect((await translate('', 1)).body).toEqual({ err: '', ROW_VERSION: 2 })
    expect((await shown())[0]?.COURTESY).toBeNull()
  })

  test('a point that the letter lacks is refused, an unknown letter is a 404', async () => {
    expect((await translate('x', 2, { LIST_CODE: 'FD', OPTION_NBR: 99 })).status).toBe(422)
    letter = { ...letter, ACTION_NBR: letter.ACTION_NBR + 50 }
    expect((await translate('x', 0)).status).toBe(404)
  })
})
