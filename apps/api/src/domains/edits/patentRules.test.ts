import { randomUUID } from 'node:crypto'

import { languages } from '@saki/texts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { formFaults } from '../../testing/formFaults.ts'
import {
  allParts,
  parisPatent,
  patentWith,
  pctPatent,
  samplePatent,
  submitPatent,
  type SamplePatent,
} from '../../testing/patents.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'

let portal: TestPortal
let sari: TestActor
const NOON = '2026-11-20T05:00:00Z'

beforeAll(async () => {
  portal = await startTestPortal({ now: NOON })
  sari = await portal.register()
})
afterAll(() => portal.close())

const issuesAt = (issues: { PATH: string; LEVEL: string; MESSAGE: string }[], path: string) =>
  issues.filter(({ PATH }) => PATH === path).map(({ LEVEL, MESSAGE }) => [LEVEL, MESSAGE])
const filings = async () => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from application`.execute(portal.db)
  return rows[0]?.n
}

describe('an incomplete or faulty filing is refused with the field and the message of the form, in each language', () => {
  test.each<[string, SamplePatent, Record<string, number> | undefined, { field: string; message: string }]>([
    [
      'no description',
      samplePatent(),
      { KLM: 3, ABS: 1 },
      { field: 'FILES.DES', message: 'Unggah deskripsi, atau tandai halaman tempat deskripsi mulai' },
    ],
    [
      'a combined file without the page where the description begins',
      patentWith((p) => {
        p.PARTS = { KLM: '2' }
      }),
      { GAB: 20 },
      { field: 'FILES.DES', message: 'Unggah deskripsi, atau tandai halaman tempat deskripsi mulai' },
    ],
    [
      'no title',
      patentWith((p) => {
        p.TECHNICAL['TITLE'] = ' '
      }),
      undefined,
      { field: 'TECHNICAL.TITLE', message: 'Judul invensi harus diisi' },
    ],
    [
      'no inventor',
      patentWith((p) => {
        p.INVENTORS = []
      }),
      undefined,
      { field: 'INVENTORS', message: 'Sebutkan sedikitnya satu inventor' },
    ],
    [
      'a malformed PCT number',
      pctPatent({ PCT_APPL_ID: 'PCT-ABC' }),
      undefined,
      { field: 'PCT.PCT_APPL_ID', message: 'Nomor PCT tidak dikenal' },
    ],
    [
      'a PCT number of a future year',
      pctPatent({ PCT_APPL_ID: 'PCT/IB2027/000001' }),
      undefined,
      { field: 'PCT.PCT_APPL_ID', message: 'Nomor PCT tidak dikenal' },
    ],
    [
      'an international filing date in the future',
      pctPatent({ PCT_APPL_DATE: '2026-11-21' }),
      undefined,
      { field: 'PCT.PCT_APPL_DATE', message: 'Tanggal permohonan internasional tidak boleh di masa depan' },
    ],
    [
      'a publication before the international filing',
      pctPatent({ PCT_PUBL_DATE: '2025-02-02' }),
      undefined,
      {
        field: 'PCT.PCT_PUBL_DATE',
        message: 'Tanggal publikasi tidak boleh sebelum tanggal permohonan internasional',
      },
    ],
    [
      'genetic resources without their origin',
      patentWith((p) => {
        p.TECHNICAL['GENETIC_RESOURCE'] = 'Y'
      }),
      undefined,
      { field: 'TECHNICAL.GENETIC_ORIGIN', message: 'Sebutkan asal' },
    ],
    [
      'a priority date in the future',
      parisPatent('2026-11-21'),
      undefined,
      { field: 'PRIORITIES.0.PRIORITY_DATE', message: 'Tanggal prioritas tidak boleh di masa depan' },
    ],
    [
      'a parent that is a design',
      patentWith((p) => {
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
    const files = Object.entries(parts ?? allParts).map(([slot, pages]) => ({ slot, pages }))
    for (const language of languages) {
      const { status, body } = await submitPatent(portal, sari, patent, parts, language)
      expect([status, body.err]).toEqual([422, 'NOT_COMPLETE'])
      expect(body.fields).toEqual(formFaults('patent-filing', patent, { files, now: new Date(NOON), language }))
      if (language === 'id') expect(body.fields).toContainEqual(fault)
    }
    expect(await filings()).toBe(before)
  })

  test('a save separates errors (STOP) from documents that may follow (LATER) and advice (WARN)', async () => {
    const patent = pctPatent({ PCT_APPL_ID: 'PCT-ABC' })
    patent.IPC = []
    const saved = await portal.ask('savePermohonan', {
      as: sari,
      key: randomUUID(),
      body: { FORM_TYP: 'patent-filing', ...patent },
    })
    const { ERRORS, WARNINGS } = saved.body
    expect(issuesAt(ERRORS, 'PCT.PCT_APPL_ID')).toEqual([['STOP', 'Nomor PCT tidak dikenal']])
    expect(issuesAt(WARNINGS, 'FILES.ABS')).toEqual([
      [
        'LATER',
        'Abstrak boleh menyusul. Kantor akan menyurati Anda; sejak itu Anda punya 3 bulan (UU 65/2024 pasal 35).',
      ],
    ])
    expect(issuesAt(WARNINGS, 'IPC')).toEqual([['WARN', 'Pilih IPC bila Anda tahu']])
    expect(ERRORS.every(({ LEVEL }) => LEVEL === 'STOP')).toBe(true)
    expect(WARNINGS.some(({ LEVEL }) => LEVEL === 'STOP')).toBe(false)
  })

  test('fields the form does not have are refused by name', async () => {
    const patent = patentWith((p) => {
      p.TECHNICAL['QTY_PAGES'] = '2'
    })
    const { status, body } = await submitPatent(portal, sari, patent)
    expect([status, body.fields?.[0]?.field]).toEqual([422, 'TECHNICAL.QTY_PAGES'])
  })
})

describe('warnings about periods state the last day', () => {
  test.each([
    ['twelve months to the day', '2025-11-20', []],
    [
      'twelve months and a day (UU 13/2016 art. 30)',
      '2025-11-19',
      [['WARN', 'Tanggal prioritas lewat 1 hari; hak prioritas mungkin ditolak. Hari terakhir: 19 Nov 2026']],
    ],
  ])('Paris priority, %s', async (_says, date, expected) => {
    const { body } = await submitPatent(portal, sari, parisPatent(date))
    expect(body.SUBMISSION_NBR).toMatch(/^TRX-/)
    expect(issuesAt(body.WARNINGS, 'PRIORITIES.0.PRIORITY_DATE')).toEqual(expected)
  })

  test('the priority document may follow within 16 months of the earliest priority (art. 30, 31)', async () => {
    const { body } = await submitPatent(portal, sari, parisPatent('2025-11-20'))
    expect(issuesAt(body.WARNINGS, 'FILES.PRI')).toEqual([
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
      pctPatent({ PCT_APPL_ID: `PCT/IB${date.slice(0, 4)}/051234`, PCT_APPL_DATE: date }),
    )
    expect(body.SUBMISSION_NBR).toMatch(/^TRX-/)
    expect(issuesAt(body.WARNINGS, 'PCT.PCT_APPL_DATE')).toEqual([['WARN', message]])
  })
})
