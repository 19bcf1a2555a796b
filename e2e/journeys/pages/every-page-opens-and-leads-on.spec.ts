import { pageOf, pages } from '@saki/contracts/pages'
import { expect, test, type Browser, type Page } from '@playwright/test'

import { casesNamed, draftsNamed, saveNewDraft } from '../../portal/api.ts'
import { expectSound, expectSoundInLight } from '../../portal/axe.ts'
import { uniqueTitle } from '../../portal/names.ts'
import { patentDraft } from '../../portal/patents.ts'
import { demo } from '../../portal/people.ts'
import { openAs, signIn } from '../../portal/session.ts'

/** Pages that axe reads in the dark too; it reads every page in the light, one in English and the next in Arabic, with `npm test -- --whole` each in both. */
const readInDark = new Set<string>([
  '/user-docx/tp/pasca-sertifikat',
  '/customer-screen/list',
  '/customer-screen/draft',
  '/customer-screen/payments/$patentId',
  '/table-list/patents/workflow/$patentId',
  '/inbox',
  '/trademarks/search',
  '/buat-pengajuan',
  '/petugas',
])

/** A page reads from left to right or from right to left. */
const languages = ['en', 'ar'] as const

const isOfCases = (path: string) => /^.(?:table-list|user-document|list-tm|trademarks|forms)/.test(path)

/** Who opens which pages, in parts that run side by side. */
const rounds = [
  { name: 'every page of the register', who: demo.sari, of: pages.filter((one) => isOfCases(one)) },
  { name: 'every page of requests', who: demo.sari, of: pages.filter((one) => /^.(?:user-docx|pasca)/.test(one)) },
  {
    name: 'every other page',
    who: demo.sari,
    of: pages.filter((one) => !isOffice(one) && !isOfCases(one) && !/^.(?:user-docx|pasca)/.test(one)),
  },
  { name: 'every page of officers', who: demo.officer, of: pages.filter((one) => one.startsWith('/petugas')) },
  {
    name: 'every page of the Appeal Commission',
    who: demo.commission,
    of: pages.filter((one) => one.startsWith('/komisi-banding')),
  },
]

for (const { name, who, of } of rounds)
  test(`${name} opens with at most twelve files of JavaScript, axe finds no fault, and its links open pages`, async ({
    page,
    browser,
  }) => {
    expect(of.length).toBeGreaterThan(0)
    await signIn(page, who)
    const patentId = await knownCase(browser)
    const faults = faultsOn(page)
    const links = new Set<string>()
    const scripts = await scriptsOn(page)
    for (const [at, pattern] of of.entries()) {
      scripts.clear()
      const address = pattern.replace(/\$\w+/, patentId)
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 }), pattern).toBeVisible()
      await showsMore(page)
      await settled(page, scripts)
      // What the page before fetches late comes before the new page's first file.
      const all = [...scripts]
      const needed = all.slice(all.indexOf('/boot.js'))
      // Charts are loaded after the page that has them.
      const files = needed.filter(
        (file) => pattern !== '/pasca-permohonan/statistik' || !/\/(?:Charts|mantine)-/.test(file),
      )
      expect.soft(files.length, `files of JavaScript for ${pattern}: ${files.join(' ')}`).toBeLessThanOrEqual(12)
      for (const link of await linksOf(page)) links.add(link)
      if (!leadsOn(page, address)) await (readInDark.has(pattern) ? expectSound : expectSoundInLight)(page, pattern)
      if (process.env['SIZES'] === 'whole') await readInOtherLanguage(page, pattern)
      await remember(page, languages[(at + 1) % 2])
      const complaints = faults.splice(0)
      // A number of another kind answers 404, which the browser's console reports at an unpredictable time.
      if (!otherKinds.has(pattern)) expect.soft(complaints, `console of ${pattern}`).toEqual([])
      else await page.goto('about:blank').then(() => faults.splice(0))
    }
    // Pages that the server writes.
    const others = [...links].filter((link) => !pageOf(link))
    for (const link of others) {
      expect(link).toMatch(/^\/publik(?:\/(?:en|ar|berita-resmi))?$/)
      expect((await page.request.get(link)).status(), link).toBe(200)
    }
    expect(links.size).toBeGreaterThan(of.length > 1 ? 5 : 1)
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

const drafts = {
  patent: (page: Page) => patentDraft(page, uniqueTitle('Alat Dua Belas Berkas')),
  mark: async (page: Page) =>
    // With a name, beside which similar marks are shown.
    (
      await saveNewDraft(
        page,
        { FILING: { APPL_TYP: 'MARK' }, SIGN: { SIGN_WCODE: 'WORD', MARK_NAME: 'KOPI' } },
        { FORM_TYP: 'mark-filing' },
      )
    ).TEMP_ID,
}

for (const [right, draftOf] of Object.entries(drafts))
  test(`the hub of a draft and each of its steps need at most twelve files of JavaScript: ${right}`, async ({
    page,
  }) => {
    await signIn(page, demo.newcomer)
    await eachStep(page, await draftOf(page))
  })

test('the hub of a design with findings and its steps need at most twelve files, and axe finds no fault', async ({
  page,
}) => {
  await signIn(page, demo.sari)
  const [draft] = await draftsNamed(page, 'Teko Kopi Gerabah')
  const readSteps = /step=(?:applicants|design|images|check)$/
  await eachStep(page, draft?.TEMP_ID ?? '', async (address) => {
    if (!address.includes('step=') || readSteps.test(address)) await expectSound(page, address)
  })
})

/** The language in which the next page opens. */
async function remember(page: Page, language: string | undefined): Promise<void> {
  await page.evaluate((one) => localStorage.setItem('saki-language', one ?? 'en'), language)
}

/** Opens the page again in the other direction and reads it with axe. */
async function readInOtherLanguage(page: Page, pattern: string): Promise<void> {
  const isArabic = (await page.locator('html').getAttribute('dir')) === 'rtl'
  await remember(page, isArabic ? 'en' : 'ar')
  await page.reload()
  await expect(page.locator('main [data-loading]')).toHaveCount(0)
  await expectSoundInLight(page, `${pattern} in the other direction`)
}

/** Opens the hub of a draft and all its steps cold, and counts their files of JavaScript. */
async function eachStep(page: Page, draft: string, visit?: (address: string) => Promise<void>): Promise<void> {
  const scripts = await scriptsOn(page)
  const hub = `/buat-pengajuan/draft?draft=${draft}`
  await page.goto(hub)
  const links = page.locator('main a[href*="step="]')
  await expect(links.first()).toBeVisible()
  await settled(page, scripts)
  expect.soft([...scripts].length, `hub: ${[...scripts].join(' ')}`).toBeLessThanOrEqual(12)
  const steps = await links.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
  expect(steps.length).toBeGreaterThan(4)
  await visit?.(hub)
  for (const step of new Set(steps)) {
    scripts.clear()
    await page.goto(step)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await settled(page, scripts)
    // What stands before /boot.js was asked for by the page before.
    const all = [...scripts]
    const files = all.slice(all.indexOf('/boot.js'))
    expect.soft(files.length, `${step}: ${files.join(' ')}`).toBeLessThanOrEqual(12)
    await visit?.(step)
  }
}

/**
 * The files of JavaScript the page asks for, also those in the cache; clear it before a page. The device saves data, so that what a calm page
 * loads before it is used (lib/whenCalm.ts) is not among them, however slow the machine is. Workers that check files are fetched a second later.
 */
async function scriptsOn(page: Page): Promise<Set<string>> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const scripts = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js') && !pathname.includes('Worker')) scripts.add(pathname)
  })
  return scripts
}

/** Waits until nothing on the page is loading and no further file of JavaScript was asked for for 400 milliseconds. */
async function settled(page: Page, scripts: Set<string>): Promise<void> {
  await expect(page.locator('main [data-loading]')).toHaveCount(0)
  for (let before = -1; before !== scripts.size; await page.waitForTimeout(400)) before = scripts.size
}

function isOffice(path: string): boolean {
  return path.startsWith('/petugas') || path.startsWith('/komisi-banding')
}

/** Whether the address led on to another page of the same reader, where axe reads it. */
function leadsOn(page: Page, address: string): boolean {
  const { pathname } = new URL(page.url())
  return pathname !== address && !isOffice(pathname) && pages.some((one) => one === pathname)
}

/** A registered design of the demonstration. */
async function knownCase(browser: Browser): Promise<string> {
  const owner = await browser.newContext()
  await signIn(owner, demo.sari)
  const [known] = await casesNamed(owner, 'Teko Gerabah Kecil')
  await owner.close()
  return (known as unknown as { PATENT_ID: string }).PATENT_ID
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
