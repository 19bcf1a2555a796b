import { createHash, randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'

import { openDb, type Db } from '@saki/db'
import { freshDatabase } from '@saki/db/testing'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { askPieces, finishPieces, openPieces, type Sender } from '../../testing/pieces.ts'
import { startPortal, type Actor, type Portal } from '../../testing/portal.ts'
import { pdfFile } from '../../testing/uploadFiles.ts'
import { makeDraft } from '../../testing/uploads.ts'

let portal: Portal
let otherDb: Db
/** A second server on the same database and folder that shares no state of this one's modules, as a second process does. */
let other: FastifyInstance
let sari: Actor
let one: Sender
let two: Sender

beforeAll(async () => {
  const database = await freshDatabase()
  portal = await startPortal({ database })
  sari = await portal.register()
  otherDb = openDb({ url: database.url, poolSize: 6 })
  vi.resetModules()
  const { buildApp } = await import('../../app.ts')
  other = await buildApp({ ...portal.services, db: otherDb })
  const cookie = Object.entries(sari.cookies)
    .map((pair) => pair.join('='))
    .join('; ')
  one = { baseUrl: await portal.app.listen({ port: 0, host: '127.0.0.1' }), cookie }
  two = { baseUrl: await other.listen({ port: 0, host: '127.0.0.1' }), cookie }
})
afterAll(async () => {
  await other.close()
  await otherDb.destroy()
  await portal.close()
})

const large = () =>
  pdfFile({ extra: [`<< /Length 4000000 >>\nstream\n${randomBytes(2_000_000).toString('hex')}\nendstream`] })
const shaOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

async function openAt(sender: Sender, bytes: Buffer) {
  const tempId = await makeDraft(portal, sari)
  const fields = { TEMP_ID: tempId, SPECDOC_TYP: 'KUA', FILE_NAME: 'Surat Kuasa.pdf', SIZE: bytes.length }
  return { tempId, id: (await openPieces(sender, fields)).body.UPLOAD_ID }
}

/** The one file of the draft, and the hash of its bytes in the store. */
async function storedOf(tempId: string) {
  const rows = await portal.db.selectFrom('stored_file').selectAll().where('temp_id', '=', tempId).execute()
  const kept = await Promise.all(rows.map(async (row) => buffer(await portal.services.files.open(row.object_key))))
  return kept.map(shaOf)
}

test('an upload finished at two processes at once is one file: both get the same reply', async () => {
  for (let round = 0; round < 5; round += 1) {
    const bytes = large()
    const { tempId, id } = await openAt(one, bytes)
    expect((await askPieces(one, 'PATCH', id, { bytes })).status).toBe(204)
    const replies = await Promise.all([one, two, one, two].map((sender) => finishPieces(sender, id)))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    for (const { body } of replies) expect(body).toEqual(replies[0]?.body)
    expect(await storedOf(tempId)).toEqual([shaOf(bytes)])
  }
}, 60_000)

test('pieces sent to two processes at once are one file with the bytes of the sender', async () => {
  for (let round = 0; round < 3; round += 1) {
    const bytes = large()
    const { tempId, id } = await openAt(two, bytes)
    const sent = await Promise.all([one, two].map((sender) => askPieces(sender, 'PATCH', id, { bytes })))
    expect(sent.map(({ status }) => status)).toContain(204)
    expect(sent.filter(({ status }) => ![204, 400, 409].includes(status))).toEqual([])
    expect((await finishPieces(two, id)).status).toBe(200)
    expect(await storedOf(tempId)).toEqual([shaOf(bytes)])
  }
}, 60_000)

test('an upload whose process died in the middle is free again after seconds', async () => {
  const bytes = pdfFile()
  const { tempId, id } = await openAt(one, bytes)
  await askPieces(one, 'PATCH', id, { bytes })
  const now = portal.services.clock()
  await portal.db
    .updateTable('upload_session')
    .set({ held_by: 'a process that died', held_until: new Date(now.getTime() + 10_000) })
    .where('upload_id', '=', id)
    .execute()
  const finishing = finishPieces(two, id)
  portal.setNow(new Date(now.getTime() + 11_000).toISOString())
  expect((await finishing).status).toBe(200)
  expect(await storedOf(tempId)).toEqual([shaOf(bytes)])
})
