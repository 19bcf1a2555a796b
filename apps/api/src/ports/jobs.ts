import type { Db } from '@saki/db'

/** What may be left to do after a commit. Each job is idempotent: it may run twice. */
export interface JobPayloads {
  /** Send what waits in the mail outbox. */
  send_mail: { mailId: string }
  /** Make the filing receipt of a numbered application, if it is not there yet. */
  make_receipt: { applicationId: number }
}
export type JobName = keyof JobPayloads

/** Transactional outbox: `enqueue` writes in the caller's transaction, so a job exists exactly when what it follows is committed. */
export interface Jobs {
  enqueue<N extends JobName>(tx: Db, name: N, payload: JobPayloads[N]): Promise<void>
  work<N extends JobName>(name: N, run: (payload: JobPayloads[N]) => Promise<void>): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}
