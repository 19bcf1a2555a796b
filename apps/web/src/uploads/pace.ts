import { useEffect, useRef, useState } from 'react'

export interface Sample {
  /** Milliseconds of a monotonic clock (`performance.now()`). */
  at: number
  bytes: number
}

const WINDOW = 5000

/** Bytes per second over the last five seconds; undefined before half a second was measured. */
export function paceOf(samples: readonly Sample[]): number | undefined {
  const last = samples.at(-1)
  const first = samples.find(({ at }) => last !== undefined && last.at - at <= WINDOW)
  if (!first || !last || last.at - first.at < 500 || last.bytes <= first.bytes) return undefined
  return ((last.bytes - first.bytes) * 1000) / (last.at - first.at)
}

/** Seconds left; never more than `before`, the last value shown. */
export function secondsLeft(total: number, samples: readonly Sample[], before: number | undefined): number | undefined {
  const pace = paceOf(samples)
  if (pace === undefined) return before
  const left = Math.ceil((total - (samples.at(-1)?.bytes ?? 0)) / pace)
  return before === undefined ? left : Math.min(before, left)
}

/** Speed in bytes per second and seconds left of one upload. */
export function usePace(sent: number, total: number): { pace: number | undefined; left: number | undefined } {
  const samples = useRef<Sample[]>([])
  const [shown, setShown] = useState<{ pace: number | undefined; left: number | undefined }>({
    pace: undefined,
    left: undefined,
  })
  useEffect(() => {
    // Bytes sent before this page was opened do not count for the speed.
    if (sent === 0 || sent < (samples.current.at(-1)?.bytes ?? 0)) samples.current = []
    if (sent > 0) samples.current = [...samples.current, { at: performance.now(), bytes: sent }].slice(-200)
    setShown((before) => ({
      pace: paceOf(samples.current),
      left: secondsLeft(total, samples.current, sent === 0 ? undefined : before.left),
    }))
  }, [sent, total])
  return shown
}
