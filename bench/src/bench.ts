import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { openDb, type Db } from '@saki/db'
import { startDatabase } from '@saki/db/embedded'
import autocannon from 'autocannon'
import { sql } from 'kysely'

import { benchAlerts } from './alerts.ts'
import { benchAnnuities } from './annuities.ts'
import { benchBundle } from './bundle.ts'
import { benchDesk } from './desk.ts'
import { benchExports } from './exports.ts'
import { benchFiling } from './filing.ts'
import { benchFlood } from './flood.ts'
import { benchFulltext } from './fulltext.ts'
import { benchGazette } from './gazette.ts'
import { line, pause, seconds } from './figures.ts'
import { benchLetters } from './letters.ts'
import { benchPages } from './pages.ts'
import { benchPictures } from './pictures.ts'
import { startBenchPortal, type BenchPortal } from './portal.ts'
import { benchPolling } from './polling.ts'
import { benchPreflight } from './preflight.ts'
import { benchReads } from './reads.ts'
import { benchSearch, searchParts, type SearchPart } from './search.ts'
import { benchRequests } from './requests.ts'
import { benchSweep } from './sweep.ts'
import { benchTerms } from './terms.ts'
import { benchUploads } from './upload.ts'
import { benchViewer } from './viewer.ts'
import { signInUsers } from './people.ts'

/**
 * Prints benchmarks of the portal on this machine. Arguments select parts: bundle, start, filing, reads, polling, quotes, annuities, requests,
 * upload, preflight, terms, sweep, viewer, letters, pages, flood, gazette, search (or of it search-marks, search-found, search-trigrams,
 * search-register), pictures, fulltext, exports, alerts, desk. `--cases=200000` limits `reads` to accounts of that size; `--marks=10000000` is the number of marks
 * of `search`, otherwise a million, and `--thin` makes only the rows that searches of marks read; `--pictures=` that of `pictures`, otherwise a million; `--documents=20000` that of `fulltext`, otherwise a hundred
 * thousand. `--data=FOLDER` keeps the register of search, pictures, fulltext, exports, alerts or desk there and uses it again, so that parts can be repeated.
 * `--strict` makes the exit code 1 when `pages` has a figure over its bar.
 */
export async function bench(args: string[]): Promise<void> {
  const size = args.find((each) => each.startsWith('--cases='))?.slice('--cases='.length)
  const marks = args.find((each) => each.startsWith('--marks='))?.slice('--marks='.length)
  const parts = args.filter((each) => !each.startsWith('--'))
  const wanted = (part: string) => parts.length === 0 || parts.includes(part)
  if (wanted('start') || wanted('bundle')) await benchStart()
  if (wanted('letters')) await benchLetters()
  if (wanted('pages') && (await benchDemo()) > 0 && args.includes('--strict')) process.exitCode = 1
  if (
    [
      'filing',
      'reads',
      'polling',
      'quotes',
      'annuities',
      'requests',
      'upload',
      'preflight',
      'terms',
      'sweep',
      'viewer',
      'flood',
      'gazette',
    ].some(wanted)
  )
    await benchLoad(wanted, size === undefined ? undefined : Number(size))
  const kept = args.find((each) => each.startsWith('--data='))?.slice('--data='.length)
  const searched = (part: SearchPart) => wanted('search') || parts.includes(`search-${part}`)
  if (searchParts.some(searched))
    await benchRegister(kept, (portal, db) =>
      benchSearch(portal, db, Number(marks ?? MARKS), searched, args.includes('--thin')),
    )
  const pictures = args.find((each) => each.startsWith('--pictures='))?.slice('--pictures='.length)
  if (wanted('pictures'))
    await benchRegister(kept, (portal, db) => benchPictures(portal, db, Number(pictures ?? PICTURES)))
  if (wanted('exports')) await benchRegister(kept, benchExports)
  if (wanted('alerts')) await benchRegister(kept, benchAlerts)
  if (wanted('desk')) await benchRegister(kept, benchDesk)
  const documents = args.find((each) => each.startsWith('--documents='))?.slice('--documents='.length)
  if (wanted('fulltext'))
    await benchRegister(kept, (portal, db) => benchFulltext(portal, db, Number(documents ?? DOCUMENTS)))
}

const MARKS = 1_000_000
const PICTURES = 1_000_000
const DOCUMENTS = 100_000

/** A register of its own, on a durable PostgreSQL started by this process; in the folder `kept` it stays for the next run. */
async function benchRegister(
  kept: string | undefined,
  measure: (portal: BenchPortal, db: Db) => Promise<void>,
): Promise<void> {
  await inFolderOr(kept, async (dataDir) => {
    const database = await startDatabase({ dataDir: join(dataDir, 'database') })
    const db = openDb({ url: database.url, poolSize: 1, statementMs: 0 })
    // Also the wait for a reply has no limit then: the one connection reads whole tables, of a large register from a cold disk.
    await sql`set statement_timeout = 0`.execute(db)
    await skipLongJobs(db)
    const portal = await startBenchPortal(join(dataDir, 'portal'), database.url)
    try {
      await skipLongJobs(db)
      await measure(portal, db)
    } finally {
      await portal.stop()
      await db.destroy()
      await database.stop()
    }
  })
}

/** Leaves out what jobs would do for hours beside what is measured: the full issue of open data of this month, and reading patents that have no text. */
async function skipLongJobs(db: Db): Promise<void> {
  const { rows } = await sql<{ table: string | null }>`select to_regclass('open_data_issue')::text as table`.execute(db)
  if (!rows[0]?.table) return
  await sql`update open_data_issue set completed_at = now() where completed_at is null`.execute(db)
  await sql`
    insert into open_data_issue (issue, is_full, issue_day, started_at, completed_at)
    select 'penuh-' || current_date, true, current_date, now(), now() on conflict do nothing`.execute(db)
  await sql`delete from text_waiting`.execute(db)
}

async function benchStart(): Promise<void> {
  await inFolder(async (dataDir) => {
    const first = await startBenchPortal(dataDir)
    line('start with an empty DATA_DIR, installed and built', `${seconds(first.readyAfterMs)} s to ready`)
    await first.stop()
    const again = await startBenchPortal(dataDir)
    line('start again', `${seconds(again.readyAfterMs)} s to ready`)
    await benchBundle(again)
    await pause(3_000)
    line(
      'memory when idle, server process without the database',
      `${Math.round(again.residentBytes() / 1024 / 1024)} MiB`,
    )
    await again.stop()
  })
}

/** Pages of the demonstration, whose accounts have cases, letters and drafts. Returns the number of figures over their bar. */
async function benchDemo(): Promise<number> {
  return inFolder(async (dataDir) => {
    const portal = await startBenchPortal(dataDir, undefined, { SAKI_DEMO: 'on' })
    try {
      return await benchPages(portal)
    } finally {
      await portal.stop()
    }
  })
}

/** Runs filing and reads on a durable PostgreSQL started by this process, so that it can query the tables afterwards. */
async function benchLoad(wanted: (part: string) => boolean, cases: number | undefined): Promise<void> {
  await inFolder(async (dataDir) => {
    const database = await startDatabase({ dataDir: join(dataDir, 'database') })
    const db = openDb({ url: database.url, poolSize: 4 })
    const portal = await startBenchPortal(join(dataDir, 'portal'), database.url)
    try {
      if (wanted('preflight')) await benchPreflight(portal, db)
      if (wanted('viewer')) await benchViewer(portal, db)
      if (wanted('upload')) await benchUploads(portal, db)
      if (wanted('quotes')) await benchQuotes(portal, db)
      if (wanted('annuities')) await benchAnnuities(portal, db)
      if (wanted('requests')) await benchRequests(portal, db)
      if (wanted('terms')) await benchTerms(portal, db)
      if (wanted('gazette')) await benchGazette(portal, db)
      if (wanted('filing')) await benchFiling(portal, db)
      if (wanted('reads')) await benchReads(portal, db, database.url, cases)
      if (wanted('polling')) await benchPolling(portal, db)
      if (wanted('sweep')) await benchSweep(db)
      if (wanted('flood')) await benchFlood(portal, db)
    } finally {
      await portal.stop()
      await db.destroy()
      await database.stop()
    }
  })
}

async function inFolderOr(kept: string | undefined, work: (folder: string) => Promise<void>): Promise<void> {
  if (kept === undefined) return inFolder(work)
  mkdirSync(kept, { recursive: true })
  await work(kept)
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'saki-bench-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A patent with everything charged by number, which gives the longest quote. */
const quoteBody = JSON.stringify({
  FORM_TYP: 'patent-filing',
  FILING: { APPL_TYP: 'PATENT', PATENT_KIND: 'P', APPL_SUBTYP: 'NATIONAL', PAYER_CATEGORY: 'UMUM' },
  COUNTS: { PAGES: 48, CLAIMS: 17, EARLY_PUBLICATION: 1, EXAMINATION: 1 },
})

/** Fee quotes for sixteen concurrent users. */
async function benchQuotes(portal: BenchPortal, db: Db): Promise<void> {
  const users = await signInUsers(db, portal.baseUrl, 16)
  const requests = users.map((user) => ({
    method: 'POST' as const,
    path: '/api/feeQuote',
    headers: { cookie: user.cookie, 'x-requested-with': 'saki', 'content-type': 'application/json' },
    body: quoteBody,
  }))
  const run = (duration: number, rate: number) =>
    autocannon({ url: portal.baseUrl, connections: 16, duration, overallRate: rate, requests })
  await run(3, 200)
  // Sixteen people change an answer about every two seconds; this sends ten times as many requests.
  const { latency, requests: asked, non2xx, errors } = await run(10, 200)
  const bad = non2xx + errors
  line(
    'fee quote of a patent (feeQuote), 200 a second',
    `${asked.average.toFixed(0)} a second, p50 ${latency.p50} ms, p99 ${latency.p99} ms${bad > 0 ? `, ${bad} WRONG ANSWERS` : ''}`,
  )
}
