import { chmod, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Unfinished uploads older than this are what a crash left behind. */
const LEFTOVER_MS = 24 * 60 * 60 * 1000

/** Makes `root` and its folder for unfinished uploads, for this user only, and removes what a crash left there a day before `now`. */
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
