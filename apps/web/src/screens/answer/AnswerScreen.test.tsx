import type { AnswerForm, AnswerReceipt } from '@saki/contracts/answers'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { dialogFaults } from '../../../testing/axe.ts'
import { answerForm, answerPoint, exampleHash } from '../../../testing/letterCase.ts'
import { callsOf, heldReply, refuse, serve } from '../../../testing/fakeApi.ts'
import { applicant } from '../../../testing/people.ts'
import { labelText, show, text } from '../../../testing/render.tsx'
import { AnswerScreen } from './AnswerScreen.tsx'

const open = (form: Partial<AnswerForm> = {}) => {
  serve({ getAnswerForm: answerForm(form), getLimit: [] })
  return show(<AnswerScreen />, { at: '/jawaban/3-50186', user: applicant })
}
const send = page.getByRole('button', { name: labelText('answers:send') })
const heading = page.getByRole('heading', { level: 1 })

describe('before it is open', () => {
  test('an outline stands until the letter comes', async () => {
    const held = heldReply<AnswerForm>()
    serve({ getAnswerForm: held.answer })
    await show(<AnswerScreen />, { at: '/jawaban/3-50186', user: applicant })
    await expect.element(heading).toMatchTextContent(text('answers:title.general'))
    held.give(answerForm({ ANSWERABLE: 'closed' }))
    await expect.element(page.getByText(text('answers:closed.title'))).toBeVisible()
  })

  test('a failure says so and can be asked for again', async () => {
    serve({ getAnswerForm: refuse('NOT_FOUND') })
    await show(<AnswerScreen />, { at: '/jawaban/3-50186', user: applicant })
    await expect.element(page.getByRole('alert')).toBeVisible()
    serve({ getAnswerForm: answerForm({ ANSWERABLE: 'closed' }) })
    await page.getByRole('button', { name: labelText('core:retry') }).click()
    await expect.element(page.getByText(text('answers:closed.title'))).toBeVisible()
  })
})

describe('a letter that takes no answer', () => {
  test('after its last day says what happens', async () => {
    await open({ ANSWERABLE: 'late', DAYS_LEFT: -3 })
    await expect
      .element(page.getByText(text('answers:late.text', { consequence: 'The application is deemed withdrawn.' })))
      .toBeVisible()
    expect(send.elements()).toEqual([])
  })

  test('because the case moved on names its status', async () => {
    await open({ ANSWERABLE: 'closed' })
    await expect.element(page.getByText(text('answers:closed.text', { status: 'Awaiting completion' }))).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: labelText('answers:closed.look') }))
      .toHaveAttribute('href', '/table-list/patents/workflow/A00202600025')
  })
})

describe('an open letter', () => {
  const reply = page.getByRole('textbox')

  test('has the last day and the points with their text', async () => {
    await open()
    await expect.element(page.getByText(text('answers:left', { count: 53 }))).toBeVisible()
    await expect
      .element(page.getByRole('region', { name: 'Surat pernyataan kepemilikan', exact: false }))
      .toMatchTextContent('Belum dilampirkan.')
    await expect.element(page.getByText(text('answers:progress', { there: 0, all: 1 }))).toBeVisible()
  })

  test('without a PDF shows its points instead', async () => {
    await open()
    await expect.element(page.getByText(text('answers:letter.missing'))).toBeVisible()
  })

  test('shows a courtesy translation below the Indonesian words, in its direction and stated as not authentic', async () => {
    await open({ POINTS: [answerPoint({ COURTESY: { LANGUAGE: 'ar', TEXT: 'لم يُرفق بعد.' } })] })
    const point = page.getByRole('region', { name: 'Surat pernyataan kepemilikan', exact: false })
    await expect.element(point).toMatchTextContent('Belum dilampirkan.')
    await expect.element(point).toMatchTextContent(text('answers:courtesy.title'))
    const words = point.getByText('لم يُرفق بعد.')
    await expect.element(words).toHaveAttribute('dir', 'rtl')
    await expect.element(words).toHaveAttribute('lang', 'ar')
  })

  test('is not sent while a point has no answer: the summary leads to it', async () => {
    await open()
    await send.click()
    const summary = page.getByTestId('error-summary')
    await summary.getByRole('link').click()
    await expect.element(reply).toHaveFocus()
    expect(callsOf('sendAnswer')).toEqual([])
  })

  test('with every point answered is looked through before it is sent', async () => {
    await open({ POINTS: [answerPoint({ ANSWER_TEXT: 'Sedang dimeteraikan.' })] })
    await expect.element(page.getByText(text('answers:progress', { there: 1, all: 1 }))).toBeVisible()
    await send.click()
    await expect.element(page.getByRole('dialog')).toMatchTextContent('Sedang dimeteraikan.')
    expect(await dialogFaults('CheckDialog')).toEqual([])
    expect(callsOf('sendAnswer')).toEqual([])
  })

  test('after its last day can be open all the same, and says so', async () => {
    await open({ ANSWERABLE: 'lateOpen', DAYS_LEFT: -2 })
    await expect.element(page.getByText(text('answers:late.open', { date: '15 Jan 2027' }))).toBeVisible()
    await expect.element(send).toBeVisible()
  })
})

describe('a counter-statement', () => {
  const exhibit = (name: string, change = {}) => ({
    DOC_ID: `document-${name}`,
    NAME: name,
    PROVES: 'Dipakai.',
    ...change,
  })
  const ground = (OPTION_NBR: number, EXHIBITS: ReturnType<typeof exhibit>[]) =>
    answerPoint({ LIST_CODE: 'TRX2026000123', OPTION_NBR, ANSWER_TEXT: 'Tidak benar.', EXHIBITS })

  test('numbers its exhibits through all grounds', async () => {
    await open({ POINTS: [ground(1, [exhibit('Faktur'), exhibit('Katalog')]), ground(2, [exhibit('Foto')])] })
    for (const n of [1, 2, 3])
      await expect
        .element(page.getByRole('heading', { level: 3, name: text('requests:dispute.counterFile', { n }) }))
        .toBeVisible()
  })

  test('is not sent while an exhibit does not say what it proves: the summary leads to it', async () => {
    serve({ saveAnswer: { err: '', TEMP_ID: 'J-1', ROW_VERSION: 1, SAVED_AT: '2026-11-23T03:00:00.000Z' } })
    await open({ POINTS: [ground(1, [exhibit('Faktur', { PROVES: '' })])] })
    await send.click()
    await page.getByTestId('error-summary').getByRole('link').click()
    const proves = page.getByRole('textbox', { name: labelText('requestForms:exhibit.proves') })
    await expect.element(proves).toHaveFocus()
    await proves.fill('Dipakai sejak 2012.')
    await send.click()
    await expect.element(page.getByRole('dialog')).toMatchTextContent('Tidak benar.')
    await expect.poll(() => callsOf('saveAnswer').length).toBeGreaterThan(0)
  })
})

describe('a sent answer', () => {
  const receipt: AnswerReceipt = {
    PROC_TYP: '4',
    PROC_NBR: 77,
    STATE: 'received',
    SENT_AT: '2026-11-20T03:00:00.000Z',
    SENT_BY: 'Sari Wulandari',
    POINTS: [
      {
        LIST_CODE: 'FD',
        OPTION_NBR: 62,
        TITLE: 'Gambar tampak depan',
        ANSWER_TEXT: 'Terlampir.',
        FILES: [{ DOC_ID: 'document-9', FILE_NAME: 'depan-baru.jpg', SIZE: 1_200_000, SHA256: exampleHash }],
      },
    ],
  }
  const sent = (change: Partial<AnswerReceipt> = {}) => open({ ANSWERABLE: 'sent', RECEIPT: { ...receipt, ...change } })

  test('has its number, sender, text and file', async () => {
    await sent()
    for (const words of ['4-77', 'Sari Wulandari', 'Terlampir.', 'depan-baru.jpg'])
      await expect.element(page.getByText(words)).toBeVisible()
  })

  test('says what is still to be requested in the case', async () => {
    const STILL_DUE = 'Minta pemeriksaan substantif paling lambat 20 November 2029.'
    await open({ ANSWERABLE: 'sent', RECEIPT: receipt, STILL_DUE })
    await expect.element(page.getByText(STILL_DUE)).toBeVisible()
  })

  test('has the SHA-256 of a file behind a button', async () => {
    await sent()
    const hash = page.getByText(exampleHash).first()
    await expect.element(hash).not.toBeVisible()
    await page.getByText(text('answers:sent.hash'), { exact: false }).first().click()
    await expect.element(hash).toBeVisible()
  })

  test.each(['received', 'accepted', 'insufficient'] as const)(
    'that is %s says so in the row of its status, in one line',
    async (STATE) => {
      await page.viewport(1366, 768)
      await sent({ STATE })
      const row = page.getByRole('definition').filter({ hasText: text(`answers:sent.${STATE}`) })
      await expect.element(row).toBeVisible()
      await expect.element(row).not.toMatchTextContent('Sari Wulandari')
      const term = row.element().previousElementSibling
      expect(term?.textContent).toContain(text('workflow:screen.status'))
      expect(row.element().getBoundingClientRect().height).toBeLessThan(44)
    },
  )
})
