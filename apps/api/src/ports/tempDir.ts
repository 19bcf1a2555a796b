import { chmod, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { DAY_MS } from '@saki/domain/dates/durations'

/** Milliseconds after which an unfinished upload counts as a leftover of a crash. */
const LEFTOVER_MS = DAY_MS

/** Creates `root` and its folder for unfinished uploads, for this user only, and removes leftovers older than a day at `now`. */
export async function openTempDir(root: string, now: Date): Promise<string> {
  const tempDir = join(root, 'unfinished')
  await mkdir(tempDir, { recursive: true, mode: 0o700 })
  await chmod(root, 0o700)
  for (const name of await readdir(tempDir)) {
    const path = join(tempDir, name)
    const { mtimeMs } = await stat(path)
    if (now.getTime() - mtimeMs > LEFTOVER_MS) await rm(path, { force: true, recursive: true })
  }
  return tempDir
}
