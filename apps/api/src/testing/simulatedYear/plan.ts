import { addDays, daysBetween } from '@saki/domain/dates/legalDate'

import type { Game, Live } from './game.ts'
import { findPosition } from './office.ts'

const MOST_MOVES = 34

/** Chooses the day of the next action in a case: the last day, before it, occasionally too late, or never. */
export async function planNextDay(game: Game, one: Live): Promise<void> {
  const position = await findPosition(game.services, one.key)
  one.firesOn = position.firesOn
  one.moves += 1
  one.next = nextDay(game, one, position)
}

function nextDay(
  { day, random, upTo }: Game,
  one: Live,
  { due, firesOn, frozen, state }: { due: string | null; firesOn: string | null; frozen: boolean; state: string },
): string | null {
  if (frozen) return addDays(day, 5 + upTo(40))
  if (one.moves > MOST_MOVES && !one.keeper) return null
  if (due === null || firesOn === null) return one.moves > MOST_MOVES ? null : addDays(day, 1 + upTo(30))
  const left = Math.max(0, daysBetween(day, due))
  if (one.keeper && ['registered', 'renewal_window'].includes(state)) return addDays(due, -Math.min(left, 3))
  if (one.careful && left > 0) return addDays(day, 1 + upTo(Math.min(left, 60)))
  const hasWindow = one.goal !== undefined && one.flow.actions[one.goal]?.until !== undefined
  const chance = random()
  if (hasWindow && left > 0 && chance < 0.8) return addDays(day, 1 + upTo(Math.min(left, 20)))
  if (left > 0 && chance < 0.3) return due
  return chance < 0.95 ? addDays(day, 1 + upTo(Math.max(1, Math.min(left - 1, 200)))) : addDays(due, 1 + upTo(20))
}
