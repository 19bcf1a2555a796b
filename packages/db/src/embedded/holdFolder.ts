import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Thrown when another living portal holds the folder; `pid` is its process id, 0 when it has not said it yet. */
export class FolderHeld extends Error {
  readonly pid: number

  constructor(folder: string, pid: number) {
    super(
      `${folder} is in use by ${pid ? `the portal with process id ${pid}` : 'another portal'}: stop it, or set another DATA_DIR`,
    )
    this.pid = pid
  }
}

/**
 * Holds `folder` for this process until the returned function is called or the process ends in whatever way. The lock is the
 * kernel's, taken through SQLite because Node offers no file lock of its own: it cannot go stale, and it also works between
 * containers, where process ids mean nothing. The pid beside it is only for the message. Throws FolderHeld at once.
 */
export function holdFolder(folder: string): () => void {
  const pidFile = join(folder, 'portal.pid')
  const free = lockWithKernel(join(folder, 'portal.lock'), 'exclusive')
  if (!free) throw new FolderHeld(folder, readPid(pidFile))
  writeFileSync(pidFile, `${process.pid}\n`)
  return free
}

const SQLITE_BUSY = 5

/**
 * Takes a lock of the kernel on `file`, which is made when absent: many may share it, or one has it alone. Gives the function that lets
 * go of it; undefined when another process's lock is in the way. It ends with the process.
 */
export function lockWithKernel(file: string, kind: 'shared' | 'exclusive'): (() => void) | undefined {
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    lock.exec('pragma journal_mode = off')
    lock.exec(kind === 'exclusive' ? 'begin exclusive' : 'begin; select count(*) from sqlite_schema')
  } catch (error) {
    lock.close()
    if (!(error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY)) throw error
    return undefined
  }
  return () => {
    if (lock.isOpen) lock.close()
  }
}

function readPid(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8')) || 0
  } catch {
    return 0
  }
}
