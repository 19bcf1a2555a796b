import { mkdir, readdir, realpath, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createReadStream } from 'node:fs'
import { randomBytes } from 'node:crypto'

import { assertEmpty, loadDump } from '@saki/db/backup/load'
import { startDatabase } from '@saki/db/embedded'
import { CopyIn } from '@saki/db/backup/copyStreams'
import type pg from 'pg'

import { readEnv, type Env } from '../env.ts'
import { trueNow } from '../ports/clock.ts'
import { makeFileStore } from '../ports/makeFileStore.ts'
import type { FileStore } from '../ports/fileStore.ts'
import { duration, megabytes, secondsSince } from './backup/figures.ts'
import { findBackup, tablePart, type ReadManifest, JOBS } from './backup/manifest.ts'
import { openPart, inParallel, writeFlushed } from './backup/parts.ts'
import { putSecrets } from './backup/secretFiles.ts'
import { verifyParts } from './backup/verifyBackup.ts'
import { listedObjects } from './backup/storedObjects.ts'

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

/**
 * Prepares a restored database: it stays closed until it is reopened and its jobs are set aside until then. All sessions and mailed links
 * are ended, because they may have been ended or used after the backup; uploads in parts are deleted, because their parts are lost.
 */
async function closeRestored(client: pg.Client, { folder, manifest }: ReadManifest, now: Date): Promise<void> {
  await client.query('update session set ended_at = $1 where ended_at is null', [now])
  await client.query('update user_token set used_at = $1 where used_at is null', [now])
  await client.query('delete from upload_session where finished_at is null')
  if (manifest.database.jobs > 0) {
    const copy = client.query(new CopyIn('copy restored_job (data) from stdin'))
    await pipeline(openPart(folder, JOBS), copy)
  }
  await client.query('insert into restored_backup (backup_id, taken_at, restored_at) values ($1, $2, $3)', [
    manifest.id,
    manifest.takenAt,
    now,
  ])
}

const PARALLEL = 4

/**
 * Copies every object of the backup into the store under its key and compares it with its hash. Objects already there with the same size
 * are skipped. Throws when one is damaged in the backup.
 */
async function putObjects(files: FileStore, { folder, objects, manifest }: ReadManifest): Promise<void> {
  const absent = new Set([...manifest.objects.lost, ...manifest.objects.removed])
  await inParallel(listedObjects(folder), PARALLEL, async ({ key, sha256, size }) => {
    if (absent.has(key) || (await sizeIn(files, key)) === size) return
    const temporary = join(files.tempDir, randomBytes(16).toString('hex'))
    try {
      const written = await writeFlushed(temporary, createReadStream(join(objects, key)))
      if (written.sha256 !== sha256) throw new Error(`objects/${key} is damaged in the backup: use another one`)
      await files.putBack(key, temporary)
    } finally {
      await rm(temporary, { force: true })
    }
  })
}

async function sizeIn(files: FileStore, key: string): Promise<number | undefined> {
  return files.size(key).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return undefined
  })
}
