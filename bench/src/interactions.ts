import type { Browser, Page } from '@playwright/test'

import { line, pause, percentile } from './figures.ts'
import type { BenchPortal } from './portal.ts'
import { bars, CALM, miss, openSlowPage, over } from './slowPhone.ts'

const RUNS = 3
/** Milliseconds for a control to appear. */
const PATIENCE = 10_000
/** Milliseconds after an action in which its events are reported. */
const REPORTED = 700
/** Milliseconds after a page was scrolled to a control until it is touched. */
const STILL = 300

interface Interaction {
  name: string
  path: string
  act: (page: Page) => Promise<void>
}

/** Typical interactions; `hub` is the address of a design's draft. */
const interactionsOf = (hub: string): Interaction[] => [
  { name: 'filing hub: open a step', path: hub, act: tap('main li a[href*="step="]:visible') },
  { name: 'filing form: type', path: `${hub}&step=design`, act: typed('main :is(input, textarea):visible', 'sari') },
  { name: 'filing form: next step', path: `${hub}&step=design`, act: tap('main .button.primary') },
  { name: 'list: search', path: '/customer-screen/list', act: typed('input[type=search]', 'kopi') },
  { name: 'list: open a tab', path: '/customer-screen/list', act: tap('main [role=tab][aria-selected=false]') },
  { name: 'list: open the menu of a row', path: '/customer-screen/list', act: tap('tbody [aria-haspopup=menu]') },
  { name: 'drafts: tick a row', path: '/customer-screen/draft', act: tap('tbody :is(label, td):has(> input)') },
  { name: 'inbox: open a letter', path: '/inbox', act: tap('main li a, main li button') },
  { name: 'bell: open', path: '/inbox', act: tap('header.top [aria-haspopup=menu]') },
]

/** Prints at a quarter of the speed, with all loaded, the longest event of each interaction and the time of four changes of page. */
export async function benchInteractions(
  browser: Browser,
  portal: BenchPortal,
  cookie: string,
  hub: string,
): Promise<void> {
  const { context, page } = await openSlowPage(browser, portal, cookie)
  page.setDefaultTimeout(PATIENCE)
  try {
    for (const interaction of interactionsOf(hub)) {
      const took: number[] = []
      for (let run = 0; run < RUNS; run += 1) took.push(...(await longestEvent(page, interaction)))
      const label = `${interaction.name}, longest interaction`
      if (took.length < RUNS) {
        miss()
        line(label, 'OVER: not measured, its control was not found')
      } else line(label, `${Math.round(percentile(took, 0.5))} ms${over(percentile(took, 0.5), bars.inp)}`)
    }
    await benchChanges(page)
  } finally {
    await context.close()
  }
}

/** Milliseconds; empty when the control was not found. */
async function longestEvent(page: Page, { path, act }: Interaction): Promise<number[]> {
  await page.goto(path)
  await page.locator('h1').first().waitFor()
  // Menus load four seconds after the page.
  await pause(CALM * 2.5)
  await page.evaluate(() => (globalThis.sakiObserved.inp = 0))
  try {
    await act(page)
  } catch {
    return []
  }
  await pause(REPORTED)
  return [await page.evaluate(() => globalThis.sakiObserved.inp)]
}

async function benchChanges(page: Page): Promise<void> {
  await page.goto('/inbox')
  await page.locator('h1').first().waitFor()
  await pause(CALM)
  const paths = ['/customer-screen/list', '/user-docx/tp/pasca-sertifikat', '/inbox']
  const took = new Map<string, number[]>(paths.map((path) => [path, []]))
  for (let run = 0; run <= RUNS; run += 1)
    for (const path of paths) {
      const time = await changed(page, path)
      await pause(REPORTED)
      // The first round loads the data.
      if (run > 0) took.get(path)?.push(time)
    }
  for (const [path, times] of took)
    line(`change to ${path}`, `${Math.round(percentile(times, 0.5))} ms${over(percentile(times, 0.5), bars.change)}`)
}

/** Milliseconds for which a finger touches the glass; a touch without length would be measured with the work of its own beginning. */
const TOUCH = 60

/** Touches the middle of the first of `control`, scrolled into view, as long as a finger does. */
function tap(control: string): Interaction['act'] {
  return async (page) => {
    const target = page.locator(control).first()
    await target.tap({ trial: true })
    const box = await target.boundingBox()
    if (!box) throw new Error(`${control} has no box`)
    await pause(STILL)
    const cdp = await page.context().newCDPSession(page)
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await pause(TOUCH)
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await cdp.detach()
  }
}

function typed(field: string, text: string): Interaction['act'] {
  return async (page) => {
    await page.locator(field).first().tap()
    await page.keyboard.type(text, { delay: 120 })
  }
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
