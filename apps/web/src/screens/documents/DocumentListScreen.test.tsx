import type { Paper } from '@saki/contracts/papers'
import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { paper, letterPaper, exampleHash } from '../../../testing/letterCase.ts'
import { callsOf, offline, serve } from '../../../testing/fakeApi.ts'
import { applicant } from '../../../testing/people.ts'
import { labelText, show, text } from '../../../testing/render.tsx'
import { DocumentListScreen } from './DocumentListScreen.tsx'
import { PaperFactsView } from './PaperFactsView.tsx'

const serveList = (data: readonly Paper[]) =>
  serve({ getUserDocuments: { data: [...data], total: data.length, page: 1, size: 10, CLIENTS: [] } })
const open = (at = '/user-document', language: 'en' | 'ar' = 'en') =>
  show(<DocumentListScreen />, { at, user: applicant, language })
const row = (name: string) => page.getByRole('row').filter({ hasText: name })

describe('the list of documents', () => {
  afterEach(() => page.viewport(1366, 768))

  test('asks for letters of the office first', async () => {
    serveList([paper(1)])
    await open()
    await expect.element(row('Surat 1')).toBeVisible()
    expect(callsOf('getUserDocuments')[0]?.query).toMatchObject({ sort: 'letters', page: 1 })
    await expect
      .element(page.getByRole('combobox', { name: text('viewer:list.sort'), exact: false }))
      .toHaveValue('letters')
  })

  test('has the order in its address when another is chosen', async () => {
    serveList([paper(1)])
    const { address } = await open()
    await page.getByRole('combobox', { name: text('viewer:list.sort'), exact: false }).selectOptions('oldest')
    await expect.poll(address).toBe('/user-document?sort=oldest')
  })

  test('says of each document who sent it, its day, pages and whether it was read, and no hash', async () => {
    serveList([
      paper(1, { IS_READ: 'N' }),
      paper(2, { DIRECTION: 'IN', DOC_NAME: 'depan.jpg', DOC_NUMBER: '', PAGES: null }),
    ])
    await open()
    await expect.element(row('Surat 1')).toMatchTextContent(text('viewer:list.office'))
    await expect.element(row('Surat 1')).toMatchTextContent('15 Oct 2026')
    await expect.element(row('Surat 1')).toMatchTextContent(text('viewer:list.read.no'))
    await expect.element(row('depan.jpg')).toMatchTextContent(text('viewer:list.you'))
    await expect.element(page.getByRole('table')).not.toMatchTextContent(exampleHash.slice(0, 8))
  })

  test.each([
    ['an unread letter', { IS_READ: 'N' }, text('core:unread')],
    ['an infected file', { STATE: 'REFUSED' }, text('viewer:list.refused')],
    ['a letter taken back', { WITHDRAWN: 'Y' }, text('viewer:list.withdrawn')],
  ] as const)('names %s', async (_what, change, words) => {
    serveList([paper(1, change)])
    await open()
    await expect.element(row('Surat 1')).toMatchTextContent(words)
  })

  test.each([1366, 1024, 390])('at %i pixels the notes of a document stay within its row', async (width) => {
    await page.viewport(width, 768)
    const DOC_NAME = 'Surat pemberitahuan kekurangan persyaratan formalitas permohonan desain industri'
    const papers = [
      paper(1, { IS_READ: 'N', DOC_NAME }),
      paper(2, { STATE: 'REFUSED', DIRECTION: 'IN' }),
      paper(3, { WITHDRAWN: 'Y', IS_READ: 'N' }),
    ]
    serveList(papers)
    await open()
    await expect.element(page.getByText(text('viewer:list.refused')).first()).toBeVisible()
    const rows = [...document.querySelectorAll('tbody tr')]
    const notes = rows.flatMap((one) => [...one.querySelectorAll('small')].map((note) => [one, note] as const))
    expect([rows.length, notes.length >= papers.length]).toEqual([papers.length, true])
    for (const [around, note] of notes) {
      const [outer, inner] = [around.getBoundingClientRect(), note.getBoundingClientRect()]
      expect([inner.top >= outer.top, inner.bottom <= outer.bottom]).toEqual([true, true])
      expect([inner.left >= outer.left, inner.right <= outer.right]).toEqual([true, true])
    }
  })

  test('an infected file cannot be chosen for the ZIP', async () => {
    serveList([paper(1, { STATE: 'REFUSED' }), paper(2)])
    await open()
    await row('Surat 2').getByRole('checkbox').click()
    await expect.element(page.getByText(text('viewer:list.selected', { count: 1 }))).toBeVisible()
    expect(row('Surat 1').getByRole('checkbox').elements()).toEqual([])
  })

  test.each([
    ['/user-document', 'viewer:list.empty'],
    ['/user-document?kind=unread', 'core:noMatch'],
  ] as const)('empty at %s says so in words of its own', async (at, key) => {
    serveList([])
    await open(at)
    await expect.element(page.getByText(text(key))).toBeVisible()
  })

  test('of receipts has a period, and downloads all of it as one archive', async () => {
    serve({
      getUserDocuments: { data: [paper(1)], total: 1, page: 1, size: 10, CLIENTS: [] },
      zipReceipts: new Response('zip'),
    })
    const { address } = await open('/user-document?kind=receipts&from=2026-01-01&to=2026-03-31')
    await expect
      .poll(() => callsOf('getUserDocuments')[0]?.query)
      .toMatchObject({ kind: 'RECEIPT', from: '2026-01-01' })
    await page.getByRole('button', { name: labelText('viewer:receipts.zip') }).click()
    await expect.poll(() => callsOf('zipReceipts')[0]?.query).toEqual({ from: '2026-01-01', to: '2026-03-31' })
    await page.getByLabelText(text('viewer:receipts.to')).fill('2026-02-28')
    await expect.poll(address).toContain('to=2026-02-28')
  })

  test('that cannot be loaded is not called empty', async () => {
    serve({ getUserDocuments: offline })
    await open()
    await expect.element(page.getByRole('alert')).toBeVisible()
    await expect.element(page.getByText(text('viewer:list.empty'))).not.toBeInTheDocument()
  })

  test('on a phone in Arabic no number stands out of its card', async () => {
    await page.viewport(390, 844)
    serveList([paper(1)])
    await open('/user-document', 'ar')
    const number = page.getByText(paper(1).DOC_NUMBER)
    await expect.element(number).toBeVisible()
    const { left, right } = number.element().getBoundingClientRect()
    const card = row('Surat 1').element().getBoundingClientRect()
    expect(left).toBeGreaterThanOrEqual(card.left)
    expect(right).toBeLessThanOrEqual(card.right)
  })

  test('its filters stand in one line on a wide screen', async () => {
    await page.viewport(1366, 768)
    serveList([paper(1)])
    await open()
    const tools = [
      page.getByRole('searchbox'),
      page.getByRole('group', { name: text('viewer:list.filter') }),
      page.getByRole('combobox', { name: text('viewer:list.sort'), exact: false }),
    ]
    await expect.element(row('Surat 1')).toBeVisible()
    const middles = tools.map((each) => {
      const { top, bottom } = each.element().getBoundingClientRect()
      return (top + bottom) / 2
    })
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(2)
  })
})

describe('facts of a document', () => {
  const facts = (change: Parameters<typeof letterPaper>[0] = {}) =>
    show(<PaperFactsView facts={letterPaper(change)} />, { at: '/user-document/detail?id=document-1', user: applicant })
  const hash = page.getByText(exampleHash).first()

  test('have the SHA-256 behind a button', async () => {
    await facts()
    await expect.element(page.getByRole('heading', { name: 'Surat 1' })).toBeVisible()
    await expect.element(hash).not.toBeVisible()
    await page.getByText(text('viewer:detail.hash')).click()
    await expect.element(hash).toBeVisible()
    await expect.element(page.getByText(text('viewer:detail.hash.means'))).toBeVisible()
  })

  test('of a letter without its PDF have none', async () => {
    await facts({ SHA256: null, SIZE: 0, STATE: 'WAITING' })
    await expect.element(page.getByText(text('viewer:detail.hash'))).not.toBeInTheDocument()
  })

  test('lead to the answer while there is time, and say the days left', async () => {
    await facts({ ANSWERABLE: 'Y', DUE_DATE: '2027-01-15', DUE_RUNS: 'Y', DAYS_LEFT: 53 })
    await expect
      .element(page.getByRole('link', { name: labelText('viewer:detail.reply') }))
      .toHaveAttribute('href', '/jawaban/1-50065')
    await expect.element(page.getByText(text('core:days.left', { count: 53 }))).toBeVisible()
  })

  test.each([
    ['without a deadline', {}, text('viewer:detail.deadline.none')],
    ['whose deadline ended', { DUE_DATE: '2026-10-01', DUE_RUNS: 'N' }, text('viewer:detail.deadline.over')],
    ['that was taken back', { WITHDRAWN: 'Y' }, text('viewer:detail.withdrawn')],
  ] as const)('%s say so', async (_what, change, words) => {
    await facts(change)
    await expect.element(page.getByText(words)).toBeVisible()
  })
})
