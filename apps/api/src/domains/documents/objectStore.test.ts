import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { parseObjectStoreUrl } from '../../ports/objectStoreUrl.ts'
import { s3FileStore } from '../../ports/s3FileStore.ts'
import { startObjectStore, type StoreFault, type TestObjectStore } from '../../testing/objectStore.ts'
import { jpeg } from '../../testing/pictures.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { makeTestDraft, upload, uploadAccepted } from '../../testing/uploads.ts'
import { collectOrphans } from './collectOrphans.ts'

let tempDir: string
let remote: TestObjectStore
let portal: TestPortal
let sari: TestActor

beforeAll(async () => {
  tempDir = await mkdtemp(join(tmpdir(), 'saki-s3-portal-'))
  remote = await startObjectStore()
  portal = await startTestPortal({
    files: s3FileStore(parseObjectStoreUrl(remote.url), tempDir, { requestMs: 400, page: 2 }),
  })
  sari = await portal.register()
})
afterEach(() => remote.misbehave(undefined))
afterAll(async () => {
  await portal.close()
  await remote.close()
  await rm(tempDir, { recursive: true, force: true })
})

const rowsOf = (tempId: string) =>
  portal.db.selectFrom('stored_file').selectAll().where('temp_id', '=', tempId).execute()

test.each(['wrongBytes', 'truncates', 'overloaded', 'silent', 'stallsInBody'] satisfies StoreFault[])(
  'an upload to a store that %s fails cleanly and succeeds when repeated later',
  async (fault) => {
    const [tempId, key, bytes] = [await makeTestDraft(portal, sari), randomUUID(), await jpeg()]
    remote.misbehave(fault)
    const refused = await upload(portal, { as: sari, tempId, bytes, key })
    expect(refused.status).toBe(503)
    expect(refused.body).toMatchObject({
      err: 'BUSY',
      title: expect.stringContaining('Tidak ada yang berubah'),
      retryAfter: 30,
    })
    expect([await rowsOf(tempId), await readdir(tempDir)]).toEqual([[], []])
    const list = await portal.ask('getListImageSpecDoc', { as: sari, query: { fileId: tempId, specdoc_typ: 'GDI' } })
    expect([list.status, list.body]).toEqual([200, []])
    remote.misbehave(undefined)
    const { DOC_ID } = await uploadAccepted(portal, { as: sari, tempId, bytes, key })
    const back = await portal.ask('getPDFDoc', { as: sari, params: { id: DOC_ID } })
    expect(back.bytes.equals(bytes)).toBe(true)
  },
)

test('a document is not sent while the store is unreachable, and is sent again afterwards', async () => {
  const tempId = await makeTestDraft(portal, sari)
  const { DOC_ID } = await uploadAccepted(portal, { as: sari, tempId, bytes: await jpeg() })
  remote.misbehave('silent')
  expect((await portal.ask('getPDFDoc', { as: sari, params: { id: DOC_ID } })).body).toMatchObject({ err: 'BUSY' })
  remote.misbehave(undefined)
  expect((await portal.ask('getPDFDoc', { as: sari, params: { id: DOC_ID } })).status).toBe(200)
})

test('objects that no row names are removed after seven days, page by page; all others are kept', async () => {
  const tempId = await makeTestDraft(portal, sari)
  // Three objects each: two of them orphans among more than twenty are less than a tenth.
  for (let i = 0; i < 7; i++) await uploadAccepted(portal, { as: sari, tempId, bytes: await jpeg() })
  const now = portal.services.clock()
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  const lost: string[] = []
  for (let i = 0; i < 3; i++) lost.push(await portal.services.files.put(Buffer.from([i])))
  const named = (
    await portal.db.selectFrom('stored_file').select(['object_key', 'rendition_key', 'thumb_key']).execute()
  )
    .flatMap((row) => Object.values(row))
    .filter((key) => key !== null)
  for (const [key, object] of remote.objects) object.at = hoursAgo(7 * 24 + (key === lost[2] ? -1 : 1))
  remote.objects.set('backup/of/somebody', { bytes: Buffer.from('not ours'), at: hoursAgo(999) })
  await collectOrphans({ ...portal.services, log: portal.app.log }, now)
  expect([...remote.objects.keys()].toSorted()).toEqual([...named, lost[2], 'backup/of/somebody'].toSorted())
})
