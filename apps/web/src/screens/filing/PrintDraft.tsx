import { useState } from 'react'

import { download } from '../../lib/download.ts'
import { Button } from '../../ui/Button.tsx'
import { Label } from '../../ui/Label.tsx'
import { showToast } from '../../ui/messages.ts'
import { useWords } from '../../ui/useWords.ts'

/** Downloads everything typed so far as a PDF marked as draft. `ensureSaved` saves the last changes first. */
export function PrintDraft({ name, ensureSaved }: { name: string; ensureSaved: () => Promise<string> }) {
  const { say } = useWords('drafts', 'uploads')
  const [isMaking, setMaking] = useState(false)
  const onClick = async () => {
    setMaking(true)
    try {
      const tempId = await ensureSaved()
      await download('printDraft', { params: { tempId } }, `${name}.pdf`)
    } catch {
      showToast('uploads:draft.failed', { tone: 'bad' })
    }
    setMaking(false)
  }
  return (
    <Button
      look="act"
      icon="print"
      busy={isMaking ? say('drafts:check.print') : undefined}
      onClick={() => void onClick()}
    >
      <Label k="drafts:check.print" />
    </Button>
  )
}
