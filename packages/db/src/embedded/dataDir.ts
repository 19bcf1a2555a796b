import { chmod, chown, mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

import { canUse, type Account } from './account.ts'

/** Makes DATA_DIR, closed to others. Folders made above it are open to be passed through, whatever the umask says. */
export async function makeDataDir(dataDir: string): Promise<void> {
  const first = await mkdir(dirname(dataDir), { recursive: true })
  if (first !== undefined) {
    for (let folder = dirname(dataDir); folder.length >= first.length; folder = dirname(folder)) {
      await chmod(folder, 0o755)
    }
  }
  await mkdir(dataDir, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
}

/**
 * Lets `account` pass through DATA_DIR: as its group when no group could enter so far, else as anybody. What lies in it stays readable
 * by its owner only. Folders above it are not touched: that they are closed was somebody's decision.
 */
export async function admitTo(dataDir: string, account: Account): Promise<void> {
  if (!account || (await canUse(account, { enters: dataDir }))) return
  const { mode, uid } = await stat(dataDir)
  if ((mode & 0o070) === 0) {
    await chown(dataDir, uid, account.gid)
    await chmod(dataDir, (mode & 0o777) | 0o010)
  } else {
    await chmod(dataDir, (mode & 0o777) | 0o001)
  }
}

/** The first folder on the way to `path` that `account` cannot enter; undefined when it can enter all. */
export async function closedFolder(path: string, account: Account): Promise<string | undefined> {
  const way = [path]
  for (let folder = dirname(path); folder !== way[0]; folder = dirname(folder)) way.unshift(folder)
  for (const folder of way) if (!(await canUse(account, { enters: folder }))) return folder
  return undefined
}
