import { clsx } from 'clsx'
import { useState } from 'react'

import { download } from '../lib/download.ts'
import { Button } from '../ui/Button.tsx'
import { Label } from '../ui/Label.tsx'
import { showToast } from '../ui/messages.ts'
import { useWords } from '../ui/useWords.ts'
import styles from './attachments.module.css'

interface TemplateButtonProps {
  slot: string
  /** Name of the document. */
  name: string
  ensureSaved: () => Promise<string>
}

/** Downloads the document's template, filled in from the draft. */
export function TemplateButton({ slot, name, ensureSaved }: TemplateButtonProps) {
  const { say } = useWords('uploads')
  const [isMaking, setMaking] = useState(false)
  const onClick = async () => {
    setMaking(true)
    try {
      const tempId = await ensureSaved()
      await download('documentTemplate', { params: { tempId, t: slot } }, `${name}.pdf`)
    } catch {
      showToast('uploads:template.failed', { tone: 'bad' })
    }
    setMaking(false)
  }
  return (
    <span className={clsx(styles.template, 'one-column grid items-start above-8')}>
      <Button
        look="act"
        className="wraps"
        icon="download"
        busy={isMaking ? say('uploads:template') : undefined}
        onClick={() => void onClick()}
      >
        <Label k="uploads:template" />
        <span className="sr"> {say('uploads:template.for', { name })}</span>
      </Button>
      <span className="hint">{say('uploads:template.hint')}</span>
    </span>
  )
}
