import { lazy, Suspense } from 'react'

import type { UsualTime } from './usualTimes.ts'

const UsualWords = lazy(async () => ({ default: (await import('./UsualWords.tsx')).UsualWords }))

export interface UsualTextProps {
  usual: UsualTime
  /** `time`: 'biasanya 9 hari'. `stage`, `filing`: as a sentence. `base`: what it is counted from. */
  as: 'time' | 'stage' | 'filing' | 'base'
}

/** How long a stage usually takes, in words. They load when a time is known, and nothing waits for them. */
export function UsualText(props: UsualTextProps) {
  return (
    <Suspense>
      <UsualWords {...props} />
    </Suspense>
  )
}
