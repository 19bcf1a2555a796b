import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'

import { chromium, type Browser } from '@playwright/test'
import type { Db } from '@saki/db'
import { sql } from 'kysely'

import { makePdf, setText } from '../../e2e/portal/pdfMaker.ts'
import { chromiumFlags } from '../../scripts/chromiumFlags.ts'
import { line, seconds } from './figures.ts'
import { signInUsers, type User } from './people.ts'
import type { BenchPortal } from './portal.ts'
import { makeBenchDraft, uploadInOneGo } from './upload.ts'

const PAGES = 300
const BYTES = 50 * 1024 * 1024
const MBIT = 10
const SLOT = 'DES'
/** Round trip in milliseconds. */
const LATENCY = 30

/** Time from opening the viewer's URL to the first page of a PDF of 50 MB and 300 pages, over a line of 10 Mbit/s. */
export async function benchViewer(portal: BenchPortal, db: Db): Promise<void> {
  const what = `first page of a PDF of 50 MB and ${PAGES} pages at ${MBIT} Mbit/s`
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
  if (!existsSync(executablePath)) return line(what, 'not measured: no Chromium (set CHROMIUM_PATH)')
  const [user] = await signInUsers(db, portal.baseUrl, 1)
  if (!user) throw new Error('nobody signed in')
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  try {
    // For the second document the browser has the viewer's code in its cache; the server has not read the document.
    const ids = [await filedPdf(portal, db, user), await filedPdf(portal, db, user)]
    const context = await signedIn(browser, portal, user)
    for (const [at, id] of ids.entries())
      line(`${what}, ${at === 0 ? 'program not yet loaded' : 'program kept by the browser'}`, await open(context, id))
    line(`${what}, the same again`, await open(context, ids[1] ?? ''))
  } finally {
    await browser.close()
  }
}

type Context = Awaited<ReturnType<Browser['newContext']>>

async function signedIn(browser: Browser, portal: BenchPortal, user: User): Promise<Context> {
  const context = await browser.newContext({
    locale: 'en-US',
    baseURL: portal.baseUrl,
    viewport: { width: 1266, height: 668 },
  })
  const cookies = user.cookie.split('; ').map((cookie) => {
    const [name = '', ...value] = cookie.split('=')
    return { name, value: value.join('='), url: portal.baseUrl }
  })
  await context.addCookies(cookies)
  return context
}

/** Opens the viewer in a new page and waits until the first PDF page is drawn. */
async function open(context: Context, id: string): Promise<string> {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY,
    downloadThroughput: (MBIT * 1_000_000) / 8,
    uploadThroughput: (MBIT * 1_000_000) / 8,
  })
  await page.goto(`/viewer/pdf/${id}`)
  await page.waitForFunction(() => performance.getEntriesByName('saki-page-1').length > 0, undefined, {
    timeout: 60_000,
  })
  const measured = await page.evaluate(() => {
    const at = performance.getEntriesByName('saki-page-1')[0]?.startTime ?? 0
    const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const own = fetched.filter(({ name, responseEnd }) => /getPDF(Doc|Index)/.test(name) && responseEnd <= at)
    const bytes = (list: PerformanceResourceTiming[]) => list.reduce((sum, one) => sum + one.encodedBodySize, 0)
    return { at, bytes: bytes(own), asked: own.length, from: Math.min(...own.map(({ startTime }) => startTime)) }
  })
  await page.close()
  const kilobytes = Math.round(measured.bytes / 1024)
  return `${seconds(measured.at)} s (asked for after ${seconds(measured.from)} s), ${kilobytes} kB of it fetched in ${measured.asked} parts`
}

/** Files a PDF whose pages are far apart in the file, each next to its content. */
async function filedPdf(portal: BenchPortal, db: Db, user: User): Promise<string> {
  const weight = Math.floor(BYTES / PAGES)
  const sheets = Array.from({ length: PAGES }, (_, at) => ({
    content: `${setText([`Halaman ${at + 1}`, 'Uraian invensi alat pengering kopi'])}\n% ${randomBytes(weight).toString('hex')}\n`,
  }))
  await sql`update specdoc_type set max_bytes = ${2 * BYTES}, max_files = 100 where specdoc_typ = ${SLOT}`.execute(db)
  const draft = await makeBenchDraft(db, user)
  await uploadInOneGo(portal, user, draft, makePdf({ sheets }))
  const { rows } = await sql<{ fileId: string }>`
    with filed as (
      insert into application (temp_id, owner_id, idempotency_key, submission_nbr, form_typ, form_version, snapshot, file_typ, file_seq,
                               appl_typ, law_code, title, payer_category, submitted_at)
      values (${draft}, ${user.userId}, ${randomUUID()}, ${`TRX-2026-${draft.slice(2, 8)}`}, 'patent-filing', 1, '{}', 'P', '00', 'PATENT',
              'UU65/2024', 'Alat Pengering Kopi', 'UMUM', ${new Date()}) returning application_id)
    update stored_file set application_id = (select application_id from filed) where temp_id = ${draft} returning file_id as "fileId"`.execute(
    db,
  )
  return rows[0]?.fileId ?? ''
}
