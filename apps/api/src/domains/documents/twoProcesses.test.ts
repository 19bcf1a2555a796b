import { createHash, randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'

import { freshDatabase } from '@saki/db/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { sendPart, finishTestUpload, openTestUpload, type Sender } from '../../testing/uploadParts.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { startServerProcess, type ServerProcess } from '../../testing/serverProcess.ts'
import { pdfFile } from '../../testing/uploadFiles.ts'
import { makeTestDraft } from '../../testing/uploads.ts'

const NOW = '2026-03-02T03:00:00.000Z'
let portal: TestPortal
let sari: TestActor
let servers: ServerProcess[]
let one: Sender
let two: Sender

beforeAll(async () => {
  const database = await freshDatabase()
  portal = await startTestPortal({ database, now: NOW })
  sari = await portal.register()
  const place = { databaseUrl: database.url, dataDir: portal.services.env.dataDir, now: NOW }
  servers = await Promise.all([startServerProcess(place), startServerProcess(place)])
  const cookie = Object.entries(sari.cookies)
    .map((pair) => pair.join('='))
    .join('; ')
  const [first, second] = servers.map(({ baseUrl }): Sender => ({ baseUrl, cookie }))
  if (!first || !second) throw new Error('two servers did not start')
  one = first
  two = second
})
afterAll(async () => {
  for (const server of servers) await server.stop()
  await portal.close()
})

/** All object keys in the store. */
async function keysStored(): Promise<string[]> {
  const keys: string[] = []
  for await (const key of portal.services.files.keysBefore(new Date('2100-01-01'))) keys.push(key)
  return keys
}

const large = () =>
  pdfFile({ extra: [`<< /Length 4000000 >>\nstream\n${randomBytes(2_000_000).toString('hex')}\nendstream`] })
const shaOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

async function openAt(sender: Sender, bytes: Buffer) {
  const tempId = await makeTestDraft(portal, sari)
  const fields = { TEMP_ID: tempId, SPECDOC_TYP: 'KUA', FILE_NAME: 'Surat Kuasa.pdf', SIZE: bytes.length }
  return { tempId, id: (await openTestUpload(sender, fields)).body.UPLOAD_ID }
}

/** The only file of the draft, and the hash of its stored bytes. */
async function storedOf(tempId: string) {
  const rows = await portal.db.selectFrom('stored_file').selectAll().where('temp_id', '=', tempId).execute()
  const kept = await Promise.all(rows.map(async (row) => buffer(await portal.services.files.open(row.object_key))))
  return kept.map(shaOf)
}

test('an upload finished at two processes in parallel is stored once, and all requests get the same reply', async () => {
  expect(new Set([process.pid, ...servers.map(({ pid }) => pid)]).size).toBe(3)
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const bytes = large()
    const { tempId, id } = await openAt(one, bytes)
    expect((await sendPart(one, 'PATCH', id, { bytes })).status).toBe(204)
    const before = await keysStored()
    const replies = await Promise.all([one, two, one, two].map((sender) => finishTestUpload(sender, id)))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    for (const { body } of replies) expect(body).toEqual(replies[0]?.body)
    expect(await storedOf(tempId)).toEqual([shaOf(bytes)])
    expect(await keysStored()).toHaveLength(before.length + 1)
  }
}, 60_000)

test('parts sent to two processes in parallel become one file with the bytes sent', async () => {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const bytes = large()
    const { tempId, id } = await openAt(two, bytes)
    const sent = await Promise.all([one, two].map((sender) => sendPart(sender, 'PATCH', id, { bytes })))
    expect(sent.map(({ status }) => status)).toContain(204)
    expect(sent.filter(({ status }) => ![204, 400, 409].includes(status))).toEqual([])
    expect((await finishTestUpload(two, id)).status).toBe(200)
    expect(await storedOf(tempId)).toEqual([shaOf(bytes)])
  }
}, 60_000)

test('an upload leased by a dead process can be finished by another after the lease expires', async () => {
  const bytes = pdfFile()
  const { tempId, id } = await openAt(one, bytes)
  await sendPart(one, 'PATCH', id, { bytes })
  const now = portal.services.clock()
  await portal.db
    .updateTable('upload_session')
    .set({ held_by: 'a process that died', held_until: new Date(now.getTime() + 10_000) })
    .where('upload_id', '=', id)
    .execute()
  const finishing = finishTestUpload(two, id)
  for (const server of servers) await server.setNow(new Date(now.getTime() + 11_000).toISOString())
  expect((await finishing).status).toBe(200)
  expect(await storedOf(tempId)).toEqual([shaOf(bytes)])
})
