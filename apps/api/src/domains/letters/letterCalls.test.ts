import { randomUUID } from 'node:crypto'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Right } from '@saki/catalogue'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { letterCases, type LetterCase } from '../../testing/letterCases.ts'
import { pdfText } from '../../testing/pdfText.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'

const NOW = '2026-11-20T03:00:00Z'
let portal: TestPortal
let sari: TestActor
let other: TestActor
let officer: TestActor
let cases: Record<Right, LetterCase>
beforeAll(async () => {
  portal = await startTestPortal({ now: NOW })
  sari = await portal.register()
  other = await portal.register()
  officer = await portal.office()
  cases = await letterCases(portal, sari)
  await sql`update application set reference = ${'KS/1: "a*b" <x>|y? '} where application_id = ${cases.MARK.applicationId}`.execute(
    portal.db,
  )
})
afterAll(() => portal.close())

const squeezed = (text: string) => text.normalize('NFKC').replace(/[\s\u200B]/g, '')
const read = async (bytes: Uint8Array) => squeezed((await pdfText(bytes)).join(' '))
const contents = async () => {
  const { rows } = await sql<{ n: number }>`
    select (select count(*) from letter)::int + (select count(*) from process_action)::int + (select count(*) from inbox_item)::int
         + (select count(*) from mail)::int + (select count(*) from office_document)::int + (select count(*) from registration_counter)::int as n`.execute(
    portal.db,
  )
  return rows[0]?.n
}

describe('previewLetter', () => {
  const preview = (of: LetterCase, more: Record<string, unknown> = {}, as = officer) =>
    portal.ask('previewLetter', {
      as,
      body: { PATENT_ID: of.patentId, PROC_TYP: of.procTyp, PROC_NBR: of.procNbr, ACTION_TYP: 'ASK', ...more },
    })

  test('returns the letter as it would be issued, with a preview mark, and writes nothing', async () => {
    const before = await contents()
    const answer = await preview(cases.MARK, {
      NOTES: 'Mohon segera.',
      ITEMS: [
        { TITLE: 'Label tidak jelas', TEXT: 'Unggah label yang tajam.' },
        { LIST_CODE: 'FM', OPTION_NBR: 3, OPTION_NAME: 'Surat kuasa', IND_OK: 'N', ACTION_OPTION_TEXT: 'Belum ada.' },
        { LIST_CODE: 'FM', OPTION_NBR: 4, OPTION_NAME: 'Tanda tangan', IND_OK: 'Y' },
      ],
    })
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    const text = await read(answer.bytes)
    for (const fact of [
      'PRATINJAU',
      'Label tidak jelas',
      'Surat kuasa',
      'Belum ada.',
      'Mohon segera.',
      cases.MARK.patentId,
    ])
      expect(text).toContain(squeezed(fact))
    expect(text).toMatch(/\d{1,2}(Januari|Februari)2027,pukul23.59WIB/)
    expect(text).not.toContain('HKI-4')
    expect(text).not.toContain('Tandatangan')
    expect(text).not.toContain('verifikasi')
    expect(await contents()).toBe(before)
  })

  test('is for officers; refuses an action that is not possible now, unknown or without a letter', async () => {
    expect((await preview(cases.MARK, {}, sari)).status).toBe(403)
    expect((await preview(cases.MARK, { ACTION_TYP: 'REG' })).body).toMatchObject({ err: 'ACTION_NOT_ALLOWED' })
    expect((await preview(cases.MARK, { ACTION_TYP: 'NONE' })).body).toMatchObject({ err: 'INVALID' })
    expect((await preview(cases.MARK, { PROC_NBR: cases.DESIGN.procNbr })).body).toMatchObject({ err: 'NOT_FOUND' })
  })
})

describe('letters on request', () => {
  test('are named for the case, issued once per key, and listed', async () => {
    const types = await portal.ask('getLetterTypes', { as: officer, query: { PATENT_ID: cases.MARK.patentId } })
    expect(types.body).toContainEqual({
      OFFIDOC_TYP: 'PTK',
      OFFIDOC_NAME: 'Petikan Daftar Umum Merek',
      HAS_POINTS: 'N',
    })
    const key = randomUUID()
    const body = {
      PATENT_ID: cases.MARK.patentId,
      OFFIDOC_TYP: 'SKT',
      NOTES: '',
      ITEMS: [{ TITLE: 'Masih diperiksa' }],
    }
    const first = await portal.ask('issueCaseLetter', { as: officer, key, body })
    expect((await portal.ask('issueCaseLetter', { as: officer, key, body })).body).toEqual(first.body)
    expect(first.body).toMatchObject({ err: '', DOC_NUMBER: `HKI-4-KI.04.01.14-SKT-${cases.MARK.patentId}` })
    const refused = await portal.ask('issueCaseLetter', {
      as: officer,
      key: randomUUID(),
      body: { ...body, OFFIDOC_TYP: 'SER' },
    })
    expect(refused.body).toMatchObject({ err: 'INVALID' })
    expect((await portal.ask('issueCaseLetter', { as: sari, key: randomUUID(), body })).status).toBe(403)
    const { bytes } = await portal.ask('getPDFDoc', { as: sari, params: { id: first.body.DOC_ID } })
    expect(await read(bytes)).toContain(squeezed('Masih diperiksa'))
  })

  test('concurrent ones get distinct numbers', async () => {
    const ask = () =>
      portal.ask('issueCaseLetter', {
        as: officer,
        key: randomUUID(),
        body: { PATENT_ID: cases.DESIGN.patentId, OFFIDOC_TYP: 'PTK' },
      })
    const answers = await Promise.all(Array.from({ length: 8 }, ask))
    expect(new Set(answers.map(({ body }) => body.DOC_NUMBER)).size).toBe(8)
  })

  test('reading the proof of payment changes no row, before and after it is issued', async () => {
    const { patentId } = cases.DESIGN
    const fetched = () => portal.ask('getPaymentProof', { as: sari, params: { patentId } })
    const before = await everyRow()
    for (const answer of [await fetched(), await fetched()])
      expect([answer.status, answer.body.err, answer.body.title]).toEqual([
        404,
        'FILE_NOT_FOUND',
        'File Belum Tersedia !!',
      ])
    expect(await everyRow()).toEqual(before)
    await portal.ask('issuePaymentProof', { as: sari, key: randomUUID(), body: { PATENT_ID: patentId } })
    const issued = await everyRow()
    expect([(await fetched()).status, (await fetched()).status]).toEqual([200, 200])
    expect(await everyRow()).toEqual(issued)
  })

  test('a case has one proof of payment, however often and by whomever it is issued', async () => {
    const body = { PATENT_ID: cases.MARK.patentId }
    const issue = (key: string = randomUUID(), as = sari) => portal.ask('issuePaymentProof', { as, key, body })
    const key = randomUUID()
    const [a, b, c] = await Promise.all([issue(key), issue(key), issue()])
    expect(a.body).toMatchObject({ err: '', DOC_NUMBER: expect.stringContaining('BPN') })
    expect([b.body, c.body]).toEqual([a.body, a.body])
    const fetched = () => portal.ask('getPaymentProof', { as: sari, params: { patentId: cases.MARK.patentId } })
    const [first, second] = await Promise.all([fetched(), fetched()])
    expect(first.bytes.equals(second.bytes)).toBe(true)
    expect(await read(first.bytes)).toContain(squeezed('Bukti Pembayaran'))
    expect((await issue(randomUUID(), other)).status).toBe(404)
    const denied = await portal.ask('getPaymentProof', { as: other, params: { patentId: cases.MARK.patentId } })
    expect(denied.status).toBe(404)
  })
})

/** Every row of every table, as one hash for each table. */
async function everyRow(): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
    portal.db,
  )
  const hashes: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await sql<{ hash: string }>`
      select count(*) || coalesce(md5(string_agg(t::text, '' order by t::text)), '') as hash from ${sql.table(name)} t`.execute(
      portal.db,
    )
    hashes[name] = rows[0]?.hash ?? ''
  }
  return hashes
}

test('a key with a number beyond its range answers 404', async () => {
  for (const call of ['getOfficeDocName', 'getOfficeDoc', 'getOfficeDocPDF'] as const) {
    const found = await portal.ask(call, { as: officer, params: { procTyp: 'ID', procNbr: 50_001, actionNbr: 1 } })
    expect([found.status, found.body.err]).toEqual([404, 'FILE_NOT_FOUND'])
  }
})

test('officers read receipts and files of filed cases; others do not', async () => {
  const params = { procid: `${cases.DESIGN.procTyp}-${cases.DESIGN.procNbr}` }
  const picture = { params, query: { specdoc_typ: 'GDI', seq_num: 1, size: 'thumb' } }
  const receipt = { params: { patentId: cases.MARK.patentId } }
  expect((await portal.ask('getIMGDoc2', { as: officer, ...picture })).headers['content-type']).toBe('image/jpeg')
  expect((await portal.ask('getReceipt', { as: officer, ...receipt })).status).toBe(200)
  expect((await portal.ask('getIMGDoc2', { as: other, ...picture })).status).toBe(404)
  expect((await portal.ask('getReceipt', { as: other, ...receipt })).status).toBe(404)
})

describe('a document corrupted on disk', () => {
  async function letterOfMark() {
    const { rows } = await sql<{ docId: string; key: string; size: number }>`
      select doc_id as "docId", object_key as key, size_bytes as size from office_document
       where application_id = ${cases.MARK.applicationId} and doc_typ = 'SKT'`.execute(portal.db)
    if (!rows[0]) throw new Error('no letter')
    return rows[0]
  }
  async function pathOf(size: number, starts: string): Promise<string> {
    const dir = portal.services.env.dataDir
    for (const name of await readdir(dir, { recursive: true })) {
      const path = join(dir, name)
      const found = await stat(path)
      if (!found.isFile() || found.size !== size) continue
      if ((await readFile(path)).subarray(0, 4).toString() === starts) return path
    }
    throw new Error('object not found')
  }

  test('is refused as a whole and by ranges, and logged as an error', async () => {
    const { docId, size } = await letterOfMark()
    const path = await pathOf(size, '%PDF')
    const good = await readFile(path)
    const bad = Buffer.from(good)
    const at = Math.floor(size / 2)
    bad.writeUInt8(bad.readUInt8(at) ^ 1, at)
    await writeFile(path, bad)
    const alarms: unknown[] = []
    const log = portal.app.log.error.bind(portal.app.log)
    portal.app.log.error = (...given: unknown[]) => {
      alarms.push(given[0])
      return log(...(given as [string]))
    }
    for (const range of [undefined, 'bytes=0-9', `bytes=${at}-${at}`]) {
      const answer = await portal.ask('getPDFDoc', {
        as: sari,
        params: { id: docId },
        ...(range && { headers: { range } }),
      })
      expect([answer.status, answer.body.err]).toEqual([502, 'FILE_DAMAGED'])
    }
    portal.app.log.error = log
    expect(alarms.length).toBeGreaterThan(0)
    await writeFile(path, good)
    expect((await portal.ask('getPDFDoc', { as: sari, params: { id: docId } })).bytes.equals(good)).toBe(true)
    await rm(path)
    const gone = await portal.ask('getPDFDoc', { as: sari, params: { id: docId } })
    expect([gone.status, gone.body.err]).toEqual([502, 'FILE_MISSING'])
    expect(gone.body.title).not.toContain('Belum Tersedia')
    await writeFile(path, good)
  })
})

test('thirty downloads have distinct, sortable file names valid on Windows and the same on repeat', async () => {
  for (let n = 0; n < 30; n++)
    await portal.ask('issueCaseLetter', {
      as: officer,
      key: randomUUID(),
      body: { PATENT_ID: cases.MARK.patentId, OFFIDOC_TYP: n % 2 ? 'PTK' : 'SLN' },
    })
  const { rows } = await sql<{ docId: string }>`
    select letter_id as "docId" from letter where application_id = ${cases.MARK.applicationId} and letter_typ in ('PTK', 'SLN')`.execute(
    portal.db,
  )
  const nameOf = async (id: string) =>
    decodeURIComponent(
      /filename\*=UTF-8''(.+)$/.exec(
        String((await portal.ask('getPDFDoc', { as: sari, params: { id } })).headers['content-disposition']),
      )?.[1] ?? '',
    )
  const names = await Promise.all(rows.map(({ docId }) => nameOf(docId)))
  expect(names).toHaveLength(30)
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(30)
  for (const name of names) {
    expect(name).toMatch(new RegExp(`^${cases.MARK.patentId}_2026-11-20_(PTK|SLN)(\\.\\d+)?_KS-1-a-b-x-y\\.pdf$`))
    expect(name).not.toMatch(/[<>:"/\\|?*]|[. ]\.pdf$/)
  }
  expect(await Promise.all(rows.map(({ docId }) => nameOf(docId)))).toEqual(names)
})
