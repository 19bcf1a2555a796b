import { clsx } from 'clsx'
import { clockText } from '@saki/texts/dates'

import { Button } from '../ui/Button.tsx'
import { Icon, type IconName } from '../ui/icons/Icon.tsx'
import { Label } from '../ui/Label.tsx'
import { useWords } from '../ui/useWords.ts'
import type { SaveStatus } from './copyStatus.ts'

const looks: Partial<Record<SaveStatus, { icon: IconName; tone: string }>> = {
  saving: { icon: 'cloud-up', tone: 'muted' },
  saved: { icon: 'cloud-check', tone: 'text-success' },
  device: { icon: 'laptop', tone: 'text-warning' },
  unsaved: { icon: 'alert', tone: 'text-danger' },
}

interface SaveLineProps {
  /** Undefined while the copy is opened. */
  status: SaveStatus | undefined
  savedAt: string | undefined
  /** Message of the server when it refused to save. */
  why: string
  isMerged: boolean
  onRetry: () => void
  testId?: string
}

/** Save status of an answer or a request. */
export function SaveLine({ status, savedAt, why, isMerged, onRetry, testId }: SaveLineProps) {
  const { say } = useWords('answers', 'core')
  const look = status && looks[status]
  if (!look) return null
  const time = savedAt ? clockText(savedAt) : ''
  return (
    <span className={clsx('inline-row gap-6', look.tone)} role="status" data-testid={testId}>
      <Icon name={look.icon} size={18} />
      {status === 'saved' && <Label k="answers:saved.at" values={{ time }} />}
      {status === 'saving' && <Label k="answers:saved.saving" />}
      {status === 'device' && <Label k="answers:saved.device" />}
      {status === 'unsaved' && (
        <>
          {say('answers:saved.failed', { why: why || say('core:load.unreachable') })}
          <Button look="act" onClick={onRetry}>
            <Label k="core:retry" />
          </Button>
        </>
      )}
      {isMerged && <span className="hint">{say('answers:saved.merged')}</span>}
    </span>
  )
}
