import { createHash, randomUUID } from 'node:crypto'

import { applications, forms } from '@saki/catalogue'
import type { Field, Fields, Form } from '@saki/domain/forms/form'
import { templateSlots } from '@saki/domain/files/templates'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { consultant, mandate } from '../../testing/consultants.ts'
import { draftDesign, fileDesign, notify, samplePerson } from '../../testing/filings.ts'
import { pdfText } from '../../testing/pdfText.ts'
import { startPortal, type Actor, type Portal } from '../../testing/portal.ts'
import { pdfFile } from '../../testing/uploadFiles.ts'
import { uploaded } from '../../testing/uploads.ts'

let portal: Portal
let sari: Actor
let other: Actor

beforeAll(async () => {
  portal = await startPortal()
  sari = await portal.register()
  other = await portal.register()
})
afterAll(() => portal.close())

async function draftOf(formTyp: string, data: Record<string, unknown>, owner = sari): Promise<string> {
  const temp_id = `D-${randomUUID()}`
  const now = portal.services.clock()
  await portal.db
    .insertInto('draft')
    .values({
      temp_id,
      owner_id: owner.userId,
      form_typ: formTyp,
      form_version: forms.findLast((form) => form.id === formTyp)?.version ?? 1,
      data: JSON.stringify(data) as unknown as Record<string, unknown>,
      row_version: 1,
      title: 'Draf uji',
      created_at: now,
      updated_at: now,
    })
    .execute()
  return temp_id
}
const joined = (pages: string[]) => pages.join(' ').replace(/\s+/g, ' ')

describe('PB-015: the print of a draft holds everything typed', () => {
  /** Every field of a form filled with a mark of its own; answers of choices with their first option. */
  function filled(form: Form): { data: Record<string, unknown>; marks: string[] } {
    const marks: string[] = []
    const mark = () => {
      marks.push(`TANDA${String(marks.length).padStart(4, '0')}X`)
      return marks.at(-1) ?? ''
    }
    const answer = (field: Field): unknown => {
      if (field.as === 'choice') return field.options.at(-1)?.value
      if (field.as === 'choices') return field.options.map(({ value }) => value)
      if (field.as === 'yesNo') return 'Y'
      if (field.as === 'words') return [mark(), mark()]
      return field.as === 'kept' ? undefined : mark()
    }
    const answers = (fields: Fields) =>
      Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, answer(field)]))
    const data: Record<string, unknown> = {}
    for (const { blocks } of form.pages)
      for (const block of blocks) {
        if (block.as === 'fields')
          data[block.section] = { ...(data[block.section] as object), ...answers(block.fields) }
        if (block.as === 'rows') data[block.section] ??= [answers(block.fields), answers(block.fields)]
        if (block.as === 'declarations') data[block.section] = block.options.map(({ value }) => value)
        if (block.as === 'parts')
          data[block.section] = Object.fromEntries(block.parts.map(({ slot }) => [slot, mark()]))
      }
    return { data, marks }
  }

  test.each(forms.map((form) => [form.id, form] as const))('%s', async (id, form) => {
    const { data, marks } = filled(form)
    const tempId = await draftOf(id, data)
    const answer = await portal.ask('printDraft', { as: sari, params: { tempId } })
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    const pages = await pdfText(answer.bytes)
    const text = joined(pages)
    const kept = JSON.stringify(data)
    expect(marks.length).toBeGreaterThan(20)
    expect(marks.filter((mark) => kept.includes(mark) && !text.includes(mark))).toEqual([])
    expect(text).not.toMatch(/tidak diisi|belum diisi|not provided/i)
    expect(pages.every((page) => page.includes('DRAF'))).toBe(true)
  })

  test('forty asked for at once do not stand before everybody’s', async () => {
    const { TEMP_ID } = await draftDesign(portal, sari)
    const theirs = await draftDesign(portal, other)
    const print = () => portal.ask('printDraft', { as: sari, params: { tempId: TEMP_ID } })
    const all = Promise.all(Array.from({ length: 40 }, print))
    const made = await portal.ask('printDraft', { as: other, params: { tempId: theirs.TEMP_ID } })
    expect(made.status).toBe(200)
    const answers = await all
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(answers.filter(({ body }) => body.err === 'PAPER_IN_WORK')).toHaveLength(35)
  })

  test('files of the draft stand in it with their whole fingerprints; nobody else can print it', async () => {
    const { TEMP_ID } = await draftDesign(portal, sari)
    const { SHA256 } = await uploaded(portal, {
      as: sari,
      tempId: TEMP_ID,
      bytes: pdfFile(),
      name: 'uraian.pdf',
      slot: 'URD',
    })
    const answer = await portal.ask('printDraft', { as: sari, params: { tempId: TEMP_ID } })
    const text = joined(await pdfText(answer.bytes))
    expect(text).toContain('uraian.pdf')
    expect(text.replaceAll(' ', '')).toContain(SHA256)
    expect((await portal.ask('printDraft', { as: other, params: { tempId: TEMP_ID } })).status).toBe(404)
  })
})

describe('regenerateappldoc', () => {
  const forms = (patentId: string, as = sari) => portal.ask('getApplicationForms', { as, params: { patentId } })

  test('PB-041: makes a version each time, keeps the old ones, and leaves what was uploaded alone', async () => {
    const { body, TEMP_ID } = await draftDesign(portal, sari)
    const original = pdfFile({ pages: 3 })
    const upload = await uploaded(portal, {
      as: sari,
      tempId: TEMP_ID,
      bytes: original,
      name: 'uraian.pdf',
      slot: 'URD',
    })
    const filed = await portal.ask('savePermohonan', { as: sari, key: randomUUID(), body })
    const PATENT_ID = filed.body.SUBMISSION_NBR ?? ''
    const first = await portal.ask('regenerateappldoc', { as: sari, body: { PATENT_ID } })
    expect([first.status, first.body.VERSION]).toEqual([200, 1])
    const before = (await portal.ask('getPDFDoc', { as: sari, params: { id: first.body.DOC_ID } })).bytes
    portal.setNow('2026-03-02T03:10:00Z')
    const second = await portal.ask('regenerateappldoc', { as: sari, body: { PATENT_ID } })
    expect(second.body.VERSION).toBe(2)
    const listed = (await forms(PATENT_ID)).body
    expect(listed.map((form) => form.VERSION)).toEqual([2, 1])
    const again = (await portal.ask('getPDFDoc', { as: sari, params: { id: first.body.DOC_ID } })).bytes
    expect(again.equals(before)).toBe(true)
    expect(createHash('sha256').update(again).digest('hex')).toBe(listed[1]?.SHA256)
    const asFiled = (await portal.ask('getPDFDoc', { as: sari, params: { id: upload.DOC_ID } })).bytes
    expect(asFiled.equals(original)).toBe(true)
    const files = (await portal.ask('getListImageSpecDoc', { as: sari, query: { fileId: PATENT_ID } })).body
    expect(files.some(({ ID }) => listed.some(({ DOC_ID }) => DOC_ID === ID))).toBe(false)
  })

  test('tells what was frozen, not what the draft says since, and no identity number in full', async () => {
    const filed = await fileDesign(portal, sari)
    await notify(portal, { BILLING_CODE: filed.BILLING_CODE, AMOUNT: filed.TOTAL_AMOUNT })
    const reference = filed.SUBMISSION_NBR ?? ''
    await portal.db
      .updateTable('draft')
      .set({ title: 'Lain', data: '{}' as never })
      .where('temp_id', '=', filed.TEMP_ID)
      .execute()
    const { body } = await portal.ask('regenerateappldoc', { as: sari, body: { PATENT_ID: reference } })
    const text = joined(await pdfText((await portal.ask('getPDFDoc', { as: sari, params: { id: body.DOC_ID } })).bytes))
    for (const told of [
      'Formulir Permohonan',
      'Botol Minum Lipat',
      'Sari Wulandari',
      'Budi Santoso',
      reference,
      'Kabupaten Bantul',
    ])
      expect(text.toLowerCase(), told).toContain(told.toLowerCase())
    expect(text).toMatch(/A002026\d{5}/)
    expect(text).not.toContain('3402116407900003')
    expect(text).not.toContain('DRAF ')
  })

  test('one at a time for a person', async () => {
    const filed = await fileDesign(portal, sari)
    const PATENT_ID = filed.SUBMISSION_NBR ?? ''
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => portal.ask('regenerateappldoc', { as: sari, body: { PATENT_ID } })),
    )
    const made = answers.filter(({ status }) => status === 200)
    expect(made.length).toBeGreaterThanOrEqual(1)
    expect(answers.filter(({ status }) => status !== 200).map(({ body }) => body.err)).toEqual(
      Array(4 - made.length).fill('PAPER_IN_WORK'),
    )
    expect((await forms(PATENT_ID)).body.map((form) => form.VERSION).toReversed()).toEqual(made.map((_, at) => at + 1))
  })

  test('kept for ever, they are not made without end', async () => {
    const keen = await portal.register()
    const { SUBMISSION_NBR } = await fileDesign(portal, keen)
    const make = () => portal.ask('regenerateappldoc', { as: keen, body: { PATENT_ID: SUBMISSION_NBR } })
    const made = []
    for (let n = 0; n < 23; n++) made.push((await make()).status)
    expect(made).toEqual(Array.from({ length: 23 }, (_, n) => (n < 20 ? 200 : 429)))
  })

  test('a mandate to read makes none', async () => {
    const filed = await fileDesign(portal, sari)
    const agent = await consultant(portal)
    await mandate(portal, sari, agent, { POWER: 'READ' })
    const body = { PATENT_ID: filed.SUBMISSION_NBR ?? '' }
    expect((await portal.ask('regenerateappldoc', { as: agent, body })).body.err).toBe('NOT_MANDATED')
    expect((await portal.ask('getApplicationForms', { as: agent, params: { patentId: body.PATENT_ID } })).status).toBe(
      200,
    )
  })

  test('of a case of somebody else, or of none, there is nothing', async () => {
    const filed = await fileDesign(portal, sari)
    const PATENT_ID = filed.SUBMISSION_NBR ?? ''
    expect((await portal.ask('regenerateappldoc', { as: other, body: { PATENT_ID } })).status).toBe(404)
    expect((await forms(PATENT_ID, other)).status).toBe(404)
    const { body } = await portal.ask('regenerateappldoc', { as: sari, body: { PATENT_ID } })
    expect((await portal.ask('getPDFDoc', { as: other, params: { id: body.DOC_ID } })).status).toBe(404)
    expect((await portal.ask('regenerateappldoc', { as: sari, body: { PATENT_ID: 'TRX-2026-999999' } })).status).toBe(
      404,
    )
  })
})

describe('documentTemplate', () => {
  const NAMES = ['Sari Wulandari', 'أحمد بن عبد الله', 'ꦱꦫꦶ ꦮꦸꦭꦤ꧀ꦝꦫꦶ', 'ᬲᬭᬶ']
  const paper = async (tempId: string, t: string, language = 'id') => {
    const answer = await portal.ask('documentTemplate', {
      as: sari,
      params: { tempId, t },
      headers: { 'accept-language': language },
    })
    return { ...answer, text: answer.status === 200 ? joined(await pdfText(answer.bytes)) : '' }
  }
  const design = (owners: object[]) => ({
    FILING: { APPL_TYP: 'DESIGN', APPL_SUBTYP: 'SINGLE' },
    TECHNICAL: { TITLE: 'Botol #strong[lipat] زجاجة' },
    OWNERS: owners,
    INVENTORS: [samplePerson('Budi Santoso')],
    REPRS: [{ ...samplePerson('Ratna Hapsari'), AGENT_NOTES: '0903-2016' }],
  })

  test.each(templateSlots)(
    '%s is written out with what the draft knows, with room for stamp and signature',
    async (slot) => {
      const formTyp = slot === 'SPM' ? applications.MARK.form.id : applications.DESIGN.form.id
      const data =
        slot === 'SPM'
          ? { SIGN: { MARK_NAME: 'Kopi Bukit' }, OWNERS: [samplePerson('Sari Wulandari')] }
          : design([samplePerson('Sari Wulandari')])
      const { status, text } = await paper(await draftOf(formTyp, data), slot)
      expect(status).toBe(200)
      for (const told of ['Sari Wulandari', 'Kasongan RT 04', slot === 'SPM' ? 'Kopi Bukit' : 'Botol #strong[lipat]'])
        expect(text).toContain(told)
      expect(text).toMatch(/e-Meterai .*Rp10\.000/)
      expect(text).toContain('2 Maret 2026')
      if (slot === 'KUA') expect(text).toMatch(/Ratna Hapsari.*0903-2016/)
      if (slot === 'PGH') expect(text).toContain('Budi Santoso')
    },
  )

  test.each(NAMES)('the name %s stands in it sign by sign', async (name) => {
    const tempId = await draftOf('design-filing', design([samplePerson(name)]))
    const { text } = await paper(tempId, 'KEP')
    // Joined scripts come out of a PDF in the order they are drawn: what counts is that every letter is there.
    const letters = (from: string) =>
      [...from.normalize('NFKC')]
        .filter((letter) => /\p{L}/u.test(letter))
        .toSorted()
        .join('')
    const page = letters(text)
    for (const letter of new Set(letters(name))) expect(page, letter).toContain(letter)
    expect(text).not.toContain('U+')
  })

  test('a script no font has is said so, by its code', async () => {
    const tempId = await draftOf('design-filing', design([samplePerson('山田')]))
    const { text } = await paper(tempId, 'KEP')
    expect(text).toContain('[U+5C71]')
    expect(text).toContain('kode Unicode')
  })

  test('a foreign signer finds a translation below, a domestic one does not', async () => {
    const foreign = { ...samplePerson('John Smith'), NATIONALITY_COUNTRY_CODE: 'GB' }
    const abroad = await draftOf('design-filing', design([foreign]))
    expect((await paper(abroad, 'KUA')).text).toContain('Special power of attorney')
    const home = await draftOf('design-filing', design([samplePerson('Sari Wulandari')]))
    expect((await paper(home, 'KUA')).text).not.toContain('Special power of attorney')
  })

  test('an empty draft leaves room to write in; a company is signed for by a person', async () => {
    const empty = await draftOf('patent-filing', {})
    expect((await paper(empty, 'KEP')).text).toContain('………')
    const company = { ...samplePerson('PT Maju Bersama'), PERSON_WCODE: 'C' }
    const { text } = await paper(await draftOf('design-filing', design([company])), 'KEP')
    expect(text).toContain('untuk dan atas nama PT Maju Bersama')
  })

  test('none for slots that are filled by others, and none of other people', async () => {
    const tempId = await draftOf('design-filing', design([]))
    expect((await paper(tempId, 'GDI')).status).toBe(404)
    const answer = await portal.ask('documentTemplate', { as: other, params: { tempId, t: 'KEP' } })
    expect(answer.status).toBe(404)
  })
})
