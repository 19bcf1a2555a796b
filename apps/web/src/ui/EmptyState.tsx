import type { ReactNode } from 'react'

import { KawungFlower } from './icons/Kawung.tsx'

/** Nothing here yet: one sentence and one way on, never a bare table. */
export function EmptyState({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="blank">
      <KawungFlower />
      <p>{children}</p>
      {action}
    </div>
  )
}
