import type { LegalDate } from '@saki/domain/dates/legalDate'

import type { ProcessKey } from '../../domains/workflow/recordAction.ts'
import type { Services } from '../../services.ts'
import type { SimulatedCase, PlannedCase } from './fileCase.ts'
import type { Actors } from './office.ts'

/** What came of the play. */
export interface Played {
  /** How often each action was taken, by `flow action`. */
  counts: Map<string, number>
  /** What the engine let pass though nobody was offered it, or refused though it was offered. */
  letPass: string[]
  refusals: number
  /** Cases in which something due by itself failed. */
  failed: string[]
  days: number
  lastDay: LegalDate
}

/** A case while it is played. */
export interface Live extends SimulatedCase {
  planned: PlannedCase
  /** Day somebody next does something with it; null when only time does. */
  next: LegalDate | null
  firesOn: LegalDate | null
  moves: number
  /** Pays every year to the end of the term. */
  keeper: boolean
  /** An answer that lies unread under it. */
  answer: ProcessKey | undefined
  /** The action it is played towards. */
  goal: string | undefined
}

/** Everything the players share; `day` is the one they play. */
export interface Game {
  services: Services
  actors: Actors
  holidays: ReadonlySet<LegalDate>
  live: Map<string, Live>
  played: Played
  day: LegalDate
  random: () => number
  /** A whole number from 0 to below the one given. */
  upTo: (n: number) => number
}

export const nameOf = ({ procTyp, procNbr }: ProcessKey) => `${procTyp}-${procNbr}`

export function doneOf({ played }: Game, flowId: string, action: string): number {
  return played.counts.get(`${flowId} ${action}`) ?? 0
}

/** Counts an action; a case that was played towards it is free for another goal. */
export function note({ played }: Game, flowId: string, action: string, one?: Live): void {
  const name = `${flowId} ${action}`
  played.counts.set(name, (played.counts.get(name) ?? 0) + 1)
  if (one?.goal === action) one.goal = undefined
}
