import { useEffect, useState } from 'react'

import { useNow } from './clock.ts'
import { useWords } from './useWords.ts'

const MINUTE = 60_000
/** Minutes left at which a screen reader says so; more would only disturb. */
const SPOKEN_AT = [60, 15, 5, 1]

/** Time left until an instant, by the office's clock: hours, minutes, seconds. Says when it is over; `onOver` is called once then. */
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
    // Only the change matters; a new callback is no new end.
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

/** "13:08:53" of milliseconds; "04:59" below an hour. */
export function clock(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60]
  if (seconds >= 3600) parts.unshift(Math.floor(seconds / 3600))
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}
