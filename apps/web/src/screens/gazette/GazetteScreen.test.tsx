import type { GazetteBacklogRow, NextIssue, PlannedEntry } from '@saki/contracts/gazette'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { graveFaults } from '../../../testing/axe.ts'
import { callsOf, offline, refuse, serve } from '../../../testing/fakeApi.ts'
import { applicant, officer } from '../../../testing/people.ts'
import { everyLanguage, labelText, show, text } from '../../../testing/render.tsx'
import { setServerTime } from '../../ui/clock.ts'
import { GazetteScreen } from './GazetteScreen.tsx'

beforeEach(async () => {
  setServerTime('2026-11-20T03:00:00.000Z')
  await page.viewport(1366, 768)
})

const waiting = (PATENT_ID: string, LATEST_DATE: string | null, LACKS: GazetteBacklogRow['LACKS'] = []) => ({
  PATENT_ID,
  TITLE: `Merek ${PATENT_ID}`,
  FILING_DATE: '2026-11-02',
  LATEST_DATE,
  PUBLICATION_DATE: '2026-11-23',
  IND_QUEUED: 'N' as const,
  QUEUED_BY: null,
  LACKS,
  IMG_URL: null,
})
const entry = (PATENT_ID: string, change: Partial<PlannedEntry> = {}): PlannedEntry => ({
  PATENT_ID,
  KIND: 'PUBLICATION',
  TITLE: `Merek ${PATENT_ID}`,
  FACTS: [{ LABEL: 'Pemohon', VALUES: ['Koperasi Nira Lestari, Kulon Progo'] }],
  UNTIL: '',
  IMG_URL: null,
  LACKS: [],
  IND_QUEUED: 'Y',
  ...change,
})
const serveRows = (rows: GazetteBacklogRow[], issue: Partial<NextIssue> = {}) =>
  serve({
    officeGazetteBacklog: {
      data: rows,
      total: rows.length,
      page: 1,
      size: 20,
      QUEUED: 0,
      OVERDUE: 0,
      OTHERS: 0,
      NEXT_DATE: '2026-11-23',
      FOLLOWING_DATE: '2026-11-30',
    },
    officeGazetteNext: {
      NAME: 'BRM 14/2026',
      KIND: 'regular',
      PUBLICATION_DATE: '2026-11-23',
      LACKING: 0,
      data: [],
      total: issue.data?.length ?? 0,
      page: 1,
      size: 10,
      ...issue,
    },
    officeGazette: { data: [], total: 0, page: 1, size: 10 },
  })
const open = (rows: GazetteBacklogRow[], issue: Partial<NextIssue> = {}, language: 'id' | 'en' | 'ar' = 'en') => {
  serveRows(rows, issue)
  return show(<GazetteScreen />, { at: '/petugas/berita-resmi?right=T', user: officer, language })
}
const group = (name: string) => page.getByRole('list', { name })

describe('what waits', () => {
  test('is parted at the last day by law that comes before the issue after the next', async () => {
    await open([waiting('DID1', '2026-11-29'), waiting('DID2', '2026-11-30'), waiting('DID3', null)])
    const must = group(text('gazette:group.must', { date: '23 Nov 2026' }))
    await expect.element(must).toMatchTextContent('DID1')
    await expect.element(must).not.toMatchTextContent('DID2')
    const later = group(text('gazette:group.later', { date: '30 Nov 2026' }))
    await expect.element(later).toMatchTextContent('DID2')
    await expect.element(later).toMatchTextContent('DID3')
  })

  test('is put into the issue by ticks; refused ones stay ticked and are named', async () => {
    serve({ officeGazetteQueue: { err: '', DONE: 1, REFUSED: ['DID2'] } })
    await open([waiting('DID1', null), waiting('DID2', null), waiting('DID3', null)])
    await page.getByRole('checkbox', { name: /DID1/ }).click()
    await page.getByRole('checkbox', { name: /DID2/ }).click()
    await page.getByRole('button', { name: text('gazette:put', { count: 2 }) }).click()
    await expect.element(page.getByText(text('gazette:refused', { numbers: 'DID2' }))).toBeVisible()
    expect(callsOf('officeGazetteQueue').map(({ body }) => body)).toEqual([
      { PATENT_IDS: ['DID1', 'DID2'], IND_QUEUED: 'Y' },
    ])
    await expect.element(page.getByRole('checkbox', { name: /DID2/ })).toBeChecked()
    await expect.element(page.getByRole('checkbox', { name: /DID1/ })).not.toBeChecked()
  })

  test('that cannot be loaded is not called empty', async () => {
    serveRows([])
    serve({ officeGazetteBacklog: offline })
    await show(<GazetteScreen />, { at: '/petugas/berita-resmi?right=D', user: officer })
    await expect.element(page.getByRole('alert').first()).toBeVisible()
    await expect.element(page.getByText(text('gazette:backlog.none'))).not.toBeInTheDocument()
  })

  test('is for officers only', async () => {
    await show(<GazetteScreen />, { at: '/petugas/berita-resmi', user: applicant })
    await expect.element(page.getByText(text('office:onlyOffice'))).toBeVisible()
  })
})

describe('the next issue', () => {
  const close = () => page.getByRole('button', { name: labelText('gazette:close'), exact: true })

  test('is not closed while an entry lacks something, which is said at the entry with both ways out', async () => {
    serve({ officeGazetteQueue: { err: '', DONE: 1, REFUSED: [] } })
    await open([], { data: [entry('DID7', { LACKS: ['picture'] }), entry('DID8')], LACKING: 1 })
    const faulty = page.getByRole('listitem').filter({ hasText: 'DID7' })
    await expect.element(faulty).toMatchTextContent(text('gazette:lacks', { what: text('gazette:lacks.picture') }))
    await close().click({ force: true })
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
    await expect.element(close()).toHaveAttribute('aria-disabled', 'true')
    await expect.element(page.getByText(text('gazette:close.waits'))).toBeVisible()
    await faulty.getByRole('button', { name: /DID7/ }).click()
    await expect
      .poll(() => callsOf('officeGazetteQueue').map(({ body }) => body))
      .toEqual([{ PATENT_IDS: ['DID7'], IND_QUEUED: 'N' }])
  })

  test('is closed after a question; a refusal is shown in it', async () => {
    serve({ officeGazetteClose: refuse('ROLE_NEEDED', { title: 'Only the register closes an issue.' }) })
    await open([], { data: [entry('DID8'), entry('DID9', { KIND: 'REGISTRATION', IND_QUEUED: 'N' })] })
    await close().click()
    const dialog = page.getByRole('alertdialog')
    await expect.element(dialog).toMatchTextContent(text('gazette:close.means'))
    await dialog.getByRole('button', { name: labelText('gazette:close') }).click()
    await expect.element(dialog).toMatchTextContent('Only the register closes an issue.')
    expect(callsOf('officeGazetteClose').map(({ body }) => body)).toEqual([{ RIGHT: 'T' }])
  })

  test('without entries says so and cannot be closed', async () => {
    await open([], { NAME: null })
    await expect.element(page.getByText(text('gazette:nothing'))).toBeVisible()
    await expect.element(close()).not.toBeInTheDocument()
  })

  test.each(everyLanguage)('has no grave fault for helping technology in %s', async (language) => {
    await open(
      [waiting('DID1', '2026-11-21', ['classes'])],
      { data: [entry('DID7', { LACKS: ['owner'] })], LACKING: 1 },
      language,
    )
    await expect.element(page.getByRole('listitem').filter({ hasText: 'DID7' })).toBeVisible()
    expect(await graveFaults()).toEqual([])
  })
})
