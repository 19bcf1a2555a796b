import type { WorkflowRow } from '@saki/contracts/workflow'
import type { Language } from '@saki/texts'
import { say } from '@saki/texts/say'

import { actionAt, hasDeadline, named, placeState, type Place } from '../../caseState.ts'
import type { Session } from '../../session.ts'
import type { ActionRow } from './cases.sql.ts'

/** The history of a process as the asker may see it. */
export function workflowRows(place: Place, rows: ActionRow[], asker: Session, language: Language): WorkflowRow[] {
  const last = rows.at(-1)
  return rows.map((row) => ({ ...workflowRow(place, row, asker, language), IND_CURRENT: row === last ? 'Y' : 'N' }))
}

function workflowRow(
  place: Place,
  row: ActionRow,
  asker: Session,
  language: Language,
): Omit<WorkflowRow, 'IND_CURRENT'> {
  const action = actionAt(place, row.action)
  const [from, to] = [placeState({ ...place, state: row.fromState }), placeState({ ...place, state: row.toState })]
  const [taken, status] = [named(language, action.text), named(language, to.text)]
  // What an officer notes on an action that tells nobody is for colleagues.
  const isForParties = action.tells !== undefined || row.actorRole === 'applicant'
  return {
    EVENT_TYP: action.to === 'same' ? 'NOTE' : 'ACTION',
    PROC_TYP: row.procTyp,
    PROC_NBR: row.procNbr,
    ACTION_NBR: row.actionNbr,
    EVENT_DATE: row.actionDate,
    CAPTURE_DATE: row.capturedAt.toISOString(),
    ACTION_TYP: action.code,
    ACTION_TYPE_NAME: taken.name,
    ACTION_TYPE_CAPTION: taken.caption,
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
    HAS_SUB: 'N',
    IS_READ: row.delivered && !row.readAt ? 'N' : 'Y',
  }
}
