import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'

import { chromium, type Page } from '@playwright/test'
import type { Db } from '@saki/db'

import { largePdf } from '../../e2e/portal/patentPapers.ts'
import { chromiumFlags } from '../../scripts/chromiumFlags.ts'
import { sendJson } from './client.ts'
import { line, pause, seconds } from './figures.ts'
import { signInUsers } from './people.ts'
import type { BenchPortal } from './portal.ts'
import { atQuarterSpeed, processorTime, renderersOf } from './slowly.ts'

const PAGES = 50

/** Time the upload page takes to check a PDF of 50 pages before sending it. */
export async function benchPreflight(portal: BenchPortal, db: Db): Promise<void> {
  const what = `preflight of a PDF of ${PAGES} pages`
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
  if (!existsSync(executablePath)) return line(what, 'not measured: no Chromium (set CHROMIUM_PATH)')
  const server = await chromium.launchServer({ executablePath, args: chromiumFlags })
  try {
    const browser = await chromium.connect(server.wsEndpoint())
    const [user] = await signInUsers(db, portal.baseUrl, 1)
    const page = await browser.newPage({
      locale: 'en-US',
      baseURL: portal.baseUrl,
      viewport: { width: 1366, height: 768 },
    })
    const cookies = (user?.cookie ?? '').split('; ').map((cookie) => {
      const [name = '', ...value] = cookie.split('=')
      return { name, value: value.join('='), url: portal.baseUrl }
    })
    await page.context().addCookies(cookies)
    const pids = () => renderersOf(server.process().pid ?? 0)
    await openDocuments(page, portal, user?.cookie ?? '')
    line(`${what}, full speed, first`, await timeText(() => checkFile(page)))
    const before = processorTime(pids())
    const again = await checkFile(page)
    line(
      `${what}, full speed, again`,
      `${seconds(again.all)} s, longest task of the page ${Math.round(again.longest)} ms`,
    )
    line(`${what}, processor time of the page and its worker`, `${processorTime(pids()) - before} ms`)
    const slow = atQuarterSpeed(pids())
    const times = await checkFile(page)
    const share = await slow.stop()
    line(`${what}, all threads at a quarter of the time`, `${seconds(times.all)} s (had ${(share * 100).toFixed(0)} %)`)
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    line('longest task of the page meanwhile, page 4 times slower', `${Math.round((await checkFile(page)).longest)} ms`)
    await browser.close()
  } finally {
    await server.close()
  }
}

async function timeText(measure: () => Promise<{ all: number }>): Promise<string> {
  return `${seconds((await measure()).all)} s`
}

async function openDocuments(page: Page, portal: BenchPortal, cookie: string): Promise<void> {
  const filing = { APPL_TYP: 'PATENT', PATENT_KIND: 'P', APPL_SUBTYP: 'NATIONAL' }
  const reply = await sendJson(portal.baseUrl, '/savePermohonan', {
    cookie,
    headers: { 'idempotency-key': randomUUID() },
    body: { FORM_TYP: 'patent-filing', DEVICE: 'Ukur', FILING: filing, TECHNICAL: { TITLE: 'Alat Pengering Kopi' } },
  })
  if (reply.status !== 200) throw new Error(`savePermohonan answered ${reply.status}: ${JSON.stringify(reply.body)}`)
  const { TEMP_ID } = reply.body as { TEMP_ID: string }
  await page.goto(`/buat-pengajuan/draft?draft=${TEMP_ID}&step=documents`)
  await page.locator('[id="FILES.DES"]').click()
}

/** Chooses the file and waits until all its pages are reported. The time is measured in the page, from the choice on. */
async function checkFile(page: Page): Promise<{ all: number; longest: number }> {
  const measured = page.evaluate(
    () =>
      new Promise<{ all: number; longest: number }>((done) => {
        let longest = 0
        let chosen = 0
        const tasks = new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
        })
        document.addEventListener(
          'change',
          () => {
            chosen = performance.now()
            tasks.observe({ type: 'longtask' })
            document.querySelector('.pfexplain')?.setAttribute('data-before', '')
          },
          { capture: true, once: true },
        )
        const seen = new MutationObserver(() => {
          if (chosen === 0 || !document.querySelector('.pfexplain:not([data-before])')) return
          seen.disconnect()
          const all = performance.now() - chosen
          setTimeout(() => done({ all, longest }), 300)
        })
        seen.observe(document.body, { childList: true, subtree: true })
      }),
  )
  const chooser = page.waitForEvent('filechooser')
  await page.locator('.pfpanel .button').first().click()
  await (await chooser).setFiles([{ name: 'Deskripsi.pdf', mimeType: 'application/pdf', buffer: largePdf(PAGES) }])
  const times = await measured
  await pause(2_000)
  return times
}
