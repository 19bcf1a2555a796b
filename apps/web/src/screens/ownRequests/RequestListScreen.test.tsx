import type { ListedRequest } from '@saki/contracts/requests'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { graveFaults } from '../../../testing/axe.ts'
import { listedCases } from '../../../testing/cases.ts'
import { callsOf, offline, refuse, serve } from '../../../testing/fakeApi.ts'
import { applicant } from '../../../testing/people.ts'
import { everyLanguage, labelText, show, text } from '../../../testing/render.tsx'
import { listedRequest, listedRequests } from '../../../testing/ownRequests.ts'
import { setServerTime } from '../../ui/clock.ts'
import { RequestListScreen } from './RequestListScreen.tsx'

beforeEach(() => {
  setServerTime('2026-11-20T03:00:00.000Z')
  serve({ getPatents: listedCases([]) })
})

const open = (rows: readonly ListedRequest[], asked = '', language: 'id' | 'en' | 'ar' = 'en') => {
  serve({ requestList: listedRequests(rows) })
  return show(<RequestListScreen />, {
    at: `/user-docx/tp/list-pengajuan-pasca${asked}`,
    user: applicant,
    language,
  })
}
const row = (title: string) => page.getByRole('row').filter({ hasText: title })
const draft = listedRequest(1, {
  SUBMISSION_NBR: null,
  TEMP_ID: `D-${'a'.repeat(26)}`,
  GROUP: 'DRAFT',
  BILL_STATUS: null,
  BILLING_CODE: null,
})
const unpaid = listedRequest(2, { GROUP: 'UNPAID', BILL_STATUS: 'BILLED', DUE_DATE: '2026-11-20' })
const lacking = listedRequest(3, { GROUP: 'ACTION', DUE_DATE: '2026-11-24' })
const running = listedRequest(4)
const free = listedRequest(5, { USERDOC_TYP: 'PK', GROUP: 'DONE', AMOUNT: 0, BILL_STATUS: null })

test('the whole list, filtered as on the page, is a spreadsheet', async () => {
  serve({ requestSheet: new Response('xlsx') })
  await open([running], '?group=running&right=D&from=2026-01-01&to=2026-12-31&page=2')
  await page.getByRole('button', { name: labelText('ownRequests:sheet.export') }).click()
  const filter = { group: 'RUNNING', right: 'D', from: '2026-01-01', to: '2026-12-31' }
  await expect.poll(() => callsOf('requestSheet')[0]?.query).toEqual(filter)
  expect(callsOf('requestList')[0]?.query).toMatchObject({ ...filter, page: 2 })
  await page.getByRole('dialog').getByRole('button').last().click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('a period is shown and can be dropped', async () => {
  const { address } = await open([running], '?from=2026-01-01&to=2026-01-31')
  await page.getByRole('button', { name: '1 Jan 2026', exact: false }).click()
  await expect.poll(address).toBe('/user-docx/tp/list-pengajuan-pasca')
})

describe('a row', () => {
  test.each([
    ['a draft', draft, 'ownRequests:continue', `/user-docx/tp/berbayar?jenis=PN&draf=D-${'a'.repeat(26)}`],
    ['an unpaid request', unpaid, 'core:pay', '/customer-screen/payments/TRX-2026-200002'],
    ['a request to complete', lacking, 'inbox:screen.answer', '/user-docx/tp/fileListPen/TRX-2026-200003'],
  ] as const)('of %s has its act as a button', async (_what, listed, key, address) => {
    await open([listed])
    const act = row(listed.TITLE).getByRole('link', { name: labelText(key), exact: false })
    await expect.element(act).toHaveAttribute('href', address)
  })

  test('of a request with the office says what happens next, without the turn', async () => {
    await open([running])
    await expect.element(row('Kursi 4')).toMatchTextContent('It is decided.')
    await expect.element(row('Kursi 4')).not.toMatchTextContent("The office's turn")
  })

  test('names service, number, day and deadline, what is to be paid and what is free', async () => {
    await open([lacking, free, unpaid])
    await expect.element(row('Kursi 3')).toMatchTextContent(text('requests:PN'))
    await expect.element(row('Kursi 3')).toMatchTextContent('TRX-2026-200003')
    await expect.element(row('Kursi 3')).toMatchTextContent('10 Nov 2026')
    await expect
      .element(row('Kursi 2').getByRole('link', { name: labelText('core:pay'), exact: false }))
      .toMatchTextContent('Rp300.000')
    await expect.element(row('Kursi 3')).not.toMatchTextContent(text('ownRequests:fee.free'))
    await expect.element(row('Kursi 3')).toMatchTextContent(text('core:days.left', { count: 4 }))
    await expect.element(row('Kursi 5')).toMatchTextContent(text('ownRequests:fee.free'))
  })

  test('of several applications says how many more', async () => {
    await open([listedRequest(6, { CASE_COUNT: 4 })])
    await expect.element(row('Kursi 6')).toMatchTextContent(text('ownRequests:cases.more', { count: 3 }))
  })

  test('of an appeal leads to the page of appeals', async () => {
    await open([listedRequest(7, { USERDOC_TYP: 'BD' })])
    await expect
      .element(row('Kursi 7').getByRole('link', { name: labelText('requests:BD') }))
      .toHaveAttribute('href', '/user-docx/tp/fileListBanding/TRX-2026-200007')
  })
})

describe('withdrawing', () => {
  const ask = async (listed: ListedRequest) => {
    await open([listed])
    await page.getByRole('row').nth(1).getByRole('button').click()
    await page.getByRole('menuitem', { name: labelText('ownRequests:withdraw') }).click()
  }
  const yes = () => page.getByRole('alertdialog').getByRole('button', { name: labelText('ownRequests:withdraw') })

  test.each([
    ['an unpaid request closes its code', unpaid, 'ownRequests:withdraw.unpaid'],
    ['a paid request refunds nothing', running, 'ownRequests:withdraw.all'],
    ['an appeal leaves the refusal standing', { ...running, USERDOC_TYP: 'BD' }, 'ownRequests:withdraw.appeal'],
  ] as const)('%s, and says so first', async (_what, listed, key) => {
    await ask(listed)
    await expect.element(page.getByRole('alertdialog')).toMatchTextContent(text(key))
    expect(callsOf('requestWithdraw')).toEqual([])
  })

  test('ends the request everywhere and asks for the list again', async () => {
    serve({ requestWithdraw: { err: '', ENDED: ['A00202600004'] } })
    await ask(running)
    await yes().click()
    await expect.element(page.getByText(text('ownRequests:withdraw.done', { count: 1 }))).toBeVisible()
    expect(callsOf('requestWithdraw')[0]?.body).toEqual({ SUBMISSION_NBR: 'TRX-2026-200004' })
    await expect.poll(() => callsOf('requestList').length).toBe(2)
  })

  test('that is refused says why and stays open', async () => {
    serve({ requestWithdraw: refuse('ACTION_NOT_ALLOWED', { title: 'It has been decided.' }) })
    await ask(running)
    await yes().click()
    await expect.element(page.getByRole('alertdialog')).toMatchTextContent('It has been decided.')
  })

  test.each([
    ['a draft', draft],
    ['a decided request', free],
    ['a document issued by itself', listedRequest(8, { USERDOC_TYP: 'PT' })],
  ])('is not offered for %s', async (_what, listed) => {
    await open([listed])
    await page.getByRole('row').nth(1).getByRole('button').click()
    await expect.element(page.getByRole('menu')).toBeVisible()
    expect(page.getByRole('menuitem', { name: labelText('ownRequests:withdraw') }).elements()).toEqual([])
  })
})

describe('the list', () => {
  test('shows the counts of the groups and asks for the one in its address', async () => {
    const { address } = await open([unpaid, running], '?group=unpaid&kind=PN&q=kursi')
    expect(callsOf('requestList')[0]?.query).toMatchObject({ group: 'UNPAID', kind: 'PN', q: 'kursi', page: 1 })
    await page.getByRole('tab', { name: `${labelText('ownRequests:group.RUNNING')} 1` }).click()
    await expect.poll(address).toContain('group=running')
    await expect.element(page.getByRole('tab', { name: `${labelText('ownRequests:group.ALL')} 2` })).toBeVisible()
  })

  test.each([
    ['', 'ownRequests:empty'],
    ['?q=xyz', 'core:noMatch'],
  ] as const)('empty at "%s" says so in words of its own', async (asked, key) => {
    await open([], asked)
    await expect.element(page.getByText(text(key))).toBeVisible()
  })

  test('that cannot be loaded is not called empty', async () => {
    serve({ requestList: offline })
    await show(<RequestListScreen />, { at: '/user-docx/tp/list-pengajuan-pasca', user: applicant })
    await expect.element(page.getByRole('alert')).toBeVisible()
    await expect.element(page.getByText(text('ownRequests:empty'))).not.toBeInTheDocument()
  })

  test.each(everyLanguage)('in %s axe finds no serious fault, nor does it overflow a phone', async (language) => {
    await page.viewport(390, 844)
    await open([draft, unpaid, lacking, running, free], '', language)
    await expect.element(row('Kursi 5')).toBeVisible()
    expect(await graveFaults()).toEqual([])
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
    await page.viewport(1366, 768)
  })
})
