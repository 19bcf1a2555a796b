import { pageOf, pages } from '@saki/contracts/pages'
import { expect, test, type Page } from '@playwright/test'

import { casesNamed, readyDraft, saveNewDraft } from '../../portal/api.ts'
import { uniqueTitle } from '../../portal/names.ts'
import { patentDraft } from '../../portal/patents.ts'
import { demo } from '../../portal/people.ts'
import { openAs, signIn } from '../../portal/session.ts'

test('every page opens, and its links open pages', async ({ page }) => {
  await signIn(page, demo.sari)
  const [known] = await casesNamed(page, 'Teko Gerabah Kecil')
  const patentId = (known as unknown as { PATENT_ID: string }).PATENT_ID
  const faults = faultsOn(page)
  const links = new Set<string>()
  const scripts = scriptsOn(page)
  for (const pattern of pages) {
    scripts.clear()
    await page.goto(pattern.replace(/\$\w+/, patentId))
    await expect(page.getByRole('heading', { level: 1 }), pattern).toBeVisible()
    await showsMore(page)
    // What the page before fetches late comes before the new page's first file.
    const all = [...scripts]
    const needed = all.slice(all.indexOf('/boot.js'))
    // Charts are loaded after the page that has them.
    const files = needed.filter(
      (file) => pattern !== '/pasca-permohonan/statistik' || !/\/(?:Charts|mantine)-/.test(file),
    )
    expect.soft(files.length, `files of JavaScript for ${pattern}: ${files.join(' ')}`).toBeLessThanOrEqual(12)
    for (const link of await linksOf(page)) links.add(link)
    const complaints = faults.splice(0)
    // A number of another kind answers 404, which the browser's console reports at an unpredictable time.
    if (!otherKinds.has(pattern)) expect.soft(complaints, `console of ${pattern}`).toEqual([])
    else await page.goto('about:blank').then(() => faults.splice(0))
  }
  const others = [...links].filter((link) => !pageOf(link))
  // Pages that the server writes.
  expect(others).toEqual([expect.stringMatching(/^\/publik(?:\/(?:en|ar))?$/)])
  for (const link of others) expect((await page.request.get(link)).status(), link).toBe(200)
  expect(links.size).toBeGreaterThan(12)
})

test('every entry of the sidebar opens a page with its heading', async ({ page }) => {
  await openAs(page, demo.sari)
  const faults = faultsOn(page)
  const entries = page.getByRole('navigation', { name: 'Menu' }).getByRole('link')
  await expect(entries).toHaveCount(14)
  for (const entry of await entries.all()) {
    const target = (await entry.getAttribute('href')) ?? ''
    await entry.click()
    await expect(page).toHaveURL(new RegExp(`${target}$`))
    await expect(entry).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await showsMore(page)
    expect.soft(faults.splice(0), `console of ${target}`).toEqual([])
  }
})

test('the hub of a draft and each of its steps need at most twelve files of JavaScript', async ({ page }) => {
  await signIn(page, demo.newcomer)
  const patent = await patentDraft(page, uniqueTitle('Alat Dua Belas Berkas'))
  const design = await readyDraft(page, uniqueTitle('Cangkir Dua Belas Berkas'))
  const mark = await saveNewDraft(page, { FILING: { APPL_TYP: 'MARK' } }, { FORM_TYP: 'mark-filing' })
  const scripts = scriptsOn(page)
  for (const draft of [patent, design, mark.TEMP_ID]) {
    await page.goto(`/buat-pengajuan/draft?draft=${draft}`)
    const links = page.locator('main a[href*="step="]')
    await expect(links.first()).toBeVisible()
    expect.soft([...scripts].length, `hub: ${[...scripts].join(' ')}`).toBeLessThanOrEqual(12)
    const steps = await links.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
    expect(steps.length).toBeGreaterThan(4)
    for (const step of new Set(steps)) {
      scripts.clear()
      await page.goto(step)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('main [data-loading]')).toHaveCount(0)
      // What stands before /boot.js was asked for by the page before.
      const all = [...scripts]
      const files = all.slice(all.indexOf('/boot.js'))
      expect.soft(files.length, `${step}: ${files.join(' ')}`).toBeLessThanOrEqual(12)
    }
    scripts.clear()
  }
})

/** The files of JavaScript the page asks for, also those in the cache; clear it before a page. Workers that check files are fetched a second later. */
function scriptsOn(page: Page): Set<string> {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js') && !pathname.includes('Worker')) scripts.add(pathname)
  })
  return scripts
}

/** Pages whose parameter is no application number. */
const otherKinds = new Set([
  '/list-tm/trademarks/$fileno',
  '/pratinjau/$token',
  '/verifikasi/$code',
  '/viewer/pdf/$procid',
  '/jawaban/$procid',
])

/** Errors in the page's console. */
function faultsOn(page: Page): string[] {
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  page.on('pageerror', (error) => faults.push(error.message))
  return faults
}

/** Expects a page to show more than its heading. */
async function showsMore(page: Page): Promise<void> {
  const main = page.getByRole('main')
  const heading = (await main.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await expect.poll(async () => (await main.textContent())?.length ?? 0).toBeGreaterThan(heading.length)
}

/** Link targets of the page inside the portal. */
async function linksOf(page: Page): Promise<string[]> {
  const found = await page
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
  const base = new URL(page.url()).origin
  return found.filter((link) => link.startsWith(base)).map((link) => new URL(link).pathname)
}
