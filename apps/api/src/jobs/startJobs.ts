import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'

import type { Db } from '@saki/db'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'

import { collectOrphans } from '../domains/documents/collectOrphans.ts'
import { ensureLetter } from '../domains/documents/ensureLetter.ts'
import { readWaitingTexts } from '../domains/documents/readTexts.ts'
import { scrubSlice, scrubTimes } from '../domains/documents/scrub.ts'
import { scanFile, scanLeftOver } from '../domains/documents/scanFile.ts'
import { mailInfectedProof } from '../domains/payments/mailInfectedProof.ts'
import { mailInfectedScan } from '../domains/scans/mailInfectedScan.ts'
import { sweepUploads } from '../domains/documents/uploadParts.ts'
import { finishIssue } from '../domains/gazette/finishIssue.ts'
import { maintainDrafts } from '../domains/drafts/maintainDrafts.ts'
import { pruneDrafts } from '../domains/edits/pruneDrafts.ts'
import { sweepExpired } from '../domains/session/limiter.sql.ts'
import { indexWaitingCases } from '../domains/registerSearch/indexRegister.ts'
import { alertSearches } from '../domains/savedSearches/alertSearches.ts'
import { countStageTimes } from '../domains/workflow/stageTimes.sql.ts'
import { countFrequentWords, indexWaitingMarks } from '../domains/trademarks/indexMarks.ts'
import { makeOpenData } from '../domains/publicRegister/openData/makeOpenData.ts'
import { runReminders } from '../domains/outgoing/remind.ts'
import { sendLeftOver, sendMail } from '../domains/outgoing/sendMail.ts'
import { describeWaitingPictures } from '../domains/pictures/describePictures.ts'
import { pruneReports } from '../domains/reports/reports.sql.ts'
import { isClosed } from '../closedAfterRestore.sql.ts'
import type { Mailer } from '../ports/mailer.ts'
import { makeMailer } from '../ports/mailerSmtp.ts'
import type { Services } from '../services.ts'
import { workOnNumbered } from './numberedJobs.ts'
import { runDue } from './timers.ts'

/** Days change at midnight in Jakarta. Runs every few minutes, because a run may fail and the clock of a demonstration may be moved. */
const TIMER_TIMES = '*/5 * * * *'
/** Milliseconds one job may take; the rest is left to a new job. */
const TIMER_MS = 120_000

/** Milliseconds in which one job describes pictures; the next job of the minute goes on. */
const DESCRIBE_MS = 50_000

/** Milliseconds after which one job begins no further file of open data; the rest is left to a new job. */
const OPEN_DATA_MS = 20_000

/** Starts this process's workers for queued and scheduled jobs. */
export async function startJobs(services: Services): Promise<void> {
  const mailer = makeMailer(services.env)
  // All workers are registered before anything else, because queued jobs are fetched as soon as there is a first worker.
  await Promise.all([workOnOutbox(services, mailer), workOnUpkeep(services), workOnDeadlines(services, mailer)])
  for (const [name, times] of schedules) await services.jobs.schedule(name, times)
  // Midnight may have passed while the portal was stopped.
  await services.jobs.enqueueAll(services.db, [
    { name: 'run_timers', payload: {} },
    { name: 'make_open_data', payload: {} },
    { name: 'count_stage_times', payload: {} },
  ])
}

/** Cron expressions in Jakarta time, for jobs without payload. */
const schedules = [
  ['prune_drafts', '17 3 * * *'],
  ['sweep_expired', '41 * * * *'],
  ['collect_orphans', '37 3 * * *'],
  ['scrub_files', scrubTimes],
  ['remind', '7 * * * *'],
  ['run_timers', TIMER_TIMES],
  ['fold_tallies', '*/5 * * * *'],
  ['index_marks', '* * * * *'],
  ['index_register', '* * * * *'],
  ['index_texts', '* * * * *'],
  ['describe_pictures', '* * * * *'],
  ['alert_searches', '* * * * *'],
  ['make_open_data', '*/5 * * * *'],
  ['count_frequent_words', '47 2 * * *'],
  ['count_stage_times', '57 2 * * *'],
] as const

/**
 * Skips jobs that move cases, send reminders or remove data while the portal is closed after a restore; the next scheduled run does the
 * work.
 */
const whenOpen = (services: Services, work: () => Promise<void>) => async () => {
  if (!(await isClosed(services.db))) await work()
}

async function workOnOutbox(services: Services, mailer: Mailer): Promise<void> {
  // People may be waiting for a mail, so it waits at most 0.5 s for the event loop. Receipts and letters are also made on request.
  const mails = makeIdleQueue(500)
  const papers = makeIdleQueue(5_000)
  const { jobs } = services
  await Promise.all([
    jobs.work('send_mail', (payload) => mails(() => sendMail(services, mailer, payload))),
    workOnNumbered(services, papers),
    jobs.work('close_issue', ({ journalCode }) => papers(async () => void (await finishIssue(services, journalCode)))),
    jobs.work('make_letter', ({ letterId }) => papers(async () => void (await ensureLetter(services, letterId)))),
    jobs.work('scan_file', ({ fileId }) =>
      scanFile(services, fileId, async (tx, file) => {
        await mailInfectedProof(tx, services, file, services.clock())
        await mailInfectedScan(tx, services, file, services.clock())
      }),
    ),
  ])
}

async function workOnUpkeep(services: Services): Promise<void> {
  const { clock, db, jobs } = services
  await Promise.all([
    jobs.work(
      'prune_drafts',
      whenOpen(services, async () => {
        await pruneDrafts(db, clock())
        await maintainDrafts(services, clock())
        await pruneReports(db, clock())
      }),
    ),
    jobs.work('sweep_expired', async () => {
      await sweepExpired(db, clock())
      await sweepUploads(services, clock())
      await scanLeftOver(services, clock())
    }),
    jobs.work(
      'collect_orphans',
      whenOpen(services, async () => void (await collectOrphans(services, clock()))),
    ),
    jobs.work('scrub_files', async () => void (await scrubSlice(services, clock()))),
    jobs.work('fold_tallies', async () => foldTallies(db)),
    jobs.work('index_marks', async () => void (await indexWaitingMarks(db))),
    jobs.work('index_register', async () => void (await indexWaitingCases(db))),
    jobs.work('index_texts', async () => void (await readWaitingTexts(services))),
    jobs.work('describe_pictures', async () => void (await describeWaitingPictures(services, { forMs: DESCRIBE_MS }))),
    jobs.work(
      'alert_searches',
      whenOpen(services, async () => void (await alertSearches(services, clock()))),
    ),
    jobs.work(
      'make_open_data',
      whenOpen(services, async () => {
        const isDone = await makeOpenData(services, clock(), { forMs: OPEN_DATA_MS })
        if (!isDone) await jobs.enqueue(db, 'make_open_data', {})
      }),
    ),
    jobs.work('count_frequent_words', async () => countFrequentWords(db)),
    jobs.work('count_stage_times', async () => countStageTimes(db, legalDateOf(clock()))),
  ])
}

async function workOnDeadlines(services: Services, mailer: Mailer): Promise<void> {
  const { clock, db, jobs } = services
  await Promise.all([
    jobs.work(
      'remind',
      whenOpen(services, async () => {
        await runReminders(services, clock())
        await sendLeftOver(services, mailer)
      }),
    ),
    jobs.work(
      'run_timers',
      whenOpen(services, async () => {
        const { done } = await runDue(services, clock(), { forMs: TIMER_MS })
        if (!done) await jobs.enqueue(db, 'run_timers', {})
      }),
    ),
  ])
}

/** Merges the rows added to the tally tables since the last run; the sums stay the same. */
export async function foldTallies(db: Db): Promise<void> {
  await sql`select fold_tallies()`.execute(db)
}

/** Share of busy event loop above which low-priority work waits. */
const BUSY = 0.5
const LOOK_MS = 250

/**
 * A queue for low-priority work: one task at a time, each started once the event loop is less than half busy, at the latest after
 * `patienceMs`.
 */
function makeIdleQueue(patienceMs: number): <R>(work: () => Promise<R>) => Promise<R> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = last.then(() => waitForIdle(patienceMs)).then(work)
    last = turn.catch(() => undefined)
    return turn
  }
}

async function waitForIdle(patienceMs: number): Promise<void> {
  for (let waited = 0; waited < patienceMs; waited += LOOK_MS) {
    const before = performance.eventLoopUtilization()
    await pause(LOOK_MS / 10)
    if (performance.eventLoopUtilization(before).utilization < BUSY) return
    await pause((LOOK_MS * 9) / 10)
  }
}
