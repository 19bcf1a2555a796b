import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where Linux keeps files in memory. A test's database is about a thousand files: made there, it costs a fifth of the processor time. */
const MEMORY = '/dev/shm'
const PREFIX = 'saki-run-'
/** Bytes that must be free there, and twice as many in the whole memory: a run keeps up to 2 GiB in files at once. */
const ROOM = 4 * 2 ** 30
/** No run takes this long. */
const FORGOTTEN_MS = 4 * 3_600_000

/**
 * Runs tests with a folder of their own, in memory where there is room, and removes it afterwards. What a run that was killed left behind in
 * memory goes as well. `env` is the environment of the tests: temporary files lie in the folder, and so does the code that the many
 * processes of a run have compiled.
 */
export function inRunFolder<R>(run: (folder: string, env: NodeJS.ProcessEnv) => R): R {
  const parent = hasRoom() ? MEMORY : tmpdir()
  if (parent === MEMORY) removeLeftovers()
  const folder = mkdtempSync(join(parent, PREFIX))
  // Run by root, the tests start PostgreSQL as another account, which must get through.
  chmodSync(folder, 0o711)
  try {
    return run(folder, { ...process.env, TMPDIR: folder, NODE_COMPILE_CACHE: join(folder, 'compiled') })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= ROOM && process.availableMemory() >= 2 * ROOM
  } catch {
    return false
  }
}

function removeLeftovers(): void {
  for (const name of readdirSync(MEMORY)) {
    const folder = join(MEMORY, name)
    if (name.startsWith(PREFIX) && Date.now() - statSync(folder).mtimeMs > FORGOTTEN_MS)
      rmSync(folder, { recursive: true, force: true })
  }
}
