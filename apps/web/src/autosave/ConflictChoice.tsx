import type { ReactNode } from 'react'

import { Button } from '../ui/Button.tsx'
import { Label } from '../ui/Label.tsx'
import { Note } from '../ui/Note.tsx'
import { useWords } from '../ui/useWords.ts'
import type { ConflictSide } from './chooseVersion.ts'

interface ConflictChoiceProps {
  title?: ReactNode
  text: ReactNode
  /** The fields that differ, with their names. */
  lines: readonly { id: string; name: ReactNode; mine: ReactNode; theirs: ReactNode }[]
  /** Whether every field can hold both values. */
  both: boolean
  onChoose: (side: ConflictSide) => void
}

/** Two versions of an answer or a formality check: what differs, and the choice. Nothing is saved before it. */
export function ConflictChoice({ title, text, lines, both, onChoose }: ConflictChoiceProps) {
  const { say } = useWords('answers')
  return (
    <Note tone="warn" role="alert">
      {title && <b>{title}</b>}
      <p>{text}</p>
      <ul>
        {lines.map(({ id, name, mine, theirs }) => (
          <li key={id}>
            <b>{name}</b>
            <p dir="auto">
              <span className="hint">{say('answers:stale.here')}</span> {mine}
            </p>
            <p dir="auto">
              <span className="hint">{say('answers:stale.there')}</span> {theirs}
            </p>
          </li>
        ))}
      </ul>
      <div className="acts">
        <Button small onClick={() => onChoose('theirs')}>
          <Label k="answers:stale.theirs" />
        </Button>
        <Button small onClick={() => onChoose('mine')}>
          <Label k="answers:stale.mine" />
        </Button>
        {both && (
          <Button small onClick={() => onChoose('both')}>
            <Label k="answers:stale.both" />
          </Button>
        )}
      </div>
    </Note>
  )
}
