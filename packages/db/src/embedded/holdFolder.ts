import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Thrown when another living portal holds the folder; `pid` is its process id, 0 when it has not written it yet. */
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
 * Locks `folder` for this process until the returned function is called or the process ends. Uses a kernel lock, through SQLite because
 * Node has no file locks: it cannot become stale and works between containers. The pid file is only for the error message. Throws
 * FolderHeld without waiting.
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
 * Takes a shared or exclusive kernel lock on `file`, creating the file if needed. Returns the release function, or undefined when another
 * process holds a conflicting lock. The lock ends with the process.
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
