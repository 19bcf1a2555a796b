import { chmod, chown, mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

import { canUse, type Account } from './account.ts'

/** Creates DATA_DIR with mode 700. Missing parent folders get mode 755 whatever the umask. */
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
 * Lets `account` enter DATA_DIR without reading it: by group (mode 010) when the group had no rights, else for all (mode 001). Folders
 * above DATA_DIR are not changed, because their owner chose their modes.
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

/** The first folder from the root to `path` that `account` cannot enter; undefined when it can enter all. */
export async function closedFolder(path: string, account: Account): Promise<string | undefined> {
  const folders = [path]
  for (let folder = dirname(path); folder !== folders[0]; folder = dirname(folder)) folders.unshift(folder)
  for (const folder of folders) if (!(await canUse(account, { enters: folder }))) return folder
  return undefined
}
