import { createHash, randomUUID } from 'node:crypto'

import type { Right } from '@saki/catalogue'
import { transact } from '@saki/db'
import { addDays } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { seedNumbered } from '../../testing/cases.ts'
import { letterCases, type LetterCase } from '../../testing/letterCases.ts'
import { pdfText } from '../../testing/pdfText.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { writeLetter } from '../documents/issueLetter.ts'
import { takeAction } from '../workflow/takeAction.ts'

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
})
afterAll(() => portal.close())

const services = () => ({ ...portal.services, log: portal.app.log })
const squeezed = (text: string) => text.normalize('NFKC').replace(/[\s\u200B]/g, '')
const read = async (bytes: Uint8Array) => squeezed((await pdfText(bytes)).join(' '))

async function act(of: LetterCase, action: string, detail: Record<string, unknown> = {}, notes = '') {
  const now = portal.services.clock()
  const role = action === 'publication_over' ? ('system' as const) : ('office' as const)
  const actorId = role === 'office' ? officer.userId : null
  const actionDate = now.toISOString().slice(0, 10)
  return takeAction(services(), of, { action, role, actorId, actionDate, now, notes, detail })
}
function rowsOf(of: LetterCase) {
  return portal.db
    .selectFrom('letter')
    .selectAll()
    .where('application_id', '=', of.applicationId)
    .orderBy('offidoc_nbr')
    .execute()
}

describe('a letter issued by an action', () => {
  test('is issued once with a number, does not change later, and exists before its PDF is made', async () => {
    const of = cases.DESIGN
    const { actionNbr, letterId } = await act(
      of,
      'ask_correction',
      { POINTS: [{ TITLE: 'Tampak belakang', TEXT: 'Tidak ada.' }] },
      'Lihat butir 1.',
    )
    const [row] = await rowsOf(of)
    expect(row).toMatchObject({
      letter_id: letterId,
      letter_typ: 'SKF',
      doc_number: `HKI-2-KI.06.01.01-SKF-${of.patentId}`,
      action_nbr: actionNbr,
      issued_on: '2026-11-20',
      due_date: '2027-02-20',
    })
    expect(row?.file_name).toMatch(/^A\d{11}_2026-11-20_SKF\.pdf$/)
    const params = { procTyp: of.procTyp, procNbr: of.procNbr, actionNbr }
    const list = await portal.ask('getListDokumen', { as: sari, params: { id: of.patentId } })
    expect(list.body).toContainEqual(
      expect.objectContaining({ DOC_ID: letterId, DOC_TYP: 'SKF', SIZE: 0, DOC_DATE: '2026-11-20' }),
    )
    // The applicant's name changes afterwards; the letter keeps the old one.
    await sql`update application set title = 'Judul baru' where application_id = ${of.applicationId}`.execute(portal.db)
    const names = await portal.ask('getOfficeDocName', { as: sari, params })
    expect(names.body).toMatchObject([{ DOC_ID: letterId, OFFIDOC_TYP: 'SKF', DOC_NUMBER: row?.doc_number }])
    expect(names.body[0]?.SIZE).toBeGreaterThan(10_000)
    const pdf = await portal.ask('getOfficeDocPDF', { as: sari, params })
    const text = await read(pdf.bytes)
    for (const fact of [
      'Tampak belakang',
      'Lihat butir 1.',
      'Sabtu, 20 Februari 2027',
      'Pasal 19 Undang-Undang Nomor 31',
    ])
      expect(text).toContain(squeezed(fact))
    expect(text).not.toContain('Judulbaru')
    expect((await portal.ask('getOfficeDocPDF', { as: sari, params })).bytes.equals(pdf.bytes)).toBe(true)
  })

  test('is found by its key and its process by the applicant and officers; others get 404', async () => {
    const of = cases.DESIGN
    const [row] = await rowsOf(of)
    if (!row) throw new Error('no letter')
    const byAction = { procTyp: of.procTyp, procNbr: of.procNbr, actionNbr: row.action_nbr ?? 0 }
    const byKey = { procTyp: row.offidoc_ori, procNbr: row.offidoc_ser, actionNbr: row.offidoc_nbr }
    const { rows } = await sql<{ procTyp: string; procNbr: number }>`
      select proc_typ as "procTyp", proc_nbr as "procNbr" from process where upper_proc_nbr = ${of.procNbr}`.execute(
      portal.db,
    )
    const places = [byAction, byKey, ...rows.map((key) => ({ ...key, actionNbr: 1 }))]
    expect(places).toHaveLength(3)
    const whole = (await portal.ask('getPDFDoc', { as: sari, params: { id: row.letter_id } })).bytes
    for (const params of places) {
      expect((await portal.ask('getOfficeDoc', { as: sari, params })).bytes.equals(whole)).toBe(true)
      expect((await portal.ask('getOfficeDocPDF', { as: officer, params })).bytes.equals(whole)).toBe(true)
      const denied = await portal.ask('getOfficeDocPDF', { as: other, params })
      expect([denied.status, denied.body.err]).toEqual([404, 'FILE_NOT_FOUND'])
    }
    const absent = await portal.ask('getOfficeDocName', { as: sari, params: { ...byKey, actionNbr: 999_999 } })
    expect(absent.body).toMatchObject({ err: 'FILE_NOT_FOUND', title: 'File Belum Tersedia !!' })
  })

  test('the second of its type in a case has another number and the title of a later stage', async () => {
    const of = cases.PATENT
    const wanted = (letterTyp: string) => ({
      letterTyp,
      applicationId: of.applicationId,
      dueDate: null,
      ground: '',
      actionDate: '2026-11-20',
      now: new Date(NOW),
      notes: '',
      detail: {},
    })
    const numbers: string[] = []
    for (const letterTyp of ['STA', 'STA', 'STA', 'SPJ', 'SPJ'])
      numbers.push(
        (
          await transact(portal.db, (tx) =>
            writeLetter(tx, services(), wanted(letterTyp), { action: null, issuedBy: null }),
          )
        ).docNumber,
      )
    expect(numbers).toEqual(
      ['08-TA', '08-TL', '08-TL.2', '04-SPJ', '04-SPJ.2'].map((part) => `HKI-3-KI.05.01.${part}-${of.patentId}`),
    )
  })

  test('letters written at once get distinct keys', async () => {
    const one = (applicationId: number) =>
      transact(portal.db, (tx) =>
        writeLetter(
          tx,
          services(),
          {
            letterTyp: 'SKT',
            applicationId,
            dueDate: null,
            ground: '',
            actionDate: '2026-11-20',
            now: new Date(NOW),
            notes: '',
            detail: {},
          },
          { action: null, issuedBy: null },
        ),
      )
    await Promise.all(Object.values(cases).map(({ applicationId }) => one(applicationId)))
    const { rows } = await sql<{ all: number; keys: number; codes: number }>`
      select count(*)::int as all, count(distinct (offidoc_ori, offidoc_ser, offidoc_nbr))::int as keys,
             count(distinct verify_code)::int as codes from letter`.execute(portal.db)
    expect(rows[0]?.keys).toBe(rows[0]?.all)
    expect(rows[0]?.codes).toBe(rows[0]?.all)
  })
})

test('an objection during publication can be answered within thirty working days, however long the publication lasts', async () => {
  const of = cases.PATENT
  const take = (action: string, role: 'office' | 'system' | 'public', day: string) => {
    portal.setNow(`${day}T03:00:00Z`)
    return takeAction(services(), of, {
      action,
      role,
      actorId: role === 'office' ? officer.userId : null,
      actionDate: day,
      now: portal.services.clock(),
      detail: { POINTS: [{ TITLE: 'Tidak baru', TEXT: '' }] },
    })
  }
  const passed = await take('formality_passed', 'office', '2026-11-20')
  const published = await take('publish', 'system', addDays(passed.dueDate ?? '', 1))
  const day = addDays(passed.dueDate ?? '', 5)
  const objected = await take('object', 'public', day)
  portal.setNow(NOW)
  expect(objected.dueDate).toBe(published.dueDate)
  const { rows } = await sql<{ day: string }>`select day from holiday`.execute(portal.db)
  const off = new Set(rows.map((row) => row.day))
  let due = day
  for (let left = 30; left > 0;) {
    due = addDays(due, 1)
    if (new Date(`${due}T00:00:00Z`).getUTCDay() % 6 !== 0 && !off.has(due)) left -= 1
  }
  const letters = await rowsOf(of)
  expect(letters.find((row) => row.letter_typ === 'SKB')?.due_date).toBe(due)
  // The end of the publication is stated and is not a deadline of the applicant.
  expect(letters.find((row) => row.letter_typ === 'SPB')).toMatchObject({
    due_date: null,
    content: { due: { label: 'Berlangsung sampai' } },
  })
  expect(letters.find((row) => row.letter_typ === 'SFL')).toMatchObject({ due_date: null, content: { due: null } })
})

describe('the refusal of a design names the remedy that is open against it', () => {
  const remedyOf = async (letterId: string | null) => {
    const { content } = await portal.db
      .selectFrom('letter')
      .select(sql<{ due: { otherwise: string } }>`content`.as('content'))
      .where('letter_id', '=', letterId)
      .executeTakeFirstOrThrow()
    return content.due.otherwise
  }
  const decide = async (of: LetterCase, action: string) =>
    remedyOf((await act(of, action, { POINTS: [{ TITLE: 'Desain', TEXT: 'Bertentangan.' }] })).letterId)

  test('contrary to public order: an objection to the office (art. 24), and after it a suit (art. 28), never both', async () => {
    const { process, ...seeded } = await seedNumbered(portal.db, { ownerId: sari.userId, now: portal.services.clock() })
    const of = { ...seeded, ...process, title: '' }
    const refused = await decide(of, 'refuse_contrary')
    expect(refused).toContain('keberatan tertulis kepada Direktorat Jenderal')
    expect(refused).not.toContain('gugatan')
    await takeAction(services(), of, {
      action: 'object_to_refusal',
      role: 'applicant',
      actorId: sari.userId,
      actionDate: '2026-11-20',
      now: portal.services.clock(),
    })
    const kept = await decide(of, 'keep_refusal')
    expect(kept).toContain('gugatan kepada Pengadilan Niaga')
    expect(kept).not.toContain('mengajukan keberatan')
  })
})

describe('verifyDocument', () => {
  const codeOf = async (of: LetterCase, typ: string) =>
    (await rowsOf(of)).findLast((row) => row.letter_typ === typ && row.withdrawn_at === null)?.verify_code ?? ''

  test('returns type, number and state of a letter without a session, and no personal data', async () => {
    const code = await codeOf(cases.DESIGN, 'SKF')
    const typed = `${code.slice(0, 4).toLowerCase()} ${code.slice(4, 8)}-${code.slice(8)}`
    const answer = await portal.ask('verifyDocument', { query: { code: typed }, headers: { 'accept-language': 'en' } })
    const [row] = await rowsOf(cases.DESIGN)
    const { bytes } = await portal.ask('getPDFDoc', { as: sari, params: { id: row?.letter_id ?? '' } })
    expect(answer.body).toEqual({
      OFFIDOC_TYP: 'SKF',
      OFFIDOC_NAME: 'Pemberitahuan Kekurangan Persyaratan Administratif',
      OFFIDOC_CAPTION: 'Notification of deficiencies (administrative requirements)',
      DOC_NUMBER: `HKI-2-KI.06.01.01-SKF-${cases.DESIGN.patentId}`,
      DOC_DATE: '2026-11-20',
      PATENT_ID: cases.DESIGN.patentId,
      REGISTRATION_NBR: null,
      STATE: 'VALID',
      WITHDRAWN_ON: null,
      REPLACED_BY: null,
      SHA256: createHash('sha256').update(bytes).digest('hex'),
      SIZE: bytes.length,
      SIGNATURE: { SUBJECT: portal.services.signer.subject, FINGERPRINT: portal.services.signer.fingerprint },
    })
  })

  test('returns WITHDRAWN for a letter whose action was undone', async () => {
    const [row] = await rowsOf(cases.DESIGN)
    const state = await portal.db
      .selectFrom('process')
      .select('row_version')
      .where('proc_nbr', '=', cases.DESIGN.procNbr)
      .where('proc_typ', '=', cases.DESIGN.procTyp)
      .executeTakeFirstOrThrow()
    const undone = await portal.ask('officeUndoAction', {
      as: officer,
      key: randomUUID(),
      body: {
        PROC_TYP: cases.DESIGN.procTyp,
        PROC_NBR: cases.DESIGN.procNbr,
        ACTION_NBR: row?.action_nbr ?? 0,
        REASON: 'Salah surat',
        ROW_VERSION: state.row_version,
      },
    })
    expect(undone.body).toMatchObject({ err: '' })
    const answer = await portal.ask('verifyDocument', { query: { code: row?.verify_code ?? '' } })
    expect(answer.body).toMatchObject({ STATE: 'WITHDRAWN', WITHDRAWN_ON: '2026-11-20' })
  })

  test('answers 404 to other codes and limits the guesses per minute', async () => {
    for (const code of ['0000-0000-0000', 'apa saja', '../etc', 'U'])
      expect((await portal.ask('verifyDocument', { query: { code } })).body.err).toBe('NOT_FOUND')
    let refused = 0
    for (let n = 0; n < 320; n++)
      if ((await portal.ask('verifyDocument', { query: { code: '0000-0000-0000' } })).status === 429) refused++
    expect(refused).toBeGreaterThan(0)
    portal.setNow('2026-11-20T03:02:00Z')
    expect((await portal.ask('verifyDocument', { query: { code: '0000-0000-0000' } })).status).toBe(404)
    portal.setNow(NOW)
  })
})
