import { availableParallelism } from 'node:os'

import type { DecodeAnswer, DecodeOrder } from './decodeOrders.ts'
import { startDecodeProcess, type DecodeProcess, type DecodeOutcome } from './decodeProcess.ts'
import { makeFairQueue } from './fairQueue.ts'

/** Too many files of this account (`own`) or of all accounts wait, or the machine was too busy (`all`). Says nothing about the file. */
export class DecoderBusy extends Error {
  readonly whose: 'own' | 'all'
  constructor(whose: 'own' | 'all') {
    super(`decoding is busy: ${whose}`)
    this.whose = whose
  }
}

interface PoolOptions {
  /** Number of processes; one account never has all of them. */
  atOnce: number
  /** Orders that may wait, per account and in total. */
  mostOfOne: number
  mostOfAll: number
  /** Milliseconds after which an idle process ends; starting one takes about 0.2 s. */
  idleMs: number
  /** Milliseconds for which an account is held back after a file that took long or was killed. */
  strikeMs: number
  start: () => DecodeProcess
}

/**
 * CPU time limits in milliseconds. Legitimate files of the largest allowed size take less: a progressive JPEG of 49 million pixels takes
 * 1.4 s.
 */
export const LIMIT_MS = { picture: 2000, looks: 2500, pdf: 5000, sequences: 5000, text: 20_000 } as const

export interface DecodePool {
  /** The answer; `slow` or `died` when the file exceeded the limit or ended the process. Rejects with DecoderBusy. */
  decode(account: number, order: DecodeOrder): Promise<DecodeAnswer | 'slow' | 'died'>
}

interface Waiting {
  order: DecodeOrder
  settle: (outcome: DecodeOutcome) => void
  /** Was interrupted once for a file of another account. */
  gaveWay?: true
}

interface Run {
  account: number
  process: DecodeProcess
  waiting: Waiting
  givesWay: boolean
}

/**
 * Decodes uploaded files in processes that are killed when a file takes too long. Accounts are served in turn. Accounts whose files took
 * long share all processes but one; if they hold all processes, one of their files returns to the queue as soon as another account waits.
 */
export function makeDecodePool({ atOnce, mostOfOne, mostOfAll, idleMs, strikeMs, start }: PoolOptions): DecodePool {
  const queue = makeFairQueue<Waiting>()
  const strikes = makeStrikes(strikeMs)
  const runs = new Set<Run>()
  const idle: { process: DecodeProcess; timer: NodeJS.Timeout }[] = []

  const mayRun = (account: number) =>
    countRuns((run) => run.account === account) < atOnce - 1 &&
    (!strikes.has(account) || countRuns((run) => strikes.has(run.account)) < atOnce - 1)
  const countRuns = (of: (run: Run) => boolean) => [...runs].filter(of).length

  function serve(): void {
    while (runs.size < atOnce) {
      const next = queue.take(mayRun)
      if (!next) return
      const run = { account: next.account, process: takeProcess(), waiting: next.item, givesWay: false }
      runs.add(run)
      void work(run)
    }
    if (queue.hasFor((account) => !strikes.has(account))) makeWay()
  }

  /**
   * When only held-back accounts run, ends the run of the one held back last. Each order is interrupted at most once, so that it completes
   * eventually.
   */
  function makeWay(): void {
    const all = [...runs]
    if (all.some((run) => run.givesWay || !strikes.has(run.account))) return
    const [last] = all
      .filter((run) => !run.waiting.gaveWay)
      .toSorted((a, b) => strikes.endOf(b.account) - strikes.endOf(a.account))
    if (!last) return
    last.givesWay = true
    last.process.end()
  }

  async function work(run: Run): Promise<void> {
    const { account, process, waiting } = run
    const onLong = () => {
      strikes.add(account)
      serve()
    }
    const outcome = await process.ask(waiting.order, LIMIT_MS[waiting.order.as], { onLong })
    if (process.isAlive) keep(process)
    runs.delete(run)
    const isPutBack = run.givesWay && outcome.is === 'died'
    if (isPutBack) queue.putBack(account, { ...waiting, gaveWay: true })
    else if (outcome.is === 'slow' || outcome.is === 'died') strikes.add(account)
    if (!isPutBack) waiting.settle(outcome)
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
    const entry = { process, timer: setTimeout(drop, idleMs).unref() }
    function drop(): void {
      const at = idle.indexOf(entry)
      if (at >= 0) idle.splice(at, 1)
      process.end()
    }
    idle.push(entry)
  }

  return {
    async decode(account, order) {
      if (queue.sizeOf(account) >= mostOfOne) throw new DecoderBusy('own')
      if (queue.size >= mostOfAll) throw new DecoderBusy('all')
      const outcome = await new Promise<DecodeOutcome>((settle) => {
        queue.add(account, { order, settle })
        serve()
      })
      if (outcome.is === 'stuck') throw new DecoderBusy('all')
      return outcome.is === 'done' ? outcome.answer : outcome.is
    },
  }
}

/** Accounts whose file took long or was killed, each for `strikeMs`. */
function makeStrikes(strikeMs: number) {
  const ends = new Map<number, number>()
  const endOf = (account: number) => ends.get(account) ?? 0
  return {
    endOf,
    has: (account: number) => endOf(account) > performance.now(),
    add(account: number) {
      const now = performance.now()
      for (const [known, end] of ends) if (end <= now) ends.delete(known)
      ends.set(account, now + strikeMs)
    },
  }
}

/** The pool of this portal. Processes start with the first file and end half a minute after the last, or with the portal. */
export const decodePool = makeDecodePool({
  atOnce: Math.min(4, Math.max(2, availableParallelism())),
  mostOfOne: 40,
  mostOfAll: 400,
  idleMs: 30_000,
  strikeMs: 5 * 60_000,
  start: startDecodeProcess,
})
