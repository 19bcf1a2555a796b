import { preparedText, type Db } from '@saki/db'
import { DAY_SECONDS } from '@saki/domain/dates/durations'
import { CompiledQuery } from 'kysely'
import { PgBoss, type Db as BossDb, type Job as BossJob, type JobResult } from 'pg-boss'

import type { Job, JobName, Jobs } from './jobs.ts'

/** One queue for all kinds of jobs, so that several can be inserted with one statement. */
const QUEUE = 'saki'
/** Eight tries over about an hour; then the job stays in the failed state for an operator. */
const retries = { retryLimit: 8, retryDelay: 2, retryBackoff: true, retryDelayMax: 1800 }
/** A mail server may be down for a day: finally a try every half hour, for three days. */
const mailRetries = { ...retries, retryLimit: 150 }
/** Jobs of a killed process go to another within half a minute. */
const HEARTBEAT_SECONDS = 15
const WATCH_SECONDS = 10
/** Milliseconds to wait for running jobs at the stop; the next process takes up the rest. */
const STOP_MS = 2_000

/** Settings for pg-boss's own statements; one that takes longer than a minute ends its connection. */
const FOR_THE_DRIVER = { keepAlive: true, query_timeout: 60_000 }

export interface PgBossOptions {
  url: string
  onError?: (error: Error) => void
  /** Seconds between polls for new jobs when idle. */
  pollSeconds?: number
}

type Run = (payload: never) => Promise<void>

/** Jobs in the same database, by pg-boss. `start` creates schema and queue; enqueue only after it. */
export function makePgBossJobs({
  url,
  onError = (error) => console.error(error.message),
  pollSeconds = 0.5,
}: PgBossOptions): Jobs {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'saki-jobs',
    max: 4,
    ...FOR_THE_DRIVER,
    superviseIntervalSeconds: WATCH_SECONDS,
    monitorIntervalSeconds: WATCH_SECONDS,
  })
  boss.on('error', (error) => onError(new Error(`job queue: ${error.message}`, { cause: error })))
  const runs = new Map<JobName, Run>()
  let working = false

  const enqueueAll = async (tx: Db, jobs: Job[]): Promise<void> => {
    await boss.insert(
      QUEUE,
      // Mails have priority; receipts and letters are also made on request.
      jobs.map((job) => ({ data: job, ...(job.name === 'send_mail' && { priority: 1, ...mailRetries }) })),
      { db: within(tx), returnId: false },
    )
  }

  return {
    enqueueAll,
    enqueue: (tx, name, payload) => enqueueAll(tx, [{ name, payload } as Job]),
    async work(name, run) {
      runs.set(name, run as Run)
      if (working) return
      working = true
      const options = {
        batchSize: 8,
        localConcurrency: 2,
        perJobResults: true,
        pollingIntervalSeconds: pollSeconds,
        burstWhenBatchFull: true,
      } as const
      await boss.work<Job, unknown, typeof options>(QUEUE, options, (batch) =>
        Promise.all(batch.map((job) => runOne(runs, job, onError))),
      )
    },
    async schedule(name, cron) {
      await boss.schedule(QUEUE, cron, { name, payload: {} }, { tz: 'Asia/Jakarta', key: name })
    },
    async start() {
      await boss.start()
      await boss.createQueue(QUEUE, {
        ...retries,
        expireInSeconds: 300,
        heartbeatSeconds: HEARTBEAT_SECONDS,
        deleteAfterSeconds: DAY_SECONDS,
      })
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: STOP_MS, close: true })
    },
  }
}

/** For backups: waiting, running and failed jobs as `data`, and whether the queue exists. */
export const waitingJobs = {
  exists: `select to_regclass('pgboss.job') is not null as exists`,
  query: `select data from pgboss.job where name = '${QUEUE}' and state in ('created', 'retry', 'active', 'failed')`,
}

/** Lets pg-boss write in the caller's transaction; the insert's text is constant, so it is prepared once. */
function within(tx: Db): BossDb {
  return {
    executeSql: async (text, values = []) => ({
      rows: (await tx.executeQuery(CompiledQuery.raw(preparedText(text), values))).rows,
    }),
  }
}

async function runOne(runs: Map<JobName, Run>, job: BossJob<Job>, onError: (error: Error) => void): Promise<JobResult> {
  const run = runs.get(job.data.name)
  try {
    if (!run) throw new Error(`no worker for the job ${job.data.name}`)
    await run(job.data.payload as never)
    return { id: job.id, status: 'completed' }
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown))
    onError(new Error(`job ${job.data.name} failed: ${error.message}`, { cause: error }))
    return { id: job.id, status: 'failed', output: { message: error.message } }
  }
}
