import { Worker } from 'node:worker_threads'

import type { InspectOrder, Verdict } from './inspectWorker.ts'

/** Hostile files are made to be slow; an honest one of 2000 pages takes a second or two. */
const LIMIT_MS = 10_000
const AT_ONCE = 2
/** A thread costs tens of megabytes and a third of a second to start: it stays a little for the next file. */
const IDLE_MS = 5_000
const tooComplex: Verdict = { refused: 'files:tooComplex', values: {} }

let running = 0
const queue: (() => void)[] = []
const idle: { worker: Worker; timer: NodeJS.Timeout; drop: () => void }[] = []

/** Looks into a received file in a thread of bounded memory and time. Never rejects for what the file does. */
export async function inspectInThread(order: InspectOrder): Promise<Verdict> {
  if (running >= AT_ONCE) await new Promise<void>((go) => queue.push(go))
  else running += 1
  try {
    return await ask(takeWorker(), order)
  } finally {
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }
}

function takeWorker(): Worker {
  const kept = idle.pop()
  if (kept) {
    clearTimeout(kept.timer)
    kept.worker.off('exit', kept.drop)
    return kept.worker
  }
  const worker = new Worker(new URL('./inspectWorker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
    stdout: true,
    stderr: true,
  })
  worker.unref()
  // A late failure of a thread nobody waits for must not end the process.
  worker.on('error', () => undefined)
  return worker
}

/** A thread that answered may serve again; one that died or was silent is ended with whatever the file made of it. */
function ask(worker: Worker, order: InspectOrder): Promise<Verdict> {
  return new Promise((resolve) => {
    const answered = (verdict: Verdict) => finish(verdict, true)
    const died = () => finish(tooComplex, false)
    const timer = setTimeout(died, LIMIT_MS)
    function finish(verdict: Verdict, isWhole: boolean): void {
      clearTimeout(timer)
      worker.off('message', answered).off('error', died).off('exit', died)
      if (isWhole) keep(worker)
      else void worker.terminate()
      resolve(verdict)
    }
    worker.on('message', answered).on('error', died).on('exit', died)
    worker.postMessage(order)
  })
}

function keep(worker: Worker): void {
  const place = { worker, timer: setTimeout(drop, IDLE_MS).unref(), drop }
  function drop(): void {
    const at = idle.indexOf(place)
    if (at >= 0) idle.splice(at, 1)
    void worker.terminate()
  }
  worker.once('exit', drop)
  idle.push(place)
}
