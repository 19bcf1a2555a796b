import { useWords } from '../ui/useWords.ts'
import { timeLeftOf } from './standing.ts'

/** "Last day", "4 days left", "10 months left", "2 days late". */
export function useDaysLeft(): (daysLeft: number) => string {
  const { say } = useWords('applications')
  return (daysLeft) => {
    const { unit, count, late } = timeLeftOf(daysLeft)
    if (late) return say('core:days.late', { count })
    if (daysLeft === 0) return say('core:days.today')
    return unit === 'days' ? say('core:days.left', { count }) : say(`applications:left.${unit}`, { count })
  }
}
