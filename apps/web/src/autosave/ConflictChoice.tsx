import { useState, type ReactNode } from 'react'

import { Button } from '../ui/Button.tsx'
import { Label } from '../ui/Label.tsx'
import { Note } from '../ui/Note.tsx'
import { useWords } from '../ui/useWords.ts'
import { ConflictLines, openLines, type ChosenSides, type ConflictLine } from './ConflictLines.tsx'

interface ConflictChoiceProps {
  title?: ReactNode
  text: ReactNode
  lines: readonly ConflictLine[]
  onSettle: (chosen: ChosenSides) => void
}

/** Two versions of an answer or a formality check: what differs, and the choice for each field. Nothing is saved before it. */
export function ConflictChoice({ title, text, lines, onSettle }: ConflictChoiceProps) {
  const { say } = useWords('drafts')
  const [chosen, setChosen] = useState<ChosenSides>({})
  const open = openLines(lines, chosen)
  return (
    <Note tone="warn" role="alert">
      {title && <b>{title}</b>}
      <p>{text}</p>
      <ConflictLines lines={lines} chosen={chosen} onChosen={setChosen} />
      <div className="actions">
        <Button
          small
          onClick={() => onSettle(chosen)}
          blocked={open > 0 ? say('drafts:conflict.open', { count: open }) : undefined}
        >
          <Label k="drafts:conflict.merge" />
        </Button>
      </div>
    </Note>
  )
}
