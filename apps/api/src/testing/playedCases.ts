import { workflowOf } from '@saki/catalogue'
import type { Right } from '@saki/catalogue'
import { addDays } from '@saki/domain/dates/legalDate'
import { actionOf } from '@saki/domain/workflow/definition'
import { sql } from 'kysely'

import { act } from './cases.ts'
import { fileTestDesign, notify, sampleDesign } from './filings.ts'
import { registerMark, sampleMark } from './marks.ts'
import { registerPatent, samplePatent, simplePatent } from './patents.ts'
import type { TestActor, TestPortal } from './portal.ts'

/** A numbered case with its process as it stands. */
export interface PlayedCase {
  number: string
  procTyp: string
  procNbr: number
  flowId: string
  flowVersion: number
  state: string
  /** Day of the last action (Jakarta). */
  day: string
  firesOn: string | null
}

/** Files and pays a case of a right on the portal's present day; returns its number. */
export async function registerSample(portal: TestPortal, as: TestActor, right: Right): Promise<string> {
  if (right === 'MARK') return registerMark(portal, as, sampleMark())
  if (right === 'PATENT') return registerPatent(portal, as, samplePatent())
  if (right === 'SIMPLE_PATENT') return registerPatent(portal, as, simplePatent())
  return registerDesign(portal, as)
}

/** Files and pays a design; returns its number. */
export async function registerDesign(portal: TestPortal, as: TestActor, design = sampleDesign()): Promise<string> {
  const filed = await fileTestDesign(portal, as, design)
  await notify(portal, { BILLING_CODE: filed.BILLING_CODE, AMOUNT: filed.TOTAL_AMOUNT })
  const { rows } = await sql<{ number: string }>`
    select application_number as number from application where submission_nbr = ${filed.SUBMISSION_NBR}`.execute(
    portal.db,
  )
  return rows[0]?.number ?? ''
}

export async function playedCase({ db }: TestPortal, number: string): Promise<PlayedCase> {
  const { rows } = await sql<PlayedCase>`
    select a.application_number as number, p.proc_typ as "procTyp", p.proc_nbr as "procNbr", p.flow_id as "flowId",
           p.flow_version as "flowVersion", p.state, p.fires_on as "firesOn",
           (select max(t.action_date) from process_action t where t.proc_typ = p.proc_typ and t.proc_nbr = p.proc_nbr) as day
      from application a join process p on p.proc_typ = a.proc_typ and p.proc_nbr = a.proc_nbr
     where a.application_number = ${number}`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`no process of ${number}`)
  return row
}

/** Ten in the morning of a day in Jakarta. */
export const morning = (day: string) => `${day}T03:00:00Z`

/**
 * Records actions in a case, without letters: automatic ones on their first day, others ten days after the one before. Returns the day after
 * the last.
 */
export async function playActions(portal: TestPortal, number: string, actions: readonly string[]): Promise<string> {
  let one = await playedCase(portal, number)
  for (const action of actions) {
    const flow = workflowOf(one.flowId, one.flowVersion)
    const defined = flow && actionOf(flow, action)
    if (!defined) throw new Error(`${one.flowId} has no action ${action}`)
    const day = defined.auto ? one.firesOn : addDays(one.day, 10)
    if (day === null) throw new Error(`${action} at ${one.state} has no day`)
    await act(portal.db, one, { action, role: defined.by, now: new Date(morning(day)) })
    one = await playedCase(portal, number)
  }
  return addDays(one.day, 1)
}
