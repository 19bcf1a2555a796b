import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomBytes, randomUUID } from 'node:crypto'

import { freshDatabase } from '@saki/db/testing'
import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'

import { localFileStore } from './ports/localFileStore.ts'
import { makeAsk } from './testing/ask.ts'
import { sampleDesign } from './testing/filings.ts'
import { sendPart, openTestUpload } from './testing/uploadParts.ts'
import { startTestPortal, type TestActor, type TestPortal } from './testing/portal.ts'
import { pdfFile } from './testing/uploadFiles.ts'
import { makeTestDraft, upload } from './testing/uploads.ts'

const NOW = new Date('2026-03-02T03:00:00Z')
const full = { status: 507, body: { err: 'STORAGE_FULL', retryAfter: 60 }, headers: { 'retry-after': '60' } }
const readOnly = { status: 503, body: { err: 'READ_ONLY', retryAfter: 60 }, headers: { 'retry-after': '60' } }

let portal: TestPortal
let dataDir: string
let mounted = false
afterEach(async () => {
  await portal.close()
  if (mounted) spawnSync('umount', [dataDir])
  mounted = false
  await rm(dataDir, { recursive: true, force: true })
})

async function newFolder(): Promise<string> {
  dataDir = await mkdtemp(join(tmpdir(), 'saki-full-'))
  return dataDir
}

/** Mounts a disk of 2 MiB; false when this account may not mount. */
function mountTiny(folder: string): boolean {
  mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder]).status === 0
  return mounted
}

const large = () =>
  pdfFile({ extra: [`<< /Length 3000000 >>\nstream\n${randomBytes(1_500_000).toString('hex')}\nendstream`] })
const send = (as: TestActor, tempId: string, bytes: Buffer, key: string = randomUUID()) =>
  upload(portal, { as, tempId, bytes, name: 'Surat Kuasa.pdf', slot: 'KUA', key })
const draftOf = (tempId: string) =>
  portal.db.selectFrom('draft').selectAll().where('temp_id', '=', tempId).executeTakeFirstOrThrow()
const filesOf = (tempId: string) =>
  portal.db.selectFrom('stored_file').selectAll().where('temp_id', '=', tempId).execute()

describe('a file store', () => {
  test.each([
    ['ENOSPC', full],
    ['EDQUOT', full],
    ['EROFS', readOnly],
  ])(
    'that fails with %s answers so; the draft is unchanged, nothing is left over, and the same key succeeds later',
    async (code, problem) => {
      const store = await localFileStore(await newFolder(), NOW)
      let fails = true
      const failing = () => Promise.reject(Object.assign(new Error(code), { code }))
      portal = await startTestPortal({
        files: {
          ...store,
          adopt: (path) => (fails ? failing() : store.adopt(path)),
          put: (bytes) => (fails ? failing() : store.put(bytes)),
        },
      })
      const sari = await portal.register()
      const tempId = await makeTestDraft(portal, sari)
      const draft = await draftOf(tempId)
      const bytes = pdfFile()
      const key = randomUUID()
      expect(await send(sari, tempId, bytes, key)).toMatchObject(problem)
      expect([await readdir(store.tempDir), await filesOf(tempId)]).toEqual([[], []])
      expect(await draftOf(tempId)).toEqual(draft)
      fails = false
      expect(await send(sari, tempId, bytes, key)).toMatchObject({ status: 200 })
      expect(await filesOf(tempId)).toHaveLength(1)
    },
  )

  test('on a full disk refuses a file that does not fit, removes its partial copy, and stores a small file', async ({
    skip,
  }) => {
    const folder = await newFolder()
    if (!mountTiny(folder)) skip('no right to mount a disk')
    const store = await localFileStore(folder, NOW)
    portal = await startTestPortal({ files: store })
    const sari = await portal.register()
    const tempId = await makeTestDraft(portal, sari)
    expect(await send(sari, tempId, large())).toMatchObject(full)
    await expect(store.put(randomBytes(3_000_000))).rejects.toMatchObject({ code: 'ENOSPC' })
    expect([await readdir(store.tempDir), await filesOf(tempId)]).toEqual([[], []])
    expect((await send(sari, tempId, pdfFile())).status).toBe(200)
  })

  test('on a full disk refuses a part of an upload with the same message', async ({ skip }) => {
    const folder = await newFolder()
    if (!mountTiny(folder)) skip('no right to mount a disk')
    portal = await startTestPortal({ files: await localFileStore(folder, NOW) })
    const sari = await portal.register()
    const tempId = await makeTestDraft(portal, sari)
    const baseUrl = await portal.app.listen({ port: 0, host: '127.0.0.1' })
    const cookie = Object.entries(sari.cookies)
      .map((pair) => pair.join('='))
      .join('; ')
    const bytes = large()
    const fields = { TEMP_ID: tempId, SPECDOC_TYP: 'KUA', FILE_NAME: 'Surat Kuasa.pdf', SIZE: bytes.length }
    const opened = await openTestUpload({ baseUrl, cookie }, fields)
    const { status, body, headers } = await sendPart({ baseUrl, cookie }, 'PATCH', opened.body.UPLOAD_ID, { bytes })
    expect([status, headers.get('retry-after'), JSON.parse(body)]).toEqual([
      507,
      '60',
      expect.objectContaining({ err: 'STORAGE_FULL' }),
    ])
  })
})

describe('a database', () => {
  /** Does not run the jobs a call queues, which would write. */
  const ask: TestPortal['ask'] = (name, question) => makeAsk(portal.app, async () => {})(name, question)
  const save = (as: TestActor) =>
    ask('savePermohonan', { as, key: randomUUID(), body: { FORM_TYP: 'design-filing', ...sampleDesign() } })
  const draftsOf = async (as: TestActor) => (await ask('getPatentTemp', { as })).body.data.length

  test('without room answers 507, and what was saved before is still there', async () => {
    await newFolder()
    portal = await startTestPortal()
    const sari = await portal.register()
    expect((await save(sari)).status).toBe(200)
    await sql`create function no_room() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file "base/1/2": No space left on device' using errcode = '53100'; end $$`.execute(
      portal.db,
    )
    await sql`create trigger planted before insert on draft for each row execute function no_room()`.execute(portal.db)
    expect(await save(sari)).toMatchObject(full)
    expect(await draftsOf(sari)).toBe(1)
  })

  test('that is read-only answers 503, and can still be read', async () => {
    await newFolder()
    const database = await freshDatabase()
    portal = await startTestPortal({ database })
    const sari = await portal.register()
    expect((await save(sari)).status).toBe(200)
    const name = new URL(database.url).pathname.slice(1)
    await sql`alter database ${sql.ref(name)} set default_transaction_read_only = on`.execute(portal.db)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name} and pid <> pg_backend_pid()`.execute(
      portal.db,
    )
    await sql`set default_transaction_read_only = on`.execute(portal.db)
    expect(await save(sari)).toMatchObject(readOnly)
    expect(await draftsOf(sari)).toBe(1)
  })
})
