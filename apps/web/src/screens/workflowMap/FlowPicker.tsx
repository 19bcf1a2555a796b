import { clsx } from 'clsx'
import type { ReplyOf } from '@saki/contracts'
import type { workflowMapCalls } from '@saki/contracts/workflowMap'
import type { Workflow } from '@saki/domain/workflow/definition'

import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'
import { SelectBox } from '../../ui/SelectBox.tsx'
import { workflowsOfTab, lawNameOf, mapTabName, mapTabs } from './mapRows.ts'
import styles from './workflowMap.module.css'

interface FlowPickerProps {
  flow: Workflow
  right: string
  facts: ReplyOf<typeof workflowMapCalls.getWorkflowMap> | undefined
  onChoose: (id: string) => void
}

/** Choice of right, and of procedure and law. */
export function FlowPicker({ flow, right, facts, onChoose }: FlowPickerProps) {
  const { say } = useWords('viewer')
  const nameOf = (each: Workflow) => {
    if (each.id === 'office-letter') return say('viewer:map.procedure.letter')
    if (each.id === 'letter-answer') return say('viewer:map.procedure.answer')
    const isOld = facts?.some(({ FLOW_ID, IN_FORCE }) => FLOW_ID === each.id && IN_FORCE === 'N')
    const law = say('viewer:map.procedure.new') + say('core:comma') + lawNameOf(each)
    return isOld ? `${law} (${say('viewer:map.oldLaw')})` : law
  }
  return (
    <>
      <div
        className={clsx('segmented full-width-on-phones', styles.rights)}
        role="group"
        aria-label={say('viewer:map.right')}
      >
        {mapTabs.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === right}
            onClick={() => onChoose(workflowsOfTab(each)[0]?.id ?? '')}
          >
            <Label k={mapTabName(each)} />
          </button>
        ))}
      </div>
      <SelectBox
        box={clsx(styles.flow, 'shrinks')}
        aria-label={say('viewer:map.procedure')}
        value={flow.id}
        onChange={(event) => onChoose(event.target.value)}
      >
        {workflowsOfTab(right).map((each) => (
          <option key={each.id} value={each.id}>
            {nameOf(each)}
          </option>
        ))}
      </SelectBox>
    </>
  )
}
