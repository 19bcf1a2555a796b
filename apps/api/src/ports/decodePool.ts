import { availableParallelism } from 'node:os'

import type { DecodeAnswer, DecodeOrder } from './decodeOrders.ts'
import { startDecodeProcess, type DecodeProcess, type Outcome } from './decodeProcess.ts'
import { makeFairQueue } from './fairQueue.ts'

/** Too much waits already, of this account or of all; or the machine was too busy. Nothing was said about the file. */
export class DecoderBusy extends Error {
  readonly whose: 'own' | 'all'
  constructor(whose: 'own' | 'all') {
    super(`decoding is busy: ${whose}`)
    this.whose = whose
  }
}

interface PoolOptions {
  /** Processes at a time; one account never has all of them. */
  atOnce: number
  /** Orders that may wait, of one account and of all together. */
  mostOfOne: number
  mostOfAll: number
  /** A process without an order ends after this long; starting one takes about 0.2 s. */
  idleMs: number
  start: () => DecodeProcess
}

/** Milliseconds of CPU time. Honest files of the largest size allowed stay below: a progressive JPEG of 49 million pixels takes 1.4 s. */
export const LIMIT_MS = { picture: 2000, pdf: 5000, sequences: 5000 } as const

export interface DecodePool {
  /** The answer; `slow` or `died` say it of the file. Rejects with DecoderBusy. */
  decode(account: number, order: DecodeOrder): Promise<DecodeAnswer | 'slow' | 'died'>
}

interface Waiting {
  order: DecodeOrder
  settle: (outcome: Outcome) => void
}

/** Decodes uploaded files in processes that are killed when a file takes too long. Accounts are served in turn. */
export function makeDecodePool({ atOnce, mostOfOne, mostOfAll, idleMs, start }: PoolOptions): DecodePool {
  const queue = makeFairQueue<Waiting>()
  const running = new Map<number, number>()
  const idle: { process: DecodeProcess; timer: NodeJS.Timeout }[] = []
  let busy = 0

  function serve(): void {
    while (busy < atOnce) {
      const next = queue.take((account) => (running.get(account) ?? 0) < atOnce - 1)
      if (!next) return
      busy += 1
      running.set(next.account, (running.get(next.account) ?? 0) + 1)
      void work(next.account, next.item)
    }
  }

  async function work(account: number, { order, settle }: Waiting): Promise<void> {
    const process = takeProcess()
    const outcome = await process.ask(order, LIMIT_MS[order.as])
    if (process.isAlive) keep(process)
    busy -= 1
    const others = (running.get(account) ?? 1) - 1
    if (others > 0) running.set(account, others)
    else running.delete(account)
    settle(outcome)
    serve()
  }

  function takeProcess(): DecodeProcess {
    for (let kept = idle.pop(); kept; kept = idle.pop()) {
      clearTimeout(kept.timer)
      if (kept.process.isAlive) return kept.process
    }
    return start()
  }

  function keep(process: DecodeProcess): void {
    const place = { process, timer: setTimeout(drop, idleMs).unref() }
    function drop(): void {
      const at = idle.indexOf(place)
      if (at >= 0) idle.splice(at, 1)
      process.end()
    }
    idle.push(place)
  }

  return {
    async decode(account, order) {
      if (queue.sizeOf(account) >= mostOfOne) throw new DecoderBusy('own')
      if (queue.size >= mostOfAll) throw new DecoderBusy('all')
      const outcome = await new Promise<Outcome>((settle) => {
        queue.add(account, { order, settle })
        serve()
      })
      if (outcome.is === 'stuck') throw new DecoderBusy('all')
      return outcome.is === 'done' ? outcome.answer : outcome.is
    },
  }
}

/** The pool of this portal. Its processes start with the first file and end half a minute after the last, or with the portal. */
export const decodePool = makeDecodePool({
  atOnce: Math.min(4, Math.max(2, availableParallelism())),
  mostOfOne: 40,
  mostOfAll: 400,
  idleMs: 30_000,
  start: startDecodeProcess,
})
