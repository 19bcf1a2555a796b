import type { ReactNode } from 'react'

import { useWords } from './useWords.ts'

/** A bar fixed at the foot of a form: main action at the start edge, `end` (a total, a state) at the end edge. */
export function StickyBar({ children, end }: { children: ReactNode; end?: ReactNode }) {
  const { say } = useWords()
  return (
    <div className="sticky-bar noprint hairline-above surface" role="region" aria-label={say('core:actions')}>
      <div className="bar-content inset-10 row wrap gap-12">
        {children}
        <span className="grow nophone" />
        {end}
      </div>
    </div>
  )
}
