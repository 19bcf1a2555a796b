import { useState } from 'react'

import { officeNow, useNow } from '../../ui/clock.ts'
import { clock } from '../../ui/Countdown.tsx'
import { Note } from '../../ui/Note.tsx'
import { useWords } from '../../ui/useWords.ts'

/** Too many attempts: counts down to the next possible one, then disappears. */
export function Throttled({ seconds }: { seconds: number }) {
  const { say } = useWords('login')
  const [until] = useState(() => officeNow() + seconds * 1000)
  const left = until - useNow().getTime()
  if (left <= 0) return null
  return (
    <div className="field">
      <Note tone="warn" icon="clock">
        {say('login:throttled', { time: clock(left) })}
      </Note>
    </div>
  )
}
