import { readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { AppError } from '../../errors.ts'
import { randomKey } from '../../ports/fileKey.ts'
import { seedUnpaid } from '../../testing/cases.ts'
import { jpeg } from '../../testing/pictures.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { makeTestDraft, uploadAccepted } from '../../testing/uploads.ts'
import { collectOrphans } from './collectOrphans.ts'
import { updateFile } from './documents.sql.ts'
import { scrubAll, scrubSlice, sliceOf } from './scrub.ts'

const HOUR_MS = 3_600_000
const NIGHT = '2026-03-01T17:00:00Z'
let portal: TestPortal
let sari: TestActor

beforeAll(async () => {
  portal = await startTestPortal()
  sari = await portal.register()
})
beforeEach(() => void vi.spyOn(portal.app.log, 'error'))
afterEach(() => void vi.restoreAllMocks())
afterAll(() => portal.close())

const services = () => ({ ...portal.services, log: portal.app.log })
const pathOf = (key: string) => join(portal.services.env.dataDir, 'objects', key)
const isThere = (key: string) =>
  stat(pathOf(key)).then(
    () => true,
    () => false,
  )
const hoursAgo = (hours: number) => new Date(portal.services.clock().getTime() - hours * HOUR_MS)
const age = (key: string, hours: number) => utimes(pathOf(key), hoursAgo(hours), hoursAgo(hours))
const WEEK = 7 * 24

/** An uploaded picture and the keys of its objects, each nine days old. */
async function picture(): Promise<{ fileId: string; keys: string[] }> {
  const { DOC_ID } = await uploadAccepted(portal, {
    as: sari,
    tempId: await makeTestDraft(portal, sari),
    bytes: await jpeg(),
  })
  const query = portal.db.selectFrom('stored_file').select(['object_key', 'rendition_key', 'thumb_key'])
  const row = await query.where('file_id', '=', DOC_ID).executeTakeFirstOrThrow()
  const keys = [row.object_key, row.rendition_key, row.thumb_key].filter((key) => key !== null)
  expect(keys).toHaveLength(3)
  for (const key of keys) await age(key, 9 * 24)
  return { fileId: DOC_ID, keys }
}

/** As `picture`, filed with an application. */
async function filedPicture(): Promise<{ fileId: string; keys: string[]; applicationId: number }> {
  const kept = await picture()
  const { applicationId } = await seedUnpaid(portal.db, { ownerId: sari.userId, now: portal.services.clock() })
  await sql`delete from stored_file where object_key = 'none'`.execute(portal.db)
  await updateFile(portal.db, kept.fileId, { applicationId: applicationId })
  return { ...kept, applicationId }
}

async function flipBit(key: string): Promise<void> {
  const bytes = await readFile(pathOf(key))
  bytes.writeUInt8(bytes.readUInt8(100) ^ 1, 100)
  await writeFile(pathOf(key), bytes)
}

describe('collectOrphans', () => {
  // Twelve objects with rows for each orphan.
  beforeEach(async () => {
    for (let i = 0; i < 4; i++) await picture()
  })

  test.each([
    ['an hour less than seven days old, is kept', WEEK - 1, true],
    ['an hour more than seven days old, is removed', WEEK + 1, false],
  ])('an object that no row names, %s', async (_old, hours, kept) => {
    const key = await portal.services.files.put(Buffer.from('cut off'))
    await age(key, hours)
    await collectOrphans(services(), portal.services.clock())
    expect(await isThere(key)).toBe(kept)
  })

  test('objects named by a row are kept at any age: original, renditions, office document', async () => {
    const { keys, applicationId } = await filedPicture()
    const letter = await portal.services.files.put(Buffer.from('letter'))
    await age(letter, 9_999)
    await sql`insert into office_document (doc_id, application_id, doc_typ, doc_number, title, file_name, mime, size_bytes, sha256, object_key, issued_at)
      values ('letter', ${applicationId}, 'L1', '1', 'Surat', 'surat.pdf', 'application/pdf', 6, sha256('letter'), ${letter}, ${hoursAgo(9_999)})`.execute(
      portal.db,
    )
    await collectOrphans(services(), portal.services.clock())
    expect(await Promise.all([...keys, letter].map(isThere))).toEqual([true, true, true, true])
  })

  test.each([
    ['29 days ago is kept', 29, false, true],
    ['31 days ago is removed', 31, false, false],
    ['31 days ago, of an application, is kept', 31, true, true],
  ])('a file deleted %s', async (_when, days, filed, kept) => {
    const { fileId, keys } = filed ? await filedPicture() : await picture()
    await updateFile(portal.db, fileId, { deletedAt: hoursAgo(days * 24) })
    await collectOrphans(services(), portal.services.clock())
    const row = await portal.db
      .selectFrom('stored_file')
      .select('file_id')
      .where('file_id', '=', fileId)
      .executeTakeFirst()
    expect([row !== undefined, ...(await Promise.all(keys.map(isThere)))]).toEqual([kept, kept, kept, kept])
  })

  test('bytes that a deleted file shares with another file are kept', async () => {
    const { fileId, keys } = await picture()
    const copied = await picture()
    await updateFile(portal.db, copied.fileId, { objectKey: keys[0] ?? '' })
    await updateFile(portal.db, fileId, { deletedAt: hoursAgo(31 * 24) })
    await collectOrphans(services(), portal.services.clock())
    expect(await Promise.all(keys.map(isThere))).toEqual([true, false, false])
  })

  test('renditions of a deleted file are kept until they are seven days old', async () => {
    const { fileId, keys } = await picture()
    await updateFile(portal.db, fileId, { deletedAt: hoursAgo(31 * 24) })
    await age(keys[2] ?? '', WEEK - 1)
    await collectOrphans(services(), portal.services.clock())
    expect(await Promise.all(keys.map(isThere))).toEqual([false, false, true])
  })

  test.each([
    ['one orphan among three objects', 3, 1],
    ['one object and nothing in the database that names it', 1, 1],
    ['eleven orphans among a hundred objects', 100, 11],
    ['501 orphans among 5,000 objects', 5_000, 501],
  ])('%s: nothing is deleted and an alarm is logged', async (_case, objects, orphans) => {
    const deleted = await picture()
    await updateFile(portal.db, deleted.fileId, { deletedAt: hoursAgo(31 * 24) })
    const remove = vi.fn(async () => {})
    const keys = await storeOf(objects - orphans, orphans)
    const files = { ...portal.services.files, keysBefore: () => keys, remove }
    expect(await collectOrphans({ ...services(), files }, portal.services.clock())).toEqual({
      forgotten: 0,
      seen: objects,
      orphans,
      removed: 0,
    })
    expect(remove).not.toHaveBeenCalled()
    expect(portal.app.log.error).toHaveBeenCalledWith(
      expect.objectContaining({ alarm: 'too_many_orphans' }),
      expect.any(String),
    )
    await updateFile(portal.db, deleted.fileId, { deletedAt: null })
  })

  test('exactly a tenth is collected, and files deleted long ago do not count as orphans', async () => {
    const remove = vi.fn(async () => {})
    const keys = await storeOf(90, 10)
    const gone = await Promise.all(Array.from({ length: 5 }, picture))
    for (const { fileId } of gone) await updateFile(portal.db, fileId, { deletedAt: hoursAgo(31 * 24) })
    const all = async function* () {
      yield* keys
      yield* gone.flatMap((file) => file.keys)
    }
    const files = { ...portal.services.files, keysBefore: all, remove }
    const found = await collectOrphans({ ...services(), files }, portal.services.clock())
    expect(found).toEqual({ forgotten: 5, seen: 115, orphans: 10, removed: 25 })
    expect(remove).toHaveBeenCalledTimes(25)
  })
})

/** Object keys in a store: some named by rows, some orphans. */
async function storeOf(named: number, orphans: number): Promise<AsyncGenerator<string>> {
  const { rows } = await sql<{ key: string }>`
    insert into stored_file (file_id, owner_id, specdoc_typ, seq_num, file_name, mime, size_bytes, sha256, object_key, uploaded_at)
    select gen_random_uuid()::text, ${sari.userId}, 'KUA', 1, 'x.pdf', 'application/pdf', 1, sha256('x'), gen_random_uuid()::text, ${hoursAgo(0)}
      from generate_series(1, ${named}::int)
    returning object_key as key`.execute(portal.db)
  return (async function* () {
    for (const { key } of rows) yield key
    for (let i = 0; i < orphans; i++) yield randomKey()
  })()
}

describe('the scrubber', () => {
  test('finds a flipped bit and a missing object, reports both and changes nothing', async () => {
    const before = await scrubAll(services())
    expect(before).toMatchObject({ damaged: 0, missing: 0, unreadable: 0 })
    const [whole, bad, gone] = [await filedPicture(), await filedPicture(), await filedPicture()].map(
      ({ keys }) => keys[0] ?? '',
    )
    await flipBit(bad ?? '')
    const damagedBytes = await readFile(pathOf(bad ?? ''))
    await portal.services.files.remove(gone ?? '')
    expect(await scrubAll(services())).toMatchObject({
      checked: before.checked + 3,
      damaged: 1,
      missing: 1,
      unreadable: 0,
    })
    const lines = vi.mocked(portal.app.log.error).mock.calls.map(([line]) => line as unknown)
    expect(lines).toContainEqual(expect.objectContaining({ alarm: 'stored_file_damaged', key: bad }))
    expect(lines).toContainEqual(expect.objectContaining({ alarm: 'stored_file_missing', key: gone }))
    expect(JSON.stringify(lines)).not.toContain(whole)
    expect((await readFile(pathOf(bad ?? ''))).equals(damagedBytes)).toBe(true)
  })

  test('the slices of one night read every filed document once and no draft', async () => {
    await picture()
    const [kept, unread] = [await scrubAll(services()), vi.spyOn(portal.services.files, 'open')]
    const night = Array.from({ length: 36 }, (_, run) => new Date(Date.parse(NIGHT) + (run * HOUR_MS) / 6))
    let checked = 0
    for (const now of night) checked += (await scrubSlice(services(), now)).checked
    expect(kept.checked).toBeGreaterThan(0)
    expect([checked, unread.mock.calls.length]).toEqual([kept.checked, kept.checked])
  })

  test('counts unreadable objects, but throws when the store itself is unreachable', async () => {
    await filedPicture()
    const failing = (error: Error) => ({
      ...services(),
      files: { ...portal.services.files, open: () => Promise.reject(error) },
    })
    const { checked, unreadable } = await scrubAll(failing(new Error('EIO: i/o error, read')))
    expect([checked > 0, unreadable]).toEqual([true, checked])
    await expect(scrubAll(failing(new AppError('BUSY', 'away')))).rejects.toThrow('BUSY')
  })

  test.each([
    ['few documents', { files: 10, bytes: 1e6 }, 36],
    ['many documents', { files: 1_000_000, bytes: 1e6 }, 200],
    ['large documents', { files: 10, bytes: 8e12 }, 1_000],
  ])('%s are divided into slices by number and size, and all slices are read', (_size, kept, slices) => {
    const read = new Set<number>()
    for (let night = 0; night < Math.ceil(slices / 36); night++)
      for (let run = 0; run < 36; run++)
        read.add(sliceOf(new Date(Date.parse(NIGHT) + night * 24 * HOUR_MS + (run * HOUR_MS) / 6), kept).slice)
    expect([read.size, sliceOf(new Date(NIGHT), kept).slices]).toEqual([slices, slices])
  })
})
