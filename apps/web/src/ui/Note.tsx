import type { ReactNode } from 'react'

import { Icon, type IconName } from './icons/Icon.tsx'

const icons: Record<'info' | 'warn' | 'bad' | 'good', IconName> = {
  info: 'info',
  warn: 'warning',
  bad: 'alert',
  good: 'check-circle',
}

interface NoteProps {
  tone?: 'info' | 'warn' | 'bad' | 'good'
  icon?: IconName
  /** 'status' is announced when the screen reader is idle, 'alert' at once; omit for notes present from the start. */
  role?: 'status' | 'alert'
  children: ReactNode
}

/** A notice inside the page. Red: an error; amber: advice; green: success. */
export function Note({ tone = 'info', icon, role, children }: NoteProps) {
  return (
    <div className={`note ${tone}`} role={role}>
      <Icon name={icon ?? icons[tone]} />
      <div className="grow">{children}</div>
    </div>
  )
}
