import type { WorkflowStatus } from '@saki/contracts/workflow'

import { UsualText } from '../../flow/UsualText.tsx'
import styles from './workflow.module.css'

/** How long cases usually stay where the office has to act, with what it is counted from. */
export function UsualStage({ usual }: { usual: NonNullable<WorkflowStatus['USUAL']> }) {
  return (
    <p className={`${styles.otherwise} sm`}>
      <UsualText usual={usual} as="stage" /> <UsualText usual={usual} as="base" />
    </p>
  )
}
