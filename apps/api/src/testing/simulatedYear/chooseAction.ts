import { addMonths, daysBetween } from '@saki/domain/dates/legalDate'
import { automaticAction } from '@saki/domain/workflow/nextState'

import { doneOf, type Game, type Live } from './game.ts'
import { stepTowards, type Open } from './goals.ts'
import type { OpenChoice, SimulatedPosition } from './office.ts'

const YEAR = 365
const PAYMENTS = new Set(['pay_first_annuity', 'pay_annuity', 'pay_annuity_late', 'renew', 'renew_late'])
const UPKEEP = new Set(['registered', 'annuity_grace', 'renewal_window', 'late_renewal'])
const yearsOf = ({ planned }: Live) => (planned.applTyp === 'PATENT' ? 20 : 10)
const beginOf = ({ planned }: Live) => planned.international ?? planned.day

/** Sets the paid year of a payment: the last one when no other falls due within the term. */
export function asPaid(one: Live, { due }: SimulatedPosition, choices: OpenChoice[]): OpenChoice[] {
  const isLast = due !== null && due >= addMonths(beginOf(one), 12 * (yearsOf(one) - 2) + 11)
  const other = isLast ? ['pay_annuity', 'pay_annuity_late'] : ['pay_last_annuity']
  return choices.filter(({ action }) => !other.includes(action))
}

/** Chooses today's action of a case; undefined to wait. */
export function chooseAction(
  game: Game,
  one: Live,
  position: SimulatedPosition,
  choices: OpenChoice[],
  taken: string[],
): OpenChoice | undefined {
  if (one.keeper && UPKEEP.has(position.state)) return upkeep(game, one, choices)
  const offered = one.keeper
    ? choices.filter(({ action }) => !['withdraw', 'request_missing', 'refuse_contrary'].includes(action))
    : choices
  const canWait = position.firesOn !== null && position.due !== null && position.due >= game.day
  const silence = canWait ? automaticAction(one.flow, position.state, taken) : undefined
  const open = { state: position.state, actions: new Set(offered.map(({ action }) => action)), silence, taken }
  const wanted = nextStep(game, one, open)
  if (wanted !== undefined && wanted === silence) return undefined
  return offered.find(({ action }) => action === wanted) ?? offered[game.upTo(offered.length)]
}

function upkeep({ day }: Game, one: Live, choices: OpenChoice[]): OpenChoice | undefined {
  const isLast = daysBetween(beginOf(one), day) > (yearsOf(one) - 1) * YEAR
  const last = isLast ? choices.find(({ action }) => action === 'pay_last_annuity') : undefined
  return last ?? choices.find(({ action }) => PAYMENTS.has(action))
}

/** Each case aims at the least used action that no other case aims at, as long as it can be reached. */
function nextStep(game: Game, one: Live, open: Open): string | undefined {
  const { flow } = one
  const hopTo = (goal: string) => stepTowards(flow, open, goal)
  const kept = one.goal === undefined ? undefined : hopTo(one.goal)
  if (kept !== undefined) return kept
  const sought = (goal: string) =>
    [...game.live.values()].filter((each) => each.flow === flow && each.goal === goal).length
  const ranked = Object.keys(flow.actions)
    .map((goal) => ({ goal, rank: doneOf(game, flow.id, goal) + sought(goal) * 0.4 + game.random() * 0.5 }))
    .toSorted((a, b) => a.rank - b.rank)
  one.goal = ranked.find(({ goal }) => hopTo(goal) !== undefined)?.goal
  return one.goal === undefined ? undefined : hopTo(one.goal)
}
