import type { DueRuleRow } from '@saki/contracts/caseHistory'
import { namesLaw } from '@saki/domain/law/ground'
import { legalDateText } from '@saki/texts/dates'

import { useWords } from '../../ui/useWords.ts'
import { LegalGround } from './NextByItself.tsx'
import styles from './workflow.module.css'

/** How a deadline was computed: '3 bulan sejak 12 Okt 2026, UU 31/2000 Pasal 19'. */
export function DueRuleText({ rule }: { rule: DueRuleRow }) {
  const { say } = useWords('viewer', 'core')
  const text = useRuleText(rule)
  return (
    <span className={styles.dueRule}>
      {text}
      {namesLaw(rule.GROUND) && (
        <>
          {say('core:comma')}
          <LegalGround ground={rule.GROUND} />
        </>
      )}
      {rule.PROVISIONAL === 'Y' && <em className="text-warning"> ({say('viewer:flow.provisional')})</em>}
    </span>
  )
}

function useRuleText({ MONTHS, DAYS, WORKING_DAYS, FROM, BASE, EVERY }: DueRuleRow): string {
  const { say, language } = useWords('viewer')
  const span =
    MONTHS !== null
      ? say('viewer:flow.span.months', { count: MONTHS })
      : WORKING_DAYS !== null
        ? say('viewer:flow.span.working', { count: WORKING_DAYS })
        : say('viewer:flow.span.days', { count: DAYS ?? 0 })
  if (EVERY === 'Y') return say('viewer:flow.rule.every', { span })
  if (FROM === 'action' && BASE) return say('viewer:flow.rule', { span, date: legalDateText(BASE, language) })
  if (FROM === 'due') return say('viewer:flow.rule.due', { span })
  if (FROM === 'priority') return say('viewer:flow.rule.priority', { span })
  if (FROM === 'effective' || FROM === 'anniversary') return say('viewer:flow.rule.effective', { span })
  return say('viewer:flow.rule.filing', { span })
}
