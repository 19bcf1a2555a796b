import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Linux's file system in memory. A test database has about a thousand files; creating it there takes a fifth of the CPU time. */
const MEMORY = '/dev/shm'
const PREFIX = 'saki-run-'
/** Bytes that must be free there, and twice as many in memory. A run has up to 2 GiB of files at once. */
const ROOM = 4 * 2 ** 30
/** Folders older than this many milliseconds (4 h) belong to runs that were killed. */
const FORGOTTEN_MS = 4 * 3_600_000

/** The folder of one run of tests. */
export interface Run {
  folder: string
  /**
   * The environment of the tests: TMPDIR, Node's compile cache, and DEMO_FOLDER, in which the first test that needs the demonstration
   * keeps its data folder for all others to copy.
   */
  env: NodeJS.ProcessEnv
}

/** Runs tests with a temporary folder, in memory when there is room, and removes it afterwards, together with folders of killed runs. */
export async function inRunFolder(run: (run: Run) => Promise<void> | void): Promise<void> {
  const parent = hasRoom() ? MEMORY : tmpdir()
  if (parent === MEMORY) removeLeftovers()
  const folder = mkdtempSync(join(parent, PREFIX))
  // Tests run by root start PostgreSQL as another account, which must be able to enter the folder.
  chmodSync(folder, 0o711)
  try {
    const demo = join(folder, 'demo')
    mkdirSync(demo)
    const env = { ...process.env, TMPDIR: folder, NODE_COMPILE_CACHE: join(folder, 'compiled'), DEMO_FOLDER: demo }
    await run({ folder, env })
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
