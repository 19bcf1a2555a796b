import type { Right } from '@saki/catalogue'

import type { TestActor, TestPortal } from '../portal.ts'
import { unpaid, type ReplayState, type Statute } from '../simulatedYear/replay.ts'

/** An act of a case as the simulation recorded it, with the person who must have been notified. */
export interface LifeAct {
  act: string
  day: string
  role: string
  notified: number
}

/** A request in a case, by the simulation's own calculation. */
export interface LifeRequest {
  submission: string
  kind: string
  by: TestActor
  relation: 'owner' | 'third'
  /** Day of receipt. */
  received: string
  paid: number
  state: string
  /** The office served it on the applicant, so that the decision on the case is due to its opponent. */
  served?: true
  held: '' | 'WINDOW' | 'STATE' | 'EFFECT' | 'CONFLICT'
  /** Letters of the office on the request, in their order. */
  letters: string[]
  /** What the requester asked to be entered. */
  asked: WantedEntry
}

/** What requests enter in the register. */
export interface WantedEntry {
  name?: string
  /** Classes or products that go to another file, or that are kept. */
  parts?: string[]
  /** The account a new owner has. */
  account?: TestActor
}

/** A case with its register, by the simulation's own calculation. */
export interface Life {
  number: string
  right: Right
  statute: Statute
  filed: string
  at: ReplayState
  acts: LifeAct[]
  owner: TestActor
  /** Everybody it ever belonged to. */
  owners: Set<number>
  name: string
  representative: string
  /** Classes of a mark or products of a design, in order. */
  parts: string[]
  licences: number
  certificates: number
  /** Section and submission number of each change, in any order. */
  log: string[]
  requests: LifeRequest[]
  /** Numbers of the files split off. */
  children: string[]
  /** The file it was split off from. */
  parent: string | null
  /** Day of the last decision on a request for time. */
  lastDecision: string
  /** Day of its next turn. */
  next: string
  turns: number
}

/** The portal, its people and all that the simulation did. */
export interface World {
  portal: TestPortal
  people: TestActor[]
  officer: TestActor
  commission: TestActor
  lives: Life[]
  /** Rupiah of all settled payments. */
  paid: number
  /** Answers of the product that differ from the ledger, and differences of its tables. */
  wrong: string[]
  /** How often each thing was played. */
  played: Map<string, number>
  today: string
  upTo: (n: number) => number
}

export function tally({ played }: World, what: string): void {
  played.set(what, (played.get(what) ?? 0) + 1)
}

/** A filed case of a person, not yet paid. */
export function bornLife(fields: Pick<Life, 'number' | 'right' | 'statute' | 'filed' | 'owner' | 'parts'>): Life {
  return {
    ...fields,
    at: unpaid,
    acts: [],
    owners: new Set([fields.owner.userId]),
    name: 'Sari Wulandari',
    representative: '',
    licences: 0,
    certificates: 0,
    log: [],
    requests: [],
    children: [],
    parent: null,
    lastDecision: '',
    next: fields.filed,
    turns: 0,
  }
}

/** Pseudo-random whole numbers from 0 to below n, the same for the same seed (xorshift). */
export function numbersFrom(seed: number): (n: number) => number {
  let state = (seed * 2_654_435_761) >>> 0 || 1
  return (n) => {
    state ^= state << 13
    state >>>= 0
    state ^= state >>> 17
    state ^= state << 5
    state >>>= 0
    return state % n
  }
}
