import { randomUUID } from 'node:crypto'

import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { notify, samplePerson } from '../../testing/filings.ts'
import { sampleMark } from '../../testing/marks.ts'
import { jpeg } from '../../testing/pictures.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { uploadAccepted } from '../../testing/uploads.ts'

let portal: TestPortal
let sari: TestActor
beforeAll(async () => {
  portal = await startTestPortal({ now: '2026-11-20T03:51:07Z' })
  sari = await portal.register()
})
afterAll(() => portal.close())

const squeezed = (text: string) => text.normalize('NFKC').replace(/[\s\u200B]/g, '')

async function textOf(bytes: Buffer): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  let text = ''
  for (let page = 1; page <= pdf.numPages; page++) {
    const { items } = await (await pdf.getPage(page)).getTextContent()
    text += items.map((item) => ('str' in item ? item.str : '')).join('')
  }
  return squeezed(text)
}

/** A mark with a label uploaded by the API, filed and paid; returns the bytes of the receipt. */
async function receiptOf(mark: ReturnType<typeof sampleMark>): Promise<Buffer> {
  const draft = { FORM_TYP: 'mark-filing', ...mark }
  const saved = await portal.ask('savePermohonan', { as: sari, key: randomUUID(), body: draft })
  const { TEMP_ID, ROW_VERSION } = saved.body
  await uploadAccepted(portal, { as: sari, tempId: TEMP_ID, bytes: await jpeg(), slot: 'ETK', name: 'senja.jpg' })
  const body = { ...draft, TEMP_ID, ROW_VERSION, IND_SUBMIT: 'Y' }
  const filed = await portal.ask('savePermohonan', { as: sari, key: randomUUID(), body })
  await notify(portal, { BILLING_CODE: filed.body.BILLING_CODE, AMOUNT: filed.body.TOTAL_AMOUNT })
  const patentId = filed.body.SUBMISSION_NBR ?? ''
  const receipt = await portal.ask('getReceipt', { as: sari, params: { patentId } })
  expect([receipt.status, receipt.headers['content-type']]).toEqual([200, 'application/pdf'])
  return receipt.bytes
}

test('the receipt of a mark shows the sign, the label and every term of every class', async () => {
  const mark = sampleMark('KOPI SENJA قهوة')
  mark.SIGN = {
    ...mark.SIGN,
    SIGN_WCODE: 'WORD_FIGURE',
    TRANSLATION: 'kopi sore',
    TRANSLITERATION: 'qahwa',
    COLOUR_CLAIMED: 'Y',
    COLOURS: ['merah tua', 'krem'],
    DISCLAIMER: 'kata KOPI',
  }
  const many = Array.from({ length: 120 }, (_, n) => `olahan kopi nomor ${n + 1}; siap minum #${n}`)
  mark.NICE = [
    { NICE_CLASS_CODE: '30', TERMS: many },
    { NICE_CLASS_CODE: '43', TERMS: ['jasa kedai kopi', 'jasa *kafe* $keliling$'] },
  ]
  const text = await textOf(await receiptOf(mark))
  for (const fact of [
    'IPT2026000001',
    'Permohonan Pendaftaran Merek',
    'Tipe Merek',
    'Kata & Lukisan',
    'KOPI SENJA',
    'kopi sore',
    'qahwa',
    'merah tua, krem',
    'kata KOPI',
    'Kelas 30',
    '(120 istilah)',
    'Kelas 43',
    'Label Merek',
    'senja.jpg',
    'Permohonan merek',
    'Rp3.600.000',
  ])
    expect(text.toLowerCase()).toContain(squeezed(fact).toLowerCase())
  for (const { TERMS } of mark.NICE) for (const term of TERMS) expect(text).toContain(squeezed(term))
  for (const word of ['Pendesain', 'Locarno', 'Judul Desain', 'Gambar desain'])
    expect(text).not.toContain(squeezed(word))
}, 30_000)

const ordinal = (n: number) => Array.from({ length: n }, (_, at) => at + 1)

// Pairwise combinations: six rows cover every pair of values.
test.each([
  [0, 1, false, 1, false],
  [0, 3, true, 3, true],
  [1, 1, true, 1, true],
  [1, 3, false, 3, false],
  [5, 1, false, 3, true],
  [5, 3, true, 1, false],
])(
  'one application with %i priorities, %i applicants, representative %s, %i classes, colours %s; all of it on the receipt',
  async (priorities, applicants, isRepresented, classes, isColoured) => {
    const mark = sampleMark('PB DUA SEMBILAN')
    mark.FILING = {
      ...mark.FILING,
      REPRESENTED: isRepresented ? 'Y' : 'N',
      PRIORITY_CLAIMED: priorities > 0 ? 'Y' : 'N',
    }
    mark.OWNERS = ordinal(applicants).map((n) => samplePerson(`Pemohon Nomor ${n}`))
    mark.REPRS = isRepresented
      ? [{ AGENT_NOTES: '0903-2016', PERSON_NAME: 'Ratna Kusuma', ADDR_STREET: 'Jalan Sudirman 9' }]
      : []
    mark.PRIORITIES = ordinal(priorities).map((n) => ({
      COUNTRY_CODE: 'JP',
      PRIORITY_APPL_ID: `2026-00000${n}`,
      PRIORITY_DATE: `2026-0${5 + n}-15`.replace('2026-010', '2026-10'),
    }))
    mark.NICE = ordinal(classes).map((n) => ({ NICE_CLASS_CODE: String(28 + 3 * n), TERMS: [`barang atau jasa ${n}`] }))
    mark.SIGN = {
      ...mark.SIGN,
      SIGN_WCODE: 'WORD_FIGURE',
      ...(isColoured && { COLOUR_CLAIMED: 'Y', COLOURS: ['hijau toska'] }),
    }
    const text = await textOf(await receiptOf(mark))
    const facts = [
      ...mark.OWNERS.map((owner) => owner.PERSON_NAME),
      ...mark.PRIORITIES.map((priority) => priority['PRIORITY_APPL_ID'] ?? ''),
      ...mark.NICE.flatMap(({ NICE_CLASS_CODE, TERMS }) => [`Kelas ${NICE_CLASS_CODE}`, ...TERMS]),
      isRepresented ? 'No. Konsultan 0903-2016' : 'Tanpa kuasa',
      priorities > 0 ? 'Jepang' : 'Tidak dimintakan hak prioritas',
    ]
    for (const fact of facts) expect(text).toContain(squeezed(fact))
    expect(text.includes(squeezed('hijau toska'))).toBe(isColoured)
  },
  30_000,
)
