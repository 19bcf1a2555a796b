import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { NumberedTestCase } from '../../testing/cases.ts'
import { makeConsultant, giveTestMandate } from '../../testing/consultants.ts'
import { withDeficiency } from '../../testing/letters.ts'
import { jpeg } from '../../testing/pictures.ts'
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

/** Replies, as text, of the calls that return data of the case, its letters, drafts and files. */
async function repliesTo(as: TestActor): Promise<string> {
  const { fileNbr, fileSeq, fileTyp, fileSer } = found.file
  const ref = { params: { fileNbr, fileSeq, fileTyp, fileSer }, as }
  const patentId = found.patentId
  const answers = await Promise.all([
    formAs(as),
    portal.ask('getAnswers', { query: { patentId }, as }),
    portal.ask('getLettersToAnswer', { as }),
    portal.ask('getFormalitas', { query: { patentId }, as }),
    portal.ask('getPatentDetail', { query: { patentId }, as }),
    portal.ask('getListWorkflowCust', { ...ref }),
    portal.ask('getListImageSpecDoc', { query: { fileId: patentId }, as }),
    portal.ask('getListImageSpecDoc', { query: { fileId: tempId }, as }),
    portal.ask('getPatentTemp', { query: { TEMP_ID: tempId }, as }),
    portal.ask('getPatentTemp', { as }),
    portal.ask('getDraftVersion', { query: { TEMP_ID: tempId, ROW_VERSION: rowVersion }, as }),
    portal.ask('draftVersions', { query: { TEMP_ID: tempId }, as }),
    portal.ask('getUserDocuments', { query: { size: 100 }, as }),
    portal.ask('getListDokumen', { params: { id: patentId }, as }),
    portal.ask('workflowFileList', { query: { id: procid() }, as }),
    portal.ask('officeCase', { query: { patentId }, as }),
    portal.ask('getInbox', { as }),
  ])
  return answers.map(({ body }) => (typeof body === 'string' ? body : JSON.stringify(body))).join('\n')
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
    expect(await statuses(asker())).toEqual([200, 200, 200, 200])
  })

  test.each([
    ['an officer', () => officer],
    ['a consultant who may only read', () => reading],
  ])('%s gets neither its words nor its files', async (_who, asker) => {
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
