import { randomBytes } from 'node:crypto'
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { canUse, chooseAccount } from './account.ts'
import { copyBinaries, findBinaries, program } from './binaries.ts'
import { ensureCluster, send, startServer, stopServer, SUPERUSER } from './server.ts'

/** A server in a temporary folder that a crash may ruin, for tests and generators. `url` leads in as superuser. */
export async function throwAwayServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const account = await chooseAccount()
  const home = await mkdtemp(join(tmpdir(), 'saki-test-'))
  if (account) await chown(home, account.uid, account.gid)
  const installed = await findBinaries()
  const reachable = await canUse(account, { programFile: program(installed, 'postgres') })
  if (!reachable) await chmod(home, 0o711)
  const binaries = reachable ? installed : await copyBinaries(installed, home)
  const password = randomBytes(12).toString('hex')
  const cluster = { binaries, account, folder: join(home, 'cluster'), password, durable: false }
  await ensureCluster(cluster)
  const { port, server } = await startServer(cluster, 0)
  const pid = server.pid ?? 0
  process.once('exit', () => send(pid, 'SIGQUIT'))
  return {
    url: `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`,
    async stop() {
      await stopServer(pid)
      await rm(home, { recursive: true, force: true })
    },
  }
}

/** The same server, another database. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
