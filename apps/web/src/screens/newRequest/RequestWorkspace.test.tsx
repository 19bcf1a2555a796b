import type { RequestDraft, SavedRequest } from '@saki/contracts/requests'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { dialogFaults } from '../../../testing/axe.ts'
import { callsOf, offline, refuse, serve } from '../../../testing/fakeApi.ts'
import { applicant as anyApplicant } from '../../../testing/people.ts'
import { labelText, show, text } from '../../../testing/render.tsx'
import {
  chosenCase,
  DRAFT,
  OTHER_DRAFT,
  openOffer,
  offersInMark,
  nameChangeDraft,
  savedNameChange,
} from '../../../testing/requests.ts'
import { viewFile } from '../../../testing/drafts.ts'
import { setServerTime } from '../../ui/clock.ts'
import { PaidRequestScreen } from './PaidRequestScreen.tsx'

/** Each test has a user of its own, since copies on the device outlive a test. */
let applicant = anyApplicant
beforeEach(() => {
  setServerTime('2026-11-20T03:00:00.000Z')
  applicant = { ...applicant, ID: applicant.ID + 1, USER_ID: applicant.USER_ID + 1 }
})

const MARK = 'DID2026000001'
const submitButton = page.getByRole('button', { name: labelText('newRequest:submit'), exact: true })
const summary = page.getByTestId('error-summary')
/** The first chosen case. */
const chosen = page
  .getByRole('region', { name: labelText('newRequest:cases') })
  .getByRole('listitem')
  .first()
const person = { PERSON_WCODE: 'I', PERSON_NAME: 'Sari Wulandari Putri', NATIONALITY_COUNTRY_CODE: 'ID' }
const fee = {
  CODE: 'MARK_CHANGE_OF_NAME',
  NAME: 'Change of name',
  QTY: 1,
  UNIT_AMOUNT: 300_000,
  AMOUNT: 300_000,
  WHY: '1 case',
  LEGAL_REF: 'PP 45/2024',
}
/** A draft in which nothing is missing. */
const complete = (change: Partial<RequestDraft> = {}) =>
  nameChangeDraft({
    USERDOC_TYP: 'SP',
    CASES: [chosenCase(MARK, openOffer('SP', { FEE: 'FREE', AMOUNT: 0 }))],
    DATA: { REQUEST: { SUBJECT: 'Perihal', TEXT: 'Isi surat.' } },
    ...change,
  })

/** A new request for a mark in which change of name is offered. */
async function begin(offer = openOffer('PN'), at = `/user-docx/tp/berbayar?jenis=PN&nomor=${MARK}`) {
  serve({
    requestOffers: ({ query }) => offersInMark(query.patentId, [offer]),
    getLimit: [],
    getAllCountry: [],
    getLocation: [],
    addressBook: { data: [], total: 0, page: 1, size: 20 },
  })
  return show(<PaidRequestScreen />, { at, user: applicant })
}

async function openDraft(draft: RequestDraft, more: Parameters<typeof serve>[0] = {}) {
  serve({
    requestDraft: draft,
    getLimit: [],
    getAllCountry: [],
    getLocation: [],
    addressBook: { data: [], total: 0, page: 1, size: 20 },
    requestOffers: ({ query }) => offersInMark(query.patentId, [openOffer(draft.USERDOC_TYP)]),
    ...more,
  })
  return show(<PaidRequestScreen />, {
    at: `/user-docx/tp/berbayar?jenis=${draft.USERDOC_TYP}&draf=${draft.TEMP_ID}`,
    user: applicant,
  })
}

describe('a new request', () => {
  test('has its case, until when it may be made, and its form; nothing is saved before something is done', async () => {
    await begin(openOffer('PN', { LAST_DATE: '2027-01-14' }))
    const line = chosen
    await expect.element(line).toMatchTextContent(text('newRequest:offer.until', { date: '14 Jan 2027' }))
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(text('requests:PN'))
    await expect.element(page.getByText(text('requestForms:doc.BKT.why'))).toBeVisible()
    expect(callsOf('requestSave')).toEqual([])
  })

  test('in a case in which it is not possible says why, with the article, and is not submitted', async () => {
    await begin(openOffer('PN', { IND_OFFERED: 'N', WHY: 'not_yet', DAY: '2027-03-12' }))
    const line = chosen
    await expect.element(line).toMatchTextContent(text('requests:why.not_yet', { date: '12 Mar 2027' }))
    await expect.element(line).toMatchTextContent('UU 20/2016 Pasal 39')
    await submitButton.click()
    await summary.getByRole('link', { name: new RegExp(MARK) }).click()
    await expect.element(chosen).toHaveFocus()
    expect(callsOf('requestSave')).toEqual([])
  })

  test('whose fee the office has not set says so and cannot be submitted', async () => {
    await begin(openOffer('PN', { FEE: 'UNSET', AMOUNT: 0 }))
    await expect.element(page.getByText(text('newRequest:fee.unset')).first()).toBeVisible()
    await expect.element(submitButton).toHaveAttribute('aria-disabled', 'true')
  })

  test('without a case asks for one first; a number that is none is refused beside the field', async () => {
    await begin(openOffer('PN'), '/user-docx/tp/berbayar?jenis=PN')
    await expect.element(page.getByText(text('newRequest:cases.first'))).toBeVisible()
    serve({ requestOffers: refuse('NOT_FOUND') })
    await page.getByRole('textbox', { name: labelText('newRequest:add.number') }).fill('did2026999999')
    await page.getByRole('button', { name: labelText('newRequest:add.do'), exact: true }).click()
    await expect.element(page.getByText(text('newRequest:add.unknown', { number: 'DID2026999999' }))).toBeVisible()
  })

  test('a second case joins it: both are saved, and the address names the draft', async () => {
    const shown = await begin()
    serve({
      requestDraft: nameChangeDraft({
        CASES: [chosenCase(MARK, openOffer('PN')), chosenCase('DID2026000002', openOffer('PN'))],
      }),
      requestSave: savedNameChange({
        CASES: [chosenCase(MARK, openOffer('PN')), chosenCase('DID2026000002', openOffer('PN'))],
      }),
    })
    await page.getByRole('textbox', { name: labelText('newRequest:add.number') }).fill('DID2026000002')
    await page.getByRole('button', { name: labelText('newRequest:add.do'), exact: true }).click()
    await expect
      .poll(() => callsOf('requestSave')[0]?.body?.PATENT_IDS, { timeout: 5000 })
      .toEqual([MARK, 'DID2026000002'])
    await expect.poll(shown.address).toContain(DRAFT)
    await expect.element(page.getByText(text('newRequest:sum.cases', { count: 2 }))).toBeVisible()
  })

  test('a renewal has every class of the mark ticked; an unticked class is not in the request that is saved', async () => {
    serve({ niceClasses: [] })
    await begin(openOffer('PJ'), `/user-docx/tp/berbayar?jenis=PJ&nomor=${MARK}`)
    serve({
      niceClasses: [],
      requestDraft: nameChangeDraft({ USERDOC_TYP: 'PJ' }),
      requestSave: savedNameChange({ USERDOC_TYP: 'PJ' }),
    })
    const classes = page.getByRole('checkbox', { name: /toko kopi|kedai kopi|teh/ })
    await expect.element(page.getByText(text('forms:ticks.chosen', { n: 3, of: 3 }))).toBeVisible()
    expect(classes.elements().map((box) => (box as HTMLInputElement).checked)).toEqual([true, true, true])
    await page.getByRole('checkbox', { name: /kedai kopi/ }).click()
    await expect
      .poll(() => callsOf('requestSave')[0]?.body?.DATA, { timeout: 5000 })
      .toMatchObject({ CLASSES: [{ CLASS_CODE: '30' }, { CLASS_CODE: '35' }] })
  })

  test('a limitation has all goods of the mark ticked; unticked ones are not in the request that is saved', async () => {
    serve({ niceClasses: [] })
    await begin(openOffer('BJ'), `/user-docx/tp/berbayar?jenis=BJ&nomor=${MARK}`)
    serve({
      niceClasses: [],
      requestDraft: nameChangeDraft({ USERDOC_TYP: 'BJ' }),
      requestSave: savedNameChange({ USERDOC_TYP: 'BJ' }),
    })
    await expect.element(page.getByText(text('forms:ticks.chosen', { n: 4, of: 4 }))).toBeVisible()
    await page.getByRole('checkbox', { name: 'teh', exact: true }).click()
    await page.getByRole('checkbox', { name: text('forms:ticks.class', { class: '35' }) }).click()
    await expect
      .poll(() => callsOf('requestSave')[0]?.body?.DATA, { timeout: 5000 })
      .toMatchObject({
        GOODS: [
          { CLASS_CODE: '30', TERMS: ['kopi'] },
          { CLASS_CODE: '43', TERMS: ['kedai kopi'] },
        ],
      })
    const whole = page.getByRole('checkbox', { name: text('forms:ticks.class', { class: '30' }) })
    await expect.element(whole).not.toBeChecked()
    await whole.click()
    await expect
      .poll(() => callsOf('requestSave').at(-1)?.body?.DATA?.['GOODS'], { timeout: 5000 })
      .toEqual([
        { CLASS_CODE: '30', TERMS: ['kopi', 'teh'] },
        { CLASS_CODE: '43', TERMS: ['kedai kopi'] },
      ])
  })

  test('a kind that does not exist says so', async () => {
    await begin(openOffer('PN'), '/user-docx/tp/berbayar?jenis=ZZ')
    await expect.element(page.getByText(text('newRequest:kind.unknown', { code: 'ZZ' }))).toBeVisible()
  })

  test('a divisional leads to the form of applications', async () => {
    await begin(openOffer('PI'), '/user-docx/tp/berbayar?jenis=PI&nomor=P00202600001')
    await expect.element(page.getByText(text('newRequest:made.filing'))).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: labelText('requests:PI'), exact: false }))
      .toHaveAttribute('href', '/buat-pengajuan?induk=P00202600001')
  })
})

describe('a saved draft', () => {
  test('has its answers, fee lines and what is still missing', async () => {
    await openDraft(nameChangeDraft({ DATA: { NEW_DATA: [person] }, FEES: [fee], TOTAL_AMOUNT: 300_000 }))
    await expect.element(page.getByText('Sari Wulandari Putri').first()).toBeVisible()
    await expect.element(page.getByTestId('request-total')).toMatchTextContent('Rp300.000')
    await expect.element(page.getByText('PP 45/2024', { exact: false }).first()).toBeVisible()
    const aside = page.getByRole('complementary')
    await expect.element(aside).toMatchTextContent(text('newRequest:sum.missing'))
    await expect.element(aside).toMatchTextContent(text('requestForms:doc.BKT'))
  })

  test('with something missing is not submitted: the summary leads to it', async () => {
    await openDraft(complete({ DATA: { REQUEST: { TEXT: 'Isi surat.' } } }))
    await submitButton.click()
    await summary.getByRole('link').first().click()
    await expect.element(page.getByRole('textbox', { name: labelText('requestForms:subject') })).toHaveFocus()
    expect(callsOf('requestSave')).toEqual([])
  })

  test('without a fee is submitted after a look at it, and leads to its page', async () => {
    const submitted: Partial<SavedRequest> = { USERDOC_TYP: 'SP', SUBMISSION_NBR: 'TRX-2026-100900' }
    const shown = await openDraft(complete(), { requestSave: savedNameChange(submitted) })
    await expect.element(chosen).toBeVisible()
    await submitButton.click()
    const dialog = page.getByRole('dialog')
    await expect.element(dialog).toMatchTextContent(text('newRequest:check.free'))
    await dialog.getByRole('button', { name: labelText('newRequest:submit'), exact: true }).click()
    await expect.poll(shown.address).toBe('/user-docx/tp/fileListPen/TRX-2026-100900')
    expect(callsOf('requestSave')).toHaveLength(1)
    expect(callsOf('requestSave')[0]?.body).toMatchObject({ IND_SUBMIT: 'Y', TOTAL_AMOUNT: 0, ROW_VERSION: 3 })
  })

  test('with a fee names the total in the button that pays, and leads to the payment', async () => {
    const shown = await openDraft(
      complete({ CASES: [chosenCase(MARK, openOffer('SP'))], FEES: [fee], TOTAL_AMOUNT: 300_000 }),
      {
        requestSave: savedNameChange({
          SUBMISSION_NBR: 'TRX-2026-100901',
          BILLING_CODE: '820261120000001',
          BILLING_EXPIRES_AT: '2026-11-20T16:59:59.000Z',
          FEES: [fee],
          TOTAL_AMOUNT: 300_000,
        }),
      },
    )
    await expect.element(page.getByTestId('request-total')).toBeVisible()
    await submitButton.click()
    const dialog = page.getByRole('dialog')
    await expect.element(dialog).toMatchTextContent('Rp300.000')
    expect(await dialogFaults('SubmitDialog')).toEqual([])
    await dialog.getByRole('button', { name: labelText('newRequest:pay'), exact: true }).click()
    await expect.poll(shown.address).toBe('/customer-screen/payments/TRX-2026-100901')
    expect(callsOf('requestSave')[0]?.body?.TOTAL_AMOUNT).toBe(300_000)
  })

  test('whose window closed meanwhile is refused with the reason, also at the case', async () => {
    await openDraft(complete())
    await expect.element(chosen).toBeVisible()
    await submitButton.click()
    const over = openOffer('SP', { IND_OFFERED: 'N', WHY: 'over', DAY: '2026-11-19', FEE: 'FREE' })
    serve({
      requestSave: refuse('ACTION_NOT_ALLOWED', { title: 'The time is over.' }),
      requestDraft: complete({ CASES: [chosenCase(MARK, over)] }),
    })
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: labelText('newRequest:submit'), exact: true }).click()
    await expect.element(page.getByRole('alert').filter({ hasText: 'The time is over.' })).toBeVisible()
    await expect.element(chosen).toMatchTextContent(text('requests:why.over', { date: '19 Nov 2026' }))
  })

  test('the server finds incomplete lists what it lacks', async () => {
    await openDraft(complete())
    await expect.element(chosen).toBeVisible()
    await submitButton.click()
    const issue = { PATH: 'REQUEST.TEXT', STEP: 'request', LEVEL: 'STOP', CODE: 'x', MESSAGE: 'Write more.' } as const
    serve({ requestSave: refuse('NOT_COMPLETE', { current: savedNameChange({ USERDOC_TYP: 'SP', ERRORS: [issue] }) }) })
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: labelText('newRequest:submit'), exact: true }).click()
    await expect.element(summary).toMatchTextContent('Write more.')
  })

  test('of files shows them beside the reason for each', async () => {
    await openDraft(
      nameChangeDraft({ FILES: [viewFile({ ID: 'document-1', SPECDOC_TYP: 'BKT', FILE_NAME: 'bukti.pdf' })] }),
    )
    const row = page.getByRole('row').filter({ hasText: text('requestForms:doc.BKT.why') })
    await expect.element(row).toMatchTextContent('bukti.pdf')
  })

  test('that cannot be read says so and can be asked for again', async () => {
    await openDraft(nameChangeDraft(), { requestDraft: refuse('UNKNOWN') })
    await expect.element(page.getByRole('alert')).toBeVisible()
    serve({ requestDraft: nameChangeDraft() })
    await page.getByRole('button', { name: labelText('core:retry') }).click()
    await expect.element(chosen).toBeVisible()
  })

  test('of someone else, or deleted, is not found', async () => {
    await openDraft(nameChangeDraft(), { requestDraft: refuse('NOT_FOUND') })
    await expect.element(page.getByText(text('newRequest:missing.text'))).toBeVisible()
  })

  test('that is submitted already leads to the request', async () => {
    await openDraft(nameChangeDraft({ SUBMISSION_NBR: 'TRX-2026-100902' }))
    await expect
      .element(page.getByRole('link', { name: labelText('newRequest:closed.look') }))
      .toHaveAttribute('href', '/user-docx/tp/fileListPen/TRX-2026-100902')
  })

  test('that another device changed asks which version to keep', async () => {
    await openDraft(complete())
    const subject = page.getByRole('textbox', { name: labelText('requestForms:subject') })
    await expect.element(subject).toHaveValue('Perihal')
    serve({
      requestSave: refuse('STALE_VERSION'),
      requestDraft: complete({ ROW_VERSION: 9, DATA: { REQUEST: { SUBJECT: 'Theirs', TEXT: 'Isi surat.' } } }),
    })
    await subject.fill('Mine')
    await expect.element(page.getByText(text('newRequest:stale.title'))).toBeVisible()
    await page.getByRole('radio', { name: 'Theirs' }).click()
    serve({ requestSave: savedNameChange({ USERDOC_TYP: 'SP', ROW_VERSION: 10 }) })
    await page.getByRole('button', { name: labelText('drafts:conflict.merge') }).click()
    await expect.element(subject).toHaveValue('Theirs')
  })

  test('without a connection keeps what is typed on this device and says so at submission', async () => {
    // The tab of the test before may still hold its draft.
    await openDraft(complete({ TEMP_ID: OTHER_DRAFT }), { requestSave: offline })
    const subject = page.getByRole('textbox', { name: labelText('requestForms:subject') })
    await subject.fill('Tanpa jaringan')
    await submitButton.click()
    await expect.element(page.getByRole('alert').last()).toMatchTextContent(text('newRequest:submit.unsaved'))
    await expect.element(subject).toHaveValue('Tanpa jaringan')
  })
})

test('without a kind the page lists annuities and the kinds with a fee', async () => {
  await show(<PaidRequestScreen />, { at: '/user-docx/tp/berbayar', user: applicant })
  await expect
    .element(page.getByRole('link', { name: labelText('requests:BT'), exact: false }))
    .toHaveAttribute('href', '/user-docx/tp/berbayar?jenis=BT')
  await expect
    .element(page.getByRole('link', { name: labelText('requests:PJ'), exact: false }))
    .toHaveAttribute('href', '/user-docx/tp/berbayar?jenis=PJ')
  expect(page.getByRole('link', { name: labelText('requests:PK'), exact: false }).elements()).toEqual([])
})
