import { isRequestFlow } from '@saki/catalogue/requests/registry'
import type { WorkflowRow } from '@saki/contracts/caseHistory'
import type { Language } from '@saki/texts'
import { say } from '@saki/texts/say'

import { actionAt, hasDeadline, named, stateAt, type ProcessPosition } from '../../caseState.ts'
import type { Session } from '../../session.ts'
import type { ActionRow, CaseProcess } from './cases.sql.ts'
import { ruleOf, withoutUndone, type ProcessHistory } from './processHistory.ts'

/** The history of a process for the asker; officers' internal notes are left out for others. */
export function workflowRows(
  process: CaseProcess,
  history: ProcessHistory,
  asker: Session,
  language: Language,
): WorkflowRow[] {
  const { rows } = history
  const last = withoutUndone(rows).at(-1) ?? rows.at(-1)
  return rows.map((row) => ({
    ...workflowRow(process, row, asker, language),
    ...undoing(row, rows),
    ...below(row, history, language),
    GROUND: (row.ground || actionAt(process, row.action).ground).replace('office rule', ''),
    DUE_RULE: hasDeadline(stateAt({ ...process, state: row.toState })) ? ruleOf(process, row, history) : null,
    IND_CURRENT: row === last ? 'Y' : 'N',
  }))
}

function undoing({ actionNbr, undoes }: ActionRow, rows: readonly ActionRow[]) {
  const by = rows.find((row) => row.undoes === actionNbr)
  return { UNDOES: undoes, IND_UNDONE: by ? ('Y' as const) : ('N' as const), UNDONE_WHY: by?.notes ?? '' }
}

/** Letters and answers under an action, without requests; the row's own fields repeat the first. */
function below({ actionNbr }: ActionRow, { children }: ProcessHistory, language: Language) {
  const subs = children
    .filter(({ upperActionNbr, flowId }) => upperActionNbr === actionNbr && !isRequestFlow(flowId))
    .map((child) => {
      const state = named(language, stateAt(child).text)
      return {
        PROC_TYP: child.procTyp,
        PROC_NBR: child.procNbr,
        KIND: child.flowId === 'letter-answer' ? ('ANSWER' as const) : ('LETTER' as const),
        STATUS_CODE: stateAt(child).code,
        STATUS_NAME: state.name,
        STATUS_CAPTION: state.caption,
      }
    })
  const [first] = subs
  return {
    HAS_SUB: first ? ('Y' as const) : ('N' as const),
    SUB_PROC_TYP: first?.PROC_TYP ?? null,
    SUB_PROC_NBR: first?.PROC_NBR ?? null,
    SUB_STATUS_NAME: first?.STATUS_NAME ?? '',
    SUBS: subs,
  }
}

type Plain = Omit<
  WorkflowRow,
  | 'IND_CURRENT'
  | 'UNDOES'
  | 'IND_UNDONE'
  | 'UNDONE_WHY'
  | 'GROUND'
  | 'DUE_RULE'
  | 'SUBS'
  | 'HAS_SUB'
  | 'SUB_PROC_TYP'
  | 'SUB_PROC_NBR'
  | 'SUB_STATUS_NAME'
>

function workflowRow(position: ProcessPosition, row: ActionRow, asker: Session, language: Language): Plain {
  const action = actionAt(position, row.action)
  const [from, to] = [stateAt({ ...position, state: row.fromState }), stateAt({ ...position, state: row.toState })]
  const [actionName, status] = [named(language, action.text), named(language, to.text)]
  // Notes on actions that are not delivered to the parties are internal.
  const isForParties = action.notifies !== undefined || row.actorRole === 'applicant' || row.undoes !== null
  return {
    EVENT_TYP: action.to === 'same' ? 'NOTE' : 'ACTION',
    PROC_TYP: row.procTyp,
    PROC_NBR: row.procNbr,
    ACTION_NBR: row.actionNbr,
    EVENT_DATE: row.actionDate,
    CAPTURE_DATE: row.capturedAt.toISOString(),
    ACTION_TYP: action.code,
    ACTION_TYPE_NAME: actionName.name,
    ACTION_TYPE_CAPTION: actionName.caption,
    DESCRIPTION: say(language, action.means),
    NOTES: asker.role === 'office' || isForParties ? row.notes : '',
    ACTOR: row.actorRole.toUpperCase() as WorkflowRow['ACTOR'],
    PRIOR_STATUS_CODE: from.code,
    PRIOR_STATUS_NAME: say('id', from.text),
    NEW_STATUS_CODE: to.code,
    NEW_STATUS_NAME: status.name,
    NEW_STATUS_CAPTION: status.caption,
    DUE_DATE: hasDeadline(to) ? row.dueDate : null,
    HAS_OFFIDOC: row.docTyp ? 'Y' : 'N',
    OFFIDOC_TYP: row.docTyp,
    OFFIDOC_NAME: row.docTitle,
    OFFIDOC_NBR: row.docNumber,
    IS_READ: row.delivered && row.unread ? 'N' : 'Y',
  }
}
