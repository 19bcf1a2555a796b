import { join } from 'node:path'

import { openDb, type Db } from '@saki/db'
import { startDatabase, type RunningDatabase } from '@saki/db/embedded'
import { loadMasters } from '@saki/db/masters'
import { migrate } from '@saki/db/migrate'

import { buildApp, type AppServices } from '../app.ts'
import { loadPeriods } from '../domains/workflow/loadPeriods.ts'
import { loadRights } from '../domains/workflow/loadRights.ts'
import { loadStates } from '../domains/workflow/loadStates.ts'
import type { Env } from '../env.ts'
import { startJobs } from '../jobs/startJobs.ts'
import { openSecrets } from '../openSecrets.ts'
import { makeVirusScanner } from '../ports/clamdScanner.ts'
import { startClock, trueNow } from '../ports/clock.ts'
import { hasReplayed, OwnWrites } from '../ownWrites.ts'
import { httpAgentRegistry } from '../ports/httpAgentRegistry.ts'
import { openLetterSigner } from '../ports/letterKeyFile.ts'
import { makeFileStore } from '../ports/makeFileStore.ts'
import { checkMailServer } from '../ports/mailerSmtp.ts'
import { makePgBossJobs } from '../ports/pgBossJobs.ts'
import { makePgEvents } from '../ports/pgEvents.ts'
import type { Secrets } from '../ports/secrets.ts'
import { makeDocumentMaker } from '../ports/typstDocumentMaker.ts'
import type { Services } from '../services.ts'
import { demoEmails, demoPassword } from './demoLogin.ts'
import { describeDataDir } from './describeDataDir.ts'
import { assertFitForProduction } from './production.ts'
import { openSearchDb } from './searchDb.ts'
import type { Shutdown } from './shutdown.ts'

/** Milliseconds to wait for open requests, jobs and the embedded database server. shutdown.ts limits the total. */
const REQUESTS_MS = 5_500
const JOBS_MS = 2_000
const SERVER_MS = 8_000

interface PortalStart {
  env: Env
  /** Folder of the project, which holds the built web client. */
  root: string
  shutdown: Shutdown
  /** Fills an empty database with demo data before the first request. */
  seed: ((services: Services) => Promise<void>) | undefined
}

/** Starts the portal step by step, registering with `shutdown` how each part is stopped. Returns the line printed when it is ready. */
export async function startPortal({ env, root, shutdown, seed }: PortalStart): Promise<string> {
  const { database, db } = await openDatabase(env, shutdown)
  await prepareDatabase(database.url, db)
  const secrets = await openSecrets(env, db, trueNow())
  await assertFitForProduction(env, secrets, db)
  const services = await openServices({ env, secrets, db, url: database.url }, shutdown)
  await startServer(services, { root, shutdown, seed })
  void reportMailServer(env)
  return readyLine(env, database)
}

/** Starts or finds the database and opens this process's connection pool. */
async function openDatabase(env: Env, shutdown: Shutdown): Promise<{ database: RunningDatabase; db: Db }> {
  const database = await startDatabase({
    dataDir: env.dataDir,
    databaseUrl: env.databaseUrl,
    signal: shutdown.signal,
    onLost: (error) => {
      console.error(`${error.message}\nThe portal stops, because it cannot work without its database.`)
      void shutdown.end(1)
    },
  })
  shutdown.add(() => database.stop(), SERVER_MS)
  await describeDataDir(env, database)
  const db = openDb({
    url: database.url,
    onError: (error) => shutdown.signal.aborted || console.error('database connection lost:', error.message),
  })
  shutdown.add(() => db.destroy())
  return { database, db }
}

/** Migrates the schema and loads the master data of this release. */
async function prepareDatabase(url: string, db: Db): Promise<void> {
  await migrate({ url, now: trueNow() })
  await loadMasters(db, { regions: 'all' })
}

interface Opened {
  env: Env
  secrets: Secrets
  db: Db
  url: string
}

/** Makes the dependencies of handlers. */
async function openServices({ env, secrets, db, url }: Opened, shutdown: Shutdown): Promise<AppServices> {
  const { now: clock, stop: stopClock } = await startClock({ url, demo: env.demo })
  shutdown.add(stopClock)
  await loadRights(db)
  await loadPeriods(db, clock())
  await loadStates(db)
  const searchDb = openSearchDb(url, env.databaseReadUrl)
  const ownWrites = env.databaseReadUrl ? new OwnWrites(db, (place) => hasReplayed(searchDb, place)) : undefined
  shutdown.add(() => searchDb.destroy())
  const documents = makeDocumentMaker()
  shutdown.add(() => documents.stop())
  const jobs = makePgBossJobs({ url })
  shutdown.add(() => jobs.stop(), JOBS_MS)
  await jobs.start()
  const events = makePgEvents({ url })
  shutdown.add(() => events.stop())
  const signer = await openLetterSigner(env, trueNow())
  const files = await makeFileStore(env, clock())
  const virus = makeVirusScanner(env.clamdUrl)
  const registry = env.agentRegistryUrl ? httpAgentRegistry(env.agentRegistryUrl) : undefined
  return { db, searchDb, ownWrites, env, secrets, files, jobs, events, documents, signer, registry, virus, clock }
}

/** Seeds the demo data if there are any, starts the jobs, then listens for requests. */
async function startServer(
  services: AppServices,
  { root, shutdown, seed }: Pick<PortalStart, 'root' | 'shutdown' | 'seed'>,
): Promise<void> {
  const { env } = services
  const app = await buildApp(services, {
    logger: { level: process.env['LOG_LEVEL'] ?? 'warn' },
    webDist: join(root, 'apps/web/dist'),
  })
  shutdown.add(() => app.close(), REQUESTS_MS)
  await seed?.({ ...services, log: app.log })
  shutdown.signal.throwIfAborted()
  // After the seed, for whose locks jobs would wait longer than a statement may take.
  await startJobs({ ...services, log: app.log })
  shutdown.signal.throwIfAborted()
  await app.listen({ port: env.port, host: env.host })
}

/** A mail server that does not answer does not stop the start; mails are kept and sent later. */
async function reportMailServer({ smtpUrl }: Env): Promise<void> {
  const fault = smtpUrl && (await checkMailServer(smtpUrl))
  if (fault) console.error(`${fault} The portal runs; mails are kept and tried again for three days.`)
}

function readyLine(env: Env, { place, outside }: RunningDatabase): string {
  const accounts = env.demo ? ` · demo accounts (password ${demoPassword}): ${demoEmails.join(', ')}` : ''
  const elsewhere = outside === undefined ? '' : ` · database outside DATA_DIR, in ${place}, because ${outside}`
  return `SAKI 21 is ready at http://${env.host}:${env.port}${elsewhere}${accounts}`
}
