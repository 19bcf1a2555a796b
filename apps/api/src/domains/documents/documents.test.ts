import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { tables } from '@saki/db'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { makeTestDraft, uploadAccepted } from '../../testing/uploads.ts'
import { factsOf, jpeg, phonePhoto, pixelOf } from '../../testing/pictures.ts'
import { pdfFile } from '../../testing/uploadFiles.ts'
import { renditionOf } from './keptRenditions.ts'

let portal: TestPortal
let sari: TestActor
let other: TestActor

beforeAll(async () => {
  portal = await startTestPortal()
  sari = await portal.register()
  other = await portal.register()
})
afterAll(() => portal.close())

const list = async (tempId: string, slot?: string) =>
  (await portal.ask('getListImageSpecDoc', { as: sari, query: { fileId: tempId, ...(slot && { specdoc_typ: slot }) } }))
    .body
const file = (tempId: string) =>
  portal.db.updateTable('draft').set({ submitted_at: new Date() }).where('temp_id', '=', tempId).execute()

describe('getLimit', () => {
  test('lists the stored limits of a slot, and requires a session', async () => {
    const { body } = await portal.ask('getLimit', { as: sari })
    const slot = await portal.db
      .selectFrom('specdoc_type')
      .selectAll()
      .where('specdoc_typ', '=', 'GDI')
      .executeTakeFirstOrThrow()
    expect(body.find((l) => l.SPECDOC_TYP === 'GDI')).toMatchObject({
      MAX_FILES: slot.max_files,
      MAX_BYTES: slot.max_bytes,
      MIME_LIST: ['image/jpeg', 'image/png'],
    })
    expect((await portal.ask('getLimit')).status).toBe(401)
  })
})

describe('getListImageSpecDoc and specdoc_typ/:t/images', () => {
  test('list the files of an own draft in order, of one slot or of all', async () => {
    const tempId = await makeTestDraft(portal, sari)
    const picture = await uploadAccepted(portal, { as: sari, tempId, bytes: await jpeg(), view: 3 })
    const letter = await uploadAccepted(portal, {
      as: sari,
      tempId,
      bytes: pdfFile({ pages: 2 }),
      name: 'kuasa.pdf',
      slot: 'KUA',
    })
    expect((await list(tempId)).map((r) => [r.ID, r.FILE_ID, r.SPECDOC_NAME, r.PAGES, r.SCAN])).toEqual([
      [picture.DOC_ID, tempId, 'Gambar desain', null, 'not_scanned'],
      [letter.DOC_ID, tempId, 'Surat kuasa', 2, 'not_scanned'],
    ])
    const { body } = await portal.ask('specdocTypImages', { as: sari, params: { t: 'GDI' }, query: { fileId: tempId } })
    expect(body.map((r) => r.ID)).toEqual([picture.DOC_ID])
    expect(
      (await portal.app.inject({ url: body[0]?.THUMB_URL ?? '', cookies: sari.cookies })).headers['content-type'],
    ).toBe('image/jpeg')
    expect(JSON.stringify(body)).not.toContain('object_key')
  })
  test("another person's draft is not found", async () => {
    const tempId = await makeTestDraft(portal, sari)
    expect((await portal.ask('getListImageSpecDoc', { as: other, query: { fileId: tempId } })).status).toBe(404)
    expect(
      (await portal.ask('specdocTypImages', { as: other, params: { t: 'GDI' }, query: { fileId: tempId } })).status,
    ).toBe(404)
  })
})

describe('specdoc_typ/:t/images without fileId', () => {
  test("lists one slot of the caller's unfiled drafts, newest first, and nothing of others", async () => {
    const me = await portal.register()
    const [first, second, filed, deleted] = [
      await makeTestDraft(portal, me),
      await makeTestDraft(portal, me),
      await makeTestDraft(portal, me),
      await makeTestDraft(portal, me),
    ]
    const upload = async (tempId: string, slot?: string) =>
      (
        await uploadAccepted(portal, {
          as: me,
          tempId,
          bytes: await jpeg(),
          ...(slot && { slot, bytes: pdfFile({ pages: 1 }), name: 'kuasa.pdf' }),
        })
      ).DOC_ID
    const older = await upload(first)
    // The clock of the test stands still, so that both would have the same instant.
    await portal.db
      .updateTable('stored_file')
      .set({ uploaded_at: new Date(portal.services.clock().getTime() - 60_000) })
      .where('file_id', '=', older)
      .execute()
    const newer = await upload(second)
    await upload(first, 'KUA')
    await upload(filed)
    await upload(deleted)
    await file(filed)
    await portal.db.updateTable('draft').set({ deleted_at: new Date() }).where('temp_id', '=', deleted).execute()
    const ask = (as: TestActor) => portal.ask('specdocTypImages', { as, params: { t: 'GDI' } })
    expect((await ask(me)).body.map((row) => [row.ID, row.FILE_ID])).toEqual([
      [newer, second],
      [older, first],
    ])
    expect((await ask(await portal.register())).body).toEqual([])
    expect((await portal.ask('specdocTypImages', { params: { t: 'GDI' } })).status).toBe(401)
  })
})

describe('specdoc_typ/:t/images/:id', () => {
  test('changes description, crop and rotation of the rendition and undoes the edits; the original is unchanged', async () => {
    const tempId = await makeTestDraft(portal, sari)
    const bytes = await phonePhoto()
    const { DOC_ID } = await uploadAccepted(portal, { as: sari, tempId, bytes, view: 1 })
    // Upright the photograph is 400 × 600, red above blue; turned by 90° it is 600 × 400, blue left of red.
    const edits = { x: 0, y: 0, width: 250, height: 400, rotate: 90 as const }
    const edited = await portal.ask('specdocTypImagesById', {
      as: sari,
      params: { t: 'GDI', id: DOC_ID },
      body: { description: '<b>Tutup</b> terpasang', EDITS: edits },
    })
    expect(edited.body.IMAGE).toMatchObject({ DESCRIPTION: '<b>Tutup</b> terpasang', EDITS: edits })
    const shown = await portal.ask('getIMGDoc', { as: sari, params: { id: DOC_ID } })
    expect(await factsOf(shown.bytes)).toMatchObject({ width: 250, height: 400 })
    const [red, , blue] = await pixelOf(shown.bytes, 20, 20)
    expect([red < 60, blue > 200]).toEqual([true, true])
    const back = await portal.ask('specdocTypImagesById', {
      as: sari,
      params: { t: 'GDI', id: DOC_ID },
      body: { EDITS: null },
    })
    expect(back.body.IMAGE.EDITS).toBeNull()
    expect(back.body.IMAGE.THUMB_URL).not.toBe(edited.body.IMAGE.THUMB_URL)
    const original = await portal.ask('getIMGDoc', { as: sari, params: { id: DOC_ID }, query: { size: 'original' } })
    expect(original.bytes.equals(bytes)).toBe(true)
  })
  test('a description changed from another one than the server has is refused, and a repeated save passes', async () => {
    const tempId = await makeTestDraft(portal, sari)
    const { DOC_ID } = await uploadAccepted(portal, { as: sari, tempId, bytes: await jpeg(600, 400) })
    const save = (description: string, DESCRIPTION_BEFORE: string) =>
      portal.ask('specdocTypImagesById', {
        as: sari,
        params: { t: 'GDI', id: DOC_ID },
        body: { description, DESCRIPTION_BEFORE },
      })
    expect((await save('Tampak depan', '')).status).toBe(200)
    expect((await save('Tampak depan', '')).status).toBe(200)
    expect(await save('Tampak belakang', '')).toMatchObject({ status: 409, body: { err: 'STALE_VERSION' } })
    expect((await list(tempId))[0]?.DESCRIPTION).toBe('Tampak depan')
    expect((await save('Tampak belakang', 'Tampak depan')).body.IMAGE.DESCRIPTION).toBe('Tampak belakang')
  })
  test('a picture whose description came in decomposed letters can be cropped and described again', async () => {
    const tempId = await makeTestDraft(portal, sari)
    const sent = { as: sari, tempId, bytes: await jpeg(600, 400), fields: { DESCRIPTION: 'Cafe\u0301' } }
    const { DOC_ID } = await uploadAccepted(portal, sent)
    const ask = (body: object) =>
      portal.ask('specdocTypImagesById', { as: sari, params: { t: 'GDI', id: DOC_ID }, body })
    expect((await ask({ EDITS: { x: 0, y: 0, width: 400, height: 400, rotate: 0 } })).status).toBe(200)
    const shown = (await list(tempId))[0]?.DESCRIPTION ?? ''
    expect((await ask({ description: 'Tutup', DESCRIPTION_BEFORE: shown })).status).toBe(200)
  })
  test('refuses a crop outside the picture, another slot, another person and a filed draft', async () => {
    const tempId = await makeTestDraft(portal, sari)
    const { DOC_ID } = await uploadAccepted(portal, { as: sari, tempId, bytes: await jpeg(600, 400) })
    const ask = (as: TestActor, t: string, width: number) =>
      portal.ask('specdocTypImagesById', {
        as,
        params: { t, id: DOC_ID },
        body: { EDITS: { x: 0, y: 0, width, height: 400, rotate: 0 } },
      })
    expect((await ask(sari, 'GDI', 601)).body.fields?.[0]).toMatchObject({
      field: 'EDITS',
      message: expect.stringContaining('600 × 400'),
    })
    expect((await ask(sari, 'KUA', 600)).status).toBe(404)
    expect((await ask(other, 'GDI', 600)).status).toBe(404)
    await file(tempId)
    expect((await ask(sari, 'GDI', 600)).status).toBe(409)
  })
  test('SEQ_NUM moves a file to a position', async () => {
    const tempId = await makeTestDraft(portal, sari)
    const ids: string[] = []
    for (const name of ['a', 'b', 'c'])
      ids.push(
        (await uploadAccepted(portal, { as: sari, tempId, bytes: pdfFile(), name: `${name}.pdf`, slot: 'BKT' })).DOC_ID,
      )
    const [a, b, c] = ids
    await portal.ask('specdocTypImagesById', { as: sari, params: { t: 'BKT', id: c ?? '' }, body: { SEQ_NUM: 1 } })
    expect((await list(tempId)).map((r) => [r.ID, r.SEQ_NUM])).toEqual([
      [c, 1],
      [a, 2],
      [b, 3],
    ])
  })
})

describe.each([
  ['deleteImage', 'ID'],
  ['deleteFilePendukung', 'DOC_ID'],
] as const)('%s', (call, field) => {
  test('deletes and restores a file, only of an own draft and only before filing', async () => {
    const tempId = await makeTestDraft(portal, sari)
    const { DOC_ID } = await uploadAccepted(portal, { as: sari, tempId, bytes: await jpeg() })
    expect((await portal.ask(call, { as: other, body: { [field]: DOC_ID } })).status).toBe(404)
    expect((await portal.ask(call, { as: sari, body: { [field]: DOC_ID } })).body).toEqual({ err: '' })
    expect(await list(tempId)).toEqual([])
    expect((await portal.ask('getIMGDoc', { as: sari, params: { id: DOC_ID } })).body.err).toBe('FILE_NOT_FOUND')
    await portal.ask(call, { as: sari, body: { [field]: DOC_ID, IND_DELETED: 'N' } })
    expect(await list(tempId)).toHaveLength(1)
    await file(tempId)
    expect((await portal.ask(call, { as: sari, body: { [field]: DOC_ID } })).body.err).toBe('ALREADY_FILED')
  })
})

describe('changeImageTyp', () => {
  test('moves a picture to another view; the occupant gets the vacated view', async () => {
    const tempId = await makeTestDraft(portal, sari)
    const front = await uploadAccepted(portal, { as: sari, tempId, bytes: await jpeg(), view: 2 })
    const back = await uploadAccepted(portal, { as: sari, tempId, bytes: await jpeg(610), view: 3 })
    const { body } = await portal.ask('changeImageTyp', { as: sari, body: { ID: front.DOC_ID, VIEW_TYPE_ID: 3 } })
    expect(Object.fromEntries(body.IMAGES.map((i) => [i.ID, i.VIEW_TYPE_ID]))).toEqual({
      [front.DOC_ID]: 3,
      [back.DOC_ID]: 2,
    })
    expect(
      (await portal.ask('changeImageTyp', { as: other, body: { ID: front.DOC_ID, VIEW_TYPE_ID: 5 } })).status,
    ).toBe(404)
  })
  test('moves a file only to a slot that accepts its type', async () => {
    const tempId = await makeTestDraft(portal, sari)
    const { DOC_ID } = await uploadAccepted(portal, { as: sari, tempId, bytes: pdfFile(), name: 'a.pdf', slot: 'KUA' })
    expect((await portal.ask('changeImageTyp', { as: sari, body: { ID: DOC_ID, SPECDOC_TYP: 'GDI' } })).status).toBe(
      422,
    )
    expect(
      (await portal.ask('changeImageTyp', { as: sari, body: { ID: DOC_ID, SPECDOC_TYP: 'PGH' } })).body.IMAGES[0],
    ).toMatchObject({ SPECDOC_TYP: 'PGH', VIEW_TYPE_ID: null })
  })
})

describe('getPDFDoc', () => {
  test('sends the bytes as received with safe headers, whole and in ranges', async () => {
    const tempId = await makeTestDraft(portal, sari)
    const bytes = pdfFile({ pages: 3 })
    const { DOC_ID, SHA256 } = await uploadAccepted(portal, {
      as: sari,
      tempId,
      bytes,
      name: 'Surat Kuasa, asli.PDF',
      slot: 'KUA',
    })
    const whole = await portal.ask('getPDFDoc', { as: sari, params: { id: DOC_ID } })
    expect(createHash('sha256').update(whole.bytes).digest('hex')).toBe(SHA256)
    expect(whole.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'accept-ranges': 'bytes',
      etag: `"${SHA256}"`,
      'cache-control': 'no-store',
    })
    const part = await portal.ask('getPDFDoc', { as: sari, params: { id: DOC_ID }, headers: { range: 'bytes=5-9' } })
    expect([part.status, part.headers['content-range'], part.bytes.equals(bytes.subarray(5, 10))]).toEqual([
      206,
      `bytes 5-9/${bytes.length}`,
      true,
    ])
    expect(
      (
        await portal.ask('getPDFDoc', { as: sari, params: { id: DOC_ID }, headers: { range: 'bytes=-4' } })
      ).bytes.equals(bytes.subarray(-4)),
    ).toBe(true)
    expect(
      (
        await portal.ask('getPDFDoc', {
          as: sari,
          params: { id: DOC_ID },
          headers: { range: `bytes=${bytes.length}-` },
        })
      ).status,
    ).toBe(416)
    expect(
      (
        await portal.ask('getPDFDoc', {
          as: sari,
          params: { id: DOC_ID },
          headers: { range: 'bytes=0-1', 'if-range': '"other"' },
        })
      ).status,
    ).toBe(200)
  })
  test("refuses altered bytes (502), and answers 404 alike for unknown files and other people's", async () => {
    const tempId = await makeTestDraft(portal, sari)
    const { DOC_ID } = await uploadAccepted(portal, { as: sari, tempId, bytes: pdfFile(), name: 'a.pdf', slot: 'KUA' })
    const other404 = await portal.ask('getPDFDoc', { as: other, params: { id: DOC_ID } })
    const nothing404 = await portal.ask('getPDFDoc', { as: sari, params: { id: 'tidak-ada-sama-sekali' } })
    expect([other404.status, other404.body.err, other404.body.title]).toEqual([
      404,
      'FILE_NOT_FOUND',
      nothing404.body.title,
    ])
    expect((await portal.ask('getPDFDoc', { params: { id: DOC_ID } })).status).toBe(401)
    const row = await portal.db
      .selectFrom('stored_file')
      .select('object_key')
      .where('file_id', '=', DOC_ID)
      .executeTakeFirstOrThrow()
    const path = join(portal.services.env.dataDir, 'objects', row.object_key)
    const kept = await readFile(path)
    kept[40] = (kept[40] ?? 0) ^ 1
    await writeFile(path, kept)
    const damaged = await portal.ask('getPDFDoc', { as: sari, params: { id: DOC_ID }, headers: { range: 'bytes=0-3' } })
    expect([damaged.status, damaged.body.err]).toEqual([502, 'FILE_DAMAGED'])
  })
})

describe('getIMGDoc', () => {
  test('sends renditions of at most 2000 and 400 pixels, never enlarged; missing ones are rendered again', async () => {
    const tempId = await makeTestDraft(portal, sari)
    const { DOC_ID } = await uploadAccepted(portal, { as: sari, tempId, bytes: await jpeg(2600, 1300) })
    const sizeOf = async (size: 'thumb' | 'full') => {
      const { width, height } = await factsOf(
        (await portal.ask('getIMGDoc', { as: sari, params: { id: DOC_ID }, query: { size } })).bytes,
      )
      return [width, height]
    }
    expect([await sizeOf('full'), await sizeOf('thumb')]).toEqual([
      [2000, 1000],
      [400, 200],
    ])
    await portal.db
      .updateTable('stored_file')
      .set({ rendition_key: null, thumb_key: null })
      .where('file_id', '=', DOC_ID)
      .execute()
    expect(await sizeOf('full')).toEqual([2000, 1000])
    const small = await uploadAccepted(portal, { as: sari, tempId, bytes: await jpeg(320, 300) })
    const thumb = await portal.ask('getIMGDoc', { as: sari, params: { id: small.DOC_ID }, query: { size: 'thumb' } })
    expect((await factsOf(thumb.bytes)).width).toBe(320)
    expect((await portal.ask('getIMGDoc', { as: other, params: { id: DOC_ID } })).status).toBe(404)
  })
})

test('renditions rendered again while a crop is saved do not replace the cropped ones', async () => {
  const tempId = await makeTestDraft(portal, sari)
  const { DOC_ID: id } = await uploadAccepted(portal, { as: sari, tempId, bytes: await jpeg(600, 400) })
  const row = () =>
    tables(portal.db).selectFrom('storedFile').selectAll().where('fileId', '=', id).executeTakeFirstOrThrow()
  const before = await row()
  const EDITS = { x: 0, y: 0, width: 100, height: 50, rotate: 0 as const }
  await portal.ask('specdocTypImagesById', { as: sari, params: { t: 'GDI', id }, body: { EDITS } })
  const after = await row()
  const asked = { db: portal.db, services: { ...portal.services, log: portal.app.log } }
  expect(await factsOf(await renditionOf(asked, before, 'full'))).toMatchObject({ width: 600, height: 400 })
  expect(await row()).toEqual(after)
  expect(await factsOf(await renditionOf(asked, after, 'full'))).toMatchObject({ width: 100, height: 50 })
})
