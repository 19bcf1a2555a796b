import type { Line } from '../../../checklist/checklistState.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { Label } from '../../../ui/Label.tsx'
import { TwoNames } from '../../../ui/TwoNames.tsx'
import { useWords } from '../../../ui/useWords.ts'

/** Names shown; the rest are counted. */
const MOST = 8

interface UnjudgedDialogProps {
  lines: readonly Line[]
  onYes: () => void
  onNo: () => void
}

/** Asks before an act closes a formality check in which points are not judged. */
export function UnjudgedDialog({ lines, onYes, onNo }: UnjudgedDialogProps) {
  const { say } = useWords('deskCase')
  return (
    <ConfirmDialog
      title={<Label k="deskCase:ask.title" />}
      yes={<Label k="deskCase:ask.yes" />}
      no={<Label k="deskCase:ask.no" />}
      onYes={onYes}
      onNo={onNo}
    >
      <p>{say('deskCase:ask.text', { count: lines.length })}</p>
      <ul className="grid gap-4 above-8">
        {lines.slice(0, MOST).map(({ id, OPTION_NAME, OPTION_CAPTION }) => (
          <li key={id}>
            <TwoNames name={OPTION_NAME} own={OPTION_CAPTION} />
          </li>
        ))}
      </ul>
      {lines.length > MOST && <p className="muted above-4">{say('deskCase:ask.more', { n: lines.length - MOST })}</p>}
    </ConfirmDialog>
  )
}
