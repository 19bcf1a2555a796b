import { join } from 'node:path'

import { openDb } from '@saki/db'
import { startDatabase } from '@saki/db/embedded'
import { loadMasters } from '@saki/db/masters'
import { migrate } from '@saki/db/migrate'

import { buildApp } from './app.ts'
import { readEnv, type Env } from './env.ts'
import { startJobs } from './jobs/startJobs.ts'
import { startClock } from './ports/clock.ts'
import { httpAgentRegistry } from './ports/httpAgentRegistry.ts'
import { makeDocumentMaker } from './ports/typstDocumentMaker.ts'
import { makeFileStore } from './ports/makeFileStore.ts'
import { makeVirusScanner } from './ports/clamdScanner.ts'
import { makePgBossJobs } from './ports/pgBossJobs.ts'
import { makePgEvents } from './ports/pgEvents.ts'
import { readSecrets } from './ports/secretsFile.ts'
import { demoAccounts, demoPassword } from './demo/accounts.ts'
import { loadPeriods } from './domains/workflow/loadPeriods.ts'
import { seedDemo } from './demo/seedDemo.ts'

const root = join(import.meta.dirname, '../../..')

/** Starts the portal and keeps it until SIGINT or SIGTERM; everything it started is stopped again. */
async function run(env: Env): Promise<void> {
  const secrets = await readSecrets(env)
  const database = await startDatabase({ dataDir: env.dataDir, databaseUrl: env.databaseUrl })
  const db = openDb({
    url: database.url,
    onError: (error) => console.error('database connection lost:', error.message),
  })
  await migrate({ url: database.url, now: new Date() })
  const { now: clock, stop: stopClock } = await startClock({ url: database.url, demo: env.demo })
  await loadMasters(db, { regions: 'all' })
  await loadPeriods(db, clock())
  const jobs = makePgBossJobs({ url: database.url })
  const events = makePgEvents({ url: database.url })
  const files = await makeFileStore(env, clock())
  const documents = makeDocumentMaker()
  const virus = makeVirusScanner(env.clamdUrl)
  const registry = env.agentRegistryUrl ? httpAgentRegistry(env.agentRegistryUrl) : undefined
  const services = { db, env, secrets, files, jobs, events, documents, registry, virus, clock }
  await jobs.start()
  const app = await buildApp(services, {
    logger: { level: process.env['LOG_LEVEL'] ?? 'warn' },
    webDist: join(root, 'apps/web/dist'),
  })
  await startJobs({ ...services, log: app.log })
  if (env.demo) await seedDemo({ ...services, log: app.log })
  await app.listen({ port: env.port, host: env.host })
  console.log(readyLine(env))

  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    console.log(`${signal}: finishing what is in flight…`)
    await app.close()
    await events.stop()
    await jobs.stop()
    await stopClock()
    await documents.stop()
    await db.destroy()
    await database.stop()
    process.exit(0)
  }
  process.on('SIGINT', () => void stop('SIGINT'))
  process.on('SIGTERM', () => void stop('SIGTERM'))
}

function readyLine(env: Env): string {
  const accounts = env.demo
    ? ` · demo accounts (password ${demoPassword}): ${demoAccounts.map((account) => account.email).join(', ')}`
    : ''
  return `SAKI 21 is ready at http://${env.host}:${env.port}${accounts}`
}

try {
  await run(readEnv(process.env, root))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
