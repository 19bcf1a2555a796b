import { execFile, spawn } from 'node:child_process'
import { promisify } from 'node:util'

/** Account that runs the server. Undefined: the account of this process. */
export type Account = { uid: number; gid: number; name: string } | undefined

const run = promisify(execFile)
const OURS = 'saki21'

async function accountNamed(name: string): Promise<Account> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout), name }
  } catch {
    return undefined
  }
}

async function createAccount(): Promise<Account> {
  await run('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', OURS]).catch(
    () => {},
  )
  return accountNamed(OURS)
}

/**
 * PostgreSQL refuses to run as root. For root, returns an unprivileged account: `saki21` or the distribution's `postgres` if one exists,
 * else a new system account. For other users returns undefined.
 */
export async function chooseAccount(): Promise<Account> {
  if (process.getuid?.() !== 0) return undefined
  const account =
    (await accountNamed(OURS)) ??
    (await accountNamed('postgres')) ??
    (await createAccount()) ??
    (await accountNamed('nobody'))
  if (!account)
    throw new Error(`the database must not run as root and no other account could be made: create one named ${OURS}`)
  return account
}

/**
 * Whether `account` can run the program, write into the folder and enter another one. Tries it, because ACLs and mounts matter besides
 * mode bits.
 */
export function canUse(
  account: Account,
  { programFile, folder, enters }: { programFile?: string; folder?: string; enters?: string },
): Promise<boolean> {
  if (!account) return Promise.resolve(true)
  const script =
    '{ test -z "$1" || "$1" --version >/dev/null 2>&1; } && { test -z "$2" || { cd "$2" && test -w .; } 2>/dev/null; } && { test -z "$3" || cd "$3" 2>/dev/null; }'
  return new Promise((resolve) => {
    const args = ['-c', script, 'sh', programFile ?? '', folder ?? '', enters ?? '']
    spawn('/bin/sh', args, { uid: account.uid, gid: account.gid, cwd: '/', stdio: 'ignore' })
      .on('error', () => resolve(false))
      .on('close', (code) => resolve(code === 0))
  })
}
