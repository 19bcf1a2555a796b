import { sampleDesignFiles, sampleDesignFiling } from '@saki/catalogue/rights/designs/filing.sample'
import type { Saved, Sections } from '@saki/contracts/edits'
import { useSyncExternalStore } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { graveFaults } from '../../../testing/axe.ts'
import { savedDraft, viewFile } from '../../../testing/drafts.ts'
import { callsOf, offline, serve } from '../../../testing/fakeApi.ts'
import { applicant } from '../../../testing/people.ts'
import { everyLanguage, labelText, show, text } from '../../../testing/render.tsx'
import { AutosaveEngine } from '../../autosave/autosaveEngine.ts'
import { browserPorts } from '../../autosave/browserPorts.ts'
import type { DeviceDraft, DraftEngine } from '../../drafts/store/deviceDraft.ts'
import { draftKind } from '../../drafts/store/draftKind.ts'
import { clearPersonalData } from '../../lib/deviceStore.ts'
import { setServerTime } from '../../ui/clock.ts'
import { FilingWorkspace } from './FilingWorkspace.tsx'

const DRAFT = 'D-7f3k3333333333333333333333333333'
const complete = sampleDesignFiling as Sections
const files = sampleDesignFiles.map(({ slot, view = null, pages = null }, at) =>
  viewFile({ ID: `berkas-${at}-uji`, SPECDOC_TYP: slot, VIEW_TYPE_ID: view, PAGES: pages, SEQ_NUM: at + 1 }),
)
const saved: Saved = {
  err: '',
  TEMP_ID: DRAFT,
  ROW_VERSION: 2,
  SAVED_AT: '2026-11-20T03:00:00.000Z',
  COMPLETE_PCT: 100,
  ERRORS: [],
  WARNINGS: [],
  FEES: [],
  TOTAL_AMOUNT: 250_000,
  SUBMISSION_NBR: null,
  PATENT_ID: null,
  BILLING_CODE: null,
  BILLING_EXPIRES_AT: null,
}

// The pages of a filing after its hub are loaded when they are opened.
beforeAll(async () => void (await import('../../areas/steps.ts')))

beforeEach(() => {
  setServerTime('2026-11-20T03:00:00.000Z')
  serve({
    feeQuote: { FEES: [], TOTAL_AMOUNT: 250_000, VALID_DATE: '2026-11-20' },
    getAllCountry: [],
    getLocation: [],
    getRowLocarno: [],
    getLimit: [],
    getIMGDoc: new Response(),
    getListImageSpecDoc: files,
    getPaymentHours: { CLOSED_FROM: null, CLOSED_TO: null, COUNTER_UNTIL: null },
    savePermohonan: saved,
    // Read again when a result is uncertain.
    getApplicationForms: offline,
    getPayments: offline,
  })
})

const engines: DraftEngine[] = []
// What is not sent would stay on the device, where other tests find it.
afterEach(async () => {
  for (const engine of engines.splice(0)) engine.stop()
  await clearPersonalData()
})

/** The draft as its engine has it. */
function Opened({ engine }: { engine: DraftEngine }) {
  const draft = useSyncExternalStore(engine.subscribe, () => engine.copy)
  return <FilingWorkspace user={applicant} draft={draft} status={engine.status} engine={engine} />
}

async function open(data: Sections, language: 'id' | 'en' | 'ar' = 'en') {
  const draft = { ...savedDraft('design-filing', data), tempId: DRAFT, localId: `L-${crypto.randomUUID()}` }
  const engine = new AutosaveEngine<Sections, DeviceDraft>(draft, draftKind, browserPorts('draft', applicant.USER_ID))
  engines.push(engine)
  const at = `/buat-pengajuan/draft?draft=${DRAFT}&step=declaration`
  const shown = await show(<Opened engine={engine} />, { at, user: applicant, language })
  await expect.element(page.getByRole('checkbox').first()).toBeVisible()
  await expect.poll(() => document.querySelectorAll('[data-loading]').length).toBe(0)
  return { ...shown, engine }
}
const submit = page.getByRole('button', { name: labelText('core:submit'), exact: false })
const filings = () => callsOf('savePermohonan').filter(({ body }) => body.IND_SUBMIT === 'Y')

describe('the declaration', () => {
  test.each(everyLanguage)('in %s (%s) has the amount in its button and no serious fault for axe', async (language) => {
    await open(complete, language)
    const button = page.getByRole('button', { name: labelText('core:submit', {}, language), exact: false })
    await expect.element(button).toMatchTextContent(/250\.000/)
    expect(await graveFaults()).toEqual([])
  })

  test('is not filed before everything is declared; the summary leads to what is missing', async () => {
    await open({ ...complete, DECLARATIONS: ['TRUTH'] })
    await submit.click()
    await expect.element(page.getByTestId('error-summary')).toBeVisible()
    expect(filings()).toEqual([])
  })

  test('is filed once, with what was declared, and leads to the result', async () => {
    const { address } = await open(complete)
    serve({ savePermohonan: { ...saved, SUBMISSION_NBR: 'TRX-2026-000009', BILLING_CODE: '820261120000001' } })
    await submit.click()
    await expect.poll(address).toContain('step=result')
    expect(filings()).toHaveLength(1)
    expect(filings()[0]?.body).toMatchObject({ TEMP_ID: DRAFT, DECLARATIONS: complete.DECLARATIONS })
  })

  test('that the server refuses names the answers, and stays here', async () => {
    const { address } = await open(complete)
    const issue = { PATH: 'TECHNICAL.TITLE', STEP: 'design', LEVEL: 'STOP', CODE: 'x', MESSAGE: 'Judul terlalu umum.' }
    serve({ savePermohonan: { ...saved, ERRORS: [{ ...issue, LEVEL: 'STOP' as const }] } })
    await submit.click()
    await expect.element(page.getByText('Judul terlalu umum.').first()).toBeVisible()
    expect(address()).toContain('step=declaration')
  })

  test('without a reply says that the result is uncertain, and repeats under the same key', async () => {
    const { engine } = await open(complete)
    serve({ savePermohonan: offline })
    await submit.click()
    await expect.element(page.getByText(text('drafts:submit.uncertain')).first()).toBeVisible()
    serve({ savePermohonan: { ...saved, SUBMISSION_NBR: 'TRX-2026-000009', BILLING_CODE: '820261120000001' } })
    engine.retryNow()
    await expect.poll(() => engine.copy.end).toBe('filed')
    expect(new Set(filings().map(({ key }) => key)).size).toBe(1)
  })
})
