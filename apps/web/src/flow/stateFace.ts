import type { StateTurn } from '@saki/domain/workflow/definition'

/** How a state is shown on a board. */
export interface StateFace {
  /** In a case: passed, current, possible, or passed by. `plain`: without a case. */
  at: 'done' | 'now' | 'possible' | 'missed' | 'plain'
  turn: StateTurn
  /** How long applications usually stay in the state: 'biasanya 9 hari'; shown before `under`. */
  usual?: string | undefined
  /** Short line below the name: a period, a date, the days left. */
  under: string
  /** Cases of the reader in this state. */
  cases: number
}
