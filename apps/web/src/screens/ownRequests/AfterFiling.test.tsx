import { workflowFor } from '@saki/catalogue'
import type { InboxItem } from '@saki/contracts/inbox'
import type { ListedRequest, RequestDraft } from '@saki/contracts/requests'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { graveFaults } from '../../../testing/axe.ts'
import { callsOf, offline, refuse, serve } from '../../../testing/fakeApi.ts'
import { dueLetter, letter } from '../../../testing/letters.ts'
import { applicant } from '../../../testing/people.ts'
import { everyLanguage, labelText, show, text } from '../../../testing/render.tsx'
import { listedRequest, listedRequests, sampleRequest, requestFile } from '../../../testing/ownRequests.ts'
import { setServerTime } from '../../ui/clock.ts'
import { AfterFilingScreen } from './AfterFilingScreen.tsx'
import { FreeFilesScreen } from './FreeFilesScreen.tsx'
import { TimelineScreen } from './TimelineScreen.tsx'
import { UploadScreen } from './UploadScreen.tsx'

/** The action by which another opposes a design. */
function opposition() {
  const flow = workflowFor('DESIGN', 'UU31/2000')
  return { PROC_TYP: flow.procTyp, ACTION_TYP: flow.actions['oppose']?.code ?? expect.fail('no opposition') }
}

beforeEach(() => setServerTime('2026-11-20T03:00:00.000Z'))

const link = (key: Parameters<typeof labelText>[0]) => page.getByRole('link', { name: labelText(key), exact: false })

describe('the page of services after filing', () => {
  test('has five ways, with what waits behind those that know it', async () => {
    serve({ getLettersToAnswer: [], requestList: listedRequests([listedRequest(1), listedRequest(2)]) })
    await show(<AfterFilingScreen />, { at: '/user-docx/tp', user: applicant })
    expect(page.getByRole('listitem').elements()).toHaveLength(5)
    await expect.element(link('shell:page.requests')).toMatchTextContent(/2$/)
    await expect.element(link('shell:page.freeDocuments')).toMatchTextContent(/0$/)
  })

  test('leaves out counts that could not be asked', async () => {
    serve({ getLettersToAnswer: offline, requestList: refuse('NOT_FOUND') })
    await show(<AfterFilingScreen />, { at: '/user-docx/tp', user: applicant })
    await expect.element(link('shell:page.requests')).toBeVisible()
    await expect.element(link('shell:page.requests')).not.toMatchTextContent(/\d/)
  })
})

describe('requests and letters in one list', () => {
  const open = (requests: readonly ListedRequest[], items: readonly InboxItem[], asked = '', more = 0) => {
    serve({
      requestList: listedRequests(requests),
      getInbox: { data: [...items], total: items.length + more, page: 1, size: 25 },
    })
    return show(<TimelineScreen />, { at: `/pasca-permohonan/list${asked}`, user: applicant })
  }
  const rows = () =>
    page
      .getByRole('row')
      .elements()
      .map(({ textContent }) => /Kursi \d|Invensi \d/.exec(textContent ?? '')?.[0])
      .filter(Boolean)
  test('the requests are a spreadsheet', async () => {
    serve({ requestSheet: new Response('xlsx') })
    await open([listedRequest(1)], [])
    await page.getByRole('button', { name: labelText('ownRequests:sheet.export') }).click()
    await expect.poll(() => callsOf('requestSheet')).toHaveLength(1)
  })

  const early = listedRequest(1, { SUBMITTED_AT: '2026-11-02T03:00:00.000Z' })
  const late = listedRequest(2, { SUBMITTED_AT: '2026-11-19T03:00:00.000Z' })

  test('stand by time, the newest first', async () => {
    await open([late, early], [letter(3)])
    await expect.poll(rows).toEqual(['Kursi 2', 'Invensi 3', 'Kursi 1'])
  })

  test('leave out what is older than the last letter read, while there are more letters', async () => {
    await open([late, early], [letter(3)], '', 40)
    await expect.poll(rows).toEqual(['Kursi 2', 'Invensi 3'])
    await page.getByRole('button', { name: labelText('ownRequests:timeline.older') }).click()
    await expect.poll(() => callsOf('getInbox').at(-1)?.query.size).toBe(50)
  })

  test.each([
    ['mine', ['Kursi 2']],
    ['office', ['Invensi 3']],
    ['other', ['Invensi 4']],
  ] as const)('of origin %s', async (type, expected) => {
    await open([late], [letter(3), letter(4, opposition())], `?type=${type}`)
    await expect.poll(rows).toEqual([...expected])
  })

  test('can stand by application', async () => {
    const same = letter(3, { PATENT_ID: 'A00202600002', TITLE: 'Kursi 2' })
    await open([late, early], [same], '?by=case')
    await expect.poll(() => document.querySelectorAll('tr.row-group').length).toBe(2)
    expect(document.querySelectorAll('tr.row-group th[scope=rowgroup]')).toHaveLength(2)
  })

  test('lead to the answer, and say what the list leaves out', async () => {
    await open([], [dueLetter(5, '2026-11-25', 5)])
    await expect.element(link('inbox:screen.answer')).toHaveAttribute('href', '/jawaban/PAT-5-1')
    await expect.element(page.getByText(text('ownRequests:timeline.limit'))).toBeVisible()
  })

  test('that could not be read are not called empty', async () => {
    serve({ requestList: offline, getInbox: { data: [], total: 0, page: 1, size: 25 } })
    await show(<TimelineScreen />, { at: '/pasca-permohonan/list', user: applicant })
    await expect.element(page.getByRole('alert')).toBeVisible()
    await expect.element(page.getByText(text('ownRequests:timeline.empty'))).not.toBeInTheDocument()
  })

  test.each(everyLanguage)('in %s axe finds no serious fault', async (language) => {
    serve({
      requestList: listedRequests([late]),
      getInbox: { data: [letter(3)], total: 1, page: 1, size: 25 },
    })
    await show(<TimelineScreen />, { at: '/pasca-permohonan/list?by=case', language, user: applicant })
    await expect.poll(rows).toHaveLength(4)
    expect(await graveFaults()).toEqual([])
  })
})

describe('files of free requests', () => {
  const free = listedRequest(1, { USERDOC_TYP: 'PK', AMOUNT: 0, BILL_STATUS: null })

  test('are those of requests without a fee, each with its request', async () => {
    serve({
      requestList: listedRequests([free, listedRequest(2)]),
      requestDetail: sampleRequest({ USERDOC_TYP: 'PK' }),
    })
    await show(<FreeFilesScreen />, { at: '/user-docx/tp/tdkberbayar/permohonan/files', user: applicant })
    await expect.element(page.getByText('akta.pdf').first()).toBeVisible()
    await expect.element(link('requests:PK')).toHaveAttribute('href', '/user-docx/tp/fileListPen/TRX-2026-200001')
    expect(callsOf('requestDetail').map(({ query }) => query)).toEqual([{ SUBMISSION_NBR: 'TRX-2026-200001' }])
  })

  test('are none without such requests', async () => {
    serve({ requestList: listedRequests([listedRequest(2)]) })
    await show(<FreeFilesScreen />, { at: '/user-docx/tp/tdkberbayar/permohonan/files', user: applicant })
    await expect.element(page.getByText(text('ownRequests:free.empty'))).toBeVisible()
  })

  test('that could not be read are not called none', async () => {
    serve({ requestList: offline })
    await show(<FreeFilesScreen />, { at: '/user-docx/tp/tdkberbayar/permohonan/files', user: applicant })
    await expect.element(page.getByRole('alert')).toBeVisible()
    await expect.element(page.getByText(text('ownRequests:free.empty'))).not.toBeInTheDocument()
  })
})

describe('uploading for a draft', () => {
  const TEMP_ID = `D-${'a'.repeat(26)}`
  const draft = (change: Partial<RequestDraft> = {}): RequestDraft => ({
    TEMP_ID,
    USERDOC_TYP: 'PN',
    ROW_VERSION: 1,
    COMPLETE_PCT: 40,
    ERRORS: [],
    WARNINGS: [],
    FEES: [],
    TOTAL_AMOUNT: 0,
    CASES: [],
    CLIENT: null,
    DATA: {},
    CASE: { APPL_TYP: 'DESIGN', REPRESENTED: 'N', IN_FORCE: 'Y', LICENSED: 'N', PARTS: [] },
    FILES: [],
    DEVICE: '',
    UPDATED_AT: '2026-11-19T03:00:00.000Z',
    DELETED: 'N',
    SUBMISSION_NBR: null,
    ...change,
  })
  const open = (change: Partial<RequestDraft> = {}) => {
    serve({ requestDraft: draft(change), getLimit: [] })
    return show(<UploadScreen />, { at: `/user-docx/tp/uploadFile/${TEMP_ID}`, user: applicant })
  }

  test('lists the documents of its kind with their reasons, and is not complete without those needed', async () => {
    await open()
    await expect.element(page.getByText(text('requestForms:doc.BKT.why'))).toBeVisible()
    await expect.element(page.getByText(text('ownRequests:upload.complete'))).not.toBeInTheDocument()
  })

  test('says when all is there, and leads back to the request', async () => {
    await open({ FILES: [{ ...requestFile, SPECDOC_TYP: 'BKT', SPECDOC_NAME: 'Bukti' }] })
    await expect.element(page.getByText(text('ownRequests:upload.complete'))).toBeVisible()
    await expect
      .element(link('ownRequests:upload.back'))
      .toHaveAttribute('href', `/user-docx/tp/berbayar?jenis=PN&draf=${TEMP_ID}`)
  })

  test('is over once the request is submitted', async () => {
    await open({ SUBMISSION_NBR: 'TRX-2026-200001' })
    await expect.element(page.getByText(text('ownRequests:upload.sent'))).toBeVisible()
    expect(page.getByRole('button', { name: labelText('studio:attach.upload'), exact: false }).elements()).toEqual([])
    await expect
      .element(link('ownRequests:upload.back'))
      .toHaveAttribute('href', '/user-docx/tp/fileListPen/TRX-2026-200001')
  })

  test('a draft that is not there is called missing', async () => {
    await show(<UploadScreen />, { at: '/user-docx/tp/uploadFile/x!z', user: applicant })
    await expect.element(page.getByText(text('ownRequests:upload.missing'))).toBeVisible()
  })
})
