import { UsualText } from '../../flow/UsualText.tsx'
import { useUsualTimes } from '../../flow/usualTimes.ts'
import styles from './workflow.module.css'

/** How long cases usually stay where the office has to act, with what it is counted from. */
export function UsualStage({ flow, state }: { flow: string; state: string }) {
  const usual = useUsualTimes()(flow, state)
  if (!usual) return null
  return (
    <p className={`${styles.otherwise} sm`}>
      <UsualText usual={usual} as="stage" /> <UsualText usual={usual} as="base" />
    </p>
  )
}
