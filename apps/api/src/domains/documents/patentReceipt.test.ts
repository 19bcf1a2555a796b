import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { samplePerson } from '../../testing/filings.ts'
import { pctPatent, registerPatent, samplePatent, simplePatent } from '../../testing/patents.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'

let portal: TestPortal
let sari: TestActor
const NOON = '2026-11-20T05:00:00Z'

beforeAll(async () => {
  portal = await startTestPortal({ now: NOON })
  sari = await portal.register()
})
afterAll(() => portal.close())

describe('the receipt of a patent', () => {
  const squeezed = (text: string) => text.normalize('NFKC').replace(/[\s\u200B]/g, '')
  async function receiptOf(patentId: string): Promise<string> {
    const { bytes } = await portal.ask('getReceipt', { as: sari, params: { patentId } })
    const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
    let text = ''
    for (let page = 1; page <= pdf.numPages; page++) {
      const { items } = await (await pdf.getPage(page)).getTextContent()
      text += items.map((item) => ('str' in item ? item.str : '')).join('')
    }
    return squeezed(text)
  }

  test('shows title, inventors, international phase, claims and every file with its pages', async () => {
    const patent = pctPatent()
    patent.INVENTORS = [samplePerson('Budi Santoso'), samplePerson('أحمد الهاشمي')]
    patent.TECHNICAL['REQUEST_EXAMINATION'] = 'Y'
    const number = await registerPatent(portal, sari, patent)
    const text = await receiptOf(number)
    for (const fact of [
      'Permohonan Paten',
      number,
      'Paten, PCT fase nasional',
      'Alat Pengering Biji Kopi',
      'Coffee bean dryer',
      'A23N 12/08; F26B 17/00',
      'Jumlah Klaim8',
      'Halaman Deskripsi14',
      'PCT/IB2025/051234, 3 Februari 2025',
      'WO 2025/123456 A1, 14 Agustus 2025',
      'Inventor',
      'Budi Santoso',
      'Pemeriksaan substantif',
      'Pemeriksaan formalitas dan substantif belum dilakukan',
      'des-kopi.pdf14',
      'klm-kopi.pdf3',
      'abs-kopi.pdf1',
      'Rp4.250.000',
    ])
      expect(text).toContain(squeezed(fact))
    expect(text).toMatch(/[\u0600-\u06FF]/)
    expect(text).not.toContain('Desain')
  })

  test.each([
    [0, 1, 'N', 'NATIONAL', 'P'],
    [1, 3, 'Y', 'PCT', 'P'],
    [5, 1, 'N', 'DIVISIONAL', 'S'],
    [5, 3, 'Y', 'NATIONAL', 'S'],
  ] as const)(
    'one application with %i priorities, %i applicants, representative %s, %s, kind %s; all of it on the receipt',
    async (priorities, applicants, represented, route, kind) => {
      const patent = route === 'PCT' ? pctPatent() : samplePatent()
      Object.assign(patent.FILING, { APPL_SUBTYP: route, PATENT_KIND: kind, REPRESENTED: represented })
      if (route === 'DIVISIONAL') patent.FILING['PARENT_PATENT_ID'] = 'P00202407747'
      patent.OWNERS = Array.from({ length: applicants }, (_, n) => samplePerson(`Pemohon ${n + 1} Wijaya`))
      patent.FILING['PRIORITY_CLAIMED'] = priorities > 0 ? 'Y' : 'N'
      patent.PRIORITIES = Array.from({ length: priorities }, (_, n) => ({
        COUNTRY_CODE: 'JP',
        PRIORITY_APPL_ID: `2026-77${n}`,
        PRIORITY_DATE: '2026-01-15',
      }))
      const agent = { ...samplePerson('Ratna Kusuma'), AGENT_NOTES: '0903-2016', REPRESENTATIVE_TYP: 'A' }
      const number = await registerPatent(portal, sari, {
        ...patent,
        ...(represented === 'Y' && { REPRS: [agent] }),
      })
      const text = await receiptOf(number)
      for (const { PERSON_NAME } of patent.OWNERS) expect(text).toContain(squeezed(PERSON_NAME))
      for (const each of patent.PRIORITIES) expect(text).toContain(each['PRIORITY_APPL_ID'])
      expect(text.includes('RatnaKusuma')).toBe(represented === 'Y')
      expect(text.includes('PCT/IB2025/051234')).toBe(route === 'PCT')
      expect(text.includes('P00202407747')).toBe(route === 'DIVISIONAL')
      expect(number[0]).toBe(kind)
    },
  )

  test('shows the pages of each part of a simple patent in one combined file', async () => {
    const patent = simplePatent()
    patent.PARTS = { DES: '1', KLM: '10', ABS: '13' }
    const text = await receiptOf(await registerPatent(portal, sari, patent, { GAB: 13 }))
    expect(text).toContain(squeezed('Permohonan Paten Sederhana'))
    expect(text).toContain(squeezed('Deskripsi hal. 1–9; Klaim hal. 10–12; Abstrak hal. 13–13'))
  })
})
