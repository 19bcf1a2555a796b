import type { ReactNode } from 'react'

import { Icon, type IconName } from './icons/Icon.tsx'

export type Tone = 'plain' | 'grey' | 'red' | 'amber' | 'green' | 'blue'

/** A state in words with its icon. Colour never speaks alone: red your turn, amber waiting, green done, blue in progress. */
export function Chip({ tone = 'plain', icon, children }: { tone?: Tone; icon?: IconName; children: ReactNode }) {
  return (
    <span className={`chip ${tone}`}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </span>
  )
}

/** A deadline when it is the reader's turn: red with a flag for the last 7 days, amber with a clock for the last 60, else plain. */
export function Due({ tone, children }: { tone: 'plain' | 'amber' | 'red'; children: ReactNode }) {
  return (
    <span className={`due ${tone}`}>
      {tone === 'red' && <Icon name="flag" size={18} />}
      {tone === 'amber' && <Icon name="clock" size={18} />}
      {children}
    </span>
  )
}
