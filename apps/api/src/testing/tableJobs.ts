import type { Db } from '@saki/db'
import { sql } from 'kysely'

import type { Job, JobName, JobPayloads, Jobs } from '../ports/jobs.ts'

type Run = (payload: never) => Promise<void>

/**
 * Jobs for tests in a table of the test's database, so that a job exists only if its transaction committed. `drain` runs them in this
 * process, in order. Schedules are recorded only.
 */
export async function tableJobs(db: Db): Promise<Jobs & { drain(): Promise<void> }> {
  await sql`create table test_job (job_id bigint generated always as identity primary key, name text not null, payload jsonb not null)`.execute(
    db,
  )
  const workers = new Map<JobName, Run>()
  /** Jobs put and taken by this process; those of transactions rolled back are never taken. */
  const count = { put: 0, taken: 0 }
  const put = async (tx: Db, name: JobName, payload: unknown) => {
    count.put += 1
    await sql`insert into test_job (name, payload) values (${name}, ${JSON.stringify(payload)}::jsonb)`.execute(tx)
  }
  return {
    enqueue: (tx, name, payload) => put(tx, name, payload),
    async enqueueAll(tx: Db, jobs: Job[]) {
      for (const { name, payload } of jobs) await put(tx, name, payload)
    },
    async work<N extends JobName>(name: N, run: (payload: JobPayloads[N]) => Promise<void>) {
      workers.set(name, run)
    },
    schedule: async () => {},
    start: async () => {},
    stop: async () => {},
    async drain() {
      while (count.taken < count.put) {
        const taken = await sql<{ name: JobName; payload: never }>`
          delete from test_job where job_id = (select min(job_id) from test_job) returning name, payload`.execute(db)
        const [job] = taken.rows
        if (!job) return
        count.taken += 1
        await workers.get(job.name)?.(job.payload)
      }
    },
  }
}
