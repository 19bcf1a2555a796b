import { useState } from 'react'

import { Button } from '../ui/Button.tsx'
import { Label } from '../ui/Label.tsx'
import { useWords } from '../ui/useWords.ts'
import { lateDialog } from '../ui/Late.tsx'
import '../ui/StickyBar.css'

const CompareDialog = lateDialog(async () => (await import('./CompareDialog.tsx')).CompareDialog)

interface CompareBarProps {
  compared: readonly string[]
  onChange: (compared: readonly string[]) => void
}

/** What is chosen for the comparison, and the button that opens it, at the foot of the window while results stand above it. Nothing while nothing is chosen. */
export function CompareBar({ compared, onChange }: CompareBarProps) {
  const { say } = useWords('register')
  const [isOpen, setOpen] = useState(false)
  if (compared.length === 0) return null
  return (
    <div className="sticky-bar noprint card row wrap between gap-12 row-gap-8 pad-8-16">
      <p role="status">
        <Label k="register:compare.chosen" values={{ count: compared.length }} />
        {compared.length === 1 && <span className="hint"> {say('register:compare.least')}</span>}
      </p>
      <div className="row wrap gap-12">
        <Button look="act" icon="close" onClick={() => onChange([])}>
          <Label k="register:compare.clear" />
        </Button>
        {compared.length > 1 && (
          <Button small icon="panel" onClick={() => setOpen(true)}>
            <Label k="register:compare" />
          </Button>
        )}
      </div>
      {isOpen && compared.length > 1 && (
        <CompareDialog numbers={compared} onChange={onChange} onClose={() => setOpen(false)} />
      )}
    </div>
  )
}
