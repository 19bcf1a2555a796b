import { expect, test, type Page } from '@playwright/test'

import { demo } from '../../portal/people.ts'
import { signIn } from '../../portal/session.ts'

test('a page shows its title while its code is on the way, and then the page in its place', async ({ page }) => {
  await showsTitleFirst(page, '/login')
  await signIn(page, demo.sari)
  for (const path of [
    '/user-docx/tp/pasca-sertifikat',
    '/customer-screen/list',
    '/inbox',
    '/buat-pengajuan',
    '/customer-screen/draft',
  ])
    await test.step(path, () => showsTitleFirst(page, path))
})

test('the log-in needs no code that its HTML does not name', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  const served = await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const html = await served?.text()
  expect(scripts.length).toBeGreaterThan(2)
  expect(scripts.filter((script) => !html?.includes(script.slice(1)))).toEqual([])
})

/** Holds the code of a page back until its outline is shown. Requests that are routed do not use the browser's cache. */
async function showsTitleFirst(page: Page, path: string): Promise<void> {
  let release = () => {}
  const held = new Promise<void>((done) => (release = done))
  await page.route('**/assets/base-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  const outline = page.locator('#frame')
  await expect(outline.locator('.frame-title')).toBeVisible()
  // The styles have come: of the captions only that of the language is shown.
  await expect(outline.locator('.frame-title [lang=ar]')).toBeHidden()
  const title = await outline.locator('.frame-title').innerText()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(outline).toHaveCount(0)
  expect(words(title), path).toBe(words(await page.getByRole('heading', { level: 1 }).innerText()))
  await page.unroute('**/assets/base-*.js')
}

test('at 400 kbit/s the frame, the title and a sign of loading stand before the code has come', async ({ page }) => {
  await signIn(page, demo.sari)
  const fresh = await page.context().newPage()
  await fresh.emulateMedia({ reducedMotion: 'no-preference' })
  const cdp = await fresh.context().newCDPSession(fresh)
  await cdp.send('Network.enable')
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true })
  const kilobit = 125
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 400 * kilobit,
    uploadThroughput: 200 * kilobit,
  })
  let hasCode = false
  fresh.on('requestfinished', (request) => (hasCode ||= /assets\/base-.*\.js$/.test(request.url())))
  await fresh.goto('/inbox', { waitUntil: 'commit' })
  await expect(fresh.locator('#frame .frame-title')).toBeVisible()
  await expect(fresh.locator('#frame .frame-bar')).toHaveCSS('animation-name', 'shimmer')
  await expect(fresh.locator('#frame .frame-card')).toBeVisible()
  expect(hasCode).toBe(false)
  await expect(fresh.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 })
  await expect(fresh.locator('#frame')).toHaveCount(0)
})

test('the first page is drawn at once, those after it slide in', async ({ page }) => {
  await signIn(page, demo.sari)
  const fresh = await page.context().newPage()
  await fresh.emulateMedia({ reducedMotion: 'no-preference' })
  await fresh.addInitScript(() => {
    globalThis.slid = []
    addEventListener('transitionrun', ({ target, propertyName }) => {
      const isPage = target instanceof Element && target.classList.contains('page')
      if (isPage && propertyName === 'opacity') globalThis.slid.push(location.pathname)
    })
  })
  await fresh.goto('/inbox')
  await expect(fresh.getByRole('heading', { level: 1 })).toBeVisible()
  await fresh.locator('nav a[href="/customer-screen/list"]').first().click()
  await expect(fresh).toHaveURL(/customer-screen/)
  await expect.poll(() => fresh.evaluate(() => globalThis.slid)).toEqual(['/customer-screen/list'])
})

declare global {
  /** Addresses of the pages that slid in. */
  var slid: string[]
}

const words = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
