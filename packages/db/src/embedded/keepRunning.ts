import type { ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'

import type { Cluster } from './cluster.ts'
import { sendSignal, startServer, stopServer } from './server.ts'

const FIRST_WAIT_MS = 100
const LONGEST_WAIT_MS = 5_000
/** A server that ran this long before it ended again begins a new count. */
const STABLE_MS = 10_000
const GIVE_UP_MS = 60_000

export interface KeepRunningOptions {
  signal?: AbortSignal | undefined
  /** Called once, when the server ended and could not be started again for `giveUpMs`. */
  onLost: (error: Error) => void
  giveUpMs?: number
  say?: (line: string) => void
}

export interface KeptServer {
  port: number
  stop(): Promise<void>
}

/**
 * Starts the server, and starts it again on the same port whenever it ends by itself: after a tenth of a second, doubling up to five
 * seconds. It is stopped with this process at the latest.
 */
export async function keepRunning(
  cluster: Cluster,
  wishedPort: number,
  { signal, onLost, giveUpMs = GIVE_UP_MS, say = (line) => console.error(line) }: KeepRunningOptions,
): Promise<KeptServer> {
  const stopped = new AbortController()
  let restarting: Promise<void> = Promise.resolve()
  let pid = 0
  let runningSince = 0
  let troubleSince: number | undefined
  let wait = FIRST_WAIT_MS

  function watch(server: ChildProcess): void {
    pid = server.pid ?? 0
    runningSince = performance.now()
    server.unref()
    server.once('exit', (code, ended) => {
      pid = 0
      if (stopped.signal.aborted) return
      say(`PostgreSQL ended (${ended ?? `code ${code}`}); it is started again`)
      restarting = restart()
    })
  }

  async function restart(): Promise<void> {
    if (performance.now() - runningSince > STABLE_MS) {
      troubleSince = undefined
      wait = FIRST_WAIT_MS
    }
    troubleSince ??= performance.now()
    let reason = 'it ended again and again'
    for (;;) {
      const left = troubleSince + giveUpMs - performance.now()
      if (left <= 0) return onLost(new Error(`PostgreSQL could not be started again: ${reason}`))
      await pause(wait, undefined, { signal: stopped.signal }).catch(() => {})
      if (stopped.signal.aborted) return
      wait = Math.min(wait * 2, LONGEST_WAIT_MS)
      try {
        const signal = AbortSignal.any([stopped.signal, AbortSignal.timeout(Math.ceil(left))])
        watch((await startServer(cluster, port, { once: true, signal })).server)
        return say('PostgreSQL runs again')
      } catch (error) {
        if (stopped.signal.aborted) return
        reason = error instanceof Error ? error.message : String(error)
      }
    }
  }

  // 0 would be this whole process group.
  const lastResort = () => pid > 0 && sendSignal(pid, 'SIGQUIT')
  const { port, server } = await startServer(cluster, wishedPort, { signal })
  watch(server)
  process.once('exit', lastResort)
  let stopping: Promise<void> | undefined
  return {
    port,
    stop() {
      stopping ??= (async () => {
        stopped.abort()
        await restarting
        await stopServer(pid)
        process.off('exit', lastResort)
      })()
      return stopping
    },
  }
}
