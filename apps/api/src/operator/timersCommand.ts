import Fastify from 'fastify'

import { isClosed } from '../closedAfterRestore.sql.ts'
import { openSecrets } from '../openSecrets.ts'
import { runDue } from '../jobs/timers.ts'
import { makeVirusScanner } from '../ports/clamdScanner.ts'
import { makeFileStore } from '../ports/makeFileStore.ts'
import { makePgBossJobs } from '../ports/pgBossJobs.ts'
import { makePgEvents } from '../ports/pgEvents.ts'
import { openLetterSigner } from '../ports/letterKeyFile.ts'
import { makeDocumentMaker } from '../ports/typstDocumentMaker.ts'
import type { Services } from '../services.ts'
import { sweepUploads } from '../domains/documents/uploadParts.ts'
import { maintainDrafts } from '../domains/drafts/maintainDrafts.ts'
import { pruneDrafts } from '../domains/edits/pruneDrafts.ts'
import { sweepExpired } from '../domains/session/limiter.sql.ts'
import { indexWaitingCases } from '../domains/registerSearch/indexRegister.ts'
import { indexWaitingMarks } from '../domains/trademarks/indexMarks.ts'
import { runReminders } from '../domains/outgoing/remind.ts'
import { assertDemo, withCommandContext, wib, type CommandContext } from './commandContext.ts'

/**
 * `npm run saki -- timers`: runs everything due at the time of a demonstration until nothing is left, and prints how often each thing was
 * done; exits with 1 when something failed. The portal may run meanwhile. Refused in production, where the portal does it.
 */
export async function timersCommandLine(args: string[], root: string): Promise<void> {
  if (args.length > 0) throw new Error('npm run saki -- timers')
  assertDemo(root, 'Running what is due by hand')
  await withCommandContext(
    root,
    async (context) => {
      if (await isClosed(context.db)) throw new Error('The portal is closed after a restore: npm run saki -- reopen')
      const services = await servicesOf(context)
      try {
        const at = services.clock()
        const { counts, failed } = await runUntilDone(services, at)
        console.log(`Automatic actions due at ${wib(at)}:`)
        for (const [what, times] of counts) console.log(`${String(times).padStart(8)}  ${what}`)
        if (counts.size === 0) console.log('       0  nothing')
        if (failed.length > 0) {
          console.log(`${failed.length} failed and stay due: ${failed.slice(0, 50).join(', ')}`)
          process.exitCode = 1
        }
      } finally {
        await services.events.stop()
        await services.jobs.stop()
        await services.documents.stop()
      }
    },
    6,
  )
}

/** Repeats automatic actions and scheduled work until a pass finds nothing to do. */
async function runUntilDone(services: Services, at: Date): Promise<{ counts: Map<string, number>; failed: string[] }> {
  const counts = new Map<string, number>()
  const add = (what: string, times: number) => times > 0 && counts.set(what, (counts.get(what) ?? 0) + times)
  for (;;) {
    const { fired, failed } = await runDue(services, at)
    for (const [what, times] of fired) add(what, times)
    let did = fired.size > 0
    for (const { name, run } of timedWork) {
      const times = await run(services, at)
      add(name, times)
      did ||= times > 0
    }
    if (!did) return { counts, failed }
  }
}

async function servicesOf({ env, db, url, now }: CommandContext): Promise<Services> {
  const { log } = Fastify({ logger: { level: process.env['LOG_LEVEL'] ?? 'error' } })
  const jobs = makePgBossJobs({ url })
  await jobs.start()
  return {
    db,
    searchDb: db,
    env,
    secrets: await openSecrets(env, db, now()),
    files: await makeFileStore(env, now()),
    jobs,
    events: makePgEvents({ url }),
    documents: makeDocumentMaker(),
    signer: await openLetterSigner(env, now()),
    registry: undefined,
    virus: makeVirusScanner(env.clamdUrl),
    clock: now,
    log,
  }
}

/** Scheduled work and its name. */
interface TimedWork {
  /** As printed by `npm run saki -- timers`. */
  name: string
  /** Does what is due at `now` and returns how many items that were; 0 for housekeeping. Idempotent. */
  run: (services: Services, now: Date) => Promise<number>
}

/** Scheduled work besides the automatic actions of cases; the portal runs each as a job of its own. */
const timedWork: readonly TimedWork[] = [
  { name: 'marks added to the index', run: ({ db }) => indexWaitingMarks(db) },
  { name: 'cases added to the search of the register', run: ({ db }) => indexWaitingCases(db) },
  {
    name: 'drafts',
    run: async (services, now) => {
      await pruneDrafts(services.db, now)
      await maintainDrafts(services, now)
      return 0
    },
  },
  {
    name: 'sessions, links and uploads past their time',
    run: async (services, now) => {
      await sweepExpired(services.db, now)
      await sweepUploads(services, now)
      return 0
    },
  },
  { name: 'reminders', run: runReminders },
]
