import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chown, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Account } from './account.ts'
import { program, type Binaries } from './binaries.ts'

export const SUPERUSER = 'postgres'

export interface Cluster {
  binaries: Binaries
  account: Account
  /** The data folder of PostgreSQL. */
  folder: string
  password: string
  /** False only for throw-away clusters of tests: a crash may then lose everything. */
  durable: boolean
  /** Without data checksums; for tests of what refuses such a cluster. */
  unchecked?: boolean
}

const environment = { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C', TZ: 'UTC' }

/** How a program is spawned as `account`; the current folder of the portal may be closed to it. */
export function runAs(account: Account) {
  return { ...(account && { uid: account.uid, gid: account.gid }), cwd: '/', env: environment, windowsHide: true }
}

/**
 * Makes the cluster unless it is there. It grows beside its place and is renamed at the end, so an interrupted attempt is
 * simply begun again. Throws when the folder belongs to another major version.
 */
export async function ensureCluster(cluster: Cluster, signal?: AbortSignal): Promise<void> {
  const { binaries, account, folder, password, durable, unchecked } = cluster
  const major = binaries.version.split('.')[0]
  if (existsSync(folder)) {
    const found = (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim()
    if (found !== major)
      throw new Error(`${folder} was made by PostgreSQL ${found}, this is ${major}: dump and restore it`)
    return
  }
  const unfinished = `${folder}.new`
  const passwordFile = `${folder}.password`
  await rm(unfinished, { recursive: true, force: true })
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 })
  if (account) await chown(passwordFile, account.uid, account.gid)
  const make = (ctype: string) =>
    finished(cluster, signal, [
      '--pgdata',
      unfinished,
      '--username',
      SUPERUSER,
      '--pwfile',
      passwordFile,
      '--auth=scram-sha-256',
      unchecked ? '--no-data-checksums' : '--data-checksums',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      `--lc-ctype=${ctype}`,
      ...(durable ? [] : ['--no-sync']),
    ])
  try {
    // Word-splitting of the trigram index follows lc_ctype; a system without C.UTF-8 still gets a working database.
    await make('C.UTF-8').catch(() => {
      signal?.throwIfAborted()
      return make('C')
    })
    await rename(unfinished, folder)
  } finally {
    await rm(passwordFile, { force: true })
  }
}

/** Ends when initdb has ended, so that nothing writes into the folder any more; aborting kills it. */
function finished({ binaries, account }: Cluster, signal: AbortSignal | undefined, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program(binaries, 'initdb'), args, { ...runAs(account), stdio: ['ignore', 'ignore', 'pipe'] })
    const kill = () => child.kill('SIGTERM')
    signal?.addEventListener('abort', kill)
    let said = ''
    child.stderr.on('data', (chunk) => (said += String(chunk)))
    child.on('error', reject)
    child.on('close', (code) => {
      signal?.removeEventListener('abort', kill)
      if (code === 0) resolve()
      else reject(new Error(`initdb failed: ${said.trim()}`))
    })
  })
}
