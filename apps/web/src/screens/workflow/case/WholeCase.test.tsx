import type { Language } from '@saki/texts/words'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import type { Answer } from '../../../lib/ask.ts'
import { callsOf, heldReply, refuse, serve } from '../../../../testing/fakeApi.ts'
import { caseOnPage } from '../../../../testing/filedCase.ts'
import { letterRow, workflowStatus } from '../../../../testing/letterCase.ts'
import { listedRequest, listedRequests } from '../../../../testing/ownRequests.ts'
import { applicant, officer } from '../../../../testing/people.ts'
import { labelText, show, text } from '../../../../testing/render.tsx'
import { rememberResults } from '../../../lib/resultsBefore.ts'
import { takeFirstReplies } from '../../../lib/firstReplies.ts'
import { wholeCase } from '../../../lib/caseCalls.ts'
import { MarkPageScreen } from './MarkPageScreen.tsx'
import { WholeCase } from './WholeCase.tsx'

const number = 'A00202600025'
const toAnswer = caseOnPage({ PATENT_ID: number, STATUS_CODE: '315', TURN: 'YOU', STATUS: workflowStatus() })
const open = (user = applicant, language: Language = 'en') =>
  show(
    <main>
      <WholeCase
        number={number}
        tab={undefined}
        startsWatching={false}
        onTab={() => undefined}
        missing={<h1>missing</h1>}
      />
    </main>,
    { user, language },
  )
const heading = page.getByRole('heading', { level: 1 })
const pay = page.getByRole('link', { name: labelText('core:pay') })
const answer = page.getByRole('link', { name: labelText('inbox:screen.answer') })
const turn = page.getByText(text('workflow:screen.turn.YOU', {}, 'id')).first()
/** Left edges of the acts beside the link to the bill, and the upper edge of what is below them, with the fonts of the page. */
const placesOfActs = async (language: Language = 'en') => {
  await document.fonts.ready
  const row = page.getByRole('button', { name: labelText('casePage:print', {}, language) }).element().parentElement
  const lefts = [...(row?.children ?? [])].slice(1).map((one) => [one.textContent, one.getBoundingClientRect().left])
  return [...lefts, row?.getBoundingClientRect().bottom]
}
const tabsTop = () =>
  page
    .getByRole('region', { name: text('casePage:tabs') })
    .element()
    .getBoundingClientRect().top

for (const width of [1366, 390])
  test(`nothing of the page moves at ${width} pixels when the letter to answer comes after the case`, async () => {
    await page.viewport(width, 900)
    const letters = heldReply<Answer<'getLettersToAnswer'>>()
    serve({ getPatentDetail: toAnswer, requestList: listedRequests([]), getLettersToAnswer: letters.answer })
    await open()
    await expect.element(turn).toBeVisible()
    const before = tabsTop()
    await expect.element(answer).not.toBeInTheDocument()
    letters.give([letterRow()])
    await expect.element(answer).toBeVisible()
    expect(tabsTop()).toBe(before)
  })

test('nothing moves when no letter waits for an answer', async () => {
  await page.viewport(390, 900)
  const letters = heldReply<Answer<'getLettersToAnswer'>>()
  serve({ getPatentDetail: toAnswer, requestList: listedRequests([]), getLettersToAnswer: letters.answer })
  await open()
  await expect.element(turn).toBeVisible()
  const before = tabsTop()
  letters.give([])
  await expect.poll(() => callsOf('getLettersToAnswer')).toHaveLength(1)
  await new Promise((done) => setTimeout(done, 50))
  expect(tabsTop()).toBe(before)
})

test('the summary names the class of a design in its language, and the product as filed', async () => {
  const classes = [
    { LOCARNO_EDITION_CODE: '14', LOCARNO_CLASS_CODE: '09-01', LOCARNO_NAME: 'Bottles', PRODUCT_TITLE: '' },
    { LOCARNO_EDITION_CODE: '14', LOCARNO_CLASS_CODE: '06-01', LOCARNO_NAME: 'Seats', PRODUCT_TITLE: 'Kursi lipat' },
  ]
  serve({
    getPatentDetail: { ...toAnswer, LOCARNO: classes },
    requestList: listedRequests([]),
    getLettersToAnswer: [],
  })
  await open(applicant, 'ar')
  await expect.element(page.getByText('Bottles')).toHaveAttribute('lang', 'en')
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'Kursi lipat' }))
    .toMatchTextContent('06-01 Kursi lipat')
})

test('the summary has no row of classes of a design for a case without them', async () => {
  serve({ getPatentDetail: { ...toAnswer, LOCARNO: [] }, requestList: listedRequests([]), getLettersToAnswer: [] })
  await open()
  await expect.element(page.getByText(labelText('casePage:fact.filed')).first()).toBeVisible()
  expect(page.getByText(labelText('casePage:fact.locarno')).elements()).toEqual([])
})

test('the case, whose turn it is and its newest open bill are asked at once', async () => {
  const [cases, bills] = [heldReply<Answer<'getPatentDetail'>>(), heldReply<Answer<'requestList'>>()]
  serve({ getPatentDetail: cases.answer, requestList: bills.answer, getLettersToAnswer: [] })
  await open()
  await expect.poll(() => callsOf('getPatentDetail')).toHaveLength(1)
  expect(callsOf('getPatentDetail')[0]?.query).toEqual({ patentId: number, classes: 'Y', status: 'Y' })
  expect(callsOf('requestList')[0]?.query).toMatchObject({ group: 'UNPAID', patentId: number, size: 1 })
  await expect.element(heading).not.toBeInTheDocument()
})

for (const language of ['id', 'ar'] as const)
  for (const width of [1366, 390])
    test(`at ${width} pixels (${language}) the case is shown before its open bill, which moves nothing`, async () => {
      await page.viewport(width, 900)
      const bills = heldReply<Answer<'requestList'>>()
      serve({ getPatentDetail: toAnswer, requestList: bills.answer, getLettersToAnswer: [] })
      await open(applicant, language)
      await expect.element(heading).toBeVisible()
      expect(turn.elements()).toHaveLength(1)
      const before = await placesOfActs(language)
      bills.give(listedRequests([listedRequest(4, { GROUP: 'UNPAID', BILL_STATUS: 'BILLED' })]))
      const link = 'main a[href="/customer-screen/payments/TRX-2026-200004"]'
      await expect.poll(() => document.querySelector(link)?.checkVisibility({ visibilityProperty: true })).toBe(true)
      expect(await placesOfActs(language)).toEqual(before)
    })

test('nothing moves when there is no open bill', async () => {
  await page.viewport(390, 900)
  const bills = heldReply<Answer<'requestList'>>()
  serve({ getPatentDetail: toAnswer, requestList: bills.answer, getLettersToAnswer: [] })
  await open()
  await expect.element(heading).toBeVisible()
  const before = await placesOfActs()
  bills.give(listedRequests([]))
  await new Promise((done) => setTimeout(done, 50))
  expect(await placesOfActs()).toEqual(before)
})

test('the case is shown when its bills cannot be read, and when there are none', async () => {
  serve({ getPatentDetail: toAnswer, requestList: refuse('UNKNOWN'), getLettersToAnswer: [] })
  await open()
  await expect.element(turn).toBeVisible()
  await expect.element(pay).not.toBeInTheDocument()
})

test('officers are asked for no bill', async () => {
  serve({ getPatentDetail: toAnswer, getLettersToAnswer: [] })
  await open(officer)
  await expect.element(turn).toBeVisible()
  expect(callsOf('requestList')).toEqual([])
})

test('a stranger sees what is published, and nobody’s turn', async () => {
  serve({ getPatentDetail: caseOnPage({ PATENT_ID: number, ACCESS: 'PUBLIC' }), requestList: listedRequests([]) })
  await open()
  await expect.element(heading).toBeVisible()
  expect(turn.elements()).toHaveLength(0)
})

test('a mark named by its application number is asked for together with its case', async () => {
  const mark = heldReply<Answer<'getTrademarkDetail'>>()
  serve({ getTrademarkDetail: mark.answer, getPatentDetail: toAnswer, requestList: listedRequests([]) })
  await show(<MarkPageScreen />, { at: '/list-tm/trademarks/IPT2026000003', user: applicant })
  await expect.poll(() => callsOf('getPatentDetail').map(({ query }) => query.patentId)).toEqual(['IPT2026000003'])
})

test('a case that is not found is asked for once, also when boot.js asked for it before the page was drawn', async () => {
  serve({ getPatentDetail: refuse('NOT_FOUND'), requestList: listedRequests([]) })
  globalThis.sakiEarly = {
    at: Date.now(),
    language: 'en',
    replies: new Map(),
    calls: [['getPatentDetail', wholeCase(number) as never]],
  }
  await takeFirstReplies()
  globalThis.sakiEarly = undefined
  await open()
  await expect.element(page.getByRole('heading', { name: 'missing' })).toBeVisible()
  expect(callsOf('getPatentDetail')).toHaveLength(1)
})

test('the page of another owner leads back to the results it was opened from, else to the search of its right', async () => {
  const others = caseOnPage({ PATENT_ID: number, RIGHT: 'D', ACCESS: 'PUBLIC', IND_PUBLIC: 'Y' })
  serve({ getPatentDetail: others, requestList: listedRequests([]) })
  rememberResults('/forms/search', { q: 'kopi', page: 3 })
  const { redraw } = await open()
  const back = (name: 'search' | 'designs') => page.getByRole('link', { name: labelText(`shell:page.${name}`) })
  await expect.element(back('search')).toHaveAttribute('href', '/forms/search?q=kopi&page=3')
  rememberResults('/inbox', {})
  redraw(null)
  await open()
  await expect.element(back('designs')).toHaveAttribute('href', '/table-list/patents')
})

test('the page of an own case leads back to the own applications', async () => {
  serve({ getPatentDetail: toAnswer, requestList: listedRequests([]), getLettersToAnswer: [] })
  await open()
  const back = page.getByRole('link', { name: labelText('shell:page.applications') })
  await expect.element(back).toHaveAttribute('href', '/customer-screen/list')
})
