import { lookOf } from '@saki/catalogue/rights/looks'

import { Icon } from '../ui/icons/Icon.tsx'
import { Label } from '../ui/Label.tsx'
import { useTerm } from '../ui/useWords.ts'

/** The right of a case as icon and word; `captioned` adds the word in the reader's language, for headers. */
export function RightMark({ right, captioned = false }: { right: string; captioned?: boolean }) {
  const term = useTerm()
  const { icon, names } = lookOf(right)
  return (
    <span className={`right ${right}`}>
      <Icon name={icon} size={18} />
      {captioned ? (
        <Label k={names.short} />
      ) : (
        <span lang="id" dir="ltr">
          {term(names.short).term}
        </span>
      )}
    </span>
  )
}
