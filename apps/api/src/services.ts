import type { Db } from '@saki/db'
import type { FastifyBaseLogger } from 'fastify'

import type { Env } from './env.ts'
import type { DocumentMaker } from './ports/documentMaker.ts'
import type { Events } from './ports/events.ts'
import type { FileStore } from './ports/fileStore.ts'
import type { Jobs } from './ports/jobs.ts'
import type { Secrets } from './ports/secrets.ts'

/** What handlers reach the world through; main.ts makes the real ones, tests may hand in others. */
export interface Services {
  db: Db
  env: Env
  secrets: Secrets
  files: FileStore
  jobs: Jobs
  events: Events
  documents: DocumentMaker
  /** The one clock. Nothing else in the api asks for the time, and no SQL does. */
  clock: () => Date
  log: FastifyBaseLogger
}
