import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import type { DecodeAnswer, DecodeOrder } from './decodeOrders.ts'

/**
 * Data segment limit in KiB: a Node process reserves 640 MiB, a picture of 50 million pixels takes 400 more. The limit of CPU seconds is
 * for the whole life of the process, so that it also ends when its portal was killed.
 */
const ROOM_KIB = 1_500_000
const LIFE_CPU_SECONDS = 120
const worker = fileURLToPath(new URL('./decodeWorker.ts', import.meta.url))
const flags = ['--max-old-space-size=256', '--max-semi-space-size=8', worker]
const isLinux = process.platform === 'linux'
/** Clock ticks per second of /proc/<pid>/stat (USER_HZ), 100 on every Linux that Node runs on. */
const TICKS = 100

/** `slow`: exceeded its CPU time; `stuck`: got too little CPU time from the machine; `died`: out of memory or another crash. */
export type DecodeOutcome = { is: 'done'; answer: DecodeAnswer } | { is: 'slow' | 'stuck' | 'died' }

interface Watching {
  /** Wall-clock limit in milliseconds; ten times the CPU limit by default. */
  stuckMs?: number
  /** Called once when the order has used more than LONG_MS of CPU time. */
  onLong?: () => void
}

/** Milliseconds of CPU time. A photo of 12 million pixels takes about 300. */
const LONG_MS = 500

export interface DecodeProcess {
  readonly pid: number | undefined
  readonly isAlive: boolean
  /** Runs one order at a time with `limitMs` of CPU time. Never rejects; the process has ended after any outcome but `done`. */
  ask(order: DecodeOrder, limitMs: number, watching?: Watching): Promise<DecodeOutcome>
  end(): void
}

/** Starts a decoding process without the portal's environment but for the folder of compiled code. It ends when the portal ends. */
export function startDecodeProcess(): DecodeProcess {
  const child = spawnLimited()
  let isAlive = true
  child.on('exit', () => (isAlive = false))
  child.on('error', () => (isAlive = false))
  child.unref()
  child.channel?.unref()
  function end(): void {
    isAlive = false
    child.kill('SIGKILL')
  }
  return {
    pid: child.pid,
    get isAlive() {
      return isAlive
    },
    end,
    ask: (order, limitMs, { stuckMs = 10 * limitMs, onLong } = {}) =>
      new Promise((resolve) => {
        const before = cpuMs(child)
        const began = performance.now()
        let isLong = false
        const watch = setInterval(() => {
          const used = cpuMs(child)
          const waited = performance.now() - began
          const spent = used === undefined ? waited : used - (before ?? 0)
          if (spent > limitMs) return finish({ is: 'slow' })
          if (waited > stuckMs) return finish({ is: 'stuck' })
          if (isLong || spent <= LONG_MS) return
          isLong = true
          onLong?.()
        }, 50)
        const answered = (answer: DecodeAnswer) => finish({ is: 'done', answer })
        const died = () => finish({ is: 'died' })
        function finish(outcome: DecodeOutcome): void {
          clearInterval(watch)
          child.off('message', answered).off('exit', died).off('error', died)
          if (outcome.is !== 'done') end()
          resolve(outcome)
        }
        child.on('message', answered).on('exit', died).on('error', died)
        if (!isAlive) return died()
        child.send(order, (error) => error && died())
      }),
  }
}

function spawnLimited(): ChildProcess {
  const options = {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'] as ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced' as const,
    env: { PATH: process.env['PATH'], TZ: process.env['TZ'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] },
  }
  const limits = `ulimit -c 0; ulimit -d ${ROOM_KIB}; ulimit -t ${LIFE_CPU_SECONDS}; exec "$0" "$@"`
  return isLinux
    ? spawn('/bin/sh', ['-c', limits, process.execPath, ...flags], options)
    : spawn(process.execPath, flags, options)
}

/** User and system time of all threads of the process in milliseconds; undefined when the system does not report it. */
function cpuMs({ pid }: ChildProcess): number | undefined {
  if (!isLinux || pid === undefined) return undefined
  try {
    // The program's name is in brackets and may hold blanks; utime and stime are the 12th and 13th fields after it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1')
      .replace(/^.*\) /s, '')
      .split(' ')
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS
  } catch {
    return undefined
  }
}
