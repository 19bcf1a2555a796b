import { daysBetween, legalDateOf } from '@saki/domain/dates/legalDate'

/** How near an instant is, by the calendar of Jakarta. */
export function nearness(instant: Date, now: Date): 'today' | 'yesterday' | 'thisYear' | 'older' {
  const [then, today] = [legalDateOf(instant), legalDateOf(now)]
  const ago = daysBetween(then, today)
  if (ago <= 0) return 'today'
  if (ago === 1) return 'yesterday'
  return then.slice(0, 4) === today.slice(0, 4) ? 'thisYear' : 'older'
}
