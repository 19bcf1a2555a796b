import type { ReactNode } from 'react'

import { KawungFlower } from './icons/Kawung.tsx'

/** Shown in place of an empty list or table: one sentence and one action. */
export function EmptyState({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="blank grid gap-12 muted">
      <KawungFlower />
      <p>{children}</p>
      {action}
    </div>
  )
}
