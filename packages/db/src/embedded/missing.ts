import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import { INSIDE, memoryFile, recall, systemIdOf, type Memory } from './memory.ts'

/** Thrown when the database of an installation is missing. The data folder is unchanged. */
export class ClusterMissing extends Error {}

const NOT_STARTED =
  'The portal does not start: an empty database would take the place of everything filed. Nothing was changed.'

/**
 * Throws ClusterMissing when postgresql.json names a cluster, or `dataDir` contains files or keys of an installation, and the cluster is
 * missing or a different one. Accepts an empty folder and a first start interrupted before the server ran.
 */
export async function assertClusterIsThere(dataDir: string, memory: Memory | undefined): Promise<void> {
  await (memory ? assertRemembered(dataDir, memory) : assertNew(dataDir))
}

async function assertRemembered(dataDir: string, memory: Memory): Promise<void> {
  const home = resolve(dataDir, memory.home)
  const cluster = join(home, 'cluster')
  const systemId = await systemIdOf(cluster)
  if (systemId === undefined) {
    if (memory.port === 0 && !existsSync(cluster)) return
    throw new ClusterMissing(
      `The database of ${dataDir} is missing: ${memoryFile(dataDir)} names ${home}, and ${cluster} holds no cluster of PostgreSQL. ` +
        `${NOT_STARTED} Put the folder back as ${home}${memory.home === INSIDE ? '' : `, or as ${join(dataDir, INSIDE)} with "home": "${INSIDE}" in postgresql.json`}, or restore a backup (docs/deploy.md).`,
    )
  }
  if (memory.systemId !== undefined && memory.systemId !== systemId) {
    throw new ClusterMissing(
      `The database in ${cluster} is not the one ${dataDir} was used with: its identifier is ${systemId}, ${memoryFile(dataDir)} names ${memory.systemId}. ` +
        `${NOT_STARTED} Put the right folder back, or restore a backup (docs/deploy.md). If it was replaced on purpose, remove "systemId" from postgresql.json.`,
    )
  }
}

async function assertNew(dataDir: string): Promise<void> {
  const inside = join(dataDir, INSIDE)
  if (existsSync(join(inside, 'cluster'))) {
    throw new ClusterMissing(
      `${inside} holds a database, but ${memoryFile(dataDir)}, which holds its password, is missing: restore it`,
    )
  }
  const traces = await tracesIn(dataDir)
  if (traces.length === 0) return
  throw new ClusterMissing(
    `${dataDir} holds ${traces.join(' and ')} of an installation, but not its database: neither ${memoryFile(dataDir)} nor ${join(inside, 'cluster')} is there. ` +
      `${NOT_STARTED} If the installation has a PostgreSQL of its own, set DATABASE_URL. If the folder was copied or restored in part, put back postgresql.json and the database, or restore a backup (docs/deploy.md). ` +
      `For a new installation use an empty DATA_DIR.`,
  )
}

/**
 * Call it when DATABASE_URL names a database without tables of the portal: throws ClusterMissing when `dataDir` contains files of an
 * installation or a cluster. Keys alone are accepted, because they may be distributed beforehand.
 */
export async function assertNotEmptyBeside(dataDir: string): Promise<void> {
  const memory = await recall(dataDir)
  const found = [
    ...(memory && memory.port !== 0 ? [`a database of its own (${resolve(dataDir, memory.home)})`] : []),
    ...(await tracesIn(dataDir)).filter((trace) => trace.startsWith('files')),
  ]
  if (found.length === 0) return
  throw new ClusterMissing(
    `DATABASE_URL leads to an empty database, but ${dataDir} holds ${found.join(' and ')} of an installation. ` +
      `${NOT_STARTED} Restore the database it belongs to first, or use an empty DATA_DIR for a new installation.`,
  )
}

/** Names what an installation left in its folder besides the database: 'files (objects/)', 'keys (secrets/)'. */
async function tracesIn(dataDir: string): Promise<string[]> {
  const traces: string[] = []
  if (await holdsObjects(join(dataDir, 'objects'))) traces.push('files (objects/)')
  if ((await namesIn(join(dataDir, 'secrets'))).length > 0) traces.push('keys (secrets/)')
  return traces
}

/** Whether an object exists: objects are two folders deep, each named by two hexadecimal digits. Unfinished uploads do not count. */
async function holdsObjects(root: string): Promise<boolean> {
  for (const outer of await namesIn(root)) {
    if (!/^[0-9a-f]{2}$/.test(outer)) continue
    for (const inner of await namesIn(join(root, outer)))
      if ((await namesIn(join(root, outer, inner))).length > 0) return true
  }
  return false
}

function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return []
    throw error
  })
}
