import { clsx } from 'clsx'
import type { TextKey } from '@saki/texts'
import { clockText } from '@saki/texts/dates'

import { Button } from '../../ui/Button.tsx'
import { Icon, type IconName } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { TwoNames } from '../../ui/TwoNames.tsx'
import { useTerm, useWords } from '../../ui/useWords.ts'
import type { SaveStatus } from '../../autosave/copyStatus.ts'
import type { DeviceDraft } from '../../drafts/store/deviceDraft.ts'
import styles from './filing.module.css'

const looks: Record<Exclude<SaveStatus, 'new' | 'ended'>, { icon: IconName; tone: string; text: TextKey }> = {
  saving: { icon: 'cloud-up', tone: 'muted', text: 'drafts:status.saving' },
  saved: { icon: 'cloud-check', tone: 'text-success', text: 'drafts:status.saved' },
  device: { icon: 'laptop', tone: 'text-warning', text: 'drafts:status.device' },
  unsaved: { icon: 'alert', tone: 'text-danger', text: 'drafts:status.unsaved' },
  conflict: { icon: 'branch', tone: 'text-danger', text: 'drafts:status.conflict' },
}

/** Save status of the draft. "Saved" means saved at the server. */
export function DraftStatusLine({
  draft,
  status,
  onRetry,
}: {
  draft: DeviceDraft
  status: SaveStatus
  onRetry?: (() => void) | undefined
}) {
  const { say } = useWords('drafts')
  const termOf = useTerm()
  if (status === 'new' || status === 'ended') return null
  const { icon, tone, text } = looks[status]
  const { term, caption } = termOf(text, { time: draft.savedAt ? clockText(draft.savedAt) : '' })
  return (
    <span className={clsx(styles.saveState, 'inline-row wrap gap-6 row-gap-2 small strong', tone)} role="status">
      <Icon name={icon} size={18} />
      <span data-testid="draft-status">
        <TwoNames name={term} own={caption} />
      </span>
      {status === 'unsaved' && <span className="hint regular">{draft.words || say('drafts:status.unsaved.why')}</span>}
      {status === 'unsaved' && onRetry && (
        <Button look="act" onClick={onRetry}>
          <Label k="core:retry" />
        </Button>
      )}
      {draft.note === 'merged' && <span className="hint regular">{say('drafts:status.merged')}</span>}
    </span>
  )
}
