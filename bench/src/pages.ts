import { existsSync } from 'node:fs'

import { chromium, type Browser, type Page } from '@playwright/test'

import { demo, password } from '../../e2e/portal/people.ts'
import { chromiumFlags } from '../../scripts/chromiumFlags.ts'
import { sendJson } from './client.ts'
import { line, pause, percentile, seconds } from './figures.ts'
import type { BenchPortal } from './portal.ts'

const RUNS = 3
const SLOWER = 4
/** Round trip in milliseconds and bytes per second: 1.6 Mbit/s down, 0.75 up. */
const line3g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
/** Milliseconds without a new reply after which a page counts as complete. */
const CALM = 2_000
const LONGEST = 40_000

interface Route {
  name: string
  path: string
  signedIn: boolean
  /** The first thing a reader taps. */
  tap: string
}

interface Visit {
  lcp: number
  shift: number
  inp: number
  scripts: number
  scriptBytes: number
  styleBytes: number
  calls: number
}

/** Largest paint in milliseconds of each page, and for all pages layout shift, interaction and change of page in milliseconds. */
const bars = { lcp: { 'log-in': 1_800 } as Record<string, number>, lcpElse: 2_500, shift: 0.02, inp: 100, change: 200 }

/**
 * Opens five pages of the demonstration with an empty cache on a slow phone, three times each, and prints the medians, then how long
 * interactions and changes of page take at a quarter of the speed. Figures over their bar are marked OVER; returns how many there are.
 */
export async function benchPages(portal: BenchPortal): Promise<number> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
  if (!existsSync(executablePath)) {
    line('pages', 'not measured: no Chromium (set CHROMIUM_PATH)')
    return 1
  }
  misses = 0
  const cookies = await signIn(portal)
  const routes = await routesOf(portal, cookies)
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  try {
    const visits = new Map<Route, Visit[]>(routes.map((route) => [route, []]))
    for (let run = 0; run < RUNS; run += 1)
      for (const route of routes)
        visits.get(route)?.push(await visit(browser, portal, route.signedIn ? cookies : '', route))
    for (const [{ name }, some] of visits) line(`${name}, cold on a slow phone`, shown(name, some))
    await benchInteractions(browser, portal, cookies, routes.at(-1)?.path ?? '')
    return misses
  } finally {
    await browser.close()
  }
}

async function signIn(portal: BenchPortal): Promise<string> {
  const reply = await sendJson(portal.baseUrl, '/login', { body: { EMAIL: demo.sari, LOGIN_PASSWORD: password } })
  if (reply.status !== 200) throw new Error(`login answered ${reply.status}`)
  return reply.setCookie.map((cookie) => cookie.split(';')[0]).join('; ')
}

async function routesOf(portal: BenchPortal, cookie: string): Promise<Route[]> {
  const reply = await fetch(`${portal.baseUrl}/api/getPatentTemp?size=50`, {
    headers: { cookie, 'x-requested-with': 'saki' },
  })
  const { data } = (await reply.json()) as { data: { TEMP_ID: string; STATUS: string; FORM_TYP: string }[] }
  const isOpenDesign = (row: (typeof data)[number]) => row.STATUS === 'STORED_TEMP' && row.FORM_TYP === 'design-filing'
  const draft = data.find(isOpenDesign)?.TEMP_ID ?? ''
  const menu = 'header.top button'
  return [
    { name: 'log-in', path: '/login', signedIn: false, tap: '#password' },
    { name: 'landing', path: '/user-docx/tp/pasca-sertifikat', signedIn: true, tap: menu },
    { name: 'list', path: '/customer-screen/list', signedIn: true, tap: menu },
    { name: 'inbox', path: '/inbox', signedIn: true, tap: menu },
    { name: 'filing hub', path: `/buat-pengajuan/draft?draft=${draft}`, signedIn: true, tap: menu },
  ]
}

function cookiesOf(cookie: string, portal: BenchPortal): { name: string; value: string; url: string }[] {
  return cookie
    .split('; ')
    .filter(Boolean)
    .map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return { name, value: value.join('='), url: portal.baseUrl }
    })
}

async function visit(browser: Browser, portal: BenchPortal, cookie: string, route: Route): Promise<Visit> {
  const context = await browser.newContext({ ...phone, locale: 'en-US', baseURL: portal.baseUrl })
  try {
    await context.addCookies(cookiesOf(cookie, portal))
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', line3g)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.addInitScript(observe)
    const loaded = { scripts: 0, scriptBytes: 0, styleBytes: 0, calls: 0, at: performance.now() }
    const kinds = new Map<string, string>()
    cdp.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
      kinds.set(requestId, request.url.endsWith('.js') ? 'Script' : (type ?? ''))
    })
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      loaded.at = performance.now()
      const kind = kinds.get(requestId)
      if (kind === 'Script') {
        loaded.scripts += 1
        loaded.scriptBytes += encodedDataLength
      }
      if (kind === 'Stylesheet') loaded.styleBytes += encodedDataLength
      if (kind === 'Fetch' || kind === 'XHR') loaded.calls += 1
    })
    await page.goto(route.path, { waitUntil: 'commit' })
    await page.locator('h1').first().waitFor({ timeout: LONGEST })
    for (const began = performance.now(); performance.now() - loaded.at < CALM; await pause(100))
      if (performance.now() - began > LONGEST) break
    const { lcp, shift } = await page.evaluate(() => globalThis.sakiObserved)
    const { scripts, scriptBytes, styleBytes, calls } = loaded
    return { lcp, shift, scripts, scriptBytes, styleBytes, calls, inp: await tapped(page, route.tap) }
  } finally {
    await context.close()
  }
}

declare global {
  var sakiObserved: { lcp: number; shift: number; inp: number }
}

/** Runs in the page: collects largest paint, layout shift without recent input, and the longest interaction, in milliseconds. */
function observe(): void {
  const seen = { lcp: 0, shift: 0, inp: 0 }
  globalThis.sakiObserved = seen
  const follow = (type: string, take: (entry: PerformanceEntry) => void, more?: object) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more })
  follow('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime))
  follow('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) seen.shift += value
  })
  follow('event', (entry) => (seen.inp = Math.max(seen.inp, entry.duration)), { durationThreshold: 16 })
}

/** Some screens at a quarter of the speed: the longest of some interactions, and the time until the next page has its title. */
async function benchInteractions(browser: Browser, portal: BenchPortal, cookie: string, hub: string): Promise<void> {
  const context = await browser.newContext({ ...phone, locale: 'en-US', baseURL: portal.baseUrl })
  try {
    await context.addCookies(cookiesOf(cookie, portal))
    const page = await context.newPage()
    page.setDefaultTimeout(10_000)
    await page.addInitScript(observe)
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const inp = async (name: string, path: string, act: () => Promise<void>) => {
      await page.goto(path)
      await page.locator('h1').first().waitFor()
      await pause(CALM)
      await page.evaluate(() => (globalThis.sakiObserved.inp = 0))
      const isDone = await act().then(
        () => true,
        () => false,
      )
      if (!isDone) {
        misses += 1
        return line(`${name}, longest interaction`, 'OVER: not measured, its control was not found')
      }
      await pause(700)
      const longest = await page.evaluate(() => globalThis.sakiObserved.inp)
      line(`${name}, longest interaction`, `${Math.round(longest)} ms${over(longest, bars.inp)}`)
    }
    const form = `${hub}&step=design`
    await inp('filing form: type', form, () => typed(page, 'main :is(input, textarea):visible', 'sari'))
    await inp('list: search', '/customer-screen/list', () => typed(page, 'input[type=search]', 'kopi'))
    await inp('inbox: open a letter', '/inbox', () => page.locator('main li a, main li button').first().tap())
    await page.goto('/inbox')
    await page.locator('h1').first().waitFor()
    await pause(CALM)
    for (const [name, path] of [
      ['list', '/customer-screen/list'],
      ['landing', '/user-docx/tp/pasca-sertifikat'],
      ['inbox', '/inbox'],
      ['list again', '/customer-screen/list'],
    ] as const) {
      const took = await changed(page, path)
      line(`change to ${name}`, `${Math.round(took)} ms${over(took, bars.change)}`)
    }
  } finally {
    await context.close()
  }
}

async function typed(page: Page, field: string, text: string): Promise<void> {
  await page.locator(field).first().tap()
  await page.keyboard.type(text, { delay: 120 })
}

/** Milliseconds from a press on the menu's link until the next page is drawn. */
async function changed(page: Page, path: string): Promise<number> {
  await page.locator('header.top button').first().tap()
  const link = page.locator(`dialog a[href="${path}"]`).first()
  await link.waitFor()
  return link.evaluate(
    (element) =>
      new Promise<number>((done) => {
        const before = document.querySelector('h1')
        const began = performance.now()
        const look = () => {
          const now = document.querySelector('h1')
          if (now && now !== before) done(performance.now() - began)
          else requestAnimationFrame(look)
        }
        ;(element as HTMLElement).click()
        look()
      }),
  )
}

async function tapped(page: Page, target: string): Promise<number> {
  await page.locator(target).first().tap()
  await pause(700)
  return page.evaluate(() => globalThis.sakiObserved.inp)
}

let misses = 0

/** ` OVER bar` for a figure over its bar, which is counted. */
function over(value: number, bar: number): string {
  if (value <= bar) return ''
  misses += 1
  return ` OVER ${bar}`
}

function shown(name: string, visits: Visit[]): string {
  const median = (of: (visit: Visit) => number) => percentile(visits.map(of), 0.5)
  const kilobytes = (of: (visit: Visit) => number) => Math.round(median(of) / 1000)
  return (
    `LCP ${seconds(median(({ lcp }) => lcp))} s${over(
      median(({ lcp }) => lcp),
      bars.lcp[name] ?? bars.lcpElse,
    )}, shift ${median(({ shift }) => shift).toFixed(3)}${over(
      median(({ shift }) => shift),
      bars.shift,
    )}, ` +
    `first tap ${Math.round(median(({ inp }) => inp))} ms, ${median(({ scripts }) => scripts)} files of JavaScript ` +
    `(${kilobytes(({ scriptBytes }) => scriptBytes)} kB), ${kilobytes(({ styleBytes }) => styleBytes)} kB of CSS, ` +
    `${median(({ calls }) => calls)} calls`
  )
}
