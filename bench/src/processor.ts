import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

import type { Db } from '@saki/db'
import { sql } from 'kysely'

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/** CPU seconds of a process with all its threads, from /proc; 0 when it has ended. */
export function cpuSeconds(pid: number): number {
  const { user, system } = statOf(pid)
  return (user + system) / ticksPerSecond
}

/** CPU seconds of this machine's PostgreSQL with all its processes, including ended ones. */
export async function databaseCpuSeconds(db: Db): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  const server = statOf(rows[0]?.pid ?? 0).parent
  const parts = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), ...statOf(Number(name)) }))
    .filter(({ pid, parent }) => pid === server || parent === server)
  const ended = statOf(server).ended
  return (parts.reduce((sum, { user, system }) => sum + user + system, 0) + ended) / ticksPerSecond
}

function statOf(pid: number): { parent: number; user: number; system: number; ended: number } {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // Fields from the third (state) on; the name before it may hold spaces.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [parent = 0, user = 0, system = 0, endedUser = 0, endedSystem = 0] = [1, 11, 12, 13, 14].map(
      (at) => fields[at],
    )
    return { parent, user, system, ended: endedUser + endedSystem }
  } catch {
    return { parent: 0, user: 0, system: 0, ended: 0 }
  }
}
