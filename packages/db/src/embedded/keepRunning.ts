import type { ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'

import type { Cluster } from './cluster.ts'
import { sendSignal, startServer, stopServer } from './server.ts'

const FIRST_WAIT_MS = 100
const LONGEST_WAIT_MS = 5_000
/** After running this many milliseconds, the back-off and the time limit start again. */
const STABLE_MS = 10_000
const GIVE_UP_MS = 60_000

export interface KeepRunningOptions {
  signal?: AbortSignal | undefined
  /** Called once, when the server could not be restarted for `giveUpMs` milliseconds. */
  onLost: (error: Error) => void
  giveUpMs?: number
  say?: (line: string) => void
}

export interface KeptServer {
  port: number
  stop(): Promise<void>
}

/**
 * Starts the server and restarts it on the same port whenever it ends unexpectedly, after 100 ms, doubling up to 5 s. Stops it when this
 * process exits.
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

  // kill(0) would signal this process group.
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
