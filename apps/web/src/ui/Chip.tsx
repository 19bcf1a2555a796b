import type { ReactNode } from 'react'

import { Icon, type IconName } from './icons/Icon.tsx'

export type Tone = 'plain' | 'grey' | 'red' | 'amber' | 'green' | 'blue'

/** A state as text with an icon, never by colour alone: red the reader's turn, amber waiting, green done, blue in progress. */
export function Chip({ tone = 'plain', icon, children }: { tone?: Tone; icon?: IconName; children: ReactNode }) {
  return (
    <span className={`chip ${tone}`}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </span>
  )
}
