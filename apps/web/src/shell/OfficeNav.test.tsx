import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { serve } from '../../testing/fakeApi.ts'
import { graveFaults } from '../../testing/axe.ts'
import { officer } from '../../testing/people.ts'
import { everyLanguage, show, text } from '../../testing/render.tsx'
import { OfficeNav } from './OfficeNav.tsx'

const COUNTS = { FORMALITY: 0, REPLY: 0, PUBLICATION: 0, EXAMINATION: 0, REGISTRATION: 0, DISPUTE: 0 }
const finance = { ...officer, OFFICE_ROLES: ['finance' as const] }

beforeEach(() => {
  localStorage.clear()
  const counts = { ...COUNTS, MINE: 0, LATE: 2, TERMS: 0, QUEUE: 7 }
  serve({ officeQueue: { data: [], total: 0, page: 1, size: 1, COUNTS: counts, LAWS: [] } })
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
