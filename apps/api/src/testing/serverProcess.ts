import { fork } from 'node:child_process'
import { once } from 'node:events'

import { openDb } from '@saki/db'

import { buildApp } from '../app.ts'
import { readEnv } from '../env.ts'
import { openSecrets } from '../openSecrets.ts'
import type { Jobs } from '../ports/jobs.ts'
import { localFileStore } from '../ports/localFileStore.ts'
import { openLetterSigner } from '../ports/letterKeyFile.ts'
import { makeDocumentMaker } from '../ports/typstDocumentMaker.ts'
import { localEvents } from './localEvents.ts'

interface ProcessLocation {
  databaseUrl: string
  /** Shared with other processes that run there. */
  dataDir: string
  now: string
}

export interface ServerProcess {
  baseUrl: string
  pid: number
  /** Sets its clock, which does not advance between calls. */
  setNow(iso: string): Promise<void>
  stop(): Promise<void>
}

const PLACE = 'SERVER_PROCESS_PLACE'

/** Serves the portal's calls in a process of its own, on the database and folder of another portal. Runs no jobs. */
export async function startServerProcess(location: ProcessLocation): Promise<ServerProcess> {
  const child = fork(import.meta.filename, { env: { ...process.env, [PLACE]: JSON.stringify(location) }, execArgv: [] })
  const failed = once(child, 'exit').then(([code]) => Promise.reject(new Error(`the server ended with code ${code}`)))
  const [baseUrl] = (await Promise.race([once(child, 'message'), failed])) as [string]
  failed.catch(() => undefined)
  return {
    baseUrl,
    pid: child.pid ?? 0,
    async setNow(iso) {
      child.send(iso)
      await once(child, 'message')
    },
    async stop() {
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
}

async function serve({ databaseUrl, dataDir, now: begin }: ProcessLocation): Promise<void> {
  let now = new Date(begin)
  process.on('disconnect', () => process.exit())
  process.on('message', (iso: string) => {
    now = new Date(iso)
    process.send?.(iso)
  })
  const db = openDb({ url: databaseUrl, poolSize: 6 })
  const env = readEnv(
    {
      DATA_DIR: dataDir,
      PORT: '3101',
      PAYMENT_WEBHOOK_SECRET: 'secret of the test treasury',
      MAIL_WEBHOOK_SECRET: 'secret of the test mail server',
      SAKI_DEMO: 'off',
    },
    dataDir,
  )
  const app = await buildApp({
    db,
    searchDb: db,
    env,
    secrets: await openSecrets(env, db, now, {}),
    files: await localFileStore(dataDir, now),
    jobs: noJobs,
    events: localEvents(),
    documents: makeDocumentMaker(),
    signer: await openLetterSigner(env, now),
    registry: undefined,
    virus: undefined,
    clock: () => new Date(now),
  })
  process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }))
}

const nothing = async () => undefined
const noJobs: Jobs = {
  enqueue: nothing,
  enqueueAll: nothing,
  work: nothing,
  schedule: nothing,
  start: nothing,
  stop: nothing,
}

const location = process.env[PLACE]
if (location !== undefined && process.argv[1] === import.meta.filename)
  await serve(JSON.parse(location) as ProcessLocation)
