import type { Db } from '@saki/db'
import type { FastifyBaseLogger } from 'fastify'

import type { Env } from './env.ts'
import type { OwnWrites } from './ownWrites.ts'
import type { AgentRegistry } from './ports/agentRegistry.ts'
import type { DocumentMaker } from './ports/documentMaker.ts'
import type { Events } from './ports/events.ts'
import type { FileStore } from './ports/fileStore.ts'
import type { Jobs } from './ports/jobs.ts'
import type { LetterSigner } from './ports/letterSigner.ts'
import type { Secrets } from './ports/secrets.ts'
import type { VirusScanner } from './ports/virusScanner.ts'

/** Dependencies of handlers. start/startPortal.ts makes the real ones; tests may pass others. */
export interface Services {
  db: Db
  /** For searches: few connections and a short time limit, so that many searches delay nothing else. It may read a replica that is behind. */
  searchDb: Db
  /** Of users whose searches must not read the replica yet; absent without a replica. */
  ownWrites?: OwnWrites | undefined
  env: Env
  secrets: Secrets
  files: FileStore
  jobs: Jobs
  events: Events
  documents: DocumentMaker
  /** Signs the PDFs of letters and certificates. */
  signer: LetterSigner
  /** Absent when none is configured: only the built-in register of consultants is used. */
  registry: AgentRegistry | undefined
  /** Absent when no scanner is configured: files are then marked as not scanned. */
  virus: VirusScanner | undefined
  /** The only source of time: the api and its SQL must not read the time elsewhere. */
  clock: () => Date
  log: FastifyBaseLogger
}
