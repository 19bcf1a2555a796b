import { formatBytes } from '@saki/domain/files/limits'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import type { TextKey } from '@saki/texts'
import { legalDateText } from '@saki/texts/dates'
import { clsx } from 'clsx'

import { useOnline } from '../lib/online.ts'
import { useDropPaste } from '../lib/useDropPaste.ts'
import { Button } from '../ui/Button.tsx'
import { FieldFrame } from '../ui/FieldFrame.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { Label } from '../ui/Label.tsx'
import { officeNow } from '../ui/clock.ts'
import { useWords } from '../ui/useWords.ts'
import { usePick } from './usePick.tsx'
import { MOST_BYTES, useScanUpload, type PaperScan, type ScanPlace } from './useScanUpload.ts'

interface ScanFieldProps {
  id: string
  to: ScanPlace
  label?: TextKey
  hint?: string
  scan: PaperScan | undefined
  onScan: (scan: PaperScan | undefined) => void
  error: string | undefined
}

/** The scan of a paper, or of another one with `label` and `hint`: one PDF, dropped or chosen, which is stored before the act is recorded. */
export function ScanField({ id, to, label = 'desk:action.scan', hint, scan, onScan, error }: ScanFieldProps) {
  const { say, language } = useWords('desk', 'files')
  const { sending, fault, send, again } = useScanUpload(to, onScan)
  const { input, pick } = usePick(say(label))
  const online = useOnline()
  const choose = () => void pick({ accept: 'application/pdf,.pdf' }).then(([file]) => send(file))
  const { isOver, handlers } = useDropPaste(online, ([file]) => send(file))
  const blocked = online ? undefined : say('core:offline.now')
  return (
    <FieldFrame
      id={id}
      group
      label={<Label k={label} />}
      hint={
        hint ??
        say('desk:action.scan.hint', {
          limit: formatBytes(MOST_BYTES),
          today: legalDateText(legalDateOf(new Date(officeNow())), language),
        })
      }
      error={fault ? `${fault.words} ${say('desk:action.scan.failed')}`.trim() : scan || sending ? undefined : error}
    >
      <div
        className={clsx('drop-zone pad row wrap gap-8', isOver && 'over')}
        aria-busy={sending !== undefined}
        {...handlers}
      >
        {!scan && !sending && <Icon name="upload" className="muted" />}
        {scan && !sending && (
          <span className="inline-row gap-4">
            <Icon name="check-circle" size={18} className="text-success" />
            <bdi className="break-anywhere">{scan.name}</bdi>
            {scan.pages !== null && (
              <span className="hint">{say('desk:action.scan.pages', { count: scan.pages })}</span>
            )}
          </span>
        )}
        <Button
          busy={sending !== undefined && say('desk:action.scan.sending', { file: sending })}
          blocked={blocked}
          onClick={choose}
        >
          <Label k={scan ? 'desk:action.scan.replace' : 'desk:action.scan.choose'} />
        </Button>
        {fault?.mayPass && (
          <Button look="act" blocked={blocked} onClick={again}>
            <Label k="desk:action.scan.again" />
          </Button>
        )}
        {input}
      </div>
    </FieldFrame>
  )
}
