import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { DecoderBusy, decodePool } from '../../ports/decodePool.ts'
import { sendPart, breakOff, finishTestUpload, openTestUpload, type Sender } from '../../testing/uploadParts.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { pdfFile } from '../../testing/uploadFiles.ts'
import { makeTestDraft, uploadAccepted } from '../../testing/uploads.ts'
import { lockUploader } from './uploadSession.sql.ts'
import { partsDir, sweepUploads } from './uploadParts.ts'

let portal: TestPortal
let sari: TestActor
let other: TestActor
let baseUrl: string

beforeAll(async () => {
  portal = await startTestPortal()
  sari = await portal.register()
  other = await portal.register()
  await portal.app.listen({ port: 0, host: '127.0.0.1' })
  baseUrl = `http://127.0.0.1:${(portal.app.server.address() as AddressInfo).port}`
})
afterAll(() => portal.close())

const by = (actor: TestActor): Sender => ({
  baseUrl,
  cookie: Object.entries(actor.cookies)
    .map((pair) => pair.join('='))
    .join('; '),
})
/** A PDF of some megabytes that cannot be compressed. */
const large = (size = 3_000_000) =>
  pdfFile({ extra: [`<< /Length ${size * 2} >>\nstream\n${randomBytes(size).toString('hex')}\nendstream`] })
const shaOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const fieldsOf = (tempId: string, bytes: Buffer) => ({
  TEMP_ID: tempId,
  SPECDOC_TYP: 'KUA',
  FILE_NAME: 'Surat Kuasa.pdf',
  SIZE: bytes.length,
})
const rowsOf = (tempId: string) =>
  portal.db.selectFrom('stored_file').selectAll().where('temp_id', '=', tempId).execute()
/** Number of transactions of this database that wait for a row lock. */
const waitingForLock = async () =>
  Number(
    (
      await sql<{ waiting: string }>`
        select count(*) as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        portal.db,
      )
    ).rows[0]?.waiting,
  )
const leftovers = () => readdir(partsDir(portal.services.files))

async function opened(tempId: string, bytes: Buffer, key = randomUUID()) {
  const { status, body } = await openTestUpload(by(sari), fieldsOf(tempId, bytes), key)
  expect(status).toBe(200)
  return body.UPLOAD_ID
}
const send = (id: string, bytes: Buffer, from: number, to: number) =>
  sendPart(by(sari), 'PATCH', id, { at: from, bytes: bytes.subarray(from, to) })

describe('a resumable upload', () => {
  test('ends in the same reply and the same bytes as a direct upload', async () => {
    const tempId = await makeTestDraft(portal, sari)
    const bytes = large()
    const id = await opened(tempId, bytes)
    for (let at = 0; at < bytes.length; at += 1_000_000)
      expect((await send(id, bytes, at, at + 1_000_000)).status).toBe(204)
    const { status, body } = await finishTestUpload(by(sari), id)
    expect(status).toBe(200)
    const inOneGo = await uploadAccepted(portal, { as: sari, tempId, bytes, name: 'Surat Kuasa.pdf', slot: 'KUA' })
    expect({ ...body, DOC_ID: '', SEQ_NUM: 0 }).toEqual({ ...inOneGo, DOC_ID: '', SEQ_NUM: 0 })
    const [row] = await rowsOf(tempId)
    const kept = await buffer(await portal.services.files.open(row?.object_key ?? ''))
    expect(kept.equals(bytes)).toBe(true)
    expect(await leftovers()).not.toContain(id)
  })

  test('interrupted within a part, it continues at the last stored byte', async () => {
    const tempId = await makeTestDraft(portal, sari)
    const bytes = large()
    const key = randomUUID()
    const id = await opened(tempId, bytes, key)
    await send(id, bytes, 0, 1_000_000)
    // The browser resumes with the idempotency key alone.
    const offset = async () => (await openTestUpload(by(sari), fieldsOf(tempId, bytes), key)).body.OFFSET
    await breakOff(by(sari), id, { at: 1_000_000, bytes: bytes.subarray(1_000_000), sent: 700_000, offset })
    expect(await offset()).toBe(1_700_000)
    const there = await sendPart(by(sari), 'HEAD', id)
    expect([there.status, there.offset]).toEqual([200, 1_700_000])
    expect((await send(id, bytes, 1_700_000, bytes.length)).status).toBe(204)
    expect((await finishTestUpload(by(sari), id)).body.SHA256).toBe(shaOf(bytes))
  })

  test.each([
    ['own', 429],
    ['all', 503],
  ] as const)(
    'is refused while too many files are being checked (%s), and can be finished later',
    async (whose, status) => {
      const tempId = await makeTestDraft(portal, sari)
      const bytes = pdfFile()
      const id = await opened(tempId, bytes)
      await send(id, bytes, 0, bytes.length)
      vi.spyOn(decodePool, 'decode').mockRejectedValueOnce(new DecoderBusy(whose))
      const busy = await finishTestUpload(by(sari), id)
      expect([busy.status, await rowsOf(tempId)]).toEqual([status, []])
      expect((await finishTestUpload(by(sari), id)).status).toBe(200)
    },
  )

  test('two pages that upload one file with one key create one file', async () => {
    const tempId = await makeTestDraft(portal, sari)
    const bytes = large(500_000)
    const key = randomUUID()
    const [one, two] = await Promise.all([opened(tempId, bytes, key), opened(tempId, bytes, key)])
    expect(two).toBe(one)
    const sent = await Promise.all([send(one, bytes, 0, bytes.length), send(two, bytes, 0, bytes.length)])
    expect(sent.map(({ status }) => status)).toContain(204)
    expect(sent.every(({ status }) => status === 204 || status === 409 || status === 400)).toBe(true)
    const replies = await Promise.all([finishTestUpload(by(sari), one), finishTestUpload(by(sari), two)])
    expect(replies[1].body).toEqual(replies[0].body)
    expect(replies[0].body.SHA256).toBe(shaOf(bytes))
    expect(await rowsOf(tempId)).toHaveLength(1)
    // A third page opens it after the end.
    const late = await openTestUpload(by(sari), fieldsOf(tempId, bytes), key)
    expect([late.body.FINISHED, late.body.OFFSET]).toEqual(['Y', bytes.length])
    expect((await finishTestUpload(by(sari), one)).body).toEqual(replies[0].body)
  })

  test('an upload continues after logging in again', async () => {
    const keen = await portal.register()
    const tempId = await makeTestDraft(portal, keen)
    const bytes = large(400_000)
    const { body } = await openTestUpload(by(keen), fieldsOf(tempId, bytes))
    const id = body.UPLOAD_ID
    await sendPart(by(keen), 'PATCH', id, { bytes: bytes.subarray(0, 100_000) })
    const gone = by(keen)
    await portal.ask('logout', { as: keen })
    const refused = await sendPart(gone, 'PATCH', id, { at: 100_000, bytes: bytes.subarray(100_000) })
    expect([refused.status, JSON.parse(refused.body)]).toEqual([401, expect.objectContaining({ err: 'NOT_SIGNED_IN' })])
    await portal.ask('login', { as: keen, body: { EMAIL: keen.email, LOGIN_PASSWORD: keen.password } })
    expect((await sendPart(by(keen), 'HEAD', id)).offset).toBe(100_000)
    await sendPart(by(keen), 'PATCH', id, { at: 100_000, bytes: bytes.subarray(100_000) })
    expect((await finishTestUpload(by(keen), id)).body.SHA256).toBe(shaOf(bytes))
  })
})

describe('access to an upload', () => {
  test.each(['HEAD', 'PATCH', 'DELETE'] as const)(
    '%s by another person, for an unknown upload, or from another site is refused',
    async (method) => {
      const tempId = await makeTestDraft(portal, sari)
      const bytes = pdfFile()
      const id = await opened(tempId, bytes)
      const given = method === 'PATCH' ? { bytes } : {}
      const status = async (sender: Sender, of: string, headers = {}) =>
        (await sendPart(sender, method, of, { ...given, headers })).status
      expect(await status(by(other), id)).toBe(404)
      expect(await status(by(sari), 'f'.repeat(48))).toBe(404)
      expect(await status(by(sari), '..%2F..%2Fsecret')).toBe(404)
      expect(await status({ baseUrl, cookie: '' }, id)).toBe(401)
      expect(await status(by(sari), id, { 'x-requested-with': undefined })).toBe(403)
      expect(await status(by(sari), id, { 'sec-fetch-site': 'cross-site' })).toBe(403)
      expect(await status(by(sari), id, { origin: 'https://contoh.example' })).toBe(403)
      expect((await sendPart(by(sari), 'HEAD', id)).offset).toBe(0)
    },
  )

  test('replies to parts forbid caching and sniffing and have no CORS header', async () => {
    const tempId = await makeTestDraft(portal, sari)
    const { headers } = await sendPart(by(sari), 'HEAD', await opened(tempId, pdfFile()))
    expect(headers.get('access-control-allow-origin')).toBeNull()
    expect(headers.get('cache-control')).toContain('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('another person can neither finish it nor open one in another’s draft', async () => {
    const tempId = await makeTestDraft(portal, sari)
    const bytes = pdfFile()
    const id = await opened(tempId, bytes)
    await send(id, bytes, 0, bytes.length)
    expect((await finishTestUpload(by(other), id)).status).toBe(404)
    expect((await openTestUpload(by(other), fieldsOf(tempId, bytes))).status).toBe(404)
  })
})

describe('limits of parts', () => {
  test('the announced size is checked against the slot, the sent bytes against the announced size', async () => {
    const tempId = await makeTestDraft(portal, sari)
    const bytes = pdfFile()
    const open = (more: object) => openTestUpload(by(sari), { ...fieldsOf(tempId, bytes), ...more })
    const tooLarge = await open({ SIZE: 20 * 1_048_576 + 1 })
    expect([tooLarge.status, JSON.stringify(tooLarge.body)]).toEqual([
      422,
      expect.stringContaining('20.971.521 byte; batasnya 20.971.520 byte'),
    ])
    expect(JSON.stringify((await open({ SIZE: 0 })).body)).toContain('Berkas kosong')
    expect((await open({ SPECDOC_TYP: 'ZZZ' })).status).toBe(422)
    expect((await open({ OWNER_ID: 1 })).status).toBe(422)
    const id = await opened(tempId, bytes)
    const more = await sendPart(by(sari), 'PATCH', id, { bytes: Buffer.concat([bytes, bytes]) })
    expect(more.status).toBe(413)
    const renamed = await sendPart(by(sari), 'PATCH', id, { bytes, headers: { 'upload-length': '999999' } })
    expect(renamed.status).toBe(400)
    const typed = await sendPart(by(sari), 'PATCH', id, { bytes, headers: { 'content-type': 'application/pdf' } })
    expect(typed.status).toBe(415)
    expect((await sendPart(by(sari), 'HEAD', id)).offset).toBe(0)
  })

  test('an incomplete file, or one with another hash, is not accepted', async () => {
    const tempId = await makeTestDraft(portal, sari)
    const bytes = pdfFile({ pages: 20 })
    const id = await opened(tempId, bytes)
    await send(id, bytes, 0, 100)
    const early = await finishTestUpload(by(sari), id)
    expect([early.status, early.body.err]).toEqual([409, 'CONFLICT'])
    await send(id, bytes, 100, bytes.length)
    expect((await finishTestUpload(by(sari), id)).status).toBe(200)
    const mismatched = await openTestUpload(by(sari), { ...fieldsOf(tempId, bytes), SHA256: 'a'.repeat(64) })
    await send(mismatched.body.UPLOAD_ID, bytes, 0, bytes.length)
    const refused = await finishTestUpload(by(sari), mismatched.body.UPLOAD_ID)
    expect(refused.body.fields?.[0]?.message).toMatch(/sidik jari/)
    expect(await leftovers()).not.toContain(mismatched.body.UPLOAD_ID)
    expect((await finishTestUpload(by(sari), mismatched.body.UPLOAD_ID)).status).toBe(404)
    expect(await rowsOf(tempId)).toHaveLength(1)
  })

  test('a file is inspected as in a direct upload', async () => {
    const tempId = await makeTestDraft(portal, sari)
    const bytes = Buffer.from('<!doctype html><script>alert(1)</script>')
    const id = await opened(tempId, bytes)
    await send(id, bytes, 0, bytes.length)
    expect((await finishTestUpload(by(sari), id)).body.fields?.[0]?.message).toMatch(/Isi berkas bukan PDF/)
  })

  test('a key cannot be used for a second file', async () => {
    const tempId = await makeTestDraft(portal, sari)
    const key = randomUUID()
    await opened(tempId, pdfFile(), key)
    expect((await openTestUpload(by(sari), fieldsOf(tempId, pdfFile({ pages: 9 })), key)).body.err).toBe('KEY_REUSED')
  })

  test('announced bytes count towards the limit of unfiled bytes', async () => {
    const keen = await portal.register()
    const tempId = await makeTestDraft(portal, keen)
    const first = await uploadAccepted(portal, { as: keen, tempId, bytes: pdfFile(), name: 'a.pdf', slot: 'KUA' })
    const kept = 2 * 1024 ** 3 - 30_000_000
    await portal.db.updateTable('stored_file').set({ size_bytes: kept }).where('file_id', '=', first.DOC_ID).execute()
    const open = () => openTestUpload(by(keen), { ...fieldsOf(tempId, pdfFile()), SIZE: 20_000_000 })
    expect((await open()).status).toBe(200)
    expect((await open()).body.err).toBe('TOO_MUCH_UNFILED')
  })

  test('of a hundred parallel openings sixty succeed', async () => {
    const keen = await portal.register()
    const tempId = await makeTestDraft(portal, keen)
    const opening = Array.from({ length: 100 }, () => openTestUpload(by(keen), fieldsOf(tempId, pdfFile())))
    const answers = await Promise.all(opening)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60)
    expect(answers.filter(({ body }) => body.err === 'TOO_MANY')).toHaveLength(40)
  })

  test('twenty waiting openings leave database connections for other requests', async () => {
    const keen = await portal.register()
    const tempId = await makeTestDraft(portal, keen)
    const held = await portal.db.startTransaction().execute()
    await lockUploader(held, keen.userId)
    const opening = Promise.all(Array.from({ length: 20 }, () => openTestUpload(by(keen), fieldsOf(tempId, pdfFile()))))
    try {
      await expect.poll(waitingForLock, { timeout: 10_000 }).toBeGreaterThan(0)
      expect((await portal.ask('getPatentTemp', { as: sari })).status).toBe(200)
      expect(await waitingForLock()).toBe(1)
    } finally {
      await held.rollback().execute()
    }
    expect(new Set((await opening).map(({ status }) => status))).toEqual(new Set([200]))
  })

  test('a draft filed meanwhile accepts no more parts', async () => {
    const tempId = await makeTestDraft(portal, sari)
    const bytes = pdfFile()
    const id = await opened(tempId, bytes)
    await portal.db.updateTable('draft').set({ submitted_at: new Date() }).where('temp_id', '=', tempId).execute()
    expect((await send(id, bytes, 0, bytes.length)).status).toBe(409)
    expect((await finishTestUpload(by(sari), id)).body.err).toBe('ALREADY_FILED')
  })

  test('a cancelled upload, and one unfinished after a day, leaves no bytes', async () => {
    const tempId = await makeTestDraft(portal, sari)
    const bytes = pdfFile({ pages: 50 })
    const [given, late] = [await opened(tempId, bytes), await opened(tempId, bytes)]
    await send(given, bytes, 0, 50)
    await send(late, bytes, 0, 50)
    expect((await sendPart(by(sari), 'DELETE', given)).status).toBe(204)
    expect((await sendPart(by(sari), 'HEAD', given)).status).toBe(404)
    const tomorrow = new Date(portal.services.clock().getTime() + 25 * 3_600_000)
    expect(await leftovers()).toContain(late)
    await sweepUploads(portal.services, tomorrow)
    const there = await leftovers()
    expect([there.includes(given), there.includes(late)]).toEqual([false, false])
    expect((await sendPart(by(sari), 'HEAD', late)).status).toBe(404)
  })
})
