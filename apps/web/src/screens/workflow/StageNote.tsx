import { clsx } from 'clsx'
import { findState, type Workflow } from '@saki/domain/workflow/definition'
import type { TextKey } from '@saki/texts'

import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'
import styles from './workflow.module.css'

/** Meaning and next states of the selected state, below the map. */
export function StageNote({
  flow,
  stateKey,
  onClose,
}: {
  flow: Workflow<TextKey>
  stateKey: string
  onClose: () => void
}) {
  const { say } = useWords('workflow')
  const state = findState(flow, stateKey)
  if (!state) return null
  return (
    <div className={clsx(styles.stageNote, 'pad-12-16 flex align-start gap-12 rounded-card small')} role="status">
      <div className="grow">
        <h3>
          <Label k={state.text} />
        </h3>
        <p>{say(state.means)}</p>
        <p>
          {say(state.next)} {state.otherwise && say(state.otherwise)}
        </p>
      </div>
      <button type="button" className="icon-button" aria-label={say('core:close')} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  )
}
