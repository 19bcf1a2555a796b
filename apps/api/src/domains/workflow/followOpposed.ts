import { rightOfProcess } from '@saki/catalogue'
import { tables, type Db } from '@saki/db'
import { actionOf, type Workflow } from '@saki/domain/workflow/definition'

import { stateAt, workflowOfProcess } from '../../caseState.ts'
import { recordAction, type ActionResult, type RecordedAction } from './recordAction.ts'

/** Workflow of oppositions and views, the opponent's side of what is served in a case. */
export const OPPOSITION = 'request-opposition'
export const APPEAL = 'request-appeal'

/**
 * What an action of a case means for the oppositions and views that were served in it. The applicant's answer is served on every opponent who
 * waits for it; once the case is examined or has ended, officers can decide. Returns the actions recorded, for mails. Nothing for other
 * actions, such as those of a request or a letter in the same case.
 */
export async function followOpposed(
  tx: Db,
  recorded: ActionResult,
  { now }: Pick<RecordedAction, 'now'>,
): Promise<ActionResult[]> {
  if (!rightOfProcess(recorded.procTyp)) return []
  const { work, end } = stateAt(recorded)
  const isMoved = recorded.state !== recorded.from
  const served = answersOpposition(workflowOfProcess(recorded), recorded.action)
    ? await follow(tx, recorded, 'serve_counter', ['served'], now)
    : []
  if (!isMoved || (work !== 'EXAMINATION' && end !== true)) return served
  return [...served, ...(await follow(tx, recorded, 'consider', ['served', 'countered'], now))]
}

async function follow(tx: Db, of: ActionResult, action: string, states: readonly string[], now: Date) {
  const processes = await tables(tx)
    .selectFrom('process')
    .select(['procTyp', 'procNbr'])
    .where('applicationId', '=', of.applicationId)
    .where('flowId', '=', OPPOSITION)
    .where('state', 'in', states)
    .orderBy('procNbr')
    .execute()
  const recorded: ActionResult[] = []
  for (const one of processes)
    recorded.push(
      await recordAction(tx, one, { action, role: 'system', actorId: null, actionDate: of.actionDate, now }),
    )
  return recorded
}

/** Whether the action is the applicant's answer to objections of the public. */
function answersOpposition(flow: Workflow, key: string): boolean {
  const action = actionOf(flow, key)
  if (action?.answers !== true) return false
  const since = [action.until?.since ?? []].flat()
  return Object.entries(flow.actions).some(
    ([name, { by, to, requiresAnswer }]) =>
      by === 'public' && requiresAnswer === true && (since.includes(name) || action.from.includes(to)),
  )
}
