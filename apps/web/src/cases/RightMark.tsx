import type { CaseRow } from '@saki/contracts/patents'

import { Icon, type IconName } from '../ui/icons/Icon.tsx'
import { Label } from '../ui/Label.tsx'
import { useTerm } from '../ui/useWords.ts'

type Right = CaseRow['RIGHT']

const icons: Record<Right, IconName> = { P: 'patent', D: 'design', T: 'mark' }
const classes: Record<Right, string> = { P: 'P', D: 'D', T: 'M' }

/** Maps the first letters of an application number to its right. */
export function rightOfFileTyp(fileTyp: string): Right {
  if (fileTyp === 'A') return 'D'
  return 'DJMIR'.includes(fileTyp) ? 'T' : 'P'
}

/** The right of a case as icon and word; `captioned` adds the word in the reader's language, for headers. */
export function RightMark({ right, captioned = false }: { right: Right; captioned?: boolean }) {
  const term = useTerm()
  return (
    <span className={`right ${classes[right]}`}>
      <Icon name={icons[right]} size={18} />
      {captioned ? (
        <Label k={`applications:right.${right}`} />
      ) : (
        <span lang="id" dir="ltr">
          {term(`applications:right.${right}`).term}
        </span>
      )}
    </span>
  )
}
