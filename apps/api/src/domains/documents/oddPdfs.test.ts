import { createHash, randomUUID } from 'node:crypto'
import { deflateSync } from 'node:zlib'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { draftDesign, notify } from '../../testing/filings.ts'
import { linkedPdf, packedJump } from '../../testing/hostileFiles.ts'
import { restrictedPdf, type Encryption } from '../../testing/encryptedPdf.ts'
import { signedPdf } from '../../testing/signedPdf.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { EXTRA, encryptedPdf, pdfFile } from '../../testing/uploadFiles.ts'
import { makeTestDraft, upload, uploadAccepted } from '../../testing/uploads.ts'

let portal: TestPortal
let sari: TestActor

beforeAll(async () => {
  portal = await startTestPortal()
  sari = await portal.register()
})
afterAll(() => portal.close())

/** A PDF whose page dictionary has these entries instead of the plain MediaBox. */
function page(words: string, extra: string[] = [], catalog = ''): Buffer {
  const plain = '/MediaBox [0 0 595 842]'
  const filled = pdfFile({ extra, catalog }).toString('latin1').replace(plain, words)
  // The offsets no longer match; readers rebuild the table, as they do for files of careless programs.
  return Buffer.from(filled, 'latin1')
}
const stream = (dictionary: string, bytes: Buffer) =>
  `<< ${dictionary} /Length ${bytes.length} >>\nstream\n${bytes.toString('latin1')}\nendstream`
const packed = (text: string) => stream('/Filter /FlateDecode', deflateSync(Buffer.from(text)))

const odd: [string, () => Buffer, number][] = [
  ['8.26 × 10.59 inches', () => page('/MediaBox [0 0 594.72 762.48]'), 1],
  ['A3', () => page('/MediaBox [0 0 842 1191]'), 1],
  ['landscape', () => page('/MediaBox [0 0 842 595]'), 1],
  ['turned by 90 degrees', () => page('/MediaBox [0 0 595 842] /Rotate 90'), 1],
  ['cropped', () => page('/MediaBox [0 0 595 842] /CropBox [50 50 500 800]'), 1],
  ['negative corners', () => page('/MediaBox [-10 -10 585 832]'), 1],
  ['user units', () => page('/MediaBox [0 0 300 400] /UserUnit 2'), 1],
  ['text packed as usual', () => page(`/MediaBox [0 0 595 842] /Contents ${EXTRA} 0 R`, [packed('BT ET')]), 1],
  [
    'transparency',
    () =>
      page(
        `/MediaBox [0 0 595 842] /Group << /S /Transparency /CS /DeviceRGB >> /Resources << /ExtGState << /G << /ca .5 >> >> >>`,
      ),
    1,
  ],
  [
    'layers',
    () =>
      page(
        '/MediaBox [0 0 595 842]',
        ['<< /Type /OCG /Name (Teks) >>'],
        `/OCProperties << /OCGs [${EXTRA} 0 R] /D << /ON [${EXTRA} 0 R] >> >>`,
      ),
    1,
  ],
  [
    'a form to fill in',
    () =>
      page('/MediaBox [0 0 595 842]', ['<< /FT /Tx /T (Nama) /V (Sari) >>'], `/AcroForm << /Fields [${EXTRA} 0 R] >>`),
    1,
  ],
  [
    'a picture in JBIG2',
    () =>
      page('/MediaBox [0 0 595 842]', [
        stream(
          '/Type /XObject /Subtype /Image /Width 8 /Height 8 /BitsPerComponent 1 /ColorSpace /DeviceGray /Filter /JBIG2Decode',
          Buffer.alloc(20),
        ),
      ]),
    1,
  ],
  [
    'a picture in four inks',
    () =>
      page('/MediaBox [0 0 595 842]', [
        stream(
          '/Type /XObject /Subtype /Image /Width 4 /Height 4 /BitsPerComponent 8 /ColorSpace /DeviceCMYK',
          Buffer.alloc(64),
        ),
      ]),
    1,
  ],
  [
    'a link to a page of the web',
    () =>
      page(
        `/MediaBox [0 0 595 842] /Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://contoh.id) >> >>]`,
      ),
    1,
  ],
  ['opens at its first page', () => pdfFile({ catalog: '/OpenAction [3 0 R /Fit] /PageMode /UseThumbs' }), 1],
  [
    'metadata and language',
    () =>
      pdfFile({
        catalog: `/Lang (id) /Metadata ${EXTRA} 0 R`,
        extra: [stream('/Type /Metadata /Subtype /XML', Buffer.from('<?xpacket begin=""?><x/>'))],
      }),
    1,
  ],
  ['bookmarks', () => pdfFile({ catalog: `/Outlines ${EXTRA} 0 R`, extra: ['<< /Type /Outlines /Count 0 >>'] }), 1],
  ['2000 pages', () => pdfFile({ pages: 2000 }), 2000],
  ['version 2.0', () => Buffer.from(pdfFile().toString('latin1').replace('%PDF-1.7', '%PDF-2.0'), 'latin1'), 1],
  [
    'a table of objects that is wrong',
    () =>
      Buffer.from(
        pdfFile()
          .toString('latin1')
          .replace(/startxref\n\d+/, 'startxref\n7'),
        'latin1',
      ),
    1,
  ],
  [
    'CRLF line ends',
    () =>
      Buffer.from(
        pdfFile({ extra: [packed('BT ET').replaceAll('stream\n', 'stream\r\n')] }).toString('latin1'),
        'latin1',
      ),
    1,
  ],
]

describe('unusual but valid PDFs', () => {
  test('are accepted with their number of pages, can be filed, and are sent back byte for byte afterwards', async () => {
    const accepted: [string, string, Buffer][] = []
    await portal.db.updateTable('specdoc_type').set({ max_files: 50 }).where('specdoc_typ', '=', 'URD').execute()
    const { body, TEMP_ID } = await draftDesign(portal, sari)
    for (const [what, make, pages] of odd) {
      const bytes = make()
      const reply = await uploadAccepted(portal, {
        as: sari,
        tempId: TEMP_ID,
        bytes,
        name: `${what.replace(/\W+/g, ' ')}.pdf`,
        slot: 'URD',
      }).catch((error: Error) => Promise.reject(new Error(`${what}: ${error.message}`)))
      expect([what, reply.PAGES]).toEqual([what, pages])
      accepted.push([what, reply.DOC_ID, bytes])
    }
    const filed = await portal.ask('savePermohonan', { as: sari, key: randomUUID(), body })
    expect(filed.body.SUBMISSION_NBR).toMatch(/^TRX-/)
    for (const [what, id, bytes] of accepted) {
      const answer = await portal.ask('getPDFDoc', { as: sari, params: { id } })
      expect([what, createHash('sha256').update(answer.bytes).digest('hex')]).toEqual([
        what,
        createHash('sha256').update(bytes).digest('hex'),
      ])
    }
  })
})

const link = '/S /GoToR /F (lampiran.pdf) /D [0 /Fit]'
const nothing = { SIGNATURES: [], IND_LINKS_OUT: 'N', IND_RESTRICTED: 'N' }
const signature = { NAME: 'Sari Wulandari', REASON: '', SIGNED_AT: '2026-02-27T08:30:00.000Z', IND_WHOLE: 'Y' }
const reasons = "/Name (Bukan Sari) /Reason (Saya menyetujui) /M (D:20260101000000+07'00')"
const approved = { ...signature, REASON: 'Saya menyetujui' }
const encryptions: Encryption[] = ['RC4 of 40 bits', 'RC4 of 128 bits', 'AES of 128 bits', 'AES of 256 bits']

const remarked: [string, () => Buffer, object | null][] = [
  ['a plain one', () => pdfFile(), null],
  ['signed over the whole file', () => signedPdf(), { ...nothing, SIGNATURES: [signature] }],
  ['signed with a reason', () => signedPdf({ entries: reasons }), { ...nothing, SIGNATURES: [approved] }],
  [
    'changed after it was signed',
    () => signedPdf({ more: '4 0 obj\n<< >>\nendobj\n%%EOF\n' }),
    { ...nothing, SIGNATURES: [{ ...signature, IND_WHOLE: 'N' }] },
  ],
  ['a link to another PDF', () => linkedPdf(link), { ...nothing, IND_LINKS_OUT: 'Y' }],
  [
    'a link, opened at its first page',
    () => linkedPdf(link, '/OpenAction [3 0 R /Fit]'),
    { ...nothing, IND_LINKS_OUT: 'Y' },
  ],
  [
    'a link, opened at a place that packed objects name',
    () => linkedPdf(link, '/OpenAction 9 0 R', [packedJump]),
    { ...nothing, IND_LINKS_OUT: 'Y' },
  ],
  ...encryptions.map((encryption): [string, () => Buffer, object] => [
    `printing restricted, ${encryption}`,
    () => restrictedPdf(encryption),
    { ...nothing, IND_RESTRICTED: 'Y' },
  ]),
]

describe('PDFs with remarks, and refused ones', () => {
  test.each(remarked)('%s: stored byte for byte, with its remarks', async (_, make, remarks) => {
    const tempId = await makeTestDraft(portal, sari)
    const bytes = make()
    const { DOC_ID } = await uploadAccepted(portal, { as: sari, tempId, bytes, name: 'surat.pdf', slot: 'KUA' })
    const listed = await portal.ask('getListImageSpecDoc', { as: sari, query: { fileId: tempId } })
    expect(listed.body[0]?.REMARKS).toEqual(remarks)
    const { bytes: kept } = await portal.ask('getPDFDoc', { as: sari, params: { id: DOC_ID } })
    expect(kept.equals(bytes)).toBe(true)
  })

  const script = '9 0 << /S /JavaScript /JS (app.alert(1)) >>'
  test.each<[string, () => Buffer, RegExp]>([
    ['one with a password', encryptedPdf, /dilindungi kata sandi/],
    ...encryptions.map((encryption): [string, () => Buffer, RegExp] => [
      `a script among encrypted objects, ${encryption}`,
      () => restrictedPdf(encryption, script),
      /JavaScript/,
    ]),
  ])('%s is refused', async (_, make, words) => {
    const tempId = await makeTestDraft(portal, sari)
    const { status, body } = await upload(portal, { as: sari, tempId, bytes: make(), name: 'surat.pdf', slot: 'KUA' })
    expect([status, body.fields?.[0]?.message]).toEqual([422, expect.stringMatching(words)])
  })
})

test('remarks and signatures of a PDF are listed with the documents of its case, for the applicant and the office', async () => {
  const { TEMP_ID, body } = await draftDesign(portal, sari)
  const given = { as: sari, tempId: TEMP_ID, slot: 'URD' }
  await uploadAccepted(portal, { ...given, bytes: signedPdf(), name: 'bertanda tangan.pdf' })
  await uploadAccepted(portal, { ...given, bytes: pdfFile(), name: 'biasa.pdf' })
  const filed = await portal.ask('savePermohonan', { as: sari, key: randomUUID(), body })
  const { BILLING_CODE, TOTAL_AMOUNT, SUBMISSION_NBR } = filed.body
  await notify(portal, { BILLING_CODE, AMOUNT: TOTAL_AMOUNT })
  const paid = await portal.db
    .selectFrom('application')
    .select('application_number')
    .where('submission_nbr', '=', SUBMISSION_NBR ?? '')
    .executeTakeFirst()
  for (const as of [sari, await portal.office()]) {
    const listed = await portal.ask('getListDokumen', { as, params: { id: paid?.application_number ?? '' } })
    const papers = listed.body.filter(({ DOC_TYP }) => DOC_TYP === 'URD')
    expect(Object.fromEntries(papers.map(({ DOC_NAME, SIGNED, REMARKS }) => [DOC_NAME, [SIGNED, REMARKS]]))).toEqual({
      'bertanda tangan.pdf': ['Y', { ...nothing, SIGNATURES: [signature] }],
      'biasa.pdf': ['N', null],
    })
  }
})
