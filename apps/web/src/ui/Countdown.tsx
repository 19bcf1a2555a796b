import { useEffect, useState } from 'react'

import { useNow } from './clock.ts'
import { useWords } from './useWords.ts'

const MINUTE = 60_000
/** Minutes left at which screen readers announce the time. */
const SPOKEN_AT = [60, 15, 5, 1]

/** Time left until an instant by the server's clock, as hours, minutes, seconds; says when it is over. `onOver` is called once then. */
export function Countdown({ until, onOver }: { until: string | Date; onOver?: () => void }) {
  const { say } = useWords()
  const left = Math.max(0, new Date(until).getTime() - useNow().getTime())
  const minutes = Math.ceil(left / MINUTE)
  const [spoken, setSpoken] = useState('')
  const over = left === 0
  useEffect(() => {
    if (SPOKEN_AT.includes(minutes)) setSpoken(say('core:countdown.left', { count: minutes }))
  }, [minutes, say])
  useEffect(() => {
    if (over) onOver?.()
    // Runs when `over` changes; a new callback must not call it again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [over])
  return (
    <>
      <bdi dir="ltr" className="countdown" role="timer" data-testid="countdown">
        {over ? say('core:countdown.over') : clock(left)}
      </bdi>
      <span className="sr" role="status">
        {spoken}
      </span>
    </>
  )
}

/** Milliseconds as "13:08:53", below an hour as "04:59". */
export function clock(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60]
  if (seconds >= 3600) parts.unshift(Math.floor(seconds / 3600))
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}
