import type { ReactNode } from 'react'

import { Button } from '../ui/Button.tsx'
import { Label } from '../ui/Label.tsx'
import { Note } from '../ui/Note.tsx'
import { useWords } from '../ui/useWords.ts'

/** Another tab edits this: it can be read here, and taken over. */
export function OtherTabNote({ children, onTakeOver }: { children: ReactNode; onTakeOver: () => void }) {
  const { say } = useWords('answers')
  return (
    <Note tone="warn" role="status">
      <p>
        <b>{children}</b> {say('answers:tab.readOnly')}
      </p>
      <Button small onClick={onTakeOver}>
        <Label k="answers:tab.take" />
      </Button>
    </Note>
  )
}
