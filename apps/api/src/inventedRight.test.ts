import { randomUUID } from 'node:crypto'

import { traditionalKnowledge, knowledgeFiling } from '@saki/catalogue/rights/invented/traditionalKnowledge.sample'
import { inventedWords } from '@saki/catalogue/rights/invented/words.sample'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import type { TestActor, TestPortal } from './testing/portal.ts'
import { pdfText } from './testing/pdfText.ts'
import { jpeg } from './testing/pictures.ts'
import { pdfFile } from './testing/uploadFiles.ts'

const NOW = '2026-03-02T03:00:00Z'
const FEE = 350_000
let portal: TestPortal
let sari: TestActor
let officer: TestActor
let upload: (typeof import('./testing/uploads.ts'))['upload']
let uploadAccepted: (typeof import('./testing/uploads.ts'))['uploadAccepted']
let notify: (typeof import('./testing/filings.ts'))['notify']
let applicant: Record<string, unknown>

// The server is loaded anew with a fifth right in the list of rights and with its texts; nothing else differs.
beforeAll(async () => {
  vi.resetModules()
  vi.doMock('@saki/catalogue/rights/registered', async (original) => {
    const { registered } = await original<typeof import('@saki/catalogue/rights/registered')>()
    return { registered: [...registered, traditionalKnowledge] }
  })
  vi.doMock('@saki/texts/say', async (original) => {
    const { say } = await original<typeof import('@saki/texts/say')>()
    return { say: (...asked: Parameters<typeof say>) => inventedWords[asked[1]] ?? say(...asked) }
  })
  const { startTestPortal } = await import('./testing/portal.ts')
  const { loadStates } = await import('./domains/workflow/loadStates.ts')
  const filings = await import('./testing/filings.ts')
  notify = filings.notify
  ;({ upload, uploadAccepted } = await import('./testing/uploads.ts'))
  applicant = filings.sampleDesign().OWNERS[0] ?? {}
  portal = await startTestPortal({ now: NOW })
  await loadStates(portal.db)
  await portal.db
    .insertInto('tariff')
    .values({
      code: 'KNOWLEDGE_FILING',
      payer_category: 'UMUM',
      valid_from: '2020-01-01',
      rupiah: FEE,
      unit: 'application',
      legal_ref: 'UU 99/2099',
    })
    .execute()
  sari = await portal.register()
  officer = await portal.office()
})
afterAll(async () => {
  await portal.close()
  vi.doUnmock('@saki/catalogue/rights/registered')
  vi.doUnmock('@saki/texts/say')
  vi.resetModules()
})

test('an invented right is filed with a file in a slot of its own, paid, numbered, receipted, decided by an officer with a letter, and listed', async () => {
  const body = { FORM_TYP: traditionalKnowledge.form.id, ...knowledgeFiling(applicant) }
  const saved = await portal.ask('savePermohonan', { as: sari, key: randomUUID(), body })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  const { TEMP_ID, ROW_VERSION } = saved.body
  const put = { as: sari, tempId: TEMP_ID, slot: 'PKT' }
  const refused = await upload(portal, { ...put, bytes: await jpeg(), name: 'persetujuan.jpg' })
  expect([refused.status, refused.body.err]).toEqual([422, 'FILE_REFUSED'])
  await uploadAccepted(portal, { ...put, bytes: pdfFile(), name: 'persetujuan.pdf' })
  const filing = { ...body, TEMP_ID, ROW_VERSION, IND_SUBMIT: 'Y' }
  const filed = await portal.ask('savePermohonan', { as: sari, key: randomUUID(), body: filing })
  expect(filed.status, JSON.stringify(filed.body)).toBe(200)
  expect(filed.body.TOTAL_AMOUNT).toBe(FEE)

  const code = filed.body.BILLING_CODE ?? null
  expect((await notify(portal, { BILLING_CODE: code, AMOUNT: FEE })).status).toBe(200)
  await portal.drain()
  const listed = await portal.ask('getPatents', { as: sari, query: { right: 'K' } })
  expect(listed.body.data).toMatchObject([
    {
      PATENT_ID: 'KPT20260000001',
      RIGHT: 'K',
      APPL_TYPE_NAME: 'Pengetahuan Tradisional',
      STATUS_NAME: 'Pemeriksaan pengetahuan',
      TITLE: 'Jamu Gendong Kotagede',
    },
  ])

  const receipt = await portal.ask('getReceipt', { as: sari, params: { patentId: 'KPT20260000001' } })
  const printed = (await pdfText(receipt.bytes)).join(' ').replace(/\s+/g, ' ')
  expect(printed).toContain('KPT20260000001')
  expect(printed).toContain('Masyarakat pengampu')
  expect(printed).toContain('Peracik jamu Kotagede')

  const files = await portal.ask('getListImageSpecDoc', { as: sari, query: { fileId: 'KPT20260000001' } })
  expect(files.body).toMatchObject([{ SPECDOC_TYP: 'PKT', SPECDOC_NAME: 'Persetujuan komunitas' }])

  const queue = await portal.ask('officeQueue', { as: officer, query: { right: 'K' } })
  expect(queue.body.data).toMatchObject([{ PATENT_ID: 'KPT20260000001', WORK: 'FORMALITY' }])

  const found = await portal.ask('officeCase', { as: officer, query: { patentId: 'KPT20260000001' } })
  const { PROC_TYP, PROC_NBR, ROW_VERSION: version } = found.body
  const acted = await portal.ask('insertAction', {
    as: officer,
    key: randomUUID(),
    body: { PROC_TYP, PROC_NBR, ACTION_TYP: 'REC', ROW_VERSION: version },
  })
  expect(acted.status, JSON.stringify(acted.body)).toBe(200)
  const letter = await portal.db.selectFrom('letter').selectAll().executeTakeFirstOrThrow()
  expect(letter.doc_number).toBe('HKI-9-KI.99.01.01-SFL-KPT20260000001')
  expect(letter.content).toMatchObject({ unit: 'DIREKTORAT PENGETAHUAN TRADISIONAL' })
  const after = await portal.ask('getPatents', { as: sari, query: { right: 'K' } })
  expect(after.body.data).toMatchObject([
    { STATUS_NAME: 'Tercatat sebagai pengetahuan tradisional', GROUP: 'registered', PROCESS_RESULT_TYP: 'R' },
  ])
  const inbox = await portal.ask('getInbox', { as: sari, query: {} })
  expect(JSON.stringify(inbox.body.data)).toContain('Tercatat sebagai pengetahuan tradisional')
})

test('a case of the invented right from before the portal is imported', async () => {
  const { importCases } = await import('./operator/cases/importCases.ts')
  async function* lines() {
    yield JSON.stringify({
      PATENT_ID: 'KPT20210000007',
      APPL_TYP: 'KNOWLEDGE',
      TITLE: 'Tenun Lurik',
      FILING_DATE: '2021-04-01',
      REGISTRATION_NBR: 'IDK000000042',
      REGISTRATION_DATE: '2022-04-01',
      EXPIRATION_DATE: '2031-04-01',
      OWNERS: [{ PERSON_NAME: 'Paguyuban Lurik' }],
    })
  }
  expect(await importCases(portal.db, lines(), new Date(NOW))).toMatchObject({ added: 1, rejected: [] })
  const found = await portal.ask('officeCase', { as: officer, query: { patentId: 'KPT20210000007' } })
  expect(found.body).toMatchObject({ STATUS_NAME: 'Tercatat sebagai pengetahuan tradisional' })
  const counter = await portal.db
    .selectFrom('registration_counter')
    .selectAll()
    .where('series', '=', 'IDK')
    .executeTakeFirst()
  expect(counter).toMatchObject({ last_nbr: 42 })
})
