import { appealActions, isAppeal } from '@saki/catalogue/requests/appealDecisions'
import type { Db } from '@saki/db'
import { actionOf } from '@saki/domain/workflow/definition'
import { sql } from 'kysely'

import { workflowOfProcess } from '../../caseState.ts'
import type { Services } from '../../services.ts'
import { notUndone } from '../../takenActions.sql.ts'
import { listRequestable } from '../requests/cases.sql.ts'
import type { CaseOfRequest, LockedRequest } from '../requests/request.sql.ts'
import { sendToAppellant } from '../requests/sendToAppellant.ts'
import type { ActionResult, ProcessKey } from '../workflow/recordAction.ts'
import { actIn } from '../workflow/takeAction.ts'

/** States of oppositions that the applicant was notified of. */
const SERVED = new Set(['served', 'countered', 'considered', 'awaiting_completeness'])

/** A request that was withdrawn in a case; `asked` as before, `ended`: the action of its own process. */
interface Withdrawn {
  request: Pick<LockedRequest, 'kind' | 'ownerId' | 'submissionNbr'>
  asked: CaseOfRequest
  ended: ActionResult
  now: Date
}

/**
 * Records in the case what a withdrawal means there: a served opposition is withdrawn, which notifies the applicant; an appeal before the
 * Commission ends and the decision appealed stands, by letter to the owner and to an appellant outside the case. Nothing when the request
 * had no effect in the case, or in states where it no longer matters.
 */
export async function recordWithdrawal(tx: Db, services: Services, withdrawn: Withdrawn): Promise<ActionResult[]> {
  const { request, asked, ended, now } = withdrawn
  const action = actionInCase(withdrawn)
  if (action === undefined) return []
  const [one] = await listRequestable(tx, { ids: [asked.applicationId] })
  if (!one || !actionOf(workflowOfProcess(one), action)?.from.includes(one.state)) return []
  if (!(await hasActed(tx, one, request.submissionNbr))) return []
  const detail = { SUBMISSION_NBR: request.submissionNbr }
  const recorded = await actIn(tx, services, one, { action, role: 'system', actorId: null, now, detail })
  if (recorded.defined.letter && asked.relation === 'third')
    await sendToAppellant(
      tx,
      services,
      { appeal: one, ended, decided: recorded, detail, notes: '', now },
      request.ownerId,
    )
  return [recorded]
}

function actionInCase({ request, asked }: Withdrawn): string | undefined {
  if (asked.flowId === 'request-opposition') return SERVED.has(asked.state) ? 'opposition_withdrawn' : undefined
  return isAppeal(request.kind) ? appealActions[request.kind].withdrawn : undefined
}

/** Whether an act of the case by the request stands: none was taken by a held request, and an officer may have undone it. */
async function hasActed(tx: Db, { procTyp, procNbr }: ProcessKey, submissionNbr: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from process_action t
      where t.proc_typ = ${procTyp} and t.proc_nbr = ${procNbr} and t.detail ->> 'SUBMISSION_NBR' = ${submissionNbr} and ${notUndone}) as found`.execute(
    tx,
  )
  return rows[0]?.found === true
}
