import type { LegalDate } from '@saki/domain/dates/legalDate'

import type { ProcessKey } from '../../domains/workflow/recordAction.ts'
import type { Services } from '../../services.ts'
import type { SimulatedCase, PlannedCase } from './fileCase.ts'
import type { Actors } from './office.ts'

/** Results of the simulation. */
export interface Played {
  /** How often each action was taken, by `flow action`. */
  counts: Map<string, number>
  /** Actions the engine allowed without offering them, or refused although offered. */
  letPass: string[]
  refusals: number
  /** Cases in which an automatic action failed. */
  failed: string[]
  days: number
  lastDay: LegalDate
}

/** A case during the simulation. */
export interface Live extends SimulatedCase {
  planned: PlannedCase
  /** Day of the next action by somebody; null when only automatic actions follow. */
  next: LegalDate | null
  firesOn: LegalDate | null
  moves: number
  /** Pays every year to the end of the term. */
  keeper: boolean
  /** Acts in time, without side actions, so that it reaches what it aims at. */
  careful: boolean
  /** An undecided answer under it. */
  answer: ProcessKey | undefined
  /** The action it aims at. */
  goal: string | undefined
}

/** Shared state of the simulation; `day` is the current day. */
export interface Game {
  services: Services
  actors: Actors
  holidays: ReadonlySet<LegalDate>
  live: Map<string, Live>
  played: Played
  day: LegalDate
  random: () => number
  /** A random whole number from 0 to below `n`. */
  upTo: (n: number) => number
}

export const nameOf = ({ procTyp, procNbr }: ProcessKey) => `${procTyp}-${procNbr}`

/** How often an action was taken so far. */
export function doneOf({ played }: Game, flowId: string, action: string): number {
  return played.counts.get(`${flowId} ${action}`) ?? 0
}

/** Counts an action; a case that aimed at it may get another goal. */
export function countAction({ played }: Game, flowId: string, action: string, one?: Live): void {
  const name = `${flowId} ${action}`
  played.counts.set(name, (played.counts.get(name) ?? 0) + 1)
  if (one?.goal === action) one.goal = undefined
}
