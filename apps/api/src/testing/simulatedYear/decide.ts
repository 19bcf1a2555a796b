import { addDays } from '@saki/domain/dates/legalDate'

import { asPaid, chooseAction } from './chooseAction.ts'
import { countAction, type Game, type Live } from './game.ts'
import {
  answerArrives,
  doSimulatedWork,
  choicesOf,
  findPosition,
  tryAction,
  takenIn,
  type OpenChoice,
  type SimulatedOfficeWork,
  type SimulatedPosition,
} from './office.ts'
import { planNextDay } from './plan.ts'

/** For rights in force each payment is for one year; a deadline set by an officer would name another year. */
const IN_FORCE = new Set(['registered', 'annuity_grace', 'removal_review', 'renewal_window', 'late_renewal'])
const ASKING = new Set(['awaiting_correction', 'awaiting_completeness', 'awaiting_reply', 'opposed'])

/** Takes one action in a case, by somebody. */
export async function decide(game: Game, one: Live, now: Date): Promise<void> {
  const { services, actors, day } = game
  if (one.answer) return answered(game, one, now)
  const position = await findPosition(services, one.key)
  if (position.frozen) {
    const resume = async (from: SimulatedPosition) =>
      doSimulatedWork(services, one, 'resume', from, actors.officer, now, day)
    if (!(await resume(position))) {
      await doSimulatedWork(services, one, 'set_due', position, actors.officer, now, addDays(day, 14))
      await resume(await findPosition(services, one.key))
    }
    return planNextDay(game, one)
  }
  if (await trySideAction(game, one, position, now)) return planNextDay(game, one)
  const taken = await takenIn(services, one)
  const choices = asPaid(one, position, choicesOf(game.holidays, one, position, taken, day))
  if (game.random() < 0.06) await tryForbidden(game, one, choices, now)
  const keys = taken.map(({ action }) => action)
  const choice = chooseAction(game, one, position, choices, keys)
  if (!choice) {
    one.next = position.firesOn !== null && position.firesOn <= day ? addDays(day, 1) : null
    return
  }
  if (await tryAction(services, one, choice, actors, now)) countAction(game, one.flow.id, choice.action, one)
  else game.played.letPass.push(`${one.flow.id} ${choice.action} was refused at ${position.state}`)
  return planNextDay(game, one)
}

async function answered(game: Game, one: Live, now: Date): Promise<void> {
  const key = one.answer
  one.answer = undefined
  if (key) await tryAction(game.services, { ...one, key }, { role: 'office', action: 'insufficient' }, game.actors, now)
  return planNextDay(game, one)
}

/** Occasionally an officer suspends, undoes, notes or sets a deadline, or an answer stays undecided beyond the deadline. */
async function trySideAction(game: Game, one: Live, position: SimulatedPosition, now: Date): Promise<boolean> {
  const { services, actors, day, upTo } = game
  if (one.keeper || one.careful || IN_FORCE.has(position.state) || position.actions < 2) return false
  const officeWork = (what: SimulatedOfficeWork, until = day) =>
    doSimulatedWork(services, one, what, position, actors.officer, now, until)
  const chance = game.random()
  if (chance < 0.03) return officeWork('freeze')
  if (chance < 0.06) return officeWork('undo')
  if (chance < 0.08) return officeWork('note')
  if (position.firesOn === null || position.due === null || position.due < day) return false
  if (chance < 0.1) return officeWork('set_due', addDays(position.due, 1 + upTo(20)))
  if (chance > 0.14 || !ASKING.has(position.state)) return false
  one.answer = await answerArrives(services, one, position, now)
  one.next = addDays(position.due, 3 + upTo(10))
  return false
}

/** Tries an action that nobody may take now; the engine must refuse it. */
async function tryForbidden(game: Game, one: Live, choices: OpenChoice[], now: Date): Promise<void> {
  const open = new Set(choices.map(({ action }) => action))
  const payments = ['pay_annuity', 'pay_annuity_late', 'pay_last_annuity']
  const closed = Object.entries(one.flow.actions).filter(([key]) => !open.has(key) && !payments.includes(key))
  const [action = '', defined] = closed[game.upTo(closed.length)] ?? []
  if (!defined) return
  if (await tryAction(game.services, one, { role: defined.by, action }, game.actors, now))
    game.played.letPass.push(`${one.flow.id} ${action} was let pass`)
  else game.played.refusals += 1
}
