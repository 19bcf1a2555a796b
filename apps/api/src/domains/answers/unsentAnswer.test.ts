import { randomUUID } from 'node:crypto'

import { everyCall, type Call, type CallName } from '@saki/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { NumberedTestCase } from '../../testing/cases.ts'
import { idsFor, samplesOf } from '../../testing/caseSamples.ts'
import { makeConsultant, giveTestMandate } from '../../testing/consultants.ts'
import { withDeficiency } from '../../testing/letters.ts'
import { jpeg } from '../../testing/pictures.ts'
import { sampleQuestion } from '../../testing/sampleQuestion.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { uploadAccepted } from '../../testing/uploads.ts'

const SECRET_WORDS = 'Rumusan yang belum kami kirim'
let portal: TestPortal
let owner: TestActor
let officer: TestActor
let reading: TestActor
let preparing: TestActor
let found: NumberedTestCase & { actionNbr: number }
let tempId: string
let fileId: string
let rowVersion: number
beforeAll(async () => {
  portal = await startTestPortal({ now: '2026-03-02T03:00:00Z' })
  owner = await portal.register({ name: 'Sari Wulandari' })
  officer = await portal.office()
  const [reader, preparer] = [await makeConsultant(portal), await makeConsultant(portal)]
  await giveTestMandate(portal, owner, reader, { POWER: 'READ' })
  await giveTestMandate(portal, owner, preparer, { POWER: 'PREPARE' })
  reading = reader
  preparing = preparer
  found = await withDeficiency(portal, owner)
  const first = await save([], null)
  tempId = first.TEMP_ID
  const [point] = (await formAs(owner)).body.POINTS
  if (!point) throw new Error('the letter has no point')
  const { DOC_ID } = await uploadAccepted(portal, {
    as: owner,
    tempId,
    bytes: await jpeg(800, 600),
    name: 'rahasia.jpg',
  })
  fileId = DOC_ID
  const { LIST_CODE, OPTION_NBR } = point
  rowVersion = (await save([{ LIST_CODE, OPTION_NBR, TEXT: SECRET_WORDS, FILES: [DOC_ID] }], 1)).ROW_VERSION
})
afterAll(() => portal.close())

const procid = () => `${found.process.procTyp}-${found.process.procNbr}`
const formAs = (as: TestActor) => portal.ask('getAnswerForm', { as, params: { procid: procid() } })
async function save(POINTS: object[], ROW_VERSION: number | null) {
  const key = { PROC_TYP: found.process.procTyp, PROC_NBR: found.process.procNbr, ACTION_NBR: found.actionNbr }
  const { status, body } = await portal.ask('saveAnswer', { as: owner, body: { ...key, ROW_VERSION, POINTS } })
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

/** Calls of the contracts that read, by who may send them. */
const readingCalls = (Object.entries(everyCall) as [CallName, Call][]).filter(
  ([, { method, who, reply }]) =>
    method === 'GET' && ['anyone', 'signedIn', 'owner', 'office'].includes(who) && reply !== 'events',
)

/** Successful replies, as text, of every reading call: asked for the ids of the case, of its letter, and of the answer's draft and file. */
async function repliesTo(as: TestActor): Promise<string> {
  const { procTyp, procNbr } = found.process
  const ids = { ...found.file, userId: owner.userId, tempId, fileId, docId: fileId, reference: found.patentId }
  const samples = {
    ...samplesOf({ ...ids, procTyp, procNbr, actionNbr: found.actionNbr }),
    ROW_VERSION: rowVersion,
  }
  const replies: string[] = []
  for (const [name, call] of readingCalls)
    for (const question of idsFor(call, samples).map((each) => sampleQuestion(call, each))) {
      const { status, bytes } = await portal.ask(name, { ...question, as })
      if (status === 200) replies.push(`${name} ${bytes.toString('utf8')}`)
    }
  return replies.join('\n')
}

const shown = (text: string) => ({
  words: text.includes(SECRET_WORDS),
  file: text.includes(fileId) || text.includes('rahasia.jpg'),
  draft: text.includes(tempId),
})
/** Statuses of calls that send the file's bytes or list the draft's files. */
async function statuses(as: TestActor): Promise<number[]> {
  const calls = [
    portal.ask('getPDFDoc', { params: { id: fileId }, as }),
    portal.ask('getIMGDoc', { params: { id: fileId }, query: { size: 'thumb' }, as }),
    portal.ask('getIMGDoc', { params: { id: fileId }, query: { size: 'original' }, as }),
    portal.ask('getListImageSpecDoc', { query: { fileId: tempId }, as }),
  ]
  return (await Promise.all(calls)).map(({ status }) => status)
}

describe('an unsent answer', () => {
  test.each([
    ['its author', () => owner],
    ['a consultant who may prepare', () => preparing],
  ])('is complete for %s', async (_who, asker) => {
    const { body } = await formAs(asker())
    expect(body.POINTS[0]).toMatchObject({ ANSWER_TEXT: SECRET_WORDS, FILES: [{ ID: fileId }] })
    expect(body).toMatchObject({ TEMP_ID: tempId, ROW_VERSION: rowVersion })
    expect(shown(await repliesTo(asker()))).toEqual({ words: true, file: true, draft: true })
    expect(await statuses(asker())).toEqual([200, 200, 200, 200])
  })

  test.each([
    ['an officer', () => officer],
    ['a consultant who may only read', () => reading],
  ])('%s gets neither its words nor its files from any call that reads', async (_who, asker) => {
    const { status, body } = await formAs(asker())
    expect(status).toBe(200)
    expect(body.POINTS).toMatchObject([{ ANSWER_TEXT: '', FILES: [] }])
    expect(shown(await repliesTo(asker()))).toEqual({ words: false, file: false, draft: false })
    expect(await statuses(asker())).toEqual([404, 404, 404, 404])
    const others = [
      portal.ask('zipDocuments', { query: { ids: fileId }, as: asker() }),
      portal.ask('getPDFIndex', { params: { id: fileId }, as: asker() }),
      portal.ask('printDraft', { params: { tempId }, as: asker() }),
      portal.ask('documentTemplate', { params: { tempId, t: 'KEP' }, as: asker() }),
    ]
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([404, 404, 404, 404])
  })

  test('once sent, it is readable for an officer and a consultant who may only read', async () => {
    const key = { PROC_TYP: found.process.procTyp, PROC_NBR: found.process.procNbr, ACTION_NBR: found.actionNbr }
    const body = { ...key, ROW_VERSION: rowVersion }
    const sent = await portal.ask('sendAnswer', { as: owner, key: randomUUID(), body })
    expect(sent.status, JSON.stringify(sent.body)).toBe(200)
    for (const as of [officer, reading]) {
      const answers = await portal.ask('getAnswers', { query: { patentId: found.patentId }, as })
      expect(shown(JSON.stringify(answers.body))).toMatchObject({ words: true, file: true })
      expect((await statuses(as)).slice(0, 3)).toEqual([200, 200, 200])
    }
  })
})
