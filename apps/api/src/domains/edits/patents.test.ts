import { sql } from 'kysely'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { fileDesign, samplePerson } from '../../testing/filings.ts'
import { registerPatent, samplePatent, submitPatent, type SamplePatent } from '../../testing/patents.ts'
import { startPortal, type Actor, type Portal } from '../../testing/portal.ts'

let portal: Portal
let sari: Actor
const NOON = '2026-11-20T05:00:00Z'

beforeAll(async () => {
  portal = await startPortal({ now: NOON })
  sari = await portal.register()
})
afterAll(() => portal.close())
beforeEach(() => portal.setNow(NOON))

const with_ = (change: (patent: SamplePatent) => void): SamplePatent => {
  const patent = samplePatent()
  change(patent)
  return patent
}
const pct = (over: Record<string, string> = {}) =>
  with_((p) => {
    p.FILING['APPL_SUBTYP'] = 'PCT'
    p.PCT = {
      PCT_APPL_ID: 'pct/ib2025/051234',
      PCT_APPL_DATE: '2025-02-03',
      PCT_PUBL_ID: 'WO2025123456A1',
      PCT_PUBL_DATE: '2025-08-14',
      ...over,
    }
  })
const paris = (date: string) =>
  with_((p) => {
    p.FILING['PRIORITY_CLAIMED'] = 'Y'
    p.PRIORITIES = [{ COUNTRY_CODE: 'JP', PRIORITY_APPL_ID: '2025-123', PRIORITY_DATE: date }]
  })
const simple = () =>
  with_((p) => {
    p.FILING['PATENT_KIND'] = 'S'
  })

const told = (issues: { PATH: string; LEVEL: string; MESSAGE: string }[], path: string) =>
  issues.filter(({ PATH }) => PATH === path).map(({ LEVEL, MESSAGE }) => [LEVEL, MESSAGE])
const patentRow = async (patentId: string) => {
  const { rows } = await sql<Record<string, unknown>>`
    select p.*, a.appl_typ, a.law_code, pr.state, pr.due_date, array(select ipc_symbol from application_ipc i
             where i.application_id = a.application_id order by seq_num) as ipc,
           array(select action || ' by ' || actor_role from process_action x where x.proc_typ = pr.proc_typ and x.proc_nbr = pr.proc_nbr
                  order by action_nbr) as actions
      from application a join application_patent p using (application_id) join process pr using (application_id)
     where a.patent_id = ${patentId}`.execute(portal.db)
  return rows[0]
}
const filings = async () => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from application`.execute(portal.db)
  return rows[0]?.n
}

describe('a patent is filed (UU 13/2016 art. 24, 25)', () => {
  test('a national one gets a number of its series, and its examination is on record from the day it was paid', async () => {
    const patent = with_((p) => {
      p.TECHNICAL['REQUEST_EXAMINATION'] = 'Y'
    })
    const number = await registerPatent(portal, sari, patent)
    expect(number).toBe('P00202600001')
    expect(await patentRow(number)).toMatchObject({
      appl_typ: 'PATENT',
      law_code: 'UU65/2024',
      english_title: 'Coffee bean dryer',
      claims: 8,
      description_pages: 14,
      ipc: ['A23N 12/08', 'F26B 17/00'],
      pct_appl_id: null,
      state: 'formality_check',
      actions: ['payment_received by system', 'request_examination by applicant'],
    })
    const { body } = await portal.ask('getPatentDetail', { as: sari, query: { patentId: number } })
    expect([body.STATUS_CODE, body.STATUS_NAME, body.LAW_CODE]).toEqual(['110', 'Pemeriksaan Formalitas', 'UU65/2024'])
    const inventors = await portal.ask('getInvestors', { as: sari, query: { patentId: number } })
    expect(inventors.body.map(({ PERSON_NAME }) => PERSON_NAME)).toEqual(['Budi Santoso', 'Ratna Hapsari'])
  })

  test('without the request only the payment is on record', async () => {
    const number = await registerPatent(portal, sari, samplePatent())
    expect((await patentRow(number))?.['actions']).toEqual(['payment_received by system'])
  })

  test('before the fee it is shown as waiting for it', async () => {
    const { body } = await submitPatent(portal, sari, samplePatent())
    const detail = await portal.ask('getPatentDetail', { as: sari, query: { patentId: body.SUBMISSION_NBR ?? '' } })
    expect([detail.body.STATUS_CODE, detail.body.STATUS_NAME]).toEqual(['100', 'Menunggu Pembayaran'])
  })

  test('an international application enters its national phase: numbers as they are printed, deadlines from its own date', async () => {
    const number = await registerPatent(portal, sari, pct())
    expect(await patentRow(number)).toMatchObject({
      pct_appl_id: 'PCT/IB2025/051234',
      pct_appl_date: '2025-02-03',
      pct_publ_id: 'WO 2025/123456 A1',
      pct_publ_date: '2025-08-14',
    })
  })

  test('its own data and its classes are read back; a design has neither', async () => {
    const number = await registerPatent(portal, sari, pct())
    const patent = await portal.ask('getPatentDetailBySection', {
      as: sari,
      params: { section: 'patent' },
      query: { patentId: number },
    })
    expect(patent.body).toMatchObject({
      PATENT_KIND: 'P',
      PCT_APPL_ID: 'PCT/IB2025/051234',
      PCT_PUBL_DATE: '2025-08-14',
      QTY_CLAIMS: 8,
      DESCRIPTION_PAGES: 14,
      GENETIC_ORIGIN: '',
      REQUEST_EXAMINATION: 'N',
    })
    const classes = await portal.ask('getIpcs', { as: sari, query: { patentId: number } })
    expect(classes.body.map((each) => [each.IPC_SYMBOL, each.IPC_NAME, each.IPC_SYMBOL_POSITION])).toEqual([
      ['A23N 12/08', 'Kebutuhan manusia', 'F'],
      ['F26B 17/00', 'Mesin; penerangan; pemanas; senjata', 'L'],
    ])
    const { SUBMISSION_NBR } = await fileDesign(portal, sari)
    const query = { patentId: SUBMISSION_NBR ?? '' }
    expect((await portal.ask('getIpcs', { as: sari, query })).body).toEqual([])
    const none = await portal.ask('getPatentDetailBySection', { as: sari, params: { section: 'patent' }, query })
    expect(none.status).toBe(404)
  })

  test('what was once typed of an international phase is no part of a national filing', async () => {
    const patent = pct()
    patent.FILING['APPL_SUBTYP'] = 'NATIONAL'
    expect(await patentRow(await registerPatent(portal, sari, patent))).toMatchObject({
      pct_appl_id: null,
      pct_appl_date: null,
    })
  })

  test('a divisional names its parent; one of another series or account is only asked about', async () => {
    const parent = await registerPatent(portal, sari, samplePatent())
    const divisional = (number: string) =>
      with_((p) => {
        p.FILING['APPL_SUBTYP'] = 'DIVISIONAL'
        p.FILING['PARENT_PATENT_ID'] = number
        p.TECHNICAL['REQUEST_EXAMINATION'] = 'Y'
      })
    const printed = `${parent.slice(0, 3)}.${parent.slice(3, 7)}.${parent.slice(7)}`
    const own = await submitPatent(portal, sari, divisional(printed))
    expect(told(own.body.WARNINGS, 'FILING.PARENT_PATENT_ID')).toEqual([])
    const other = await submitPatent(portal, sari, divisional('W00200600123'))
    expect(other.body.SUBMISSION_NBR).toMatch(/^TRX-2026-/)
    expect(told(other.body.WARNINGS, 'FILING.PARENT_PATENT_ID')).toEqual([
      [
        'WARN',
        'Nomor W00200600123 tidak ada di antara permohonan Anda. Bila permohonan induk diajukan lewat akun lain, lanjutkan.',
      ],
    ])
    const { rows } = await sql<{ parent: string }>`
      select p.parent_patent_id as parent from application_patent p where parent_patent_id is not null order by application_id`.execute(
      portal.db,
    )
    expect(rows.map(({ parent: kept }) => kept)).toEqual([parent, 'W00200600123'])
  })
})

describe('a simple patent (UU 6/2023 art. 122–124)', () => {
  test('has numbers, process and states of its own and is examined without asking', async () => {
    const number = await registerPatent(portal, sari, simple())
    expect(number).toBe('S00202600001')
    expect(await patentRow(number)).toMatchObject({
      appl_typ: 'SIMPLE_PATENT',
      state: 'formality_check',
      actions: ['payment_received by system'],
    })
    const { body } = await portal.ask('getPatentDetail', { as: sari, query: { patentId: number } })
    expect(body.STATUS_CODE).toBe('210')
  })

  test('more independent claims than one are said, not refused (art. 122)', async () => {
    const patent = simple()
    patent.TECHNICAL['QTY_INDEPENDENT'] = '3'
    const { body } = await submitPatent(portal, sari, patent)
    expect(body.SUBMISSION_NBR).toMatch(/^TRX-/)
    expect(told(body.WARNINGS, 'TECHNICAL.QTY_CLAIMS')).toEqual([
      [
        'WARN',
        'Paten sederhana memuat satu klaim mandiri; kami menghitung 3 (UU 13/2016 pasal 122). Anda tetap dapat mengajukan; kantor akan menyurati Anda.',
      ],
    ])
  })
})

describe('what it costs (PP 45/2024)', () => {
  const cost = async (patent: SamplePatent, parts?: Record<string, number>) => {
    const { body } = await submitPatent(portal, sari, patent, parts)
    return [body.TOTAL_AMOUNT, Object.fromEntries(body.FEES.map(({ CODE, QTY, AMOUNT }) => [CODE, [QTY, AMOUNT]]))]
  }

  test('35 pages, 14 claims, early publication and examination', async () => {
    const patent = with_((p) => {
      p.TECHNICAL = { ...p.TECHNICAL, QTY_CLAIMS: '14', EARLY_PUBLICATION: 'Y', REQUEST_EXAMINATION: 'Y' }
    })
    expect(await cost(patent, { DES: 35, KLM: 4, ABS: 1 })).toEqual([
      5_025_000,
      {
        PATENT_FILING: [1, 1_250_000],
        PATENT_EXTRA_PAGE: [5, 75_000],
        PATENT_EXTRA_CLAIM: [4, 300_000],
        PATENT_EARLY_PUBLICATION: [1, 400_000],
        PATENT_EXAMINATION: [1, 3_000_000],
      },
    ])
  })

  test('of one combined file only the pages marked as description are charged', async () => {
    const patent = with_((p) => {
      p.PARTS = { DES: '1', KLM: '33', ABS: '40' }
    })
    expect(await cost(patent, { GAB: 40 })).toEqual([
      1_280_000,
      { PATENT_FILING: [1, 1_250_000], PATENT_EXTRA_PAGE: [2, 30_000] },
    ])
  })

  test.each([
    ['UMUM', 1_250_000],
    ['UMK', 350_000],
    ['PENDIDIKAN', 350_000],
  ])('the filing fee of %s is %i', async (payer, amount) => {
    const patent = with_((p) => {
      p.FILING['PAYER_CATEGORY'] = payer
    })
    expect((await cost(patent))[0]).toBe(amount)
  })

  test('a simple patent pays its examination with the filing, and no early publication', async () => {
    const patent = simple()
    patent.TECHNICAL['EARLY_PUBLICATION'] = 'Y'
    expect(await cost(patent)).toEqual([
      1_300_000,
      { SIMPLE_PATENT_FILING: [1, 800_000], SIMPLE_PATENT_EXAMINATION: [1, 500_000] },
    ])
  })
})

describe('what the law stops is stopped at the server too, in the same words', () => {
  test.each<[string, SamplePatent, Record<string, number> | undefined, { field: string; message: string }]>([
    [
      'no description',
      samplePatent(),
      { KLM: 3, ABS: 1 },
      { field: 'FILES.DES', message: 'Unggah deskripsi, atau tandai halaman tempat deskripsi mulai' },
    ],
    [
      'a combined file that does not say where the description begins',
      with_((p) => {
        p.PARTS = { KLM: '2' }
      }),
      { GAB: 20 },
      { field: 'FILES.DES', message: 'Unggah deskripsi, atau tandai halaman tempat deskripsi mulai' },
    ],
    [
      'no title',
      with_((p) => {
        p.TECHNICAL['TITLE'] = ' '
      }),
      undefined,
      { field: 'TECHNICAL.TITLE', message: 'Judul invensi harus diisi' },
    ],
    [
      'no inventor',
      with_((p) => {
        p.INVENTORS = []
      }),
      undefined,
      { field: 'INVENTORS', message: 'Sebutkan sedikitnya satu inventor' },
    ],
    [
      'a PCT number that is garbage',
      pct({ PCT_APPL_ID: 'PCT-ABC' }),
      undefined,
      { field: 'PCT.PCT_APPL_ID', message: 'Nomor PCT tidak dikenal' },
    ],
    [
      'a PCT number of a year to come',
      pct({ PCT_APPL_ID: 'PCT/IB2027/000001' }),
      undefined,
      { field: 'PCT.PCT_APPL_ID', message: 'Nomor PCT tidak dikenal' },
    ],
    [
      'an international filing to come',
      pct({ PCT_APPL_DATE: '2026-11-21' }),
      undefined,
      { field: 'PCT.PCT_APPL_DATE', message: 'Tanggal permohonan internasional tidak boleh di masa depan' },
    ],
    [
      'published before it was filed',
      pct({ PCT_PUBL_DATE: '2025-02-02' }),
      undefined,
      {
        field: 'PCT.PCT_PUBL_DATE',
        message: 'Tanggal publikasi tidak boleh sebelum tanggal permohonan internasional',
      },
    ],
    [
      'genetic resources without their origin',
      with_((p) => {
        p.TECHNICAL['GENETIC_RESOURCE'] = 'Y'
      }),
      undefined,
      { field: 'TECHNICAL.GENETIC_ORIGIN', message: 'Sebutkan asal' },
    ],
    [
      'a priority to come',
      paris('2026-11-21'),
      undefined,
      { field: 'PRIORITIES.0.PRIORITY_DATE', message: 'Tanggal prioritas tidak boleh di masa depan' },
    ],
    [
      'a parent that is a design',
      with_((p) => {
        p.FILING['APPL_SUBTYP'] = 'DIVISIONAL'
        p.FILING['PARENT_PATENT_ID'] = 'A00202600001'
      }),
      undefined,
      {
        field: 'FILING.PARENT_PATENT_ID',
        message: 'Nomor permohonan paten berbentuk P00, S00 atau W00 diikuti tahun dan 5 angka, misalnya P00202600001',
      },
    ],
  ])('%s', async (_what, patent, parts, fault) => {
    const before = await filings()
    const refused = await submitPatent(portal, sari, patent, parts)
    expect([refused.status, refused.body.err]).toEqual([422, 'NOT_COMPLETE'])
    expect(refused.body.fields).toContainEqual(fault)
    expect(await filings()).toBe(before)
  })

  test('fields the form does not have are refused by name', async () => {
    const patent = with_((p) => {
      p.TECHNICAL['QTY_PAGES'] = '2'
    })
    const { status, body } = await submitPatent(portal, sari, patent)
    expect([status, body.fields?.[0]?.field]).toEqual([422, 'TECHNICAL.QTY_PAGES'])
  })
})

describe('dates are told with their last lawful day', () => {
  test.each([
    ['twelve months to the day', '2025-11-20', []],
    [
      'twelve months and a day (UU 13/2016 art. 30)',
      '2025-11-19',
      [['WARN', 'Tanggal prioritas lewat 1 hari; hak prioritas mungkin ditolak. Hari terakhir: 19 Nov 2026']],
    ],
  ])('Paris priority, %s', async (_says, date, expected) => {
    const { body } = await submitPatent(portal, sari, paris(date))
    expect(body.SUBMISSION_NBR).toMatch(/^TRX-/)
    expect(told(body.WARNINGS, 'PRIORITIES.0.PRIORITY_DATE')).toEqual(expected)
  })

  test('the priority document may follow within 16 months of the earliest priority (art. 30, 31)', async () => {
    const { body } = await submitPatent(portal, sari, paris('2025-11-20'))
    expect(told(body.WARNINGS, 'FILES.PRI')).toEqual([
      [
        'LATER',
        'Boleh menyusul paling lambat 20 Mar 2027, 16 bulan sejak tanggal prioritas paling awal (UU 13/2016 pasal 30 dan 31).',
      ],
    ])
  })

  test.each([
    ['in time', '2025-02-03', 'Batas fase nasional 3 Sep 2027'],
    [
      'late',
      '2024-04-19',
      'Batas fase nasional 19 Nov 2026; lewat 1 hari. Kantor menilai apakah keterlambatan dapat diterima.',
    ],
  ])('the national phase, %s (PCT art. 22)', async (_says, date, message) => {
    const { body } = await submitPatent(
      portal,
      sari,
      pct({ PCT_APPL_ID: `PCT/IB${date.slice(0, 4)}/051234`, PCT_APPL_DATE: date }),
    )
    expect(body.SUBMISSION_NBR).toMatch(/^TRX-/)
    expect(told(body.WARNINGS, 'PCT.PCT_APPL_DATE')).toEqual([['WARN', message]])
  })
})

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

  test('tells title, inventors, international phase, claims and every file with its pages', async () => {
    const patent = pct()
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

  test('of a simple patent in one combined file: which pages are which part', async () => {
    const patent = simple()
    patent.PARTS = { DES: '1', KLM: '10', ABS: '13' }
    const text = await receiptOf(await registerPatent(portal, sari, patent, { GAB: 13 }))
    expect(text).toContain(squeezed('Permohonan Paten Sederhana'))
    expect(text).toContain(squeezed('Deskripsi hal. 1–9; Klaim hal. 10–12; Abstrak hal. 13–13'))
  })
})
