import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, open, readFile, realpath, rename, rmdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import { canUse, chooseAccount, type Account } from './account.ts'
import { copyBinaries, findBinaries, program, type Binaries } from './binaries.ts'
import { stopOrphan } from './server.ts'

/** Where a server may live when the unprivileged account cannot enter DATA_DIR. */
const ELSEWHERE = '/var/lib/saki21'

/** What DATA_DIR remembers of its server (postgresql.json, readable by the owner only: it holds the password). */
export interface Memory {
  /** Folder that holds the cluster, relative to DATA_DIR when inside it; elsewhere when the account could not reach that. */
  home: string
  port: number
  password: string
  why?: string
}

export interface Place {
  binaries: Binaries
  account: Account
  memory: Memory
  /** Absolute path of `memory.home`. */
  home: string
  /** The data folder of PostgreSQL; absent until the first start made it. */
  cluster: string
}

const INSIDE = 'postgresql'

const memoryFile = (dataDir: string) => join(dataDir, 'postgresql.json')

/** Writes aside and renames, so that a crash leaves the old memory or the new one. */
export async function remember(dataDir: string, memory: Memory): Promise<void> {
  const unfinished = `${memoryFile(dataDir)}.new`
  const file = await open(unfinished, 'w', 0o600)
  await file.writeFile(`${JSON.stringify(memory, null, 2)}\n`)
  await file.sync()
  await file.close()
  await rename(unfinished, memoryFile(dataDir))
}

/** What `postgresql.json` of a data folder says; undefined when it is absent or cannot be read. */
export async function recall(dataDir: string): Promise<Memory | undefined> {
  const text = await readFile(memoryFile(dataDir), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as Memory)
}

/** Decides, or recalls, where the server of `dataDir` lives, as whom it runs and from which binaries. Needs the folder held. */
export async function choosePlace(dataDir: string): Promise<Place> {
  const candidate = await chooseAccount()
  const memory = (await recall(dataDir)) ?? (await chooseHome(dataDir, candidate))
  const home = resolve(dataDir, memory.home)
  const cluster = join(home, 'cluster')
  const account = candidate && existsSync(cluster) ? await ownerOf(cluster) : candidate
  await ownedFolder(home, account)
  if (!(await canUse(account, { folder: home }))) {
    throw new Error(`${account?.name} cannot enter ${home}: open the folders above it (chmod o+x), or move the cluster`)
  }
  return { binaries: await usableBinaries(account), account, memory, home, cluster }
}

/** The installed build, or a copy of it where `account` can run it. */
export async function usableBinaries(account: Account): Promise<Binaries> {
  const installed = await findBinaries()
  const reachable = await canUse(account, { programFile: program(installed, 'postgres') })
  return reachable ? installed : copyBinaries(installed, await openFolder(ELSEWHERE))
}

async function chooseHome(dataDir: string, account: Account): Promise<Memory> {
  const inside = join(dataDir, INSIDE)
  if (existsSync(join(inside, 'cluster'))) {
    throw new Error(
      `${inside} holds a database, but ${memoryFile(dataDir)}, which holds its password, is missing: restore it`,
    )
  }
  const fresh = { port: 0, password: randomBytes(24).toString('base64url') }
  await ownedFolder(inside, account)
  let memory: Memory = { ...fresh, home: INSIDE }
  if (!(await canUse(account, { folder: inside }))) {
    await rmdir(inside)
    memory = { ...fresh, home: await homeElsewhere(dataDir), why: `${account?.name} cannot enter ${dataDir}` }
  }
  await remember(dataDir, memory)
  return memory
}

async function ownerOf(folder: string): Promise<Account> {
  const { uid, gid } = await stat(folder)
  return uid === 0 ? undefined : { uid, gid, name: `user ${uid}` }
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
