import { createHash, randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { connect, type AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { makeTestDraft, upload, uploadAccepted } from '../../testing/uploads.ts'
import { mp3, mp4, sequences } from '../../testing/hostileFiles.ts'
import { factsOf, jpeg, phonePhoto, pixelOf, pngOf } from '../../testing/pictures.ts'
import {
  encryptedPdf,
  flateBomb,
  gifScript,
  html,
  multipart,
  multipartType,
  packedScriptPdf,
  pdfFile,
  pngBomb,
  scriptedPdf,
  svg,
} from '../../testing/uploadFiles.ts'

let portal: TestPortal
let sari: TestActor
let other: TestActor

beforeAll(async () => {
  portal = await startTestPortal()
  sari = await portal.register()
  other = await portal.register()
})
afterAll(() => portal.close())

const leftovers = () => readdir(portal.services.files.tempDir)
const rowsOf = (tempId: string) =>
  portal.db.selectFrom('stored_file').selectAll().where('temp_id', '=', tempId).execute()

describe('uploadUserDoc2', () => {
  test('an account with 2 GiB in drafts cannot upload', async () => {
    const keen = await portal.register()
    const tempId = await makeTestDraft(portal, keen)
    const first = await uploadAccepted(portal, { as: keen, tempId, bytes: await jpeg(400, 400), view: 1 })
    await portal.db
      .updateTable('stored_file')
      .set({ size_bytes: 2 * 1024 ** 3 })
      .where('file_id', '=', first.DOC_ID)
      .execute()
    const refused = await upload(portal, { as: keen, tempId, bytes: await jpeg(400, 400), view: 2 })
    expect([refused.status, refused.body.err]).toEqual([409, 'TOO_MUCH_UNFILED'])
    expect(await rowsOf(tempId)).toHaveLength(1)
  })

  test('replies with what was received and stores the bytes unchanged', async () => {
    const tempId = await makeTestDraft(portal, sari)
    const bytes = await phonePhoto()
    const reply = await uploadAccepted(portal, {
      as: sari,
      tempId,
      bytes,
      view: 2,
      fields: { DESCRIPTION: 'Tampak depan' },
    })
    const hash = createHash('sha256').update(bytes).digest('hex')
    expect(reply).toMatchObject({
      err: '',
      SPECDOC_TYP: 'GDI',
      VIEW_TYPE_ID: 2,
      SEQ_NUM: 1,
      FILE_NAME: 'depan.jpg',
      MIME: 'image/jpeg',
      SIZE: bytes.length,
      SHA256: hash,
      SCAN: 'not_scanned',
      WIDTH: 400,
      HEIGHT: 600,
    })
    const [row] = await rowsOf(tempId)
    const kept = await buffer(await portal.services.files.open(row?.object_key ?? ''))
    expect(kept.equals(bytes)).toBe(true)
    expect(await leftovers()).toEqual([])
  })

  test('the rendition is upright and without location and camera data', async () => {
    const tempId = await makeTestDraft(portal, sari)
    const photo = await phonePhoto()
    expect(photo.includes('TelefonRahasia')).toBe(true)
    const { DOC_ID } = await uploadAccepted(portal, { as: sari, tempId, bytes: photo })
    const shown = await portal.ask('getIMGDoc', { as: sari, params: { id: DOC_ID } })
    expect(await factsOf(shown.bytes)).toEqual({
      width: 400,
      height: 600,
      exif: undefined,
      icc: undefined,
      orientation: undefined,
      format: 'jpeg',
    })
    expect((await pixelOf(shown.bytes, 200, 100))[0]).toBeGreaterThan(200)
    expect(shown.bytes.includes('TelefonRahasia')).toBe(false)
  })

  test.each([
    'Gambar, depan (akhir) [2].JPG',
    'صورة المنتج.jpg',
    'tampak é ü.jpg',
    `${'n'.repeat(196)}.jpg`,
    'tanpa-akhiran',
  ])('accepts the name %s and returns it', async (name) => {
    const tempId = await makeTestDraft(portal, sari)
    const reply = await uploadAccepted(portal, { as: sari, tempId, bytes: await jpeg(), name })
    expect(reply.FILE_NAME).toBe(name)
    const answer = await portal.ask('getPDFDoc', { as: sari, params: { id: reply.DOC_ID } })
    const encoded = /filename\*=UTF-8''(.*)$/.exec(String(answer.headers['content-disposition']))?.[1] ?? ''
    expect(decodeURIComponent(encoded)).toBe(name)
  })

  test('removes direction overrides, control characters and folders from a name', async () => {
    const tempId = await makeTestDraft(portal, sari)
    const reply = await uploadAccepted(portal, {
      as: sari,
      tempId,
      bytes: await jpeg(),
      name: '../..\\tmp/\u202Egpj.exe\u0007.jpg',
    })
    expect(reply.FILE_NAME).toBe('gpj.exe.jpg')
  })

  const refused: [string, () => Buffer | Promise<Buffer>, string, RegExp][] = [
    ['nothing', () => Buffer.alloc(0), 'depan.jpg', /^Berkas kosong$/],
    ['HTML named .jpg', () => html, 'depan.jpg', /JPG/],
    ['SVG', () => svg, 'depan.svg', /JPG/],
    ['GIF and script in one', () => gifScript, 'depan.jpg', /JPG/],
    [
      'a picture of 300 million pixels in a few bytes',
      () => pngBomb(20_000, 15_000),
      'depan.png',
      /20000 × 15000.*50 juta/,
    ],
    ['a picture with too long a side', () => pngBomb(30_000, 10), 'depan.png', /30000 × 10/],
    [
      'a picture cut short',
      async () => (await jpeg(900, 900)).subarray(0, 3000),
      'depan.jpg',
      /rusak atau tidak lengkap/,
    ],
    ['a PNG named .jpg', async () => pngOf(await jpeg()), 'depan.jpg', /berakhiran \.jpg.*PNG/],
  ]
  test.each(refused)('refuses %s', async (_, make, name, words) => {
    const tempId = await makeTestDraft(portal, sari)
    const { status, body } = await upload(portal, { as: sari, tempId, bytes: await make(), name })
    expect([status, body.err]).toEqual([422, 'FILE_REFUSED'])
    expect(body.fields?.[0]).toMatchObject({ field: 'FILE', message: expect.stringMatching(words) })
    expect([await rowsOf(tempId), await leftovers()]).toEqual([[], []])
  })

  test('accepts a picture below the minimum size of its slot', async () => {
    const tempId = await makeTestDraft(portal, sari)
    const { WIDTH, HEIGHT } = await uploadAccepted(portal, { as: sari, tempId, bytes: await jpeg(600, 40) })
    const limits = await portal.ask('getLimit', { as: sari })
    const smallest = limits.body.find(({ SPECDOC_TYP }) => SPECDOC_TYP === 'GDI')?.MIN_PX
    expect([WIDTH, HEIGHT, smallest]).toEqual([600, 40, 300])
  })

  const refusedPdfs: [string, () => Buffer, RegExp][] = [
    ['an encrypted PDF', encryptedPdf, /^Berkas dilindungi kata sandi/],
    ['a PDF cut short', () => pdfFile({ pages: 30 }).subarray(0, 900), /PDF rusak/],
    ['text that begins like a PDF', () => Buffer.from('%PDF-1.7\nnothing\n%%EOF\n'), /PDF rusak/],
    ['a PDF behind other bytes', () => Buffer.concat([Buffer.from('x\n'), pdfFile()]), /PDF/],
    ['a PDF with a script', () => scriptedPdf(), /skrip.*JavaScript/],
    ['a script with an escaped name', () => scriptedPdf('/J#61vaScript'), /JavaScript/],
    ['a script in a compressed object stream', packedScriptPdf, /JavaScript/],
    ['a PDF that starts programs', () => pdfFile({ catalog: '/OpenAction << /S /Launch /F (cmd.exe) >>' }), /Launch/],
    [
      'a PDF with a file inside',
      () =>
        pdfFile({
          catalog: '/Names << /EmbeddedFiles << /Names [(a) << /Type /Filespec /F (a) /EF << /F 4 0 R >> >>] >> >>',
        }),
      /berkas lain di dalamnya/,
    ],
    [
      'a zip behind a PDF',
      () => Buffer.concat([pdfFile(), Buffer.from('PK\x05\x06'), Buffer.alloc(18)]),
      /berkas jenis lain/,
    ],
    ['a small stream that unpacks to 200 MB', () => flateBomb(200_000_000), /terlalu rumit/],
    ['more than 2000 pages', () => pdfFile({ pages: 2001 }), /2001 halaman; batasnya 2000/],
  ]
  test.each(refusedPdfs)('refuses %s', async (_, make, words) => {
    const tempId = await makeTestDraft(portal, sari)
    const { status, body } = await upload(portal, { as: sari, tempId, bytes: make(), name: 'surat.pdf', slot: 'KUA' })
    expect([status, body.fields?.[0]?.message]).toEqual([422, expect.stringMatching(words)])
    expect([await rowsOf(tempId), await leftovers()]).toEqual([[], []])
  })

  test('accepts a PDF and counts its pages', async () => {
    const tempId = await makeTestDraft(portal, sari)
    const reply = await uploadAccepted(portal, {
      as: sari,
      tempId,
      bytes: pdfFile({ pages: 47 }),
      name: 'SURAT KUASA.PDF',
      slot: 'KUA',
    })
    expect(reply).toMatchObject({ PAGES: 47, MIME: 'application/pdf', VIEW_TYPE_ID: null })
  })

  test('a file at the limit is accepted, one byte more is refused with both sizes', async () => {
    const tempId = await makeTestDraft(portal, sari, 'mark-filing')
    const picture = await jpeg()
    await portal.db
      .updateTable('specdoc_type')
      .set({ max_bytes: picture.length })
      .where('specdoc_typ', '=', 'ETK')
      .execute()
    expect(
      (await upload(portal, { as: sari, tempId, bytes: Buffer.concat([picture, Buffer.alloc(1)]), slot: 'ETK' })).body
        .fields?.[0]?.message,
    ).toContain(`${picture.length + 1} byte; batasnya ${picture.length} byte`.replace(/\B(?=(\d{3})+ byte)/g, '.'))
    await uploadAccepted(portal, { as: sari, tempId, bytes: picture, slot: 'ETK' })
  })

  test('refuses bytes with another hash than announced', async () => {
    const tempId = await makeTestDraft(portal, sari)
    const { body } = await upload(portal, { as: sari, tempId, bytes: await jpeg(), fields: { SHA256: 'a'.repeat(64) } })
    expect(body.fields?.[0]?.message).toMatch(/sidik jari/)
  })

  test('a repeat with the same key gets the first reply without a second file; other bytes are refused', async () => {
    const tempId = await makeTestDraft(portal, sari)
    const key = randomUUID()
    const bytes = await jpeg()
    const [first, second] = await Promise.all([
      uploadAccepted(portal, { as: sari, tempId, bytes, key }),
      uploadAccepted(portal, { as: sari, tempId, bytes, key }),
    ])
    expect(second).toEqual(first)
    expect(await rowsOf(tempId)).toHaveLength(1)
    expect((await upload(portal, { as: sari, tempId, bytes: await jpeg(601), key })).body.err).toBe('KEY_REUSED')
  })

  test('parallel uploads do not exceed the slot’s number of files', async () => {
    const tempId = await makeTestDraft(portal, sari)
    await portal.db.updateTable('specdoc_type').set({ max_files: 2 }).where('specdoc_typ', '=', 'KEP').execute()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        upload(portal, { as: sari, tempId, bytes: pdfFile(), name: 'a.pdf', slot: 'KEP' }),
      ),
    )
    expect(answers.map((a) => a.status).toSorted()).toEqual([200, 200, 422, 422, 422])
    expect((await rowsOf(tempId)).map((r) => r.seq_num).toSorted()).toEqual([1, 2])
  })

  test('a new picture for a view replaces the old one, which can be restored', async () => {
    const tempId = await makeTestDraft(portal, sari)
    const old = await uploadAccepted(portal, { as: sari, tempId, bytes: await jpeg(), view: 1 })
    const fresh = await uploadAccepted(portal, { as: sari, tempId, bytes: await jpeg(610), view: 1 })
    const list = async () =>
      (await portal.ask('getListImageSpecDoc', { as: sari, query: { fileId: tempId } })).body.map((r) => r.ID)
    expect(await list()).toEqual([fresh.DOC_ID])
    await portal.ask('deleteImage', { as: sari, body: { ID: old.DOC_ID, IND_DELETED: 'N' } })
    expect(await list()).toEqual([old.DOC_ID])
  })

  test("another person's draft is not found; a filed one is closed", async () => {
    const tempId = await makeTestDraft(portal, sari)
    const bytes = await jpeg()
    expect((await upload(portal, { as: other, tempId, bytes })).status).toBe(404)
    await portal.db.updateTable('draft').set({ submitted_at: new Date() }).where('temp_id', '=', tempId).execute()
    expect((await upload(portal, { as: sari, tempId, bytes })).body).toMatchObject({
      status: 409,
      err: 'ALREADY_FILED',
    })
    expect(await leftovers()).toEqual([])
  })

  test('requires the key, multipart, known fields and a file', async () => {
    const tempId = await makeTestDraft(portal, sari)
    const headers = { 'content-type': multipartType }
    const body = multipart({ TEMP_ID: tempId, SPECDOC_TYP: 'GDI' })
    expect((await portal.ask('uploadUserDoc2', { as: sari, body, headers })).body.err).toBe('KEY_MISSING')
    expect(
      (await portal.ask('uploadUserDoc2', { as: sari, body, headers, key: randomUUID() })).body.fields?.[0]?.message,
    ).toBe('Pilih berkas')
    expect((await portal.ask('uploadUserDoc2', { as: sari, body: {}, key: randomUUID() })).status).toBe(415)
    expect((await upload(portal, { as: sari, tempId, bytes: await jpeg(), fields: { OWNER_ID: '1' } })).status).toBe(
      422,
    )
    expect((await upload(portal, { as: sari, tempId, bytes: await jpeg(), slot: 'ZZZ' })).status).toBe(422)
    expect((await portal.ask('uploadUserDoc2', { body, headers, key: randomUUID() })).status).toBe(401)
  })

  test('an interrupted upload leaves no file', async () => {
    const tempId = await makeTestDraft(portal, sari)
    const body = multipart(
      { TEMP_ID: tempId, SPECDOC_TYP: 'GDI' },
      { name: 'a.jpg', bytes: Buffer.concat([await jpeg(), Buffer.alloc(300_000)]) },
    )
    await portal.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = portal.app.server.address() as AddressInfo
    const cookie = Object.entries(sari.cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ')
    const head = `POST /api/uploadUserDoc2 HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nX-Requested-With: saki\r\nIdempotency-Key: ${randomUUID()}\r\nCookie: ${cookie}\r\nContent-Type: ${multipartType}\r\nContent-Length: ${body.length}\r\n\r\n`
    const socket = connect(port, '127.0.0.1')
    socket.write(head)
    socket.write(body.subarray(0, body.length / 2))
    await expect.poll(leftovers, { timeout: 5000 }).toHaveLength(1)
    socket.end()
    await expect.poll(leftovers, { timeout: 10_000 }).toEqual([])
    socket.destroy()
    expect(await rowsOf(tempId)).toEqual([])
  })
})

describe('a slot accepts files in drafts of its right only', () => {
  const rights = { 'design-filing': 'D', 'patent-filing': 'P', 'mark-filing': 'T' } as const
  const contents: [string, string, () => Buffer | Promise<Buffer>][] = [
    ['image/jpeg', 'a.jpg', () => jpeg()],
    ['application/pdf', 'a.pdf', () => pdfFile()],
    ['application/xml', 'a.xml', () => sequences.valid],
    ['audio/mpeg', 'a.mp3', () => mp3()],
    ['video/mp4', 'a.mp4', () => mp4()],
  ]

  test.each(Object.entries(rights))('every slot in a draft of %s', async (form, right) => {
    const slots = await portal.db.selectFrom('specdoc_type').selectAll().execute()
    const answers = new Map<string, unknown[]>()
    for (const slot of slots) {
      const tempId = await makeTestDraft(portal, sari, form)
      const [, name = '', make] = contents.find(([mime]) => slot.mime_list.includes(mime)) ?? []
      const { status, body } = await upload(portal, {
        as: sari,
        tempId,
        bytes: (await make?.()) ?? Buffer.alloc(0),
        name,
        slot: slot.specdoc_typ,
      })
      answers.set(slot.specdoc_typ, [status, body.fields?.[0]?.field, body.fields?.[0]?.message])
    }
    const refusal = (slot: string) => [400, 'SPECDOC_TYP', expect.stringMatching(`Jenis berkas ${slot} tidak dipakai`)]
    expect(Object.fromEntries(answers)).toEqual(
      Object.fromEntries(
        slots.map(({ specdoc_typ: slot, right: own }) => [
          slot,
          own === '*' || own === right ? [200, undefined, undefined] : refusal(slot),
        ]),
      ),
    )
  })

  test('a file cannot be moved to a slot of another right or announced for one', async () => {
    const tempId = await makeTestDraft(portal, sari)
    const { DOC_ID } = await uploadAccepted(portal, { as: sari, tempId, bytes: await jpeg() })
    const moved = await portal.ask('changeImageTyp', { as: sari, body: { ID: DOC_ID, SPECDOC_TYP: 'ETK' } })
    const announced = await portal.ask('openUpload', {
      as: sari,
      key: randomUUID(),
      body: { TEMP_ID: tempId, SPECDOC_TYP: 'DES', FILE_NAME: 'a.pdf', SIZE: 1000 },
    })
    expect([moved.status, announced.status]).toEqual([400, 400])
  })
})
