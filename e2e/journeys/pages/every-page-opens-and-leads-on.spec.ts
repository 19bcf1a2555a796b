import { pageOf, pages } from '@saki/contracts/pages'
import { expect, test, type Page } from '@playwright/test'

import { casesNamed } from '../../portal/api.ts'
import { words } from '../../portal/names.ts'
import { demo } from '../../portal/people.ts'
import { logIn, signIn } from '../../portal/session.ts'

test('every page opens, and its links open pages', async ({ page }) => {
  await signIn(page, demo.sari)
  const [known] = await casesNamed(page, 'Teko Gerabah Kecil')
  const patentId = (known as unknown as { PATENT_ID: string }).PATENT_ID
  const faults = faultsOn(page)
  const links = new Set<string>()
  for (const pattern of pages) {
    await page.goto(pattern.replace(/\$\w+/, patentId))
    await expect(page.getByRole('heading', { level: 1 }), pattern).toBeVisible()
    await isBuiltOrSaysSo(page)
    for (const link of await linksOf(page)) links.add(link)
    const complaints = faults.splice(0)
    // A number of another kind answers 404, which the browser's console reports at an unpredictable time.
    if (!otherKinds.has(pattern)) expect.soft(complaints, `console of ${pattern}`).toEqual([])
    else await page.goto('about:blank').then(() => faults.splice(0))
  }
  expect([...links].filter((link) => !pageOf(link))).toEqual([])
  expect(links.size).toBeGreaterThan(12)
})

test('every entry of the sidebar opens a page with its heading', async ({ page }) => {
  await logIn(page, demo.sari)
  const faults = faultsOn(page)
  const entries = page.getByRole('navigation', { name: 'Menu' }).getByRole('link')
  await expect(entries).toHaveCount(9)
  for (const entry of await entries.all()) {
    const target = (await entry.getAttribute('href')) ?? ''
    await entry.click()
    await expect(page).toHaveURL(new RegExp(`${target}$`))
    await expect(entry).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await isBuiltOrSaysSo(page)
    expect.soft(faults.splice(0), `console of ${target}`).toEqual([])
  }
})

/** Pages whose parameter is no application number. */
const otherKinds = new Set(['/pratinjau/$token', '/verifikasi/$code', '/viewer/pdf/$procid', '/jawaban/$procid'])

/** Errors in the page's console. */
function faultsOn(page: Page): string[] {
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  page.on('pageerror', (error) => faults.push(error.message))
  return faults
}

/** Expects a page to show more than its heading; one that is not built says so and has links. */
async function isBuiltOrSaysSo(page: Page): Promise<void> {
  const main = page.getByRole('main')
  const heading = (await main.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await expect.poll(async () => (await main.textContent())?.length ?? 0).toBeGreaterThan(heading.length)
  const announced = main.getByText(await words(page, 'later:soon'))
  if (await announced.isVisible()) await expect(main.getByRole('link')).not.toHaveCount(0)
}

/** Link targets of the page inside the portal. */
async function linksOf(page: Page): Promise<string[]> {
  const found = await page
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
  const base = new URL(page.url()).origin
  return found.filter((link) => link.startsWith(base)).map((link) => new URL(link).pathname)
}
