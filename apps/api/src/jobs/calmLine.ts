import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'

/** Above this share of busy event loop, people are waiting for answers. */
const BUSY = 0.5
const LOOK_MS = 250

/**
 * A line for work that can wait: one piece at a time and, as long as `patienceMs` allows for each, while nobody else needs the process.
 * Under lasting load the work is done all the same, slowly; afterwards the line is worked off at full speed.
 */
export function calmLine(patienceMs: number): <R>(work: () => Promise<R>) => Promise<R> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = last.then(() => calm(patienceMs)).then(work)
    last = turn.catch(() => undefined)
    return turn
  }
}

async function calm(patienceMs: number): Promise<void> {
  for (let waited = 0; waited < patienceMs; waited += LOOK_MS) {
    const before = performance.eventLoopUtilization()
    await pause(LOOK_MS / 10)
    if (performance.eventLoopUtilization(before).utilization < BUSY) return
    await pause((LOOK_MS * 9) / 10)
  }
}
