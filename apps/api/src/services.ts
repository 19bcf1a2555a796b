import type { Db } from '@saki/db'
import type { FastifyBaseLogger } from 'fastify'

import type { Env } from './env.ts'
import type { AgentRegistry } from './ports/agentRegistry.ts'
import type { DocumentMaker } from './ports/documentMaker.ts'
import type { Events } from './ports/events.ts'
import type { FileStore } from './ports/fileStore.ts'
import type { Jobs } from './ports/jobs.ts'
import type { Secrets } from './ports/secrets.ts'
import type { VirusScanner } from './ports/virusScanner.ts'

/** What handlers reach the world through; main.ts makes the real ones, tests may hand in others. */
export interface Services {
  db: Db
  env: Env
  secrets: Secrets
  files: FileStore
  jobs: Jobs
  events: Events
  documents: DocumentMaker
  /** Absent where none is configured: the built-in register of consultants answers alone. */
  registry: AgentRegistry | undefined
  /** Absent where no scanner is set up: files are then said to be not scanned. */
  virus: VirusScanner | undefined
  /** The one clock. Nothing else in the api asks for the time, and no SQL does. */
  clock: () => Date
  log: FastifyBaseLogger
}
