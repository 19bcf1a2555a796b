import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { serve } from '../../testing/fakeApi.ts'
import { listedRequests } from '../../testing/ownRequests.ts'
import { applicant } from '../../testing/people.ts'
import { show } from '../../testing/render.tsx'
import { setServerTime } from '../ui/clock.ts'
import { Code } from '../ui/Code.tsx'
import { showToast } from '../ui/messages.ts'
import { Money } from '../ui/Money.tsx'
import { MainLayout } from './MainLayout.tsx'

const sizes = [
  [1366, 768],
  [390, 844],
] as const
const languages = ['id', 'ar'] as const
const everywhere = sizes.flatMap(([width, height]) => languages.map((language) => [width, height, language] as const))

beforeEach(() => {
  setServerTime('2026-11-20T03:00:00.000Z')
  serve({
    getInboxUnreads: [{ TOTAL: 0 }],
    getInbox: { data: [], total: 0, page: 1, size: 50 },
    requestList: listedRequests([]),
    getPatents: {
      data: [],
      total: 0,
      page: 1,
      size: 3,
      COUNTS: { all: 0, action: 0, payment: 0, running: 0, registered: 0, done: 0 },
      CLIENTS: [],
    },
    getPatentTemp: { data: [], total: 0, page: 1, size: 3 },
    getNotification: [],
  })
})

/** Rows that fill the page from edge to edge: case number, money and row menu, with money and numbers at both edges. */
function Rows() {
  return Array.from({ length: 60 }, (_, at) => (
    <div key={at} style={{ display: 'flex', justifyContent: 'space-between' }}>
      <Code value={`A002026000${String(at).padStart(2, '0')}`} testId="case-number" />
      <b data-testid="fee-total">
        <Money amount={800_000} />
      </b>
      <button type="button" className="icon-button" data-testid="row-menu">
        ⋮
      </button>
    </div>
  ))
}

/** Numbers, money and menus of rows that a fixed element covers, at any place of the page. */
async function covered(covers: readonly Element[]): Promise<string[]> {
  const found = new Set<string>()
  for (let top = 60; top < document.documentElement.scrollHeight - innerHeight; top += 31) {
    scrollTo({ top, behavior: 'instant' })
    await new Promise((done) => requestAnimationFrame(done))
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    for (const each of document.querySelectorAll('main [data-testid]')) {
      const under = each.getBoundingClientRect()
      // What the top bar hides anyway is not counted.
      const above = Math.max(under.top, bar)
      const isCovered = covers
        .map((cover) => cover.getBoundingClientRect())
        .some(
          (over) =>
            under.left < over.right && over.left < under.right && above < over.bottom && over.top < under.bottom,
        )
      if (isCovered && above < under.bottom) found.add(`${each.getAttribute('data-testid')} at ${top}`)
    }
  }
  return [...found]
}

async function open(width: number, height: number, language: (typeof languages)[number]): Promise<void> {
  await page.viewport(width, height)
  await show(
    <MainLayout>
      <Rows />
    </MainLayout>,
    { at: '/customer-screen/list', user: applicant, language },
  )
  await expect.element(page.getByTestId('case-number').first()).toBeVisible()
}

const toggles = page.getByRole('button', { name: /menu|القائمة/ })

/** The fixed button, after scrolling; the texts of the layout may still be on their way. */
function scrolledToggle(): Promise<Element> {
  return vi.waitUntil(() => {
    scrollTo({ top: 60, behavior: 'instant' })
    return toggles.elements().find((each) => getComputedStyle(each).position === 'fixed')
  })
}

describe('the fixed button', () => {
  test('appears after 50 px and opens the menu', async () => {
    await open(390, 844, 'id')
    expect(toggles.elements().map((each) => getComputedStyle(each).position)).not.toContain('fixed')
    await scrolledToggle()
    await toggles.click()
    await expect.element(page.getByRole('dialog').getByRole('navigation')).toBeVisible()
  })

  test.each(everywhere)('at %i × %i in %s covers no number, money or row menu', async (width, height, language) => {
    await open(width, height, language)
    const button = await scrolledToggle()
    expect(await covered([button])).toEqual([])
  })
})

describe('three toasts', () => {
  test.each(everywhere)('at %i × %i in %s cover no number, money or row menu', async (width, height, language) => {
    await open(width, height, language)
    showToast('preflight:check.failed', { lasts: 60_000 })
    showToast('agents:added', { values: { number: '0903-2016' }, lasts: 60_000 })
    showToast('core:copied', { action: { text: 'core:undo', do: () => {} }, detail: 'A00202600001', lasts: 60_000 })
    const toasts = page.getByTestId('toast')
    await expect.element(toasts).toHaveLength(3)
    await expect.element(page.getByRole('banner')).toBeVisible()
    expect(await covered(toasts.elements())).toEqual([])
  })
})
