import { mkdir, readdir, realpath, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import { assertEmpty, loadDump } from '@saki/db/backup/load'
import { startDatabase } from '@saki/db/embedded'

import { readEnv, type Env } from '../env.ts'
import { trueNow } from '../ports/clock.ts'
import { makeFileStore } from '../ports/makeFileStore.ts'
import { closeRestored } from './backup/closeRestored.ts'
import { duration, megabytes, secondsSince } from './backup/figures.ts'
import { findBackup, tablePart, type ReadManifest } from './backup/manifest.ts'
import { openPart } from './backup/parts.ts'
import { putObjects } from './backup/putObjects.ts'
import { putSecrets } from './backup/secretFiles.ts'
import { verifyParts } from './backup/verifyBackup.ts'

/**
 * `npm run saki -- restore <folder>`: restores the newest backup of the folder, or the named one, into an empty DATA_DIR, or into the empty
 * database at DATABASE_URL. Compares the backup with its manifest first. After a failure an embedded DATA_DIR is empty again. The portal
 * then starts closed: see reopenCommand.
 */
export async function restoreCommandLine([folder, ...more]: string[], root: string): Promise<void> {
  if (!folder || more.length > 0) throw new Error('npm run saki -- restore <folder>')
  const env = readEnv(process.env, root)
  const found = await findBackup(resolve(root, folder))
  const began = performance.now()
  const { faults } = await verifyParts(found)
  if (faults.length > 0) throw new Error(`${faults.join('\n')}\nNothing was restored: use another backup.`)
  const { foreign, databaseSeconds } = env.databaseUrl
    ? await restoreInto(env, env.databaseUrl, found)
    : await restoreEmbedded(env, found)
  const { database, objects, secrets, id, takenAt } = found.manifest
  const rows = database.tables.reduce((sum, { rows }) => sum + rows, 0)
  console.log(`${id}, taken at ${takenAt}, is restored: ${rows} rows (${Math.round(rows / databaseSeconds)}/s),`)
  console.log(
    `${objects.count} objects, ${megabytes(objects.bytes)} (${megabytes(objects.bytes / secondsSince(began))}/s), in ${duration(began)}.`,
  )
  if (foreign.length > 0) console.log(`Not restored, because no migration makes them: ${foreign.join(', ')}.`)
  if (secrets.given.length > 0)
    console.log(`Set these variables as they were before the start: ${secrets.given.join(', ')}.`)
  console.log(
    'Everyone logs in again. The portal is closed for filing, payments and letters until: npm run saki -- reopen',
  )
}

async function restoreEmbedded(env: Env, found: ReadManifest) {
  await mkdir(env.dataDir, { recursive: true })
  if ((await readdir(env.dataDir)).length > 0)
    throw new Error(
      `${env.dataDir} is not empty: a backup is restored into an empty DATA_DIR only. Nothing was changed.`,
    )
  try {
    const database = await startDatabase({ dataDir: env.dataDir })
    try {
      return await restoreInto(env, database.url, found)
    } finally {
      await database.stop()
    }
  } catch (error) {
    const dataDir = await realpath(env.dataDir)
    for (const name of await readdir(dataDir)) await rm(join(dataDir, name), { recursive: true })
    throw error
  }
}

/** Restores keys and objects first and the database last, in one transaction, so that a failure leaves no portal that could start. */
async function restoreInto(env: Env, url: string, found: ReadManifest) {
  const { manifest, folder } = found
  await assertEmpty(url)
  await mkdir(env.dataDir, { recursive: true })
  await putSecrets(folder, manifest.secrets, env.dataDir)
  await putObjects(await makeFileStore(env, trueNow()), found)
  const { migrations, tables, sequences } = manifest.database
  const began = performance.now()
  const open = (table: string) => openPart(folder, tablePart(table))
  const { foreign } = await loadDump(url, { migrations, tables, sequences, open }, trueNow(), (client) =>
    closeRestored(client, found, trueNow()),
  )
  return { foreign, databaseSeconds: secondsSince(began) }
}
