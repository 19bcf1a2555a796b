import { randomBytes } from 'node:crypto'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { canUse, chooseAccount, type Account } from './account.ts'
import { ensureCluster, SUPERUSER } from './cluster.ts'
import { usableBinaries } from './clusterLocation.ts'
import { sendSignal, socketFolder, startServer, stopServer } from './server.ts'

interface ThrowAwayServer {
  url: string
  /** The folder of its socket; empty on Windows. */
  socketFolder: string
  /** Stops it, which ends open connections, and starts it again at the same address. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts a server without fsync in a temporary folder, for tests and generators. `unchecked`: without data checksums. `url` connects as
 * superuser.
 */
export async function throwAwayServer({ unchecked = false } = {}): Promise<ThrowAwayServer> {
  const account = await chooseAccount()
  const home = await temporaryFolder(account)
  const binaries = await usableBinaries(account)
  const password = randomBytes(12).toString('hex')
  const cluster = { binaries, account, folder: join(home, 'cluster'), password, durable: false, unchecked }
  await ensureCluster(cluster)
  const { port, server } = await startServer(cluster, 0)
  let pid = server.pid ?? 0
  process.once('exit', () => sendSignal(pid, 'SIGQUIT'))
  return {
    url: `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`,
    socketFolder: socketFolder(cluster),
    async restart() {
      await stopServer(pid)
      pid = (await startServer(cluster, port)).server.pid ?? 0
    },
    async stop() {
      await stopServer(pid)
      await rm(home, { recursive: true, force: true })
    },
  }
}

/** A folder in the system's temporary folder, or in /tmp when the account cannot enter that. */
async function temporaryFolder(account: Account): Promise<string> {
  for (const parent of [tmpdir(), '/tmp']) {
    const folder = await mkdtemp(join(parent, 'saki-test-'))
    if (account) await chown(folder, account.uid, account.gid)
    if (await canUse(account, { folder })) return folder
    await rm(folder, { recursive: true })
  }
  throw new Error(`${account?.name} can enter neither ${tmpdir()} nor /tmp: set TMPDIR`)
}

/** The address of another database on the same server. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
