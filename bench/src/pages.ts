import { existsSync } from 'node:fs'

import { chromium, type Browser, type Page } from '@playwright/test'

import { demo, password } from '../../e2e/portal/people.ts'
import { chromiumFlags } from '../../scripts/chromiumFlags.ts'
import { sendJson } from './client.ts'
import { line, pause, percentile, seconds } from './figures.ts'
import { benchInteractions } from './interactions.ts'
import type { BenchPortal } from './portal.ts'
import { bars, CALM, openSlowPage, over, takeMisses } from './slowPhone.ts'

const RUNS = 3
/** Round trip in milliseconds and bytes per second: 1.6 Mbit/s down, 0.75 up. */
const line3g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
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
  takeMisses()
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
    return takeMisses()
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

async function visit(browser: Browser, portal: BenchPortal, cookie: string, route: Route): Promise<Visit> {
  const { context, page, cdp } = await openSlowPage(browser, portal, cookie)
  try {
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', line3g)
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

async function tapped(page: Page, target: string): Promise<number> {
  await page.locator(target).first().tap()
  await pause(700)
  return page.evaluate(() => globalThis.sakiObserved.inp)
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
    `first tap ${Math.round(median(({ inp }) => inp))} ms${over(
      median(({ inp }) => inp),
      bars.inp,
    )}, ${median(({ scripts }) => scripts)} files of JavaScript ` +
    `(${kilobytes(({ scriptBytes }) => scriptBytes)} kB), ${kilobytes(({ styleBytes }) => styleBytes)} kB of CSS, ` +
    `${median(({ calls }) => calls)} calls`
  )
}
