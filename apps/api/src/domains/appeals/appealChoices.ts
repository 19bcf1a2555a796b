import { appealActions, decidingAction, requestActions } from '@saki/catalogue/requests/appealDecisions'
import type { Db } from '@saki/db'
import { appealOutcomes } from '@saki/domain/appeals/decision'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { actionOf, type ActingRole } from '@saki/domain/workflow/definition'
import { openActions } from '@saki/domain/workflow/nextState'

import { workflowOfProcess } from '../../caseState.ts'
import { listTakenActions } from '../../takenActions.sql.ts'
import type { AppealRecord } from './appeal.sql.ts'
import { processOfCase } from './appealGrounds.ts'
import { findUndoable } from './undoDecision.ts'

/** Action of a case that asks for what an appeal lacks. */
export const ASKING = 'ask_appeal_completeness'

/** What the Appeal Commission may do with an appeal now. */
export interface AppealChoices {
  /** Form the panel; undefined for an appeal on paper. */
  admit: boolean
  ask: boolean
  decide: boolean
  /** End the appeal without a decision on its merits, before the panel has it. */
  dismiss: boolean
  /** Record that an appeal on paper was withdrawn in writing; one that was made in the portal is withdrawn there. */
  withdraw: boolean
  /** Take back the decision, as long as nothing followed it. */
  undo: boolean
}

export async function appealChoices(db: Db, appeal: AppealRecord, now: Date): Promise<AppealChoices> {
  const position = processOfCase(appeal)
  const flow = workflowOfProcess(position)
  const history = await listTakenActions(db, position)
  const openTo = (role: ActingRole) => openActions(flow, position.state, role, history, legalDateOf(now))
  const open = openTo('commission')
  const deciding = appealOutcomes.map((outcome) => decidingAction(flow, appeal.kind, outcome))
  const isCaseOpen = deciding.every((action) => action !== undefined && open.includes(action))
  const own = workflowOfProcess(appeal)
  const may = (action: string) => actionOf(own, action)?.from.includes(appeal.state) === true
  const isHeld = appeal.heldWhy !== ''
  const isOwn = appeal.submissionNbr !== null
  return {
    admit: isOwn && may('hear'),
    ask: appeal.kind === 'BD' && !isHeld && open.includes(ASKING),
    decide: isCaseOpen && (!isOwn || may(requestActions.ALLOWED)),
    // A case that is before the Commission ends with a decision only.
    dismiss: isOwn && isHeld && may('refuse'),
    withdraw: isOwn ? appeal.isRecorded && may('withdraw') : openTo('system').includes(withdrawingAction(appeal)),
    undo: (await findUndoable(db, appeal)) !== undefined,
  }
}

/** Actions of a case by which an appeal of this kind is decided. */
export const decidingActions = ({ kind }: Pick<AppealRecord, 'kind'>): string[] =>
  Object.values(appealActions[kind].decided).flat()

/** Action of a case that records the withdrawal of an appeal of this kind. */
export const withdrawingAction = ({ kind }: Pick<AppealRecord, 'kind'>): string => appealActions[kind].withdrawn
