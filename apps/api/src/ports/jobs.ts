import type { Db } from '@saki/db'

/** Work queued in a transaction. Each job is idempotent: it may run twice. */
export interface JobPayloads {
  /** Sends a mail of the outbox. */
  send_mail: { mailId: string }
  /** Adds a numbered application to the searches, and makes its filing receipt if it does not exist. */
  make_receipt: { applicationId: number }
  /** Reads the text of the claims of a patent that is not read yet. */
  read_claims: { applicationId: number }
  /** Publishes the cases of an issue of the gazette that are not published yet, prints and closes it. */
  close_issue: { journalCode: string }
  /** Makes the PDF of a letter or certificate if it does not exist. */
  make_letter: { letterId: string }
  /** Has a received file scanned for viruses. */
  scan_file: { fileId: string }
  /** Deletes versions of drafts, deleted drafts and kept replies after their retention time. */
  prune_drafts: Record<never, never>
  /** Deletes counted attempts, challenges, used links and ended sessions after their retention time. */
  sweep_expired: Record<never, never>
  /** Takes automatic actions whose due day has ended. */
  run_timers: Record<never, never>
  fold_tallies: Record<never, never>
  /** Adds marks that got their number to the index of marks. */
  index_marks: Record<never, never>
  index_register: Record<never, never>
  /** Reads the text of patents that wait. */
  index_texts: Record<never, never>
  /** Describes new pictures and adds them to the search by picture. */
  describe_pictures: Record<never, never>
  /** Compares changes of the public register with saved searches, and tells their hits. */
  alert_searches: Record<never, never>
  /** Makes the files of open data that are due. */
  make_open_data: Record<never, never>
  /** Counts which words are in many marks. */
  count_frequent_words: Record<never, never>
  /** Counts how long applications usually stay in each state. */
  count_stage_times: Record<never, never>
  /** Sends reminders of waiting letters, and mails that have waited longer than their job retries. */
  remind: Record<never, never>
  /** Removes objects of the file store that no row names. */
  collect_orphans: Record<never, never>
  /** Compares a part of the stored documents with their hashes. */
  scrub_files: Record<never, never>
}
export type JobName = keyof JobPayloads
export type Job = { [N in JobName]: { name: N; payload: JobPayloads[N] } }[JobName]

/** Transactional outbox: `enqueue` writes in the caller's transaction, so the job exists only if it commits. */
export interface Jobs {
  enqueue<N extends JobName>(tx: Db, name: N, payload: JobPayloads[N]): Promise<void>
  /** Queues several jobs in one statement; each is retried separately. */
  enqueueAll(tx: Db, jobs: Job[]): Promise<void>
  work<N extends JobName>(name: N, run: (payload: JobPayloads[N]) => Promise<void>): Promise<void>
  /** Runs a job without payload by a cron expression in Jakarta time, on one of the processes. */
  schedule(
    name:
      | 'prune_drafts'
      | 'sweep_expired'
      | 'collect_orphans'
      | 'scrub_files'
      | 'run_timers'
      | 'remind'
      | 'fold_tallies'
      | 'index_marks'
      | 'index_register'
      | 'index_texts'
      | 'describe_pictures'
      | 'alert_searches'
      | 'make_open_data'
      | 'count_frequent_words'
      | 'count_stage_times',
    cron: string,
  ): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}
