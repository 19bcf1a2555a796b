import { setTimeout as pause } from 'node:timers/promises'

/** SIGHUP is sent when the terminal is closed. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/** Milliseconds; Docker and most supervisors kill a process ten seconds after SIGTERM. */
const LIMIT_MS = 9_000
/** Milliseconds an interrupted start may take to end. */
const START_MS = 2_000

/** Registers what has to be stopped, and stops it. */
export interface Shutdown {
  /** Aborted once a stop was requested. */
  signal: AbortSignal
  /**
   * Registers how to stop something just started; stops run in reverse order. Each is waited for at most `limitMs` (500 by default). Throws
   * when the portal is already stopping; the stop still runs then.
   */
  add(stop: () => Promise<unknown>, limitMs?: number): void
  /** Runs the start of the portal. When it fails, prints the message, stops everything and ends the process with 1. */
  run(start: () => Promise<void>): Promise<void>
  /** Stops everything and ends the process, at the latest after nine seconds. Later calls return the promise of the first. */
  end(code: number): Promise<void>
}

/**
 * Installs handlers for SIGINT, SIGTERM and SIGHUP that stop what was registered, also during the start. Later signals are ignored. Call it
 * before anything is started.
 */
export function stopOnSignals(): Shutdown {
  const stops: (() => Promise<unknown>)[] = []
  const controller = new AbortController()
  let starting: Promise<void> = Promise.resolve()
  let ending: Promise<void> | undefined

  async function stopAll(): Promise<void> {
    for (let stop = stops.pop(); stop; stop = stops.pop()) {
      await stop().catch((error: unknown) => console.error('while stopping:', messageOf(error)))
    }
  }

  async function finish(code: number): Promise<void> {
    controller.abort(new Error('the portal is being stopped'))
    // Requests and jobs in progress lose their connections now; their errors must not stop the shutdown.
    process.on('uncaughtException', (error) => console.error('while stopping:', error.message))
    setTimeout(() => {
      console.error(
        'Not all requests and jobs finished in time: the portal stops now. Everything already confirmed is saved.',
      )
      process.exit(1)
    }, LIMIT_MS).unref()
    await stopAll()
    await Promise.race([starting, pause(START_MS)])
    await stopAll()
    process.exit(code)
  }

  const end = (code: number) => (ending ??= finish(code))
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (!ending) console.log(`${signal}: finishing open requests and jobs…`)
      void end(0)
    })
  }
  // The reader of our output may already have ended; a failed write must not end the process during the shutdown.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

  return {
    signal: controller.signal,
    add(stop, limitMs = 500) {
      stops.push(() => Promise.race([stop(), pause(limitMs)]))
      controller.signal.throwIfAborted()
    },
    async run(start) {
      const started = start().catch((error: unknown) => {
        if (ending) return
        console.error(messageOf(error))
        void end(1)
      })
      starting = started
      await started
    },
    end,
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
