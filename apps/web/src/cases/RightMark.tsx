import { lookOf } from '@saki/catalogue/rights/looks'

import { Icon } from '../ui/icons/Icon.tsx'
import { Label } from '../ui/Label.tsx'

/** The right of a case as icon and word; `bare`: the word is only for screen readers. */
export function RightMark({ right, bare = false }: { right: string; bare?: boolean }) {
  const { icon, names } = lookOf(right)
  return (
    <span className={`right ${right}`}>
      <Icon name={icon} size={18} />
      <span className={bare ? 'sr' : undefined}>
        <Label k={names.short} />
      </span>
    </span>
  )
}
