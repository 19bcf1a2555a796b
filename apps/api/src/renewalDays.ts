import { workflowOf } from '@saki/catalogue'
import type { Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { nextRenewal, type RenewalDays } from '@saki/domain/marks/renewal'

import { holidaySet } from './daysOff.sql.ts'

interface RegisteredMark {
  flowId: string
  flowVersion: number
  state: string
  filingDate: LegalDate | null
  expirationDate: LegalDate | null
}

/** The days of the next renewal by the rules of the mark's workflow and the days off; undefined unless the mark is registered. */
export async function renewalDaysOf(
  db: Db,
  { flowId, flowVersion, state, filingDate, expirationDate }: RegisteredMark,
  today: LegalDate,
): Promise<RenewalDays | undefined> {
  const flow = workflowOf(flowId, flowVersion)
  const isInForce = flow?.states[state]?.outcome === 'registered'
  const [eve, onTime, late] = ['renew', 'renewal_opens', 'term_over'].map((action) => flow?.actions[action]?.due)
  if (!isInForce || !filingDate || !expirationDate || !eve || !onTime || !late) return undefined
  return nextRenewal(
    { eve, onTime, late },
    { filing: filingDate, expires: expirationDate, today },
    await holidaySet(db),
  )
}
