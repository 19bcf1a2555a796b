import type { DueRule } from '@saki/domain/workflow/definition'

import { useWords } from '../ui/useWords.ts'

/** Months from which a period is told in years, such as a term of protection. */
const LONG = 60

/** '3 bulan', 'target kantor 30 hari kerja'. */
export function usePeriodText(): (rule: DueRule) => string {
  const { say } = useWords('viewer')
  const spanOf = ({ months, every, workingDays, calendarDays }: DueRule) => {
    const many = every ?? months
    if (many !== undefined && many >= LONG && many % 12 === 0)
      return say('viewer:flow.span.years', { count: many / 12 })
    if (many !== undefined) return say('viewer:flow.span.months', { count: many })
    if (workingDays !== undefined) return say('viewer:flow.span.working', { count: workingDays })
    return say('viewer:flow.span.days', { count: calendarDays ?? 0 })
  }
  return (rule) => (rule.target ? say('viewer:map.target', { span: spanOf(rule) }) : spanOf(rule))
}
