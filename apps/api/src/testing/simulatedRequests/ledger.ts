import type { TestActor } from '../portal.ts'

/** What the simulation did to a granted simple patent, by its own calculation. */
export interface PatentAccount {
  number: string
  filed: string
  granted: string
  paidTo: number
  /** Day on which the next annuity is due; of a removed patent the last one. */
  due: string
  /** In its months of grace since this due day. */
  inGrace: boolean
  state: 'registered' | 'annuity_grace' | 'removal_review' | 'removed'
  /** Letters SJT that the case must have. */
  reminders: number
}

/** Money of an order of annuities for one patent, in rupiah. */
export interface OrderMoney {
  submission: string
  recorded: number
  held: number
  refunded: number
}

/** What became of a request in its only case. */
export interface RequestEnd {
  submission: string
  kind: string
  by: TestActor
  paid: number
  state: 'submitted' | 'granted' | 'refused' | 'withdrawn' | 'considered'
  /** OFFIDOC_TYP of its letters. */
  letters: string[]
}

/** The register of a mark as it must be. */
export interface MarkAccount {
  number: string
  /** Account and names of the owners, the first one first. */
  chain: { account: TestActor; name: string }[]
  licences: number
  requests: RequestEnd[]
}

/** All that the simulation did, written by the simulation itself. */
export interface Ledger {
  patents: PatentAccount[]
  orders: OrderMoney[]
  marks: MarkAccount[]
  /** Amounts of the notices that settled a bill. */
  paid: number
  /** Acts that the product answered otherwise than the ledger expects. */
  wrong: string[]
  acts: Map<string, number>
}

export const emptyLedger = (): Ledger => ({ patents: [], orders: [], marks: [], paid: 0, wrong: [], acts: new Map() })

/** Counts an act, so that the test can say which were never played. */
export function count({ acts }: Ledger, act: string): void {
  acts.set(act, (acts.get(act) ?? 0) + 1)
}
