import { realpath } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { ensureCluster } from './cluster.ts'
import { canConnect, ensureOwner, ownerUrl } from './connect.ts'
import { FolderHeld, holdFolder, lockWithKernel } from './holdFolder.ts'
import { recall } from './memory.ts'
import { chooseClusterLocation, clusterAt, holdHome, rememberServer } from './clusterLocation.ts'
import { isServed, startServer, stopOrphan } from './server.ts'

/** Milliseconds that a command waits while a portal or another command starts or stops the server. */
const PATIENCE_MS = 60_000
/** Milliseconds that a portal waits for a command to end. */
const ENDING_MS = 1_500
const LOOK_MS = 50

/** Thrown when a portal starts while operator's commands use the database. */
export class ToolsAtWork extends Error {}

/** Lock file: shared by running commands, exclusive for a process that starts or stops the server. */
const usersFile = (dataDir: string) => join(dataDir, 'database.users')

/**
 * Blocks operator's commands on `dataDir` until the returned function is called. Throws FolderHeld when another portal holds it and
 * ToolsAtWork when commands use its server.
 */
export async function keepToolsOut(dataDir: string): Promise<() => void> {
  const free = await until(async () => lockWithKernel(usersFile(dataDir), 'exclusive'), ENDING_MS)
  if (free) return free
  holdFolder(dataDir)()
  throw new ToolsAtWork(
    `${dataDir} is in use by a command (npm run saki -- …): start the portal again when it has ended`,
  )
}

/**
 * Connects a command to the server of `folder`, starting it if needed; other commands may share it. `leave` stops the server unless a
 * portal or another command uses it.
 */
export async function joinServer(folder: string): Promise<{ url: string; leave(): Promise<void> }> {
  const dataDir = await realpath(folder)
  const done = await until(async () => lockWithKernel(usersFile(dataDir), 'shared'), PATIENCE_MS)
  const url =
    done &&
    (await until(() => findOrStart(dataDir), PATIENCE_MS).catch((error: unknown) => {
      done()
      throw error
    }))
  if (!done || !url) {
    done?.()
    throw new Error(
      `Another process uses ${dataDir}, and its database does not answer: stop that process and start again`,
    )
  }
  return {
    url,
    async leave() {
      done()
      await stopUnlessUsed(dataDir)
    },
  }
}

/** Undefined while another process holds the folder and its server does not answer yet. */
async function findOrStart(dataDir: string): Promise<string | undefined> {
  const free = holdOrNothing(dataDir)
  try {
    const memory = await recall(dataDir)
    if (memory && (!free || (await isServed(clusterFolder(dataDir, memory.home)))) && (await canConnect(memory))) {
      return ownerUrl(memory)
    }
    return free && (await start(dataDir))
  } finally {
    free?.()
  }
}

/** Starts a server that outlives this process, because other commands may use it. The caller must hold the folder. */
async function start(dataDir: string): Promise<string> {
  const place = await chooseClusterLocation(dataDir)
  const freeHome = holdHome(place)
  try {
    await stopOrphan(place.cluster)
    await ensureCluster(clusterAt(place))
    const { port, server } = await startServer(clusterAt(place), place.memory.port)
    server.unref()
    const memory = await rememberServer(dataDir, place, port)
    await ensureOwner(memory)
    return ownerUrl(memory)
  } finally {
    freeHome()
  }
}

async function stopUnlessUsed(dataDir: string): Promise<void> {
  const alone = await until(async () => lockWithKernel(usersFile(dataDir), 'exclusive'), 4 * LOOK_MS)
  const free = alone && holdOrNothing(dataDir)
  try {
    const memory = free && (await recall(dataDir))
    if (memory) await stopOrphan(clusterFolder(dataDir, memory.home))
  } finally {
    free?.()
    alone?.()
  }
}

const clusterFolder = (dataDir: string, home: string) => join(resolve(dataDir, home), 'cluster')

function holdOrNothing(dataDir: string): (() => void) | undefined {
  try {
    return holdFolder(dataDir)
  } catch (error) {
    if (error instanceof FolderHeld) return undefined
    throw error
  }
}

/** Repeats `look` until it returns a value; undefined after `ms` milliseconds. */
async function until<R>(look: () => Promise<R | undefined>, ms: number): Promise<R | undefined> {
  const since = performance.now()
  for (;;) {
    const found = await look()
    if (found !== undefined || performance.now() - since > ms) return found
    await pause(LOOK_MS)
  }
}
