import type { RequestCount } from '@saki/contracts/requests'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { graveFaults } from '../../../testing/axe.ts'
import { listedCases } from '../../../testing/cases.ts'
import { callsOf, offline, serve } from '../../../testing/fakeApi.ts'
import { applicant } from '../../../testing/people.ts'
import { everyLanguage, labelText, show, text } from '../../../testing/render.tsx'
import { setServerTime } from '../../ui/clock.ts'
import { StatisticsScreen } from './StatisticsScreen.tsx'

const counts: RequestCount[] = [
  { MONTH: '2026-09', RIGHT: 'T', USERDOC_TYP: 'PN', GROUP: 'DONE', COUNT: 4, AMOUNT: 1_200_000 },
  { MONTH: '2026-10', RIGHT: 'D', USERDOC_TYP: 'PH', GROUP: 'RUNNING', COUNT: 2, AMOUNT: 900_000 },
  { MONTH: '2026-11', RIGHT: 'T', USERDOC_TYP: 'PN', GROUP: 'ACTION', COUNT: 1, AMOUNT: 0 },
]

beforeEach(() => {
  setServerTime('2026-11-23T03:00:00.000Z')
  serve({ getPatents: listedCases([]) })
})

const open = (asked = '', { rows = counts, all = 'N' as 'Y' | 'N', language = 'en' as 'id' | 'en' | 'ar' } = {}) => {
  serve({ requestStatistics: { IND_ALL: all, COUNTS: rows } })
  return show(<StatisticsScreen />, { at: `/pasca-permohonan/statistik${asked}`, user: applicant, language })
}
const region = (key: Parameters<typeof labelText>[0]) =>
  page.getByRole('region', { name: labelText(key), exact: false })
const LIST = '/user-docx/tp/list-pengajuan-pasca'

/** The charts are loaded after the page. */
const CHARTS = { timeout: 10_000 }

describe('the charts', () => {
  test('are drawn with a sentence, and ask for the twelve months that end today', async () => {
    await open()
    await expect.element(region('statistics:months')).toMatchTextContent('Most in Sept 2026: 4.')
    await expect
      .poll(() => region('statistics:months').element().querySelectorAll('.recharts-bar-rectangle path').length, CHARTS)
      .toBeGreaterThan(1)
    expect(callsOf('requestStatistics')[0]?.query).toEqual({ from: '2025-12-01', to: '2026-11-23' })
  })

  test('a bar leads to the list with its month, right and the filter of the page', async () => {
    const { address } = await open('?kind=PN')
    const bar = () =>
      region('statistics:months')
        .element()
        .querySelector('.recharts-bar-rectangle path[height], .recharts-bar-rectangle path')
    await expect.poll(bar, CHARTS).not.toBeNull()
    bar()?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await expect.poll(address).toContain(LIST)
    expect(address()).toMatch(/from=2026-(09|10)-01/)
    expect(address()).toContain('kind=PN')
  })

  test('a bar of a status leads to the list of that status', async () => {
    const { address } = await open()
    const bar = () => region('statistics:groups').element().querySelector('.recharts-bar-rectangle path')
    await expect.poll(bar, CHARTS).not.toBeNull()
    bar()?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await expect.poll(address).toContain('group=done')
  })
})

test('the requests counted, of a client and a period, are a spreadsheet', async () => {
  serve({ requestSheet: new Response('xlsx') })
  await open('?client=7&period=30d')
  await page.getByRole('button', { name: labelText('ownRequests:sheet.export') }).click()
  await expect
    .poll(() => callsOf('requestSheet')[0]?.query)
    .toEqual({ client: 7, from: '2026-10-25', to: '2026-11-23' })
  await page.getByRole('dialog').getByRole('button').last().click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

describe('the table twin', () => {
  test('has the same numbers, each a way to its list', async () => {
    const { address } = await open()
    await region('statistics:kinds')
      .getByRole('button', { name: labelText('statistics:asTable') })
      .click()
    const row = region('statistics:kinds')
      .getByRole('row')
      .filter({ hasText: text('requests:PN') })
    await expect.element(row).toMatchTextContent('5')
    await row.getByRole('button').click()
    await expect.poll(address).toContain('kind=PN')
  })
})

test('CSV and PNG of a chart are saved', async () => {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  await open()
  const card = region('statistics:months')
  await expect.poll(() => card.element().querySelector('svg.recharts-surface'), CHARTS).not.toBeNull()
  await card.getByRole('button', { name: labelText('statistics:csv'), exact: false }).click()
  await card.getByRole('button', { name: labelText('statistics:png'), exact: false }).click()
  await expect
    .poll(() => saved, { timeout: 15_000 })
    .toEqual(['Submitted per month 2026-11-23.csv', 'Submitted per month 2026-11-23.png'])
})

test('filters stand in the address and in the question', async () => {
  const { address } = await open('?period=30d&right=T&group=done')
  expect(callsOf('requestStatistics')[0]?.query).toEqual({
    from: '2026-10-25',
    to: '2026-11-23',
    right: 'T',
    group: 'DONE',
  })
  await page.getByRole('button', { name: labelText('statistics:period.all') }).click()
  await expect.poll(address).toContain('period=all')
})

test('without requests says when figures appear; a failure is not called empty', async () => {
  await open('', { rows: [] })
  await expect.element(page.getByText(text('statistics:empty'))).toBeVisible()
  serve({ requestStatistics: offline })
  await show(<StatisticsScreen />, { at: '/pasca-permohonan/statistik?period=30d', user: applicant, language: 'en' })
  await expect.element(page.getByRole('alert').first()).toBeVisible()
})

test('an officer is told that they are of everybody', async () => {
  await open('', { all: 'Y' })
  await expect.element(page.getByText(text('statistics:lead.all'))).toBeVisible()
})

test.each(everyLanguage)('in %s axe finds no serious fault, nor does the page overflow a phone', async (language) => {
  await page.viewport(390, 844)
  await open('', { language })
  await expect.poll(() => document.querySelectorAll('svg.recharts-surface').length).toBe(4)
  expect(await graveFaults()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
