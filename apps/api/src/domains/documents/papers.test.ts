import { createHash, randomBytes } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

import { say } from '@saki/texts/say'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { seedNumbered, seedReceipt, type NumberedTestCase } from '../../testing/cases.ts'
import { readZip } from '../../testing/readZip.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { pdfFile } from '../../testing/uploadFiles.ts'
import { pageIndexOf } from '../../ports/pdfPageIndex.ts'
import { numberDuplicateNames } from './paperRow.ts'

const NOW = '2026-03-02T03:00:00Z'
let portal: TestPortal
let sari: TestActor
let other: TestActor
let officer: TestActor
let own: NumberedTestCase

beforeAll(async () => {
  portal = await startTestPortal({ now: NOW })
  sari = await portal.register()
  other = await portal.register()
  officer = await portal.office()
  own = await seedNumbered(portal.db, {
    ownerId: sari.userId,
    now: new Date(NOW),
    title: 'Botol lipat',
    reference: 'K/12 "Sari"',
  })
  await seedReceipt(portal.db, own, new Date(NOW))
})
afterAll(() => portal.close())

/** An office document of the case with real bytes. */
async function issued(bytes: Buffer, title = 'Surat kekurangan', day = NOW): Promise<{ id: string; key: string }> {
  const key = await portal.services.files.put(bytes)
  const id = randomBytes(12).toString('hex')
  await portal.db
    .insertInto('office_document')
    .values({
      doc_id: id,
      application_id: own.applicationId,
      doc_typ: 'SKF',
      doc_number: `HKI.${id.slice(0, 4)}`,
      title,
      file_name: 'surat.pdf',
      mime: 'application/pdf',
      size_bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest(),
      pages: 1,
      object_key: key,
      issued_at: new Date(day),
    })
    .execute()
  return { id, key }
}

async function flip(key: string, at: number): Promise<void> {
  const path = join(portal.services.env.dataDir, 'objects', key)
  const bytes = await readFile(path)
  bytes[at] = (bytes[at] ?? 0) ^ 1
  await writeFile(path, bytes)
}

const part = (id: string, range: string, as = sari) =>
  portal.ask('getPDFDoc', { as, params: { id }, headers: { range } })

describe('getUserDocuments', () => {
  test('lists sent and received documents, newest first, and searches name, number and case', async () => {
    const letter = await issued(pdfFile(), 'Surat kekurangan', '2026-03-05T03:00:00Z')
    const { body } = await portal.ask('getUserDocuments', { as: sari, query: { size: 50 } })
    expect(body.total).toBe(body.data.length)
    expect(body.data[0]).toMatchObject({
      DOC_ID: letter.id,
      DIRECTION: 'OUT',
      TYPE_NAME: 'Surat kantor',
      PATENT_ID: own.patentId,
      TITLE: 'Botol lipat',
      STATE: 'READY',
      IS_READ: 'Y',
      CLIENT: null,
    })
    expect(new Set(body.data.map((row) => row.DIRECTION))).toEqual(new Set(['IN', 'OUT']))
    const found = async (query: Record<string, string>) =>
      (await portal.ask('getUserDocuments', { as: sari, query })).body.data.map((row) => row.DOC_ID)
    expect(await found({ q: 'KEKURANGAN' })).toEqual([letter.id])
    expect(await found({ q: `HKI.${letter.id.slice(0, 4)}` })).toEqual([letter.id])
    expect(await found({ q: '%' })).toEqual([])
    expect(await found({ q: 'ke\u0301kurangán' })).toEqual([letter.id])
    expect(await found({ q: own.patentId, direction: 'OUT' })).toContain(letter.id)
    expect((await portal.ask('getUserDocuments', { as: other })).body).toMatchObject({ data: [], total: 0 })
  })

  test('finds words without their marks in the title of a document and of its case', async () => {
    const writer = await portal.register()
    const now = new Date(NOW)
    await seedReceipt(
      portal.db,
      await seedNumbered(portal.db, { ownerId: writer.userId, now, title: 'Kafé Señor' }),
      now,
    )
    await seedReceipt(portal.db, await seedNumbered(portal.db, { ownerId: writer.userId, now, title: 'مُسَجَّل' }), now)
    const cases = async (q: string) =>
      new Set((await portal.ask('getUserDocuments', { as: writer, query: { q } })).body.data.map(({ TITLE }) => TITLE))
    expect(await cases('KAFE senor')).toEqual(new Set(['Kafé Señor']))
    expect(await cases('مسجل')).toEqual(new Set(['مُسَجَّل']))
    expect(await cases('％')).toEqual(new Set())
  })

  test('in the order "letters", letters of the office precede all files of the applicant', async () => {
    const old = await issued(pdfFile(), 'Surat lama', '2025-03-05T03:00:00Z')
    const ordered = async (sort: 'letters' | 'newest') =>
      (await portal.ask('getUserDocuments', { as: sari, query: { size: 50, sort } })).body.data
    const directions = (await ordered('letters')).map(({ DIRECTION }) => DIRECTION)
    expect(directions).toEqual(directions.toSorted().toReversed())
    expect((await ordered('newest')).at(-1)?.DOC_ID).toBe(old.id)
  })

  test('a download name begins with number and date; equal names are numbered', async () => {
    const { body } = await portal.ask('getUserDocuments', { as: sari, query: { direction: 'OUT', q: 'kekurangan' } })
    expect(body.data[0]?.SAVE_AS).toMatch(/^A00202600001_2026-03-05_Surat-kekurangan_HKI\.[0-9a-f]{4}_K-12-Sari\.pdf$/)
    expect(numberDuplicateNames(['a.pdf', 'A.pdf', 'b.pdf'])).toEqual(['a.pdf', 'A-2.pdf', 'b.pdf'])
  })
})

describe('getDocumentFacts', () => {
  test('returns case, sender and neighbours; another person gets 404, an officer reads every filed document', async () => {
    const { id } = await issued(pdfFile(), 'Pemberitahuan', '2026-03-06T03:00:00Z')
    const { body } = await portal.ask('getDocumentFacts', { as: sari, params: { id } })
    expect(body).toMatchObject({ DOC_ID: id, STATUS_CODE: '310', DUE_DATE: null, ANSWERABLE: 'N', NEWER_ID: null })
    expect(body.OLDER_ID).toBeTruthy()
    const older = await portal.ask('getDocumentFacts', { as: sari, params: { id: body.OLDER_ID ?? '' } })
    expect(older.body.NEWER_ID).toBe(id)
    expect((await portal.ask('getDocumentFacts', { as: other, params: { id } })).status).toBe(404)
    expect((await portal.ask('getDocumentFacts', { as: officer, params: { id } })).status).toBe(200)
    expect((await portal.ask('getPDFDoc', { as: officer, params: { id } })).status).toBe(200)
  })

  test('accepts a process or action as id and refuses malformed ids', async () => {
    const { procTyp, procNbr } = own.process
    const { body } = await portal.ask('getDocumentFacts', { as: sari, params: { id: `${procTyp}-${procNbr}-1` } })
    expect(body).toMatchObject({ DOC_TYP: 'TT', DIRECTION: 'OUT' })
    for (const id of ['https://evil.example/a', '../../etc', '3-0', 'a', `${procTyp}-99999999999`])
      expect([400, 404]).toContain((await portal.ask('getDocumentFacts', { as: sari, params: { id } })).status)
    const slot = { seq_num: 1, specdoc_typ: 'GDI' }
    const picture = await portal.ask('getDocumentFacts', {
      as: sari,
      params: { id: `${procTyp}-${procNbr}` },
      query: slot,
    })
    expect(picture.body).toMatchObject({ DIRECTION: 'IN', DOC_TYP: 'GDI' })
  })
})

describe('getPDFDoc with ranges', () => {
  const large = () => Buffer.concat([pdfFile(), randomBytes(600 * 1024)])

  test('ranges with any start and end equal the same bytes of the whole', async () => {
    const bytes = large()
    const { id } = await issued(bytes)
    for (const [from, to] of [
      [0, 0],
      [65_535, 65_536],
      [100, 300_000],
      [bytes.length - 1, bytes.length - 1],
    ] as const) {
      const answer = await part(id, `bytes=${from}-${to}`)
      expect(answer.status).toBe(206)
      expect(answer.bytes.equals(bytes.subarray(from, to + 1))).toBe(true)
    }
  })

  test('the whole object is read once for many ranges', async () => {
    const bytes = large()
    const { id } = await issued(bytes)
    const open = vi.spyOn(portal.services.files, 'open')
    for (let at = 0; at < 5; at++) await part(id, `bytes=${at * 1000}-${at * 1000 + 10}`)
    expect(open.mock.calls.filter(([, range]) => range === undefined)).toHaveLength(1)
    open.mockRestore()
  })

  /** Ranges of an object of `size` bytes; only `around`, and `several`, which is answered with the whole, have byte 500,000. */
  const ranges = (size: number) => ({
    first: 'bytes=0-9',
    middle: 'bytes=300000-300100',
    around: 'bytes=499990-500010',
    last: `bytes=${size - 1}-${size - 1}`,
    suffix: 'bytes=-100',
    open: `bytes=${size - 50}-`,
    several: 'bytes=0-9,20-29,-10',
  })

  test.each(['first', 'middle', 'around', 'last', 'suffix', 'open', 'several'] as const)(
    'damage before the first read: a request for the %s range is refused, with an alarm in the log',
    async (which) => {
      const bytes = large()
      const { id, key } = await issued(bytes)
      await flip(key, 500_000)
      const log = vi.spyOn(portal.app.log, 'error')
      const answer = await part(id, ranges(bytes.length)[which])
      expect([answer.status, answer.body.err]).toEqual([502, 'FILE_DAMAGED'])
      expect(log.mock.calls.map(([line]) => line)).toContainEqual(
        expect.objectContaining({ alarm: 'stored_file_damaged', key }),
      )
      log.mockRestore()
    },
  )

  test.each([0, 300_050, 500_000, 'last'] as const)(
    'damage at byte %s after verification: its range is refused, then every range until the bytes are restored',
    async (where) => {
      const bytes = large()
      const at = where === 'last' ? bytes.length - 1 : where
      const { id, key } = await issued(bytes)
      const { several, ...single } = ranges(bytes.length)
      expect((await part(id, single.first)).status).toBe(206)
      await flip(key, at)
      expect((await part(id, `bytes=${at}-${at}`)).body.err).toBe('FILE_DAMAGED')
      for (const range of [...Object.values(single), several])
        expect([range, (await part(id, range)).body.err]).toEqual([range, 'FILE_DAMAGED'])
      expect((await portal.ask('getPDFDoc', { as: sari, params: { id } })).body.err).toBe('FILE_DAMAGED')
      await flip(key, at)
      for (const range of Object.values(single)) expect([range, (await part(id, range)).status]).toEqual([range, 206])
      expect((await part(id, `bytes=${at}-${at}`)).bytes.equals(bytes.subarray(at, at + 1))).toBe(true)
    },
  )

  test('damage after verification does not stop a range of other blocks that is asked for first', async () => {
    const bytes = large()
    const { id, key } = await issued(bytes)
    expect((await part(id, 'bytes=0-9')).status).toBe(206)
    await flip(key, 500_000)
    expect((await part(id, 'bytes=0-9')).status).toBe(206)
    expect((await part(id, 'bytes=499990-500010')).body.err).toBe('FILE_DAMAGED')
  })
})

describe('getPDFIndex', () => {
  /** A PDF with 60 kB between pages. */
  function scattered(pages: number): Buffer {
    const filler = `<< /Length 60000 >>\nstream\n${'x'.repeat(60_000)}\nendstream`
    const extra = Array.from({ length: pages }, () => filler)
    return pdfFile({ pages, extra })
  }

  test('the bytes with the index appended open as a PDF with the same pages', async () => {
    const bytes = scattered(60)
    const { id } = await issued(bytes)
    const answer = await portal.ask('getPDFIndex', { as: sari, params: { id } })
    expect(answer.status).toBe(200)
    const index = brotliDecompressSync(answer.bytes)
    const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
    const pdf = await getDocument({ data: new Uint8Array(Buffer.concat([bytes, index])), verbosity: 0 }).promise
    expect(pdf.numPages).toBe(60)
    expect((await pdf.getPage(60)).view).toEqual([0, 0, 595, 842])
    expect((await portal.ask('getPDFIndex', { as: other, params: { id } })).status).toBe(404)
  })

  test('there is no index for small files and for structures that cannot be read', async () => {
    const { id } = await issued(pdfFile())
    expect((await portal.ask('getPDFIndex', { as: sari, params: { id } })).status).toBe(204)
    const of = (text: string) => {
      const bytes = Buffer.from(text, 'latin1')
      return pageIndexOf((start, end) => Promise.resolve(bytes.subarray(Math.max(0, start), end)), bytes.length)
    }
    expect(await of('%PDF-1.7 nothing')).toBeUndefined()
    expect(await of('%PDF-1.7\n1 0 obj\n<<>>\nendobj\nstartxref\n9\n%%EOF')).toBeUndefined()
    expect(
      await of('xref\n0 1\n0000000000 65535 f \ntrailer <</Root 1 0 R/Prev 0>>\nstartxref\n0\n%%EOF'),
    ).toBeUndefined()
    expect(await of(pdfFile({ trailer: '/Encrypt 9 0 R' }).toString('latin1'))).toBeUndefined()
  })
})

const indexOf = (bytes: Buffer) =>
  (readZip(bytes).get('00-daftar-isi.csv') ?? Buffer.of())
    .toString('utf8')
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.slice(1, -1).split('","'))
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

describe('zipDocuments', () => {
  test('contains every document byte for byte, and an index with name, kind, date, size and SHA-256', async () => {
    const [first, second] = [pdfFile({ pages: 2 }), pdfFile({ pages: 3 })]
    const ids = [await issued(first, 'Surat sama'), await issued(second, 'Surat sama')].map(({ id }) => id)
    const { status, bytes, headers } = await portal.ask('zipDocuments', { as: sari, query: { ids: ids.join(',') } })
    expect([status, headers['content-type']]).toEqual([200, 'application/zip'])
    const entries = readZip(bytes)
    expect([...entries.values()].slice(0, 2)).toEqual([first, second])
    const [head, ...rows] = indexOf(bytes)
    expect(head?.slice(1, 5)).toEqual(['Nama berkas', 'Jenis', 'Nomor', 'Tanggal (WIB)'])
    expect(rows.map((row) => row.slice(4))).toEqual(
      [first, second].map((file) => ['2026-03-02 10:00:00', String(file.length), sha256(file), 'Ada dalam arsip ini']),
    )
    expect(rows.map(([, name]) => name)).toEqual([...entries.keys()].slice(0, 2))
  })

  test('a damaged and a lost document are named in the index with the reason, and the others are there', async () => {
    const good = pdfFile({ pages: 2 })
    const bad = await issued(Buffer.concat([pdfFile(), randomBytes(100)]), 'Surat rusak')
    await flip(bad.key, 30)
    const lost = await issued(pdfFile(), 'Surat hilang')
    await rm(join(portal.services.env.dataDir, 'objects', lost.key))
    const ids = [bad.id, lost.id, (await issued(good)).id]
    const { status, bytes } = await portal.ask('zipDocuments', { as: sari, query: { ids: ids.join(',') } })
    expect(status).toBe(200)
    expect([...readZip(bytes).values()].slice(0, -1)).toEqual([good])
    const [, damaged, missing, kept] = indexOf(bytes)
    expect([damaged?.[1], missing?.[1]].map((name) => /Surat-(rusak|hilang)/.test(name ?? ''))).toEqual([true, true])
    expect([damaged?.at(-1), missing?.at(-1)]).toEqual([
      say('id', 'errors:FILE_DAMAGED'),
      say('id', 'errors:FILE_MISSING'),
    ])
    expect(kept?.at(-1)).toBe('Ada dalam arsip ini')
  })

  test('another person’s document is refused without an archive, and so is one that is the only one and damaged', async () => {
    const { id } = await issued(pdfFile())
    expect((await portal.ask('zipDocuments', { as: other, query: { ids: id } })).status).toBe(404)
    const bad = await issued(Buffer.concat([pdfFile(), randomBytes(100)]))
    await flip(bad.key, 30)
    const { body } = await portal.ask('zipDocuments', { as: sari, query: { ids: bad.id } })
    expect(body.err).toBe('FILE_DAMAGED')
  })
})

describe('zipCaseDocuments', () => {
  test('holds every document of the case, for its owner and an officer; a stranger gets 404', async () => {
    const mine = await seedNumbered(portal.db, { ownerId: sari.userId, now: new Date(NOW), title: 'Lampu' })
    await seedReceipt(portal.db, mine, new Date(NOW))
    const key = await portal.services.files.put(pdfFile())
    await portal.db
      .updateTable('office_document')
      .set({ object_key: key, sha256: createHash('sha256').update(pdfFile()).digest(), size_bytes: pdfFile().length })
      .where('application_id', '=', mine.applicationId)
      .execute()
    const params = { patentId: mine.patentId }
    const { total } = (await portal.ask('getUserDocuments', { as: sari, query: { q: mine.patentId } })).body
    for (const as of [sari, officer]) {
      const { status, bytes } = await portal.ask('zipCaseDocuments', { as, params })
      expect(status).toBe(200)
      expect(indexOf(bytes)).toHaveLength(total + 1)
    }
    expect((await portal.ask('zipCaseDocuments', { as: other, params })).status).toBe(404)
    expect((await portal.ask('zipCaseDocuments', { as: sari, params: { patentId: 'D002026999999' } })).status).toBe(404)
  })
})
