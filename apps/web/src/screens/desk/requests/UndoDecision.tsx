import type { DeskRequest } from '@saki/contracts/deskRequests'
import { useState } from 'react'

import { Button } from '../../../ui/Button.tsx'
import { Label } from '../../../ui/Label.tsx'
import { Note } from '../../../ui/Note.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { ReasonDialog } from '../case/ReasonDialog.tsx'

/** Takes back the last action with what it did in the case, after a reason; or says why the decision stays. */
export function UndoDecision({ request }: { request: DeskRequest }) {
  const { say } = useWords('desk')
  const [isOpen, setOpen] = useState(false)
  const [one] = request.CASES
  if (request.UNDO_WHY_NOT !== null) return <Note>{say(`desk:requests.kept.${request.UNDO_WHY_NOT}`)}</Note>
  if (!one || request.UNDO === null) return null
  const { PROC_TYP, PROC_NBR, ROW_VERSION, DUE_DATE } = one
  return (
    <>
      <p className="below-12">
        <Button look="act" icon="undo" onClick={() => setOpen(true)}>
          <Label k="desk:tool.undo" />
        </Button>
      </p>
      {isOpen && (
        <ReasonDialog
          tool="undo"
          besides={say('desk:requests.undo')}
          found={{ PROC_TYP, PROC_NBR, ROW_VERSION, DUE_DATE, UNDO: request.UNDO }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
