import { realpath } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import { ensureCluster } from './embedded/cluster.ts'
import { ensureOwner, inspectExternal, ownerUrl, hostAndDatabase } from './embedded/connect.ts'
import { makeDataDir } from './embedded/dataDir.ts'
import { holdFolder } from './embedded/holdFolder.ts'
import { joinServer, keepToolsOut } from './embedded/join.ts'
import { keepRunning } from './embedded/keepRunning.ts'
import { recall } from './embedded/memory.ts'
import { assertNotEmptyBeside } from './embedded/missing.ts'
import { chooseClusterLocation, clusterAt, holdHome, rememberServer } from './embedded/clusterLocation.ts'
import { stopOrphan } from './embedded/server.ts'

export { FolderHeld } from './embedded/holdFolder.ts'

export interface RunningDatabase {
  url: string
  kind: 'embedded' | 'external'
  /** Folder of the cluster, or host, port and name of an external database. */
  place: string
  /** Reason why the cluster is outside DATA_DIR; undefined when it is inside. */
  outside?: string | undefined
  /** Stops the embedded server and releases DATA_DIR; close every pool first. No effect on an external server. */
  stop(): Promise<void>
}

export interface StartOptions {
  dataDir: string
  databaseUrl?: string | undefined
  /** Aborts the start and stops what was started. */
  signal?: AbortSignal
  /** Called when the embedded server ended and could not be restarted within a minute. */
  onLost?: (error: Error) => void
}

/**
 * Starts the database of the portal: the one at `databaseUrl`, else an embedded PostgreSQL in `dataDir`, reachable from this machine
 * only and restarted whenever it ends. Throws FolderHeld when another portal uses `dataDir`, ToolsAtWork when an operator's command
 * does, ClusterMissing when the database of `dataDir` is missing, and an Error that names the problem of an external server.
 */
export async function startDatabase(options: StartOptions): Promise<RunningDatabase> {
  const { databaseUrl, signal } = options
  if (databaseUrl) {
    const { isEmpty } = await inspectExternal(databaseUrl)
    if (isEmpty) await assertNotEmptyBeside(options.dataDir)
    return { url: databaseUrl, kind: 'external', place: hostAndDatabase(databaseUrl), stop: async () => {} }
  }
  await makeDataDir(resolve(options.dataDir))
  const dataDir = await realpath(options.dataDir)
  const letToolsIn = await keepToolsOut(dataDir)
  const held: (() => void)[] = []
  const letGo = () => held.forEach((free) => free())
  try {
    held.push(holdFolder(dataDir))
    const place = await chooseClusterLocation(dataDir)
    held.push(holdHome(place))
    const cluster = clusterAt(place)
    await stopOrphan(place.cluster)
    await ensureCluster(cluster, signal)
    const onLost = options.onLost ?? ((error) => console.error(error.message))
    const server = await keepRunning(cluster, place.memory.port, { signal, onLost })
    const stop = () => server.stop().finally(letGo)
    try {
      const memory = await rememberServer(dataDir, place, server.port)
      await ensureOwner(memory)
      return { url: ownerUrl(memory), kind: 'embedded', place: place.cluster, outside: place.outside, stop }
    } catch (error) {
      await stop()
      throw error
    }
  } catch (error) {
    letGo()
    throw error
  } finally {
    letToolsIn()
  }
}

/**
 * Connects an operator's command to the database of `dataDir`, which it starts when no portal runs. Throws when there is no database;
 * never creates one.
 */
export async function joinDatabase(options: {
  dataDir: string
  databaseUrl?: string | undefined
}): Promise<RunningDatabase> {
  if (options.databaseUrl) return startDatabase(options)
  const memory = await recall(options.dataDir)
  if (!memory) throw new Error(`${options.dataDir} holds no database: no portal was started there yet`)
  const { url, leave } = await joinServer(options.dataDir)
  return { url, kind: 'embedded', place: join(resolve(options.dataDir, memory.home), 'cluster'), stop: leave }
}
