import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'

import type { BenchPortal } from './portal.ts'

const SLOWER = 4
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
/** Milliseconds without a new reply after which a page counts as complete. */
export const CALM = 2_000

/** Largest paint in milliseconds of each page, and for all pages layout shift, interaction and change of page in milliseconds. */
export const bars = {
  lcp: { 'log-in': 1_800 } as Record<string, number>,
  lcpElse: 2_500,
  shift: 0.02,
  inp: 100,
  change: 200,
}

/** A page of a browser without cache, at a quarter of the speed; `cookie` is that of a session, or ''. */
export async function openSlowPage(
  browser: Browser,
  portal: BenchPortal,
  cookie: string,
): Promise<{ context: BrowserContext; page: Page; cdp: CDPSession }> {
  const context = await browser.newContext({ ...phone, locale: 'en-US', baseURL: portal.baseUrl })
  await context.addCookies(cookiesOf(cookie, portal))
  const page = await context.newPage()
  await page.addInitScript(observe)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return { context, page, cdp }
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
  // Events without a number belong to no interaction, such as the pointer that appears when the page is first drawn.
  const interacted = (entry: PerformanceEntry) => {
    const { interactionId, duration } = entry as PerformanceEntry & { interactionId: number }
    if (interactionId > 0) seen.inp = Math.max(seen.inp, duration)
  }
  follow('event', interacted, { durationThreshold: 16 })
}

let missed = 0

/** ` OVER bar` for a figure over its bar, which is counted. */
export function over(value: number, bar: number): string {
  if (value <= bar) return ''
  missed += 1
  return ` OVER ${bar}`
}

/** Counts a figure that could not be measured as one over its bar. */
export function miss(): void {
  missed += 1
}

/** Figures over their bars since the last question. */
export function takeMisses(): number {
  const found = missed
  missed = 0
  return found
}
