import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'

/** Share of busy event loop above which low-priority work waits. */
const BUSY = 0.5
const LOOK_MS = 250

/**
 * A queue for low-priority work: one task at a time, each started once the event loop is less than half busy, at the latest after
 * `patienceMs`.
 */
export function makeIdleQueue(patienceMs: number): <R>(work: () => Promise<R>) => Promise<R> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = last.then(() => waitForIdle(patienceMs)).then(work)
    last = turn.catch(() => undefined)
    return turn
  }
}

async function waitForIdle(patienceMs: number): Promise<void> {
  for (let waited = 0; waited < patienceMs; waited += LOOK_MS) {
    const before = performance.eventLoopUtilization()
    await pause(LOOK_MS / 10)
    if (performance.eventLoopUtilization(before).utilization < BUSY) return
    await pause((LOOK_MS * 9) / 10)
  }
}
