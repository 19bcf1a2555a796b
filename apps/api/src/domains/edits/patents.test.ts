import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { fileTestDesign } from '../../testing/filings.ts'
import {
  patentWith,
  pctPatent,
  registerPatent,
  samplePatent,
  simplePatent,
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
const patentRow = async (patentId: string) => {
  const { rows } = await sql<Record<string, unknown>>`
    select p.*, a.appl_typ, a.law_code, pr.state, pr.due_date, array(select ipc_symbol from application_ipc i
             where i.application_id = a.application_id order by seq_num) as ipc,
           array(select action || ' by ' || actor_role from process_action x where x.proc_typ = pr.proc_typ and x.proc_nbr = pr.proc_nbr
                  order by action_nbr) as actions
      from application a join application_patent p using (application_id) join process pr using (application_id)
     where a.application_number = ${patentId}`.execute(portal.db)
  return rows[0]
}
describe('a patent is filed (UU 13/2016 art. 24, 25)', () => {
  test('a national application gets a number of its series, and a request for examination filed with it is recorded on payment', async () => {
    const patent = patentWith((p) => {
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

  test('without a request for examination only the payment is recorded', async () => {
    const number = await registerPatent(portal, sari, samplePatent())
    expect((await patentRow(number))?.['actions']).toEqual(['payment_received by system'])
  })

  test('an unpaid application has status 100 (waiting for payment)', async () => {
    const { body } = await submitPatent(portal, sari, samplePatent())
    const detail = await portal.ask('getPatentDetail', { as: sari, query: { patentId: body.SUBMISSION_NBR ?? '' } })
    expect([detail.body.STATUS_CODE, detail.body.STATUS_NAME]).toEqual(['100', 'Menunggu Pembayaran'])
  })

  test('a national phase stores the international numbers in their printed form, with their dates', async () => {
    const number = await registerPatent(portal, sari, pctPatent())
    expect(await patentRow(number)).toMatchObject({
      pct_appl_id: 'PCT/IB2025/051234',
      pct_appl_date: '2025-02-03',
      pct_publ_id: 'WO 2025/123456 A1',
      pct_publ_date: '2025-08-14',
    })
  })

  test('patent data and IPC classes are read back; a design has neither', async () => {
    const number = await registerPatent(portal, sari, pctPatent())
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
      ['A23N 12/08', 'Mesin pengolah buah, sayur, kacang, kopi; pengupas, penyangrai, mesin pakan', 'F'],
      ['F26B 17/00', 'Pengeringan bahan padat', 'L'],
    ])
    expect(classes.body[1]).toMatchObject({
      IPC_SECTION_CODE: 'F',
      IPC_CLASS_CODE: '26',
      IPC_SUBCLASS_CODE: 'B',
      IPC_GROUP_CODE: '17',
      IPC_SUBGROUP_CODE: '00',
    })
    const { SUBMISSION_NBR } = await fileTestDesign(portal, sari)
    const query = { patentId: SUBMISSION_NBR ?? '' }
    expect((await portal.ask('getIpcs', { as: sari, query })).body).toEqual([])
    const none = await portal.ask('getPatentDetailBySection', { as: sari, params: { section: 'patent' }, query })
    expect(none.status).toBe(404)
  })

  test('a national filing does not store international data entered before the type was changed', async () => {
    const patent = pctPatent()
    patent.FILING['APPL_SUBTYP'] = 'NATIONAL'
    expect(await patentRow(await registerPatent(portal, sari, patent))).toMatchObject({
      pct_appl_id: null,
      pct_appl_date: null,
    })
  })

  test('a divisional stores its parent’s number; a parent of the earlier series or of another account gives a warning', async () => {
    const parent = await registerPatent(portal, sari, samplePatent())
    const divisional = (number: string) =>
      patentWith((p) => {
        p.FILING['APPL_SUBTYP'] = 'DIVISIONAL'
        p.FILING['PARENT_PATENT_ID'] = number
        p.TECHNICAL['REQUEST_EXAMINATION'] = 'Y'
      })
    const printed = `${parent.slice(0, 3)}.${parent.slice(3, 7)}.${parent.slice(7)}`
    const own = await submitPatent(portal, sari, divisional(printed))
    expect(issuesAt(own.body.WARNINGS, 'FILING.PARENT_PATENT_ID')).toEqual([])
    const other = await submitPatent(portal, sari, divisional('W00200600123'))
    expect(other.body.SUBMISSION_NBR).toMatch(/^TRX-2026-/)
    expect(issuesAt(other.body.WARNINGS, 'FILING.PARENT_PATENT_ID')).toEqual([
      [
        'WARN',
        'Nomor W00200600123 tidak ada di antara permohonan Anda. Bila permohonan induk diajukan lewat akun lain, lanjutkan.',
      ],
    ])
    const budi = await portal.register()
    const foreign = await registerPatent(portal, budi, samplePatent())
    const ofOther = await submitPatent(portal, sari, divisional(foreign))
    expect(ofOther.body.SUBMISSION_NBR).toMatch(/^TRX-2026-/)
    expect(issuesAt(ofOther.body.WARNINGS, 'FILING.PARENT_PATENT_ID')).toEqual([
      ['WARN', expect.stringContaining(`Nomor ${foreign} tidak ada di antara permohonan Anda.`)],
    ])
    const { rows } = await sql<{ parent: string }>`
      select p.parent_application_number as parent from application_patent p where parent_application_number is not null order by application_id`.execute(
      portal.db,
    )
    expect(rows.map((row) => row.parent)).toEqual([parent, 'W00200600123', foreign])
  })
})

describe('a simple patent (UU 6/2023 art. 122–124)', () => {
  test('has its own numbers, process and states, and is examined without a request', async () => {
    const number = await registerPatent(portal, sari, simplePatent())
    expect(number).toBe('S00202600001')
    expect(await patentRow(number)).toMatchObject({
      appl_typ: 'SIMPLE_PATENT',
      state: 'formality_check',
      actions: ['payment_received by system'],
    })
    const { body } = await portal.ask('getPatentDetail', { as: sari, query: { patentId: number } })
    expect(body.STATUS_CODE).toBe('210')
  })

  test('more than one independent claim gives a warning (art. 122)', async () => {
    const patent = simplePatent()
    patent.TECHNICAL['QTY_INDEPENDENT'] = '3'
    const { body } = await submitPatent(portal, sari, patent)
    expect(body.SUBMISSION_NBR).toMatch(/^TRX-/)
    expect(issuesAt(body.WARNINGS, 'TECHNICAL.QTY_CLAIMS')).toEqual([
      [
        'WARN',
        'Paten sederhana memuat satu klaim mandiri; kami menghitung 3 (UU 13/2016 pasal 122). Anda tetap dapat mengajukan; kantor akan menyurati Anda.',
      ],
    ])
  })
})

describe('fees (PP 45/2024)', () => {
  const cost = async (patent: SamplePatent, parts?: Record<string, number>) => {
    const { body } = await submitPatent(portal, sari, patent, parts)
    return [body.TOTAL_AMOUNT, Object.fromEntries(body.FEES.map(({ CODE, QTY, AMOUNT }) => [CODE, [QTY, AMOUNT]]))]
  }

  test('35 pages, 14 claims, early publication and examination', async () => {
    const patent = patentWith((p) => {
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
    const patent = patentWith((p) => {
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
    const patent = patentWith((p) => {
      p.FILING['PAYER_CATEGORY'] = payer
    })
    expect((await cost(patent))[0]).toBe(amount)
  })

  test('a simple patent pays its examination with the filing, and no early publication', async () => {
    const patent = simplePatent()
    patent.TECHNICAL['EARLY_PUBLICATION'] = 'Y'
    expect(await cost(patent)).toEqual([
      1_300_000,
      { SIMPLE_PATENT_FILING: [1, 800_000], SIMPLE_PATENT_EXAMINATION: [1, 500_000] },
    ])
  })
})
