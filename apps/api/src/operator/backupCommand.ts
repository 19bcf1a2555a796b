import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import { DAY_MS } from '@saki/domain/dates/durations'
import { withSnapshot } from '@saki/db/backup/snapshot'

import { openSecrets } from '../openSecrets.ts'
import { version } from '../plugins/health.ts'
import { trueNow } from '../ports/clock.ts'
import { makeFileStore } from '../ports/makeFileStore.ts'
import { waitingJobs } from '../ports/pgBossJobs.ts'
import { copyObjects } from './backup/copyObjects.ts'
import {
  MANIFEST,
  manifestText,
  type Manifest,
  JOBS,
  OBJECT_LIST,
  tablePart,
  type BackupPart,
} from './backup/manifest.ts'
import { flushFolder, writePart } from './backup/parts.ts'
import { copySecrets } from './backup/secretFiles.ts'
import { duration, megabytes } from './backup/figures.ts'
import { withCommandContext, type CommandContext } from './commandContext.ts'
import { counterRows, type CounterRow } from './backup/counters.ts'
import { storedObjectsQuery } from './backup/storedObjects.ts'

const UNFINISHED = '.unfinished-'
const LEFTOVER_MS = DAY_MS

/**
 * `npm run saki -- backup <folder>`: adds a backup of database, objects and keys to the folder while the portal runs. The database is read
 * first, so that the backup has every object its rows name; objects of earlier backups are not copied again. Exits with 1 when the store
 * lacks an object some row names; the backup is kept and the objects are printed.
 */
export async function backupCommandLine([folder, ...more]: string[], root: string): Promise<void> {
  if (!folder || more.length > 0) throw new Error('npm run saki -- backup <folder>')
  await withCommandContext(root, async (context) => {
    const began = performance.now()
    const { id, manifest, copied } = await takeBackup(context, resolve(root, folder))
    const { database, objects } = manifest
    const rows = database.tables.reduce((sum, { rows }) => sum + rows, 0)
    console.log(
      `${id}: ${rows} rows, ${objects.count} objects (${copied} new), ${megabytes(objects.bytes)} in ${duration(began)}`,
    )
    if (manifest.secrets.given.length > 0)
      console.log(
        `Not in the backup, because they come from variables: ${manifest.secrets.given.join(', ')}. Keep them as well.`,
      )
    if (objects.lost.length > 0) {
      console.log(
        `${objects.lost.length} objects are missing or damaged in the store: ${objects.lost.slice(0, 20).join(', ')}`,
      )
      console.log(
        'The backup is kept without them. Run npm run saki -- scrub, and put them back from an earlier backup.',
      )
      process.exitCode = 1
    }
  })
}

async function takeBackup({ env, db, url, now }: CommandContext, folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await removeLeftovers(folder)
  // Checks that the keys belong to the database; a backup with other keys would be useless.
  await openSecrets(env, db, now())
  const files = await makeFileStore(env, now())
  const unfinished = join(folder, `${UNFINISHED}${randomBytes(6).toString('hex')}`)
  const [staged, objects] = [join(unfinished, 'backup'), join(folder, 'objects')]
  await mkdir(join(unfinished, 'objects'), { recursive: true, mode: 0o700 })
  await mkdir(staged, { mode: 0o700 })
  try {
    const id = idOf(trueNow())
    const takenAt = now().toISOString()
    const { database, counters, parts } = await dumpDatabase(url, staged)
    const { copied, ...sum } = await copyObjects({ db, files }, staged, {
      objects,
      unfinished: join(unfinished, 'objects'),
    })
    const { secrets, parts: keys } = await copySecrets(env.dataDir, process.env, staged)
    const manifest: Manifest = {
      format: 1,
      id,
      takenAt,
      product: version.version,
      database,
      counters,
      objects: sum,
      secrets,
      parts: [...parts, ...keys],
    }
    await writeFile(join(staged, MANIFEST), manifestText(manifest), { mode: 0o600, flag: 'wx', flush: true })
    for (const name of ['database', 'secrets', '.']) await flushFolder(join(staged, name)).catch(() => {})
    await rename(staged, join(folder, id))
    await flushFolder(folder)
    return { id, manifest, copied }
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}

/** Format: 20261122T133000Z. */
function idOf(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

/** Removes folders of killed backups, when they are a day old and so cannot be in progress. */
async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(UNFINISHED)) continue
    const path = join(folder, name)
    if (trueNow().getTime() - (await stat(path)).mtimeMs > LEFTOVER_MS) await rm(path, { recursive: true })
  }
}

interface DumpedDatabase {
  database: Manifest['database']
  counters: Record<string, number>
  parts: BackupPart[]
}

/** Dumps the database from one snapshot into `folder`: every table, the list of objects named by rows, and the waiting jobs. */
function dumpDatabase(url: string, folder: string): Promise<DumpedDatabase> {
  return withSnapshot(url, async (snapshot) => {
    const parts: BackupPart[] = []
    const tables: Manifest['database']['tables'] = []
    for (const table of snapshot.tables) {
      const copy = snapshot.copyTable(table)
      parts.push(await writePart(folder, tablePart(table.table), copy))
      tables.push({ ...table, rows: copy.rows })
    }
    parts.push(await writePart(folder, OBJECT_LIST, snapshot.copyQuery(storedObjectsQuery)))
    const [queue] = await snapshot.query<{ exists: boolean }>(waitingJobs.exists)
    const jobs = queue?.exists ? snapshot.copyQuery(waitingJobs.query) : undefined
    if (jobs) parts.push(await writePart(folder, JOBS, jobs))
    const rows = await snapshot.query<CounterRow>(counterRows)
    const { migrations, sequences } = snapshot
    return {
      database: { migrations, tables, sequences, jobs: jobs?.rows ?? 0 },
      counters: Object.fromEntries(rows.map(({ counter, last }) => [counter, last])),
      parts,
    }
  })
}
