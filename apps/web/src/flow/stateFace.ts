import type { StateTurn } from '@saki/domain/workflow/definition'

import type { UsualTime } from './usualTimes.ts'

/** How a state is shown on a board. */
export interface StateFace {
  /** In a case: passed, current, possible, or passed by. `plain`: without a case. */
  at: 'done' | 'now' | 'possible' | 'missed' | 'plain'
  turn: StateTurn
  /** How long applications usually stay in the state; shown before `under`. */
  usual?: UsualTime | undefined
  /** Short line below the name: a period, a date, the days left. */
  under: string
  /** Cases of the reader in this state. */
  cases: number
}
