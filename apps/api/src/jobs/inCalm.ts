import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'

/** Above this share of busy event loop, people are waiting for answers. */
const BUSY = 0.5
const LOOK_MS = 250
/** Nothing waits longer than this: under lasting load the work is done all the same, slowly. */
const PATIENCE_MS = 5_000

let last: Promise<unknown> = Promise.resolve()

/** Runs heavy work one piece at a time and, as long as `PATIENCE_MS` allows, while nobody else needs the process. */
export function inCalm<R>(work: () => Promise<R>): Promise<R> {
  const turn = last.then(calm).then(work)
  last = turn.catch(() => undefined)
  return turn
}

async function calm(): Promise<void> {
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_MS) {
    const before = performance.eventLoopUtilization()
    await pause(LOOK_MS / 10)
    if (performance.eventLoopUtilization(before).utilization < BUSY) return
    await pause((LOOK_MS * 9) / 10)
  }
}
