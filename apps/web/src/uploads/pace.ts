import { useEffect, useRef, useState } from 'react'

export interface Sample {
  /** Milliseconds of a clock that only runs forward. */
  at: number
  bytes: number
}

const WINDOW = 5000

/** Bytes per second over the last five seconds; undefined before there is anything to tell. */
export function paceOf(samples: readonly Sample[]): number | undefined {
  const last = samples.at(-1)
  const first = samples.find(({ at }) => last !== undefined && last.at - at <= WINDOW)
  if (!first || !last || last.at - first.at < 500 || last.bytes <= first.bytes) return undefined
  return ((last.bytes - first.bytes) * 1000) / (last.at - first.at)
}

/** Seconds left, never more than told before. */
export function secondsLeft(total: number, samples: readonly Sample[], before: number | undefined): number | undefined {
  const pace = paceOf(samples)
  if (pace === undefined) return before
  const left = Math.ceil((total - (samples.at(-1)?.bytes ?? 0)) / pace)
  return before === undefined ? left : Math.min(before, left)
}

/** Pace and time left of one sending. */
export function usePace(sent: number, total: number): { pace: number | undefined; left: number | undefined } {
  const samples = useRef<Sample[]>([])
  const [told, setTold] = useState<{ pace: number | undefined; left: number | undefined }>({
    pace: undefined,
    left: undefined,
  })
  useEffect(() => {
    // What had gone before this page looked is no pace.
    if (sent === 0 || sent < (samples.current.at(-1)?.bytes ?? 0)) samples.current = []
    if (sent > 0) samples.current = [...samples.current, { at: performance.now(), bytes: sent }].slice(-200)
    setTold((before) => ({
      pace: paceOf(samples.current),
      left: secondsLeft(total, samples.current, sent === 0 ? undefined : before.left),
    }))
  }, [sent, total])
  return told
}
