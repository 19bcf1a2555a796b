import type { Db } from '@saki/db'

import type { ProcessKey } from '../domains/workflow/recordAction.ts'
import type { Services } from '../services.ts'
import type { Shelf } from './shelf.ts'

/** What every event of the demonstration works with; `services` reach the world through the one transaction. */
export interface DemoContext {
  tx: Db
  services: Services
  shelf: Shelf
  userIds: Map<string, number>
  officeEmail: string
  now: Date
}

/** Something that happened at an instant; played in the order of the instants, so that numbers rise with time. */
export interface DemoEvent {
  at: Date
  play: (stage: DemoContext) => Promise<void>
}

/** A case while it is played: what its earlier scenes brought about. */
export interface Running {
  tempId: string
  submissionNbr: string
  billingCode: string
  amount: number
  process: ProcessKey | undefined
}

export function demoUserId(userIds: Map<string, number>, email: string): number {
  const id = userIds.get(email)
  if (id === undefined) throw new Error(`demonstration: no account ${email}`)
  return id
}
