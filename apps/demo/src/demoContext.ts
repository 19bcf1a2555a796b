import type { ProcessKey } from '@saki/api/domains/workflow/recordAction'
import type { Services } from '@saki/api/services'
import type { Db } from '@saki/db'

import type { DemoReasons } from './demoReasons.ts'
import type { DemoFiles } from './demoFiles.ts'

/** What every event uses; its `services` write through the one transaction. */
export interface DemoContext {
  tx: Db
  services: Services
  demoFiles: DemoFiles
  userIds: Map<string, number>
  officeEmail: string
  /** Account of the Appeal Commission. */
  commissionEmail: string
  now: Date
}

/** An event at an instant. Events are played in the order of their instants, so that numbers increase with time. */
export interface DemoEvent {
  at: Date
  play: (context: DemoContext) => Promise<void>
}

/** State of a case during the play: results of its earlier events. */
export interface CaseProgress {
  tempId: string
  submissionNbr: string
  billingCode: string
  amount: number
  process: ProcessKey | undefined
  /** Reasons of its last decision; none before. */
  reasons: DemoReasons
}

/** User id of a demo account. Throws when there is none. */
export function demoUserId(userIds: Map<string, number>, email: string): number {
  const id = userIds.get(email)
  if (id === undefined) throw new Error(`demonstration: no account ${email}`)
  return id
}
