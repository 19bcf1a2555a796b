import { useWords } from '../ui/useWords.ts'
import { leftOf } from './standing.ts'

/** "4 days left", "10 months left", "2 days late". */
export function useDaysLeft(): (daysLeft: number) => string {
  const { say } = useWords('applications')
  return (daysLeft) => {
    const { unit, count, late } = leftOf(daysLeft)
    if (late) return say('core:days.late', { count })
    return unit === 'days' ? say('core:days.left', { count }) : say(`applications:left.${unit}`, { count })
  }
}
