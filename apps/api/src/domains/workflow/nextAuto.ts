import type { Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import type { Action } from '@saki/domain/workflow/definition'
import { withRules } from '@saki/domain/workflow/periods'
import { automaticAction } from '@saki/domain/workflow/nextState'
import type { TextKey } from '@saki/texts'

import { actionAt, workflowOfProcess, type ProcessPosition } from '../../caseState.ts'
import { listTakenActions } from '../../takenActions.sql.ts'
import { rulesOn } from './calendar.sql.ts'
import { isWaitingForPosting, type ProcessKey } from './process.sql.ts'

export interface NextAuto {
  action: Action<TextKey>
  /** State the action leads to. */
  to: string
  /** The day after the due day. */
  onDate: LegalDate
}

/** The automatic action of a process when nobody acts, by its history and the office's periods; undefined when there is none, or none before a letter is posted. */
export async function nextAuto(
  db: Db,
  process: ProcessKey & ProcessPosition & { firesOn: LegalDate | null },
): Promise<NextAuto | undefined> {
  const { flowId, flowVersion, state, firesOn } = process
  if (firesOn === null || (await isWaitingForPosting(db, process))) return undefined
  const [rules, history] = await Promise.all([rulesOn(db, flowId, flowVersion, firesOn), listTakenActions(db, process)])
  const flow = withRules(workflowOfProcess(process), rules)
  const key = automaticAction(
    flow,
    state,
    history.map(({ action }) => action),
  )
  if (key === undefined) return undefined
  const action = actionAt(process, key)
  return { action, to: action.to === 'same' ? state : action.to, onDate: firesOn }
}
