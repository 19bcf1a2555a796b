import type { RequestCase } from '@saki/contracts/requestShapes'
import type { RequestDetail } from '@saki/contracts/requests'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { graveFaults } from '../../../testing/axe.ts'
import { callsOf, refuse, serve } from '../../../testing/fakeApi.ts'
import { applicant } from '../../../testing/people.ts'
import { everyLanguage, labelText, show, text } from '../../../testing/render.tsx'
import { requestCase, sampleRequest, requestFile } from '../../../testing/ownRequests.ts'
import { setServerTime } from '../../ui/clock.ts'
import { SubmittedAppealScreen, SubmittedRequestScreen } from './SubmittedScreen.tsx'

beforeEach(() => setServerTime('2026-11-20T03:00:00.000Z'))

const AT = '/user-docx/tp/fileListPen/TRX-2026-200001'
const open = (change: Partial<RequestDetail> = {}, language: 'id' | 'en' | 'ar' = 'en') => {
  serve({ requestDetail: sampleRequest(change) })
  return show(<SubmittedRequestScreen />, { at: AT, user: applicant, language })
}
const link = (key: Parameters<typeof labelText>[0]) => page.getByRole('link', { name: labelText(key), exact: false })
const region = (key: Parameters<typeof labelText>[0]) =>
  page.getByRole('region', { name: labelText(key), exact: false })
const letter: RequestCase['LETTERS'][number] = {
  DOC_ID: 'document-letter-1',
  OFFIDOC_TYP: 'SKF',
  NAME: 'Surat kekurangan',
  CAPTION: 'Letter of deficiencies',
  NUMBER: 'HKI.3-12/2026',
  DATE: '2026-11-12',
  IND_READY: 'Y',
  ACTION_NBR: 4,
  IND_ANSWERABLE: 'Y',
}

describe('the receipt', () => {
  test('of a received request is its document', async () => {
    serve({ getPDFDoc: new Response('pdf') })
    await open({ RECEIPT_DOC_ID: 'document-ttp-1', RECEIPT_NBR: 'TTP-1' })
    await page.getByRole('button', { name: labelText('payments:receipt.request'), exact: true }).click()
    await expect.poll(() => callsOf('getPDFDoc')[0]?.params).toEqual({ id: 'document-ttp-1' })
    // The result of the download comes after its call.
    await expect.element(page.getByRole('dialog')).toBeVisible()
  })

  test('of an unpaid one says what is missing', async () => {
    serve({ submissionReceipt: new Response('pdf') })
    await open({ BILL_STATUS: 'BILLED' })
    await page.getByRole('button', { name: labelText('payments:receipt.submission') }).click()
    await expect.poll(() => callsOf('submissionReceipt')[0]?.query).toEqual({ SUBMISSION_NBR: 'TRX-2026-200001' })
  })
})

describe('the band', () => {
  test('of a request with the office says its state and what comes next', async () => {
    await open()
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(text('requests:PN'))
    await expect
      .element(page.getByText('An officer checks the request and its documents. It is decided.'))
      .toBeVisible()
  })

  test('of an unpaid request leads to the bill', async () => {
    await open({ CASES: [requestCase(1, { GROUP: 'UNPAID', DUE_DATE: '2026-11-20' })], BILL_STATUS: 'BILLED' })
    await expect.element(link('core:pay')).toHaveAttribute('href', '/customer-screen/payments/TRX-2026-200001')
  })

  test('is that of the case that asks most, with the way to its answer', async () => {
    const asks = requestCase(2, { GROUP: 'ACTION', STATE_NAME: 'Menunggu Kelengkapan', LETTERS: [letter] })
    await open({ CASES: [requestCase(1), asks] })
    await expect.element(page.getByText('Menunggu Kelengkapan').first()).toBeVisible()
    await expect.element(link('inbox:screen.answer').first()).toHaveAttribute('href', '/jawaban/10-2-4')
  })

  test.each(['WINDOW', 'STATE', 'EFFECT'] as const)('of a request held for %s says what is safe', async (why) => {
    await open({ CASES: [requestCase(1, { HELD_WHY: why })] })
    await expect.element(page.getByText(text(`requests:held.${why}`)).first()).toBeVisible()
  })
})

describe('a decision', () => {
  test('stands with its day and reasons in its case', async () => {
    await open({
      CASES: [requestCase(1, { GROUP: 'REFUSED', DECIDED_DATE: '2026-11-18', REASONS: 'Akta tidak terbaca.' })],
    })
    const cases = region('ownRequests:cases')
    await expect.element(cases).toMatchTextContent(text('ownRequests:decided', { date: '18 Nov 2026' }))
    await expect.element(cases).toMatchTextContent('Akta tidak terbaca.')
  })

  test('has its letter to read, download and answer, once its PDF is made', async () => {
    await open({ CASES: [requestCase(1, { LETTERS: [letter, { ...letter, DOC_ID: 'document-2', IND_READY: 'N' }] })] })
    const cases = region('ownRequests:cases')
    await expect.element(cases).toMatchTextContent(text('ownRequests:letters.making'))
    expect(cases.getByRole('button', { name: labelText('core:download'), exact: false }).elements()).toHaveLength(1)
    expect(cases.getByRole('link', { name: labelText('inbox:screen.answer'), exact: false }).elements()).toHaveLength(2)
  })
})

test('the answers are those of the kind, read-only and without empty fields', async () => {
  serve({ niceClasses: [] })
  await open({
    USERDOC_TYP: 'BJ',
    DATA: { GOODS: [{ CLASS_CODE: '29', TERMS: ['keripik', 'tempe'] }] },
    CASE: { APPL_TYP: 'MARK', REPRESENTED: 'N', IN_FORCE: 'Y', LICENSED: 'N', PARTS: [] },
  })
  await expect.element(region('ownRequests:asked')).toMatchTextContent('keripik')
  expect(region('ownRequests:asked').getByRole('textbox').elements()).toEqual([])
})

describe('files', () => {
  test('have name, kind, pages, size and day, and the fingerprint behind a button', async () => {
    await open()
    const files = region('ownRequests:filed')
    await expect.element(files).toMatchTextContent('akta.pdf')
    await expect.element(files).toMatchTextContent(text('requestForms:doc.KTP'))
    await expect.element(files).toMatchTextContent('10 Nov 2026')
    await expect.element(page.getByText(requestFile.SHA256).first()).not.toBeVisible()
    await page.getByText(text('viewer:detail.hash')).click()
    await expect.element(page.getByText(requestFile.SHA256).first()).toBeVisible()
  })

  test('are fetched as one ZIP', async () => {
    serve({ requestZip: new Response('zip') })
    await open({ FILES: [requestFile, { ...requestFile, ID: 'document-kua-2' }] })
    await page.getByRole('button', { name: labelText('ownRequests:filed.zip') }).click()
    await expect.poll(() => callsOf('requestZip')[0]?.query).toEqual({ SUBMISSION_NBR: 'TRX-2026-200001' })
  })

  test.each(['scanning', 'infected'] as const)('that are %s can be neither read nor fetched', async (SCAN) => {
    await open({ FILES: [{ ...requestFile, SCAN }] })
    await expect.element(region('ownRequests:filed')).toMatchTextContent('akta.pdf')
    const acts = region('ownRequests:filed').getByRole('button', { name: 'akta.pdf', exact: false })
    expect(acts.elements()).toEqual([])
  })
})

test.each([
  ['paid', {}, 'ABCDEF0123456789'],
  ['open', { BILL_STATUS: 'BILLED', NTPN: null }, text('ownRequests:code.until')],
  ['free', { FEES: [], AMOUNT: 0, BILL_STATUS: null, BILLING_CODE: null, NTPN: null }, text('ownRequests:fee.free')],
] as const)('the fee of a request that is %s', async (_what, change, words) => {
  await open({ ...change, FEES: 'FEES' in change ? [] : sampleRequest().FEES })
  await expect.element(region('ownRequests:col.fee')).toMatchTextContent(words)
})

describe('withdrawing', () => {
  test('one of several cases ends that one only', async () => {
    serve({ requestWithdraw: { err: '', ENDED: ['A00202600002'] } })
    await open({ CASES: [requestCase(1), requestCase(2)] })
    await page.getByRole('button', { name: `${labelText('ownRequests:withdraw')} A00202600002` }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: labelText('ownRequests:withdraw') })
      .click()
    await expect
      .poll(() => callsOf('requestWithdraw')[0]?.body)
      .toEqual({ SUBMISSION_NBR: 'TRX-2026-200001', PATENT_ID: 'A00202600002' })
  })

  test('of a part of a case names the file that it made', async () => {
    await open({ CASES: [requestCase(1, { GROUP: 'DONE', SPLIT_PATENT_ID: 'JID2026000002' })] })
    await expect.element(page.getByText(text('ownRequests:case.split', { number: 'JID2026000002' }))).toBeVisible()
  })

  test('is not offered once decided', async () => {
    await open({ CASES: [requestCase(1, { GROUP: 'DONE', IND_WITHDRAWABLE: 'N' })] })
    await expect.element(region('ownRequests:cases')).toBeVisible()
    expect(page.getByRole('button', { name: labelText('ownRequests:withdraw') }).elements()).toEqual([])
  })
})

describe('a request that is not there', () => {
  test.each([refuse('NOT_FOUND'), refuse('NOT_ALLOWED')])('or is not the reader’s is called missing', async (reply) => {
    serve({ requestDetail: reply })
    await show(<SubmittedRequestScreen />, { at: AT, user: applicant })
    await expect.element(page.getByText(text('ownRequests:missing'))).toBeVisible()
  })

  test('is not asked for under something that is no number', async () => {
    await show(<SubmittedAppealScreen />, { at: '/user-docx/tp/fileListBanding/xyz', user: applicant })
    await expect.element(page.getByText(text('ownRequests:missing'))).toBeVisible()
    expect(callsOf('requestDetail')).toEqual([])
  })
})

test.each(everyLanguage)('in %s axe finds no serious fault, nor does the page overflow a phone', async (language) => {
  await page.viewport(390, 844)
  await open({ CASES: [requestCase(1, { LETTERS: [letter] }), requestCase(2, { HELD_WHY: 'STATE' })] }, language)
  await expect.element(page.getByText('akta.pdf').first()).toBeVisible()
  expect(await graveFaults()).toEqual([])
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  await page.viewport(1366, 768)
})
