import { setTimeout as pause } from 'node:timers/promises'

/** SIGHUP: the terminal was closed. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/** Docker and most supervisors kill ten seconds after SIGTERM. */
const LIMIT_MS = 9_000
/** How long a start that was interrupted may take to notice it. */
const START_MS = 2_000

export interface Shutdown {
  /** Aborted once the portal was asked to stop. */
  signal: AbortSignal
  /**
   * Registers how to stop something just started; the last one registered is stopped first. What takes longer than `limitMs` is left
   * behind. Throws when the portal is being stopped already: this is stopped then as well.
   */
  add(stop: () => Promise<unknown>, limitMs?: number): void
  /** Runs the start of the portal. When it fails the message is printed, everything is stopped and the process ends with 1. */
  run(start: () => Promise<void>): Promise<void>
  /** Stops everything and ends the process, at the latest after nine seconds. Later calls change nothing. */
  end(code: number): Promise<void>
}

/**
 * Ends this process in order from now on: SIGINT, SIGTERM and SIGHUP stop what was registered, also when the start is still under way; a
 * second signal changes nothing. Call it before anything is started.
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
    // What is under way loses its connections: that must not keep the rest from being stopped.
    process.on('uncaughtException', (error) => console.error('while stopping:', error.message))
    setTimeout(() => {
      console.error('Not everything could be finished in time: the portal ends now. What was acknowledged is kept.')
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
      if (!ending) console.log(`${signal}: finishing what is in flight…`)
      void end(0)
    })
  }
  // Whoever read our output may be gone before us: what is printed while stopping must not end the process half-way.
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
