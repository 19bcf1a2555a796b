import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { isAbsolute, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { openDb } from '@saki/db'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'

import { freePort, startLivePortal } from './livePortal.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of this run for the data folder that `copyDemo` copies. */
    demoFolder: string
  }
}

/** Uses DEMO_FOLDER, which the journeys of the same run copy from as well; else a folder removed at the end of the run. */
export default async function provideDemoFolder(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env['DEMO_FOLDER']
  if (given) return void project.provide('demoFolder', given)
  const folder = await mkdtemp(join(tmpdir(), 'saki-demo-'))
  project.provide('demoFolder', folder)
  return () => rm(folder, { recursive: true, force: true })
}

/**
 * Fills an empty data folder with the database, files and keys of a portal that was started once with the demonstration and stopped. The
 * first caller of a run makes them; the others wait and copy. Leaves the folder empty where clusters cannot be inside data folders.
 */
export async function copyDemo(dataDir: string): Promise<void> {
  const folder = inject('demoFolder')
  const [claim, made] = [join(folder, 'claim'), join(folder, 'made')]
  while (!existsSync(made)) {
    const isMine = await mkdir(claim).then(
      () => true,
      () => false,
    )
    if (isMine) await makeDemo(made).finally(() => rm(claim, { recursive: true }))
    else await pause(100)
  }
  await cp(made, dataDir, { recursive: true, preserveTimestamps: true })
}

async function makeDemo(made: string): Promise<void> {
  // Not in the folder of the run, which is closed to the account of the database.
  const dataDir = await mkdtemp(join(tmpdir(), 'saki-demo-first-'))
  const live = await startLivePortal(dataDir, await freePort())
  await untilIssuesClosed(live.databaseUrl)
  await live.stop()
  if (!isAbsolute(await homeIn(dataDir))) return rename(dataDir, made)
  await rm(live.databaseHome, { recursive: true })
  await rm(dataDir, { recursive: true })
  await mkdir(made)
}

/** Waits at most a minute for the PDFs of the demonstration's gazette, so that no copy makes them again. */
async function untilIssuesClosed(url: string): Promise<void> {
  const db = openDb({ url, poolSize: 1 })
  const open = () => db.selectFrom('gazette_issue').select('journal_code').where('closed_at', 'is', null).execute()
  for (let tries = 0; tries < 120 && (await open()).length > 0; tries += 1) await pause(500)
  await db.destroy()
}

const homeIn = async (dataDir: string) =>
  (JSON.parse(await readFile(join(dataDir, 'postgresql.json'), 'utf8')) as { home: string }).home
