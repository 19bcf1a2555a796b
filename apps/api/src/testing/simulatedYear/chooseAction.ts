import { addMonths, daysBetween } from '@saki/domain/dates/legalDate'
import { automaticAction } from '@saki/domain/workflow/nextState'
import type { Action, Workflow } from '@saki/domain/workflow/definition'

import { doneOf, type Game, type Live } from './game.ts'
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

/** Each case aims at the least used action that few other cases aim at, rather a near one, as long as it can be reached. */
function nextStep(game: Game, one: Live, open: Open): string | undefined {
  const { flow } = one
  const hopTo = (goal: string) => wayTowards(flow, open, goal)?.[0]
  const kept = one.goal === undefined ? undefined : hopTo(one.goal)
  if (kept !== undefined) return kept
  const sought = (goal: string) =>
    [...game.live.values()].filter((each) => each.flow === flow && each.goal === goal).length
  const ranked = Object.keys(flow.actions)
    .flatMap((goal) => {
      const steps = wayTowards(flow, open, goal)?.length
      if (steps === undefined) return []
      const used = doneOf(game, flow.id, goal) + sought(goal) * 0.4 + game.random() * 0.5
      return [{ goal, rank: used + steps * 0.08 }]
    })
    .toSorted((a, b) => a.rank - b.rank)
  one.goal = ranked[0]?.goal
  return one.goal === undefined ? undefined : hopTo(one.goal)
}

/** Possible next steps of a case: actions open to somebody, and automatic ones. */
interface Open {
  state: string
  actions: ReadonlySet<string>
  silence: string | undefined
  taken: readonly string[]
}

/** The way to a goal, or first to what it or the way to it requires; undefined when the case cannot reach it any more. */
function wayTowards(flow: Workflow, open: Open, goal: string, depth = 0): string[] | undefined {
  const next = nextInChain(flow, goal, open.taken)
  const way = wayTo(flow, open, next, true) ?? wayTo(flow, open, next, false)
  const missing = way?.flatMap((key, at) => missingBefore(flow, key, [...open.taken, ...way.slice(0, at)]))[0]
  return missing === undefined || depth > 6 ? way : wayTowards(flow, open, missing, depth + 1)
}

/** The required action that has to be taken before `key`, or `key` itself. */
function nextInChain(flow: Workflow, key: string, taken: readonly string[], depth = 0): string {
  const before = needed(flow.actions[key]).find((each) => !each.some((name) => taken.includes(name)))
  const first = before?.find((name) => flow.actions[name])
  return first === undefined || depth > 6 ? key : nextInChain(flow, first, taken, depth + 1)
}

/** Groups of actions of which one must have been taken before. */
function needed(action: Action | undefined): string[][] {
  const list = (names: string | readonly string[] | undefined) => (names === undefined ? [] : [[names].flat()])
  return [...list(action?.after?.taken), ...list(action?.until?.since), ...list(action?.preferredAfter)]
}

/** One action of each group that `key` requires and `taken` lacks. */
function missingBefore(flow: Workflow, key: string, taken: readonly string[]): string[] {
  return needed(flow.actions[key]).flatMap((each) =>
    each.some((name) => taken.includes(name)) ? [] : each.filter((name) => flow.actions[name]).slice(0, 1),
  )
}

/** The fewest actions that end with `goal`; `strictly` without those on the way that require what was not taken before them. */
function wayTo(
  flow: Workflow,
  { state, actions, silence, taken }: Open,
  goal: string,
  strictly: boolean,
): string[] | undefined {
  const queue: { state: string; way: string[] }[] = []
  const seen = new Set<string>([state])
  const leadsTo = (key: string, from: string) => {
    const to = flow.actions[key]?.to
    return to === undefined || to === 'same' ? from : to
  }
  for (const key of [...actions, ...(silence === undefined ? [] : [silence])]) {
    if (key === goal) return [key]
    queue.push({ state: leadsTo(key, state), way: [key] })
  }
  for (const { state: at, way } of queue) {
    if (seen.has(at)) continue
    seen.add(at)
    for (const [key, action] of Object.entries(flow.actions)) {
      if (!action.from.includes(at)) continue
      if (key === goal) return [...way, key]
      if (!strictly || missingBefore(flow, key, [...taken, ...way]).length === 0)
        queue.push({ state: leadsTo(key, at), way: [...way, key] })
    }
  }
  return undefined
}
