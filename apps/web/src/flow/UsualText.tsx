import { lazy, Suspense } from 'react'

import type { UsualTextProps } from './UsualWords.tsx'

const UsualWords = lazy(async () => ({ default: (await import('./UsualWords.tsx')).UsualWords }))

/** How long a stage usually takes, in words. They load when a time is known, and nothing waits for them. */
export function UsualText(props: UsualTextProps) {
  return (
    <Suspense>
      <UsualWords {...props} />
    </Suspense>
  )
}
