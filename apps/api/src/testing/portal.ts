import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { CallName } from '@saki/contracts'
import { openDb, type Db } from '@saki/db'
import { freshDatabase, type FreshDatabase } from '@saki/db/testing'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'

import { buildApp, type AppServices } from '../app.ts'
import { scanFile } from '../domains/documents/scanFile.ts'
import { loadRights } from '../domains/workflow/loadRights.ts'
import { sendMail } from '../domains/outgoing/sendMail.ts'
import { openSecrets } from '../openSecrets.ts'
import { readEnv } from '../env.ts'
import { OwnWrites } from '../ownWrites.ts'
import { httpAgentRegistry } from '../ports/httpAgentRegistry.ts'
import type { Mailer } from '../ports/mailer.ts'
import type { FileStore } from '../ports/fileStore.ts'
import type { VirusScanner } from '../ports/virusScanner.ts'
import { openLetterSigner } from '../ports/letterKeyFile.ts'
import { localFileStore } from '../ports/localFileStore.ts'
import { makeMailer } from '../ports/mailerSmtp.ts'
import { makeDocumentMaker } from '../ports/typstDocumentMaker.ts'
import { openSearchDb } from '../start/searchDb.ts'
import { makeAsk, type TestReply, type TestActor, type TestRequest } from './ask.ts'
import { localEvents } from './localEvents.ts'
import { makeAccounts, type MailSeen, type Overrides } from './people.ts'
import { tableJobs } from './tableJobs.ts'

export type { TestActor, TestReply, TestRequest } from './ask.ts'

export interface TestPortal {
  app: FastifyInstance
  services: AppServices
  db: Db
  /** Sets the clock; it does not advance between calls. */
  setNow(iso: string): void
  /** Sends a declared call as the client does; queued jobs are run before it resolves. */
  ask<N extends CallName>(call: N, question?: TestRequest): Promise<TestReply<N>>
  /** Registers an applicant, who opens the mailed link and logs in, by the real calls. */
  register(overrides?: Overrides): Promise<TestActor>
  /** An office user, logged in. */
  office(): Promise<TestActor>
  /** A user of the Appeal Commission, logged in. */
  commission(): Promise<TestActor>
  /** Mails, newest first, with the bodies as sent. */
  mails(): Promise<MailSeen[]>
  /** Runs jobs that were queued outside `ask`. */
  drain(): Promise<void>
  close(): Promise<void>
}

/** Starts the whole server on a database of its own, without a network port. The clock is set to `now`. */
export async function startTestPortal(
  options: {
    now?: string
    publicBaseUrl?: string
    trustedProxies?: string
    agentRegistryUrl?: string
    files?: FileStore
    virus?: VirusScanner
    /** A database to use instead of a fresh one of the common test server. Dropped when the portal closes. */
    database?: FreshDatabase
    /** URL for the portal's own connections, such as through a proxy; `db` of the test connects directly. */
    databaseVia?: (url: string) => Promise<string>
    /** A database that searches read instead, whether it has reached a place of the log of the written one, and the limit of a search. */
    replica?: { url: string; hasReached: () => Promise<boolean>; statementMs?: number }
  } = {},
): Promise<TestPortal> {
  const dataDir = await mkdtemp(join(tmpdir(), 'saki-portal-'))
  const fresh = options.database ?? (await freshDatabase())
  const via = options.databaseVia && openDb({ url: await options.databaseVia(fresh.url), poolSize: 6 })
  let now = new Date(options.now ?? '2026-03-02T03:00:00Z')
  const clock = () => new Date(now)
  const env = readEnv(
    {
      DATA_DIR: dataDir,
      PORT: '3101',
      PAYMENT_WEBHOOK_SECRET: 'secret of the test treasury',
      MAIL_WEBHOOK_SECRET: 'secret of the test mail server',
      SAKI_DEMO: 'off',
      ...(options.publicBaseUrl !== undefined && { PUBLIC_BASE_URL: options.publicBaseUrl }),
      ...(options.trustedProxies !== undefined && { TRUSTED_PROXIES: options.trustedProxies }),
      ...(options.agentRegistryUrl !== undefined && { AGENT_REGISTRY_URL: options.agentRegistryUrl }),
    },
    dataDir,
  )
  await loadRights(fresh.db)
  const jobs = await tableJobs(fresh.db)
  const services: AppServices = {
    db: via ?? fresh.db,
    searchDb: options.replica
      ? openSearchDb(fresh.url, options.replica.url, { poolSize: 2, statementMs: options.replica.statementMs })
      : (via ?? fresh.db),
    ownWrites: options.replica && new OwnWrites(fresh.db, options.replica.hasReached),
    env,
    secrets: await openSecrets(env, fresh.db, now, {}),
    files: options.files ?? (await localFileStore(dataDir, now)),
    jobs,
    events: localEvents(),
    documents: makeDocumentMaker(),
    signer: await openLetterSigner(env, now),
    registry: options.agentRegistryUrl === undefined ? undefined : httpAgentRegistry(options.agentRegistryUrl),
    virus: options.virus,
    clock,
  }
  const app = await buildApp(services)
  const mailer = makeMailer(env)
  const delivered = new Map<string, string>()
  const remembering: Mailer = {
    async send(letter) {
      await mailer.send(letter)
      delivered.set(letter.id, letter.body)
    },
  }
  await jobs.work('send_mail', (payload) => sendMail(services, remembering, payload))
  await jobs.work('scan_file', ({ fileId }) => scanFile({ ...services, log: app.log }, fileId))
  const ask = makeAsk(app, jobs.drain, new URL(env.publicBaseUrl).host)
  async function mails(): Promise<MailSeen[]> {
    const { rows } = await sql<MailSeen & { mail_id: string }>`
      select mail_id, to_address, kind, subject, body, sent_at from mail order by queued_at desc, mail_nbr desc`.execute(
      fresh.db,
    )
    return rows.map(({ mail_id, ...mail }) => ({ ...mail, body: delivered.get(mail_id) ?? mail.body }))
  }
  return {
    app,
    services,
    db: fresh.db,
    ask,
    drain: jobs.drain,
    setNow: (iso) => void (now = new Date(iso)),
    ...makeAccounts(services, ask, mails),
    mails,
    async close() {
      await app.close()
      await services.events.stop()
      await services.documents.stop()
      await via?.destroy()
      await fresh.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
