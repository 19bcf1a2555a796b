import type { DueRuleRow } from '@saki/contracts/caseHistory'
import { namesLaw } from '@saki/domain/law/ground'
import { legalDateText } from '@saki/texts/dates'

import { usePeriodText } from '../../flow/usePeriodText.ts'
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
  const periodText = usePeriodText()
  const span = periodText({
    ...(MONTHS !== null && { months: MONTHS }),
    ...(DAYS !== null && { calendarDays: DAYS }),
    ...(WORKING_DAYS !== null && { workingDays: WORKING_DAYS }),
  })
  if (EVERY === 'Y') return say('viewer:flow.rule.every', { span })
  if (FROM === 'action') return BASE ? say('viewer:flow.rule', { span, date: legalDateText(BASE, language) }) : span
  return say(`viewer:flow.rule.${FROM}`, { span })
}
