import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { connect, type AddressInfo } from 'node:net'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import {
  hugePicturePdf,
  understatedPicturePdf,
  measuredPicturePdf,
  mp3,
  mp4,
  objectBomb,
  opens,
  packedObjectBomb,
  sequences,
  textBomb,
  twicePackedPdf,
  wav,
  oldWordFile,
  zip,
} from '../../testing/hostileFiles.ts'
import { jpegWithExif, jpeg, pngOf } from '../../testing/pictures.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { progressiveJpeg } from '../../testing/progressiveJpeg.ts'
import { html, multipart, multipartType, pdfFile, pngBomb, svg } from '../../testing/uploadFiles.ts'
import { makeTestDraft, upload, uploadAccepted } from '../../testing/uploads.ts'

let portal: TestPortal
let sari: TestActor

const XML = 'application/xml'
const mimes: Record<string, string> = { SEQ: XML, SND: 'audio/mpeg,audio/wav', VID: 'video/mp4' }

beforeAll(async () => {
  portal = await startTestPortal()
  sari = await portal.register()
  // Slots of this test, independent of what the slots of a right accept.
  for (const [slot, mime_list] of Object.entries(mimes))
    await portal.db
      .insertInto('specdoc_type')
      .values({
        specdoc_typ: slot,
        right: '*',
        name_id: slot,
        name_en: slot,
        mime_list,
        max_files: 50,
        max_bytes: 50_000_000,
        min_px: null,
        max_px: null,
      })
      .onConflict((c) =>
        c.column('specdoc_typ').doUpdateSet({ right: '*', mime_list, max_files: 50, max_bytes: 50_000_000 }),
      )
      .execute()
})
afterAll(() => portal.close())

const leftovers = () => readdir(portal.services.files.tempDir)
const rowsOf = (tempId: string) =>
  portal.db.selectFrom('stored_file').selectAll().where('temp_id', '=', tempId).execute()

type Case = [what: string, slot: string, name: string, bytes: () => Buffer | Promise<Buffer>, words: RegExp]
const pdf = (what: string, bytes: () => Buffer, words: RegExp): Case => [what, 'KUA', 'surat.pdf', bytes, words]
const xml = (what: string, bytes: Buffer, words: RegExp): Case => [what, 'SEQ', 'sekuens.xml', () => bytes, words]

const refused: Case[] = [
  // Wrong or double types.
  ['SVG', 'KUA', 'surat.pdf', () => svg, /bukan PDF/],
  ['HTML', 'KUA', 'surat.html', () => html, /bukan PDF/],
  ['a zip', 'KUA', 'surat.pdf', () => zip, /bukan PDF/],
  ['a Word document', 'KUA', 'surat.doc', () => oldWordFile, /bukan PDF/],
  ['XML in a slot for PDF', 'KUA', 'surat.xml', () => sequences.valid, /bukan PDF/],
  ['a picture named .exe', 'GDI', 'depan.exe', () => jpeg(), /\.exe/],
  ['a PDF named .docx', 'KUA', 'surat.docx', () => pdfFile(), /berakhiran \.docx.*PDF/],
  [
    'a picture that is a zip as well',
    'GDI',
    'depan.jpg',
    async () => Buffer.concat([await jpeg(), zip]),
    /berkas jenis lain/,
  ],
  [
    'a PNG that is a zip as well',
    'GDI',
    'depan.png',
    async () => Buffer.concat([await pngOf(await jpeg()), zip]),
    /berkas jenis lain/,
  ],
  [
    'a picture with a whole PDF behind its head',
    'GDI',
    'depan.jpg',
    async () => insert(await jpeg(), pdfFile().toString('latin1')),
    /berkas jenis lain/,
  ],
  pdf('a PDF behind a gap', () => Buffer.concat([Buffer.alloc(10, 32), pdfFile()]), /bukan PDF/),
  // PDFs with active content.
  pdf('a script when opened', () => opens.script, /JavaScript/),
  pdf('a script when printed', () => opens.onPrint, /JavaScript/),
  pdf('a program when opened', () => opens.program, /Launch/),
  pdf('another file when opened', () => opens.otherFile, /GoToR/),
  pdf('another file when opened, in another object', () => opens.otherFileElsewhere, /GoToR/),
  pdf('another file when opened, after a page of its own', () => opens.otherFileNext, /GoToR/),
  pdf('another file when opened, in an object stream', () => opens.otherFilePacked, /GoToR/),
  pdf('another file when a page is opened', () => opens.otherFileOnPage, /GoToR/),
  pdf('a script in an object stream without a type', () => opens.untypedPacked, /JavaScript/),
  pdf('an XFA form', () => opens.form, /XFA/),
  pdf('a form that submits itself', () => opens.submits, /SubmitForm/),
  pdf('an attached program', () => opens.attachment, /berkas lain di dalamnya/),
  // Broken PDFs, and PDFs that are slow to read.
  pdf('no pages', () => pdfFile({ pages: 0 }), /tidak berisi halaman|PDF rusak/),
  pdf('a million objects', () => objectBomb(1_000_000), /lebih dari 500\.000 objek/),
  pdf('a million packed objects', () => packedObjectBomb(1_000_000), /lebih dari 500\.000 objek/),
  pdf('100,000 pages', () => pdfFile({ pages: 100_000 }), /halaman; batasnya 2000/),
  pdf('100,000 pages with a count of one', () => fewerPages(pdfFile({ pages: 100_000 })), /halaman; batasnya 2000/),
  pdf('a page that unpacks to 300 MB', () => textBomb(300_000_000), /terlalu rumit/),
  pdf('a picture of 3,600 million pixels inside', () => hugePicturePdf(), /gambar 60000 × 60000 piksel/),
  pdf('one of 900 million in one bit', () => hugePicturePdf(30_000, '/BitsPerComponent 1'), /gambar 30000 × 30000/),
  pdf('one with width and height in other objects', () => measuredPicturePdf(30_000), /gambar 30000 × 30000/),
  pdf(
    'one whose JPEG is larger than its dictionary states',
    () => understatedPicturePdf(30_000),
    /gambar 30000 × 30000/,
  ),
  pdf('packed twice', twicePackedPdf, /terlalu rumit/),
  // Pictures.
  ['a PNG of 256 million pixels', 'GDI', 'depan.png', () => pngBomb(16_000, 16_000), /16000 × 16000.*50 juta/],
  [
    'a JPEG of 3,001 scans',
    'GDI',
    'depan.jpg',
    () => progressiveJpeg(1024, 3000),
    /3001 lapisan; batasnya 100.*Simpan ulang sebagai JPG biasa/,
  ],
  // Sequence listings.
  xml('HTML in it', sequences.page, /memuat html, yang bukan bagian ST\.26/),
  xml('a script with a namespace prefix', sequences.prefixedPage, /memuat h:script/),
  xml('a script without a namespace', sequences.bareScript, /memuat script/),
  xml('a style sheet', sequences.styled, /memuat <\?xml-stylesheet\?>/),
  xml('an entity of a file of ours', sequences.externalEntity, /definisi \(DOCTYPE\)/),
  xml('a remote definition', sequences.remoteDefinition, /definisi \(DOCTYPE\)/),
  xml('a definition of its own beside the public one', sequences.publicAndOwn, /definisi \(DOCTYPE\)/),
  xml('a billion laughs', sequences.billionLaughs, /definisi \(DOCTYPE\)/),
  xml('an undeclared entity', sequences.undeclaredEntity, /tidak tersusun dengan benar \(baris dan kolom \d+:\d+/),
  xml('an SVG', sequences.wrongRoot, /elemen terluarnya svg/),
  xml('not closed', sequences.notClosed, /tidak tersusun dengan benar/),
  xml('5000 deep', sequences.deep, /tidak tersusun dengan benar/),
  xml('bytes that are no UTF-8', sequences.notUtf8, /tidak tersusun dengan benar/),
  xml('another encoding', sequences.latin1, /pengodean ISO-8859-1/),
  xml('two listings in one', sequences.twoRoots, /tidak tersusun dengan benar/),
  // Requirements of WIPO ST.26.
  xml('no version', sequences.unversioned, /tidak menyebut versi ST\.26/),
  xml('fewer sequences than it states', sequences.moreDeclared, /menyebut 2 urutan, tetapi memuat 1/),
  xml('another length than it states', sequences.otherLength, /panjang tertulis 11, sebenarnya 10/),
  xml('letters that are no nucleotides', sequences.otherLetters, /huruf “u” tidak dikenal/),
  // Sound and video.
  ['an MP3 cut short', 'SND', 'suara.mp3', () => mp3().subarray(0, 300), /MP3 rusak/],
  [
    'an MP3 with a file behind it',
    'SND',
    'suara.mp3',
    () => Buffer.concat([mp3(), Buffer.alloc(5000, 65)]),
    /MP3 rusak/,
  ],
  ['a WAV shorter than its header states', 'SND', 'suara.wav', () => wav().subarray(0, 4000), /WAV rusak/],
  ['a WAV with a file behind it', 'SND', 'suara.wav', () => Buffer.concat([wav(), Buffer.alloc(500)]), /WAV rusak/],
  ['a WAV without sound', 'SND', 'suara.wav', () => wav(0), /WAV rusak/],
  ['a video without index', 'VID', 'video.mp4', () => mp4('isom', [['mdat', 4000]]), /MP4 rusak/],
  ['a video cut short', 'VID', 'video.mp4', () => mp4().subarray(0, 3000), /MP4 rusak/],
  ['an MP4 container with a HEIC brand', 'VID', 'video.mp4', () => mp4('heic'), /bukan MP4/],
  ['a video in a slot for sound', 'SND', 'suara.mp4', () => mp4(), /bukan MP3 \/ WAV/],
  ['a sound named .mp4', 'VID', 'video.mp4', () => mp3(), /bukan MP4/],
]

/** A PDF whose page tree claims one page. */
function fewerPages(file: Buffer): Buffer {
  return Buffer.from(file.toString('latin1').replace('/Count 100000', '/Count 1     '), 'latin1')
}

function insert(picture: Buffer, text: string): Buffer {
  const comment = Buffer.from(text, 'latin1')
  const length = comment.length + 2
  return Buffer.concat([
    picture.subarray(0, 2),
    Buffer.from([0xff, 0xfe, length >> 8, length & 255]),
    comment,
    picture.subarray(2),
  ])
}
function insertText(file: Buffer, text: string): Buffer {
  return Buffer.concat([file.subarray(0, 9), Buffer.from(text), file.subarray(9)])
}

describe('refused with its reason, without a row or a temporary file', () => {
  test.each(refused)('%s', async (_, slot, name, bytes, words) => {
    const tempId = await makeTestDraft(portal, sari)
    const { status, body } = await upload(portal, { as: sari, tempId, bytes: await bytes(), name, slot })
    expect([status, body.err, body.fields?.[0]?.message]).toEqual([422, 'FILE_REFUSED', expect.stringMatching(words)])
    expect([await rowsOf(tempId), await leftovers()]).toEqual([[], []])
  })
})

describe('valid files of the same kinds are accepted', () => {
  test.each<[string, string, string, () => Buffer | Promise<Buffer>, string]>([
    ['a PDF that opens at its first page', 'KUA', 'surat.pdf', () => opens.page, 'application/pdf'],
    ['a sequence listing with the public definition', 'SEQ', 'sekuens.xml', () => sequences.valid, XML],
    ['a sequence listing without a definition', 'SEQ', 'sekuens.xml', () => sequences.withoutDoctype, XML],
    ['a sequence listing with a byte order mark', 'SEQ', 'sekuens.xml', () => sequences.withMark, XML],
    ['an MP3', 'SND', 'suara.mp3', () => mp3(), 'audio/mpeg'],
    [
      'an MP3 with an old tag at its end',
      'SND',
      'suara.mp3',
      () => Buffer.concat([mp3(), Buffer.from('TAG'.padEnd(128, '\0'))]),
      'audio/mpeg',
    ],
    ['a WAV', 'SND', 'suara.wav', () => wav(), 'audio/wav'],
    ['an MP4', 'VID', 'video.mp4', () => mp4(), 'video/mp4'],
    ['a picture described in HTML', 'GDI', 'depan.jpg', () => jpegWithExif('<script>alert(1)</script>'), 'image/jpeg'],
    ['a picture whose comment is HTML', 'GDI', 'depan.jpg', async () => insert(await jpeg(), '<html>'), 'image/jpeg'],
    [
      'a picture with %PDF-1.4 in its comment',
      'GDI',
      'depan.jpg',
      async () => insert(await jpeg(), '%PDF-1.4 '),
      'image/jpeg',
    ],
    [
      'a PDF with %PDF-1.4 in a comment',
      'KUA',
      'surat.pdf',
      () => insertText(pdfFile(), '%PDF-1.4\n'),
      'application/pdf',
    ],
    [
      'a PDF with <script> in a comment',
      'KUA',
      'surat.pdf',
      () => insertText(pdfFile(), '%<html><script>1</script>\n'),
      'application/pdf',
    ],
    ['a PDF with text packed as usual', 'KUA', 'surat.pdf', () => textBomb(200_000), 'application/pdf'],
  ])('%s', async (_, slot, name, bytes, mime) => {
    const tempId = await makeTestDraft(portal, sari)
    expect((await uploadAccepted(portal, { as: sari, tempId, bytes: await bytes(), name, slot })).MIME).toBe(mime)
  })
})

describe('names', () => {
  test.each([
    ['Surat kuasa, final (2) [ttd] {a}.PDF', 'Surat kuasa, final (2) [ttd] {a}.PDF'],
    ['توكيل رسمي.pdf', 'توكيل رسمي.pdf'],
    ['ꦱꦸꦫꦠ꧀.pdf', 'ꦱꦸꦫꦠ꧀.pdf'],
    ['café naïve ñ.pdf', 'café naïve ñ.pdf'],
    [`${'panjang '.repeat(24)}.pdf`, `${'panjang '.repeat(24)}.pdf`],
    ['surat\0\u202Efdp.exe\u0007.pdf', 'suratfdp.exe.pdf'],
  ])('%j is accepted and returned', async (name, shown) => {
    const tempId = await makeTestDraft(portal, sari)
    const { FILE_NAME, DOC_ID } = await uploadAccepted(portal, {
      as: sari,
      tempId,
      bytes: pdfFile(),
      name,
      slot: 'KUA',
    })
    expect(FILE_NAME).toBe(shown)
    const { headers } = await portal.ask('getPDFDoc', { as: sari, params: { id: DOC_ID } })
    const encoded = /filename\*=UTF-8''(.*)$/.exec(String(headers['content-disposition']))?.[1] ?? ''
    expect(decodeURIComponent(encoded)).toBe(shown)
  })

  test('two files with equal names are kept as two files', async () => {
    const tempId = await makeTestDraft(portal, sari)
    for (const pages of [1, 2])
      await uploadAccepted(portal, { as: sari, tempId, bytes: pdfFile({ pages }), name: 'bukti.pdf', slot: 'KUA' })
    expect((await rowsOf(tempId)).map((row) => [row.file_name, row.pages])).toEqual([
      ['bukti.pdf', 1],
      ['bukti.pdf', 2],
    ])
  })

  test('a name of ten million characters is refused within five seconds', async () => {
    const tempId = await makeTestDraft(portal, sari)
    const began = performance.now()
    const { status, body } = await upload(portal, {
      as: sari,
      tempId,
      bytes: pdfFile(),
      name: 'n'.repeat(10_000_000),
      slot: 'KUA',
    })
    expect([status, body.fields?.[0]?.message]).toEqual([422, expect.stringMatching(/Nama berkas lebih dari 1000/)])
    expect(performance.now() - began).toBeLessThan(5000)
    expect([await rowsOf(tempId), await leftovers()]).toEqual([[], []])
  })
})

test('a body longer than its Content-Length is cut there and not accepted', async () => {
  const tempId = await makeTestDraft(portal, sari)
  await portal.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = portal.app.server.address() as AddressInfo
  const body = multipart({ TEMP_ID: tempId, SPECDOC_TYP: 'KUA' }, { name: 'a.pdf', bytes: pdfFile({ pages: 9 }) })
  const cookie = Object.entries(sari.cookies)
    .map((pair) => pair.join('='))
    .join('; ')
  const lines = [
    'POST /api/uploadUserDoc2 HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    'X-Requested-With: saki',
    `Idempotency-Key: ${randomUUID()}`,
    `Cookie: ${cookie}`,
    `Content-Type: ${multipartType}`,
    `Content-Length: ${body.length - 300}`,
    'Connection: close',
  ]
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.on('data', (chunk) => (received += chunk.toString()))
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  socket.write(body)
  await expect.poll(() => received, { timeout: 10_000 }).toMatch(/^HTTP\/1\.1 4\d\d/)
  socket.destroy()
  expect([await rowsOf(tempId), await leftovers()]).toEqual([[], []])
})
