import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { serve } from '../../testing/fakeApi.ts'
import { graveFaults } from '../../testing/axe.ts'
import { officer } from '../../testing/people.ts'
import { everyLanguage, show, text } from '../../testing/render.tsx'
import { OfficeNav } from './OfficeNav.tsx'

const COUNTS = { FORMALITY: 0, REPLY: 0, PUBLICATION: 0, EXAMINATION: 0, REGISTRATION: 0, DISPUTE: 0 }
const finance = { ...officer, OFFICE_ROLES: ['finance' as const] }

const counts = { ...COUNTS, MINE: 0, LATE: 2, TERMS: 0, QUEUE: 7 }
const serveCounts = (more: { PROPOSALS?: number } = {}) =>
  serve({ officeQueue: { data: [], total: 0, page: 1, size: 1, COUNTS: { ...counts, ...more }, LAWS: [] } })
beforeEach(() => {
  localStorage.clear()
  serveCounts()
})

const menu = (widen?: () => void) => (
  <nav className="side" aria-label="menu">
    <OfficeNav widen={widen} />
  </nav>
)
const fold = () => page.getByRole('button', { name: /Lainnya/ })
const workload = () => page.getByRole('link', { name: text('officeNav:workload', {}, 'id') })

test('what the roles do not use is behind a fold that opens by keyboard and stays open', async () => {
  const shown = await show(menu(), { at: '/petugas', user: finance, language: 'id' })
  await expect.element(page.getByRole('link', { name: /^Antrean Kerja/ })).toHaveTextContent('Antrean Kerja7')
  await expect.element(fold()).toHaveAttribute('aria-expanded', 'false')
  expect(workload().elements()).toEqual([])
  fold().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(fold()).toHaveAttribute('aria-expanded', 'true')
  await expect.element(workload()).toBeVisible()
  shown.redraw(null)
  await expect.poll(() => workload().elements()).toEqual([])
  shown.redraw(menu())
  await expect.element(workload()).toBeVisible()
})

test.each(everyLanguage)(
  'in %s the proposals that wait are counted, and screen readers hear what is counted',
  async (language) => {
    serveCounts({ PROPOSALS: 3 })
    await show(menu(), { at: '/petugas', user: officer, language })
    const heard = text('officeNav:proposals.wait', { count: 3 }, language)
    const entry = page.getByRole('link', { name: heard, exact: false })
    await expect.element(entry).toHaveAttribute('href', '/petugas?view=proposals')
    await expect.element(entry.getByText('3', { exact: true })).toBeVisible()
    await expect.element(entry).toHaveAccessibleName(expect.not.stringContaining(`3${heard}`))
  },
)

test.each([{}, { PROPOSALS: 0 }])('with the counts %j no number stands at the proposals', async (more) => {
  serveCounts(more)
  await show(menu(), { at: '/petugas?view=proposals', user: finance, language: 'id' })
  const entry = page.getByRole('link', { name: text('officeNav:proposals', {}, 'id') })
  await expect.element(page.getByRole('link', { name: /^Antrean Kerja/ })).toHaveTextContent('Antrean Kerja7')
  expect(entry.element().textContent).toBe(text('officeNav:proposals', {}, 'id'))
})

test('the open page is shown and marked while its fold is closed', async () => {
  await show(menu(), { at: '/petugas?view=late', user: finance, language: 'id' })
  await expect.element(fold()).toHaveAttribute('aria-expanded', 'false')
  const late = page.getByRole('link', { name: /^Lewat janji/ })
  await expect.element(late).toHaveAttribute('aria-current', 'page')
  expect(
    page
      .getByRole('link')
      .elements()
      .filter((link) => link.ariaCurrent).length,
  ).toBe(1)
})

test('where there are icons only, the fold shows the names again', async () => {
  const widen = vi.fn<() => void>()
  await show(menu(widen), { at: '/petugas?view=late', user: finance, language: 'id' })
  expect(page.getByRole('link', { name: /^Lewat janji/ }).elements()).toEqual([])
  await fold().click()
  expect(widen).toHaveBeenCalledOnce()
})

test.each(everyLanguage)('has no grave accessibility faults in %s', async (language) => {
  await show(menu(), { at: '/petugas', user: officer, language })
  await fold().click()
  expect(await graveFaults()).toEqual([])
})
