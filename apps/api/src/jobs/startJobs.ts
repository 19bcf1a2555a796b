import { collectOrphans } from '../domains/documents/collectOrphans.ts'
import { ensureLetter } from '../domains/documents/ensureLetter.ts'
import { ensureReceipt } from '../domains/documents/makeReceipt.ts'
import { scrubSlice, scrubTimes } from '../domains/documents/scrub.ts'
import { scanFile, scanLeftOver } from '../domains/documents/scanFile.ts'
import { sweepUploads } from '../domains/documents/uploadPieces.ts'
import { tendDrafts } from '../domains/drafts/tendDrafts.ts'
import { pruneDrafts } from '../domains/edits/pruneDrafts.ts'
import { sweepExpired } from '../domains/session/limiter.sql.ts'
import { runReminders } from '../domains/outgoing/remind.ts'
import { sendLeftOver, sendMail } from '../domains/outgoing/sendMail.ts'
import { makeMailer } from '../ports/mailerSmtp.ts'
import type { Services } from '../services.ts'
import { calmLine } from './calmLine.ts'
import { fillFiresOn } from './fillFiresOn.ts'
import { runDue } from './timers.ts'

/** A day turns at midnight in Jakarta; every few minutes after it, so that nothing depends on one run, nor on when a clock was moved. */
const TIMER_TIMES = '*/5 * * * *'
/** How long one job may take; what is left is the next one's. */
const TIMER_MS = 120_000

/** Sets this process to work on what commits left to do, and on what happens by the clock. */
export async function startJobs(services: Services): Promise<void> {
  const mailer = makeMailer(services.env)
  // A letter that somebody may be waiting for goes out within a second also when the portal is busy; a receipt is made when asked for anyway.
  const mails = calmLine(500)
  const receipts = calmLine(5_000)
  await services.jobs.work('send_mail', (payload) => mails(() => sendMail(services, mailer, payload)))
  await services.jobs.work('make_receipt', async ({ applicationId }) => {
    await receipts(() => ensureReceipt(services, applicationId))
  })
  await services.jobs.work('make_letter', async ({ letterId }) => {
    await receipts(() => ensureLetter(services, letterId))
  })
  await services.jobs.work('prune_drafts', async () => {
    await pruneDrafts(services.db, services.clock())
    await tendDrafts(services, services.clock())
  })
  await services.jobs.schedule('prune_drafts', '17 3 * * *')
  await services.jobs.work('scan_file', ({ fileId }) => scanFile(services, fileId))
  await services.jobs.work('sweep_expired', async () => {
    await sweepExpired(services.db, services.clock())
    await sweepUploads(services, services.clock())
    await scanLeftOver(services, services.clock())
  })
  await services.jobs.schedule('sweep_expired', '41 * * * *')
  await services.jobs.work('collect_orphans', async () => {
    await collectOrphans(services, services.clock())
  })
  await services.jobs.schedule('collect_orphans', '37 3 * * *')
  await services.jobs.work('scrub_files', async () => {
    await scrubSlice(services, services.clock())
  })
  await services.jobs.schedule('scrub_files', scrubTimes)
  await services.jobs.work('remind', async () => {
    await runReminders(services, services.clock())
    await sendLeftOver(services, mailer)
  })
  await services.jobs.schedule('remind', '7 * * * *')
  await startTimers(services)
}

async function startTimers(services: Services): Promise<void> {
  await fillFiresOn(services.db)
  await services.jobs.work('run_timers', async () => {
    const { done } = await runDue(services, services.clock(), { forMs: TIMER_MS })
    if (!done) await services.jobs.enqueue(services.db, 'run_timers', {})
  })
  await services.jobs.schedule('run_timers', TIMER_TIMES)
  // A portal that stood still over midnight has something to do at once.
  await services.jobs.enqueue(services.db, 'run_timers', {})
}
