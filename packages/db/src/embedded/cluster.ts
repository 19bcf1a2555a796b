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
  /** False only for temporary clusters of tests, which a crash may destroy. */
  durable: boolean
  /** Without data checksums; only for tests. */
  unchecked?: boolean
}

const environment = { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C', TZ: 'UTC' }

/** Options for spawning a program as `account`, with a working folder that the account can enter. */
export function runAs(account: Account) {
  return { ...(account && { uid: account.uid, gid: account.gid }), cwd: '/', env: environment, windowsHide: true }
}

/**
 * Creates the cluster unless it exists. initdb runs in a neighbouring folder that is renamed at the end, so an interrupted attempt can be
 * repeated. Throws when the cluster belongs to another major version.
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
    // The trigram index splits words by lc_ctype. Systems without C.UTF-8 get the C locale instead.
    await make('C.UTF-8').catch(() => {
      signal?.throwIfAborted()
      return make('C')
    })
    await rename(unfinished, folder)
  } finally {
    await rm(passwordFile, { force: true })
  }
}

/** Runs initdb and resolves after its exit; aborting kills it. */
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
