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

/** Where a server may live when the unprivileged account cannot enter DATA_DIR. */
const ELSEWHERE = '/var/lib/saki21'

export interface ClusterLocation {
  binaries: Binaries
  account: Account
  memory: Memory
  /** Absolute path of `memory.home`. */
  home: string
  /** The data folder of PostgreSQL; absent until the first start made it. */
  cluster: string
  /** Why it lies outside DATA_DIR; undefined when it lies inside. */
  outside: string | undefined
}

/** What initdb and the server need to know of it. */
export function clusterAt({ binaries, account, cluster, memory }: ClusterLocation): Cluster {
  return { binaries, account, folder: cluster, password: memory.password, durable: true }
}

/** A copied DATA_DIR names the same home outside it as its original; only one of them may use it at a time. Throws FolderHeld. */
export function holdHome({ home, outside }: ClusterLocation): () => void {
  return outside === undefined ? () => {} : holdFolder(home)
}

/** Notes the port the server took and which cluster it runs on; gives what is remembered now. */
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
 * Decides, or recalls, where the server of `dataDir` lives, as whom it runs and from which binaries. Needs the folder held. Throws
 * ClusterMissing when the folder belongs to an installation whose cluster is not there.
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

/** The installed build, or a copy of it where `account` can run it. */
export async function usableBinaries(account: Account): Promise<Binaries> {
  const installed = await findBinaries()
  const reachable = await canUse(account, { programFile: program(installed, 'postgres') })
  return reachable ? installed : copyBinaries(installed, await openFolder(ELSEWHERE))
}

/** Inside DATA_DIR wherever the account can get there; elsewhere only where a folder above is closed to it. */
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

/** The account that owns the cluster; one that came back from a backup as root's is given to `candidate`. */
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

/** One folder per DATA_DIR. What an earlier DATA_DIR of the same path left there is moved aside, never deleted. */
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
