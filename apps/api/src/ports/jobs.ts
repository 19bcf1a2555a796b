import type { Db } from '@saki/db'

/** What may be left to do after a commit. Each job is idempotent: it may run twice. */
export interface JobPayloads {
  /** Send what waits in the mail outbox. */
  send_mail: { mailId: string }
  /** Make the filing receipt of a numbered application, if it is not there yet. */
  make_receipt: { applicationId: number }
  /** Make the PDF of a letter or certificate, if it is not there yet. */
  make_letter: { letterId: string }
  /** Have a received file looked at by the virus scanner. */
  scan_file: { fileId: string }
  /** Drop versions of drafts, drafts in the bin and kept replies that are past their time. */
  prune_drafts: Record<never, never>
  /** Remove counted attempts, spent challenges, used links and ended sessions that are past their time. */
  sweep_expired: Record<never, never>
  /** Do what happens by itself in cases whose due day is over. */
  run_timers: Record<never, never>
  fold_tallies: Record<never, never>
  /** Remind of letters that wait, and send what waits longer than any job tries. */
  remind: Record<never, never>
  /** Remove objects of the file store that nothing names. */
  collect_orphans: Record<never, never>
  /** Read a slice of the kept documents and compare it with the hashes written down. */
  scrub_files: Record<never, never>
}
export type JobName = keyof JobPayloads
export type Job = { [N in JobName]: { name: N; payload: JobPayloads[N] } }[JobName]

/** Transactional outbox: `enqueue` writes in the caller's transaction, so a job exists exactly when what it follows is committed. */
export interface Jobs {
  enqueue<N extends JobName>(tx: Db, name: N, payload: JobPayloads[N]): Promise<void>
  /** Several jobs in one statement; each is retried by itself. */
  enqueueAll(tx: Db, jobs: Job[]): Promise<void>
  work<N extends JobName>(name: N, run: (payload: JobPayloads[N]) => Promise<void>): Promise<void>
  /** Runs a job without payload by a cron expression in Jakarta time, on one process of all. */
  schedule(
    name:
      | 'prune_drafts'
      | 'sweep_expired'
      | 'collect_orphans'
      | 'scrub_files'
      | 'run_timers'
      | 'remind'
      | 'fold_tallies',
    cron: string,
  ): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}
