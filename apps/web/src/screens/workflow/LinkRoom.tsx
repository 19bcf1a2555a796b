import type { TextKey } from '@saki/texts'
import { useState, type ReactNode } from 'react'

import { Icon, type IconName } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'

interface LinkRoomProps {
  icon: IconName
  k: TextKey
  /** Whether the server has not said yet if there is a link. */
  isAwaited: boolean
  /** The link, once it is known that there is one. */
  children: ReactNode
}

/** A button-like link that may come late: its room is kept from the beginning, also when none comes, so that nothing moves. */
export function LinkRoom({ icon, k, isAwaited, children }: LinkRoomProps) {
  const [isKept] = useState(isAwaited)
  if (children) return children
  if (!isAwaited && !isKept) return null
  return (
    <span className="button primary" aria-hidden="true" style={{ visibility: 'hidden' }}>
      <Icon name={icon} />
      <Label k={k} />
    </span>
  )
}
