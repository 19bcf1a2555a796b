import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

import type { CallName } from '@saki/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { seedNumbered } from '../../testing/cases.ts'
import { startCommitProxy, type CommitProxy } from '../../testing/commitProxy.ts'
import { letterCases, type LetterCase } from '../../testing/letterCases.ts'
import { servicesOf, takeOfficeAction } from '../../testing/letters.ts'
import { sendPart, finishTestUpload, openTestUpload, type Sender } from '../../testing/uploadParts.ts'
import { jpeg } from '../../testing/pictures.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { pdfFile } from '../../testing/uploadFiles.ts'
import { makeTestDraft, upload, uploadAccepted } from '../../testing/uploads.ts'
import { finishIssue } from '../gazette/finishIssue.ts'

const NOW = '2026-03-09T03:00:00Z'
let portal: TestPortal
let proxy: CommitProxy
let sari: TestActor
let officer: TestActor
let design: LetterCase

beforeAll(async () => {
  portal = await startTestPortal({
    now: NOW,
    databaseVia: async (url) => {
      proxy = await startCommitProxy(url)
      return proxy.url
    },
  })
  sari = await portal.register()
  officer = await portal.office()
  design = (await letterCases(portal, sari)).DESIGN
  await portal.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await portal.close()
  await proxy.close()
})

const bytesAt = async (key: string) => buffer(await portal.services.files.open(key))
/** Object keys in the store, unordered. */
async function storedKeys(): Promise<Set<string>> {
  const keys = new Set<string>()
  for await (const key of portal.services.files.keysBefore(new Date(8.64e15))) keys.add(key)
  return keys
}
const fileRows = (tempId: string) =>
  portal.db.selectFrom('stored_file').selectAll().where('temp_id', '=', tempId).execute()
const named = (row: { object_key: string; rendition_key: string | null; thumb_key: string | null } | undefined) =>
  [row?.object_key, row?.rendition_key, row?.thumb_key].filter((key) => typeof key === 'string')

const unknown = [503, 'OUTCOME_UNKNOWN', '2']
/** Runs a request whose COMMIT reaches the server but whose reply is lost. */
async function cut<N extends CallName>(statement: RegExp, work: () => ReturnType<typeof portal.ask<N>>) {
  const before = proxy.cuts
  proxy.cutCommit(statement)
  const { status, body, headers } = await work()
  expect(proxy.cuts).toBe(before + 1)
  return [status, (body as { err: string }).err, headers['retry-after']]
}

describe('when the connection breaks at COMMIT', () => {
  test('a direct upload: its objects are kept, and the same key returns the same file', async () => {
    const tempId = await makeTestDraft(portal, sari)
    const bytes = await jpeg()
    const key = randomUUID()
    const send = () => upload(portal, { as: sari, tempId, bytes, key })
    expect.soft(await cut(/insert into "stored_file"/, send)).toEqual(unknown)
    const [row] = await fileRows(tempId)
    const kept = await storedKeys()
    expect(named(row).map((each) => kept.has(each))).toEqual([true, true, true])
    const again = await send()
    expect([again.status, again.body.DOC_ID]).toEqual([200, row?.file_id])
    const read = await portal.ask('getPDFDoc', { as: sari, params: { id: again.body.DOC_ID } })
    expect(read.bytes.equals(bytes)).toBe(true)
    expect(await fileRows(tempId)).toHaveLength(1)
  })

  test('COMMIT itself is lost: no row names the objects, and the same key creates the file', async () => {
    const tempId = await makeTestDraft(portal, sari)
    const bytes = await jpeg()
    const key = randomUUID()
    proxy.cutCommit(/insert into "stored_file"/, false)
    expect((await upload(portal, { as: sari, tempId, bytes, key })).status).toBe(503)
    expect(await fileRows(tempId)).toEqual([])
    const again = await upload(portal, { as: sari, tempId, bytes, key })
    expect([again.status, (await fileRows(tempId)).length]).toEqual([200, 1])
  })

  test('a resumable upload: its object is kept, and finishing again returns the same file', async () => {
    const by = senderOf(sari)
    const tempId = await makeTestDraft(portal, sari)
    const bytes = largePdf()
    const { body } = await openTestUpload(by, partsOf(tempId, bytes))
    await sendPart(by, 'PATCH', body.UPLOAD_ID, { at: 0, bytes })
    proxy.cutCommit(/insert into "stored_file"/)
    const first = await finishTestUpload(by, body.UPLOAD_ID)
    expect([first.status, first.body.err]).toEqual(unknown.slice(0, 2))
    const again = await finishTestUpload(by, body.UPLOAD_ID)
    const [row, ...more] = await fileRows(tempId)
    expect([again.status, again.body.DOC_ID, more]).toEqual([200, row?.file_id, []])
    expect((await bytesAt(row?.object_key ?? '')).equals(bytes)).toBe(true)
  })

  test('an application form: its version is kept, and the same key returns it again', async () => {
    const key = randomUUID()
    const send = () => portal.ask('regenerateappldoc', { as: sari, key, body: { PATENT_ID: design.patentId } })
    expect.soft(await cut(/insert into "application_form"/, send)).toEqual(unknown)
    const again = await send()
    expect([again.status, again.body.VERSION]).toEqual([200, 1])
    const { rows } = await sql<{ docId: string }>`
      select doc_id as "docId" from application_form where application_id = ${design.applicationId}`.execute(portal.db)
    expect(rows).toEqual([{ docId: again.body.DOC_ID }])
    const read = await portal.ask('getPDFDoc', { as: sari, params: { id: again.body.DOC_ID } })
    expect([read.status, read.bytes.subarray(0, 4).toString()]).toEqual([200, '%PDF'])
  })

  test('a gazette issue: it is closed once and its object is stored', async () => {
    const code = await openIssue()
    const before = proxy.cuts
    proxy.cutCommit(/update "gazette_issue"/)
    await expect(finishIssue(servicesOf(portal), code)).rejects.toMatchObject({ code: 'OUTCOME_UNKNOWN' })
    expect(proxy.cuts).toBe(before + 1)
    expect(await finishIssue(servicesOf(portal), code)).toEqual({ entries: 1, pages: 2 })
    const read = await portal.ask('gazetteIssue', { params: { code } })
    expect([read.status, read.bytes.subarray(0, 4).toString()]).toEqual([200, '%PDF'])
  })

  test('an edited picture: the renditions its row names are stored', async () => {
    const tempId = await makeTestDraft(portal, sari)
    const { DOC_ID } = await uploadAccepted(portal, { as: sari, tempId, bytes: await jpeg() })
    const edit = () =>
      portal.ask('specdocTypImagesById', {
        as: sari,
        params: { t: 'GDI', id: DOC_ID },
        body: { EDITS: { rotate: 90, x: 0, y: 0, width: 100, height: 100 } },
      })
    expect.soft(await cut(/update "stored_file"/, edit)).toEqual(unknown)
    const [row] = await fileRows(tempId)
    const kept = await storedKeys()
    expect(row?.edits).not.toBeNull()
    expect(named(row).map((each) => kept.has(each))).toEqual([true, true, true])
    expect((await edit()).status).toBe(200)
  })

  test('a receipt: the one written is read afterwards', async () => {
    const ask = () => portal.ask('getReceipt', { as: sari, params: { patentId: design.patentId } })
    expect.soft(await cut(/insert into "office_document"/, ask)).toEqual(unknown)
    const { rows } = await sql<{ key: string; sha256: Buffer }>`
      select object_key as key, sha256 from office_document where application_id = ${design.applicationId} and doc_typ = 'TT'`.execute(
      portal.db,
    )
    const read = await ask()
    expect(read.status).toBe(200)
    expect(createHash('sha256').update(read.bytes).digest()).toEqual(rows[0]?.sha256)
    expect((await bytesAt(rows[0]?.key ?? '')).equals(read.bytes)).toBe(true)
  })
})

describe('a repeat checks that the object is stored', () => {
  test('a direct upload with a lost object is stored again from the repeated bytes', async () => {
    const tempId = await makeTestDraft(portal, sari)
    const request = { as: sari, tempId, bytes: await jpeg(), key: randomUUID() }
    const { DOC_ID } = await uploadAccepted(portal, request)
    const [row] = await fileRows(tempId)
    await portal.services.files.remove(row?.object_key ?? '')
    const again = await upload(portal, request)
    expect([again.status, again.body.DOC_ID]).toEqual([200, DOC_ID])
    const read = await portal.ask('getPDFDoc', { as: sari, params: { id: DOC_ID } })
    expect([read.status, read.bytes.equals(request.bytes)]).toEqual([200, true])
  })

  test('a resumable upload with a lost object asks for its bytes again and stores them', async () => {
    const by = senderOf(sari)
    const tempId = await makeTestDraft(portal, sari)
    const bytes = largePdf()
    const key = randomUUID()
    const { body } = await openTestUpload(by, partsOf(tempId, bytes), key)
    await sendPart(by, 'PATCH', body.UPLOAD_ID, { at: 0, bytes })
    const done = await finishTestUpload(by, body.UPLOAD_ID)
    const [row] = await fileRows(tempId)
    await portal.services.files.remove(row?.object_key ?? '')
    expect((await finishTestUpload(by, body.UPLOAD_ID)).status).toBe(409)
    const again = await openTestUpload(by, partsOf(tempId, bytes), key)
    expect(again.body).toMatchObject({ UPLOAD_ID: body.UPLOAD_ID, OFFSET: 0, FINISHED: 'N' })
    expect((await sendPart(by, 'PATCH', body.UPLOAD_ID, { at: 0, bytes })).status).toBe(204)
    const healed = await finishTestUpload(by, body.UPLOAD_ID)
    expect([healed.status, healed.body]).toEqual([200, done.body])
    const read = await portal.ask('getPDFDoc', { as: sari, params: { id: done.body.DOC_ID } })
    expect(read.bytes.equals(bytes)).toBe(true)
  })

  test('a repeat for a form, and a look at a gazette issue, with a lost object does not succeed', async () => {
    const code = await openIssue()
    await finishIssue(servicesOf(portal), code)
    const key = randomUUID()
    const look = () => portal.ask('officeGazetteIssue', { as: officer, params: { code } })
    const form = () => portal.ask('regenerateappldoc', { as: sari, key, body: { PATENT_ID: design.patentId } })
    expect([(await look()).status, (await form()).status]).toEqual([200, 200])
    const { rows } = await sql<{ key: string }>`
      select object_key as key from gazette_issue where journal_code = ${code}
      union all (select object_key from application_form order by made_at desc, version desc limit 1)`.execute(
      portal.db,
    )
    for (const row of rows) await portal.services.files.remove(row.key)
    expect([(await look()).body.err, (await form()).body.err]).toEqual(['FILE_MISSING', 'FILE_MISSING'])
  })
})

test('a refused file leaves no object in the store', async () => {
  const tempId = await makeTestDraft(portal, sari)
  const view = { as: sari, tempId, view: 1, bytes: await jpeg() }
  await uploadAccepted(portal, view)
  const slot = await portal.db
    .selectFrom('specdoc_type')
    .selectAll()
    .where('specdoc_typ', '=', 'GDI')
    .executeTakeFirst()
  const limit = (max_files: number) =>
    portal.db.updateTable('specdoc_type').set({ max_files }).where('specdoc_typ', '=', 'GDI').execute()
  await limit(1)
  const before = await storedKeys()
  const refused = await upload(portal, { ...view, view: 2, bytes: await jpeg(901) })
  await limit(slot?.max_files ?? 0)
  expect([refused.status, refused.body.err]).toEqual([422, 'FILE_REFUSED'])
  expect(await storedKeys()).toEqual(before)
})

/** A gazette issue that publishes one case, not closed yet. */
async function openIssue(): Promise<string> {
  const now = portal.services.clock()
  const filed = await seedNumbered(portal.db, { ownerId: sari.userId, now, title: 'Kursi lipat' })
  await takeOfficeAction(portal, filed.process, { action: 'publish', role: 'office', actorId: officer.userId })
  const { rows } = await sql<{ code: string }>`
    select journal_code as code from application where application_id = ${filed.applicationId}`.execute(portal.db)
  return rows[0]?.code ?? ''
}

function senderOf(actor: TestActor): Sender {
  const { port } = portal.app.server.address() as AddressInfo
  const cookie = Object.entries(actor.cookies)
    .map((pair) => pair.join('='))
    .join('; ')
  return { baseUrl: `http://127.0.0.1:${port}`, cookie }
}

const largePdf = () =>
  pdfFile({ extra: [`<< /Length 400000 >>\nstream\n${randomBytes(200_000).toString('hex')}\nendstream`] })
const partsOf = (tempId: string, bytes: Buffer) => ({
  TEMP_ID: tempId,
  SPECDOC_TYP: 'KUA',
  FILE_NAME: 'Surat Kuasa.pdf',
  SIZE: bytes.length,
})
