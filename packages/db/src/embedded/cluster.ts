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
export async function ensureCluster({ binaries, account, folder, password, durable }: Cluster): Promise<void> {
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
    finished(binaries, account, [
      '--pgdata',
      unfinished,
      '--username',
      SUPERUSER,
      '--pwfile',
      passwordFile,
      '--auth=scram-sha-256',
      '--data-checksums',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      `--lc-ctype=${ctype}`,
      ...(durable ? [] : ['--no-sync']),
    ])
  try {
    // Word-splitting of the trigram index follows lc_ctype; a system without C.UTF-8 still gets a working database.
    await make('C.UTF-8').catch(() => make('C'))
    await rename(unfinished, folder)
  } finally {
    await rm(passwordFile, { force: true })
  }
}

function finished(binaries: Binaries, account: Account, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program(binaries, 'initdb'), args, { ...runAs(account), stdio: ['ignore', 'ignore', 'pipe'] })
    let said = ''
    child.stderr.on('data', (chunk) => (said += String(chunk)))
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`initdb failed: ${said.trim()}`))))
  })
}
