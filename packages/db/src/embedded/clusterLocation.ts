import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, chown, lchown, mkdir, readdir, realpath, rename, rmdir, stat } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'

import { canUse, chooseAccount, type Account } from './account.ts'
import { copyBinaries, findBinaries, program, type Binaries } from './binaries.ts'
import type { Cluster } from './cluster.ts'
import { admitTo, closedFolder } from './dataDir.ts'
import { holdFolder } from './holdFolder.ts'
import { INSIDE, recall, remember, systemIdOf, type Memory } from './memory.ts'
import { assertClusterIsThere } from './missing.ts'
import { stopOrphan } from './server.ts'

/** Folder of clusters whose unprivileged account cannot enter DATA_DIR. */
const ELSEWHERE = '/var/lib/saki21'

export interface ClusterLocation {
  binaries: Binaries
  account: Account
  memory: Memory
  /** Absolute path of `memory.home`. */
  home: string
  /** The data folder of PostgreSQL; does not exist before the first start. */
  cluster: string
  /** Reason why the cluster is outside DATA_DIR; undefined when it is inside. */
  outside: string | undefined
}

/** The arguments for initdb and the server. */
export function clusterAt({ binaries, account, cluster, memory }: ClusterLocation): Cluster {
  return { binaries, account, folder: cluster, password: memory.password, durable: true }
}

/** Locks a home outside DATA_DIR, which a copy of DATA_DIR would use as well. Returns the release function. Throws FolderHeld. */
export function holdHome({ home, outside }: ClusterLocation): () => void {
  return outside === undefined ? () => {} : holdFolder(home)
}

/** Stores the port and the system identifier of the server in postgresql.json, and returns the stored values. */
export async function rememberServer(
  dataDir: string,
  { memory, cluster }: ClusterLocation,
  port: number,
): Promise<Memory> {
  const systemId = await systemIdOf(cluster)
  const now = { ...memory, port, ...(systemId !== undefined && { systemId }) }
  if (port !== memory.port || systemId !== memory.systemId) await remember(dataDir, now)
  return now
}

/**
 * Returns the location of the cluster of `dataDir`, its account and binaries; chooses them on the first start. The caller must hold the
 * folder. Throws ClusterMissing when the installation's cluster is missing.
 */
export async function chooseClusterLocation(dataDir: string): Promise<ClusterLocation> {
  const known = await recall(dataDir)
  await assertClusterIsThere(dataDir, known)
  const candidate = await chooseAccount()
  const memory = known ?? (await chooseHome(dataDir, candidate))
  const home = resolve(dataDir, memory.home)
  const cluster = join(home, 'cluster')
  const account = candidate && existsSync(cluster) ? await ownerOf(cluster, candidate) : candidate
  if (memory.home === INSIDE) await admitTo(dataDir, account)
  await ownedFolder(home, account)
  if (!(await canUse(account, { folder: home }))) {
    throw new Error(`${account?.name} cannot enter ${home}: open the folders above it (chmod o+x), or move the cluster`)
  }
  const outside = relative(dataDir, home).startsWith('..') ? (memory.why ?? 'it was moved there') : undefined
  return { binaries: await usableBinaries(account), account, memory, home, cluster, outside }
}

/** The installed build, or a copy under ELSEWHERE when `account` cannot run it. */
export async function usableBinaries(account: Account): Promise<Binaries> {
  const installed = await findBinaries()
  const reachable = await canUse(account, { programFile: program(installed, 'postgres') })
  return reachable ? installed : copyBinaries(installed, await openFolder(ELSEWHERE))
}

/** Chooses DATA_DIR, or ELSEWHERE when the account cannot enter a folder above DATA_DIR. Writes postgresql.json. */
async function chooseHome(dataDir: string, account: Account): Promise<Memory> {
  const inside = join(dataDir, INSIDE)
  const fresh = { port: 0, password: randomBytes(24).toString('base64url') }
  await admitTo(dataDir, account)
  await ownedFolder(inside, account)
  let memory: Memory = { ...fresh, home: INSIDE }
  if (!(await canUse(account, { folder: inside }))) {
    await rmdir(inside)
    const closed = (await closedFolder(dataDir, account)) ?? inside
    memory = {
      ...fresh,
      home: await homeElsewhere(dataDir),
      why: `the account ${account?.name} cannot enter ${closed}`,
    }
  }
  await remember(dataDir, memory)
  return memory
}

/** The account that owns the cluster. A cluster owned by root, as after a restore of files, is given to `candidate`. */
async function ownerOf(cluster: string, candidate: Account): Promise<Account> {
  const { uid, gid } = await stat(cluster)
  if (uid !== 0) return { uid, gid, name: `user ${uid}` }
  if (candidate) {
    for (const name of await readdir(cluster, { recursive: true })) {
      await lchown(join(cluster, name), candidate.uid, candidate.gid)
    }
    await lchown(cluster, candidate.uid, candidate.gid)
  }
  return candidate
}

/** A folder named by the hash of DATA_DIR's path. A cluster left there by an earlier DATA_DIR is renamed, never deleted. */
async function homeElsewhere(dataDir: string): Promise<string> {
  const key = createHash('sha256')
    .update(await realpath(dataDir))
    .digest('hex')
    .slice(0, 16)
  const home = join(await openFolder(ELSEWHERE), key)
  await stopOrphan(join(home, 'cluster'))
  if (existsSync(home)) await rename(home, `${home}.left-${randomBytes(3).toString('hex')}`)
  return home
}

async function openFolder(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o755)
  return folder
}

async function ownedFolder(folder: string, account: Account): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (account) await chown(folder, account.uid, account.gid)
}
