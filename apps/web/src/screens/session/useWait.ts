import { useState } from 'react'

import { officeNow, useNow } from '../../ui/clock.ts'

/** Seconds left to wait, and a function that starts the wait. */
export function useWait(): [seconds: number, start: (seconds: number) => void] {
  const [until, setUntil] = useState(0)
  const left = Math.max(0, Math.ceil((until - useNow().getTime()) / 1000))
  return [left, (seconds) => setUntil(officeNow() + seconds * 1000)]
}
