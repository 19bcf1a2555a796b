import type { ReactNode } from 'react'

import { Button } from '../../ui/Button.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'

interface SelectedDraftsProps {
  count: number
  onClear: () => void
  /** Actions for all selected drafts. */
  children?: ReactNode
}

/** Number of selected drafts, and the actions for all of them. */
export function SelectedDrafts({ count, onClear, children }: SelectedDraftsProps) {
  const { say } = useWords('drafts')
  return (
    <div className="draftsel" role="status">
      <b>{say('drafts:list.ticked', { count })}</b>
      {children}
      <Button look="act" icon="close" onClick={onClear}>
        <Label k="drafts:list.untick" />
      </Button>
    </div>
  )
}
