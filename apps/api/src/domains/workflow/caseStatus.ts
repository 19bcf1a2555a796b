import type { WorkflowStatus } from '@saki/contracts/workflow'
import { legalDateOf, type LegalDate } from '@saki/domain/dates/legalDate'
import { findState, type Workflow } from '@saki/domain/workflow/definition'
import type { Language } from '@saki/texts'
import { say } from '@saki/texts/say'

import {
  daysLeft,
  workflowOfProcess,
  groupOf,
  hasDeadline,
  named,
  nextOf,
  outcomeOf,
  stateAt,
  rightName,
  turnOf,
} from '../../caseState.ts'
import type { ActionRow, CaseProcess } from './cases.sql.ts'
import { ruleOf, setsDeadline, withoutUndone, type ProcessHistory } from './processHistory.ts'
import type { NextAuto } from './nextAuto.ts'

/** Status of a process in the asker's language; `today`: the day in Jakarta; `asked`: what its applicant still has to request; `usual`: how long its state usually lasts. */
export function caseStatus(
  process: CaseProcess,
  processHistory: ProcessHistory,
  { today, asked, usual }: { today: LegalDate; asked: string; usual: WorkflowStatus['USUAL'] },
  language: Language,
): WorkflowStatus {
  const history = withoutUndone(processHistory.rows)
  const setting = history.findLast((row) => setsDeadline(process, row) && row.dueDate === process.dueDate)
  const isHeld = processHistory.children.some((child) => stateAt(child).suspendsParent === true)
  const state = stateAt(process)
  const { name, caption } = named(language, state.text)
  const due = hasDeadline(state) ? process.dueDate : null
  const turn = turnOf(state, due)
  return {
    PATENT_ID: process.applicationNumber,
    PROC_TYP: process.procTyp,
    PROC_NBR: process.procNbr,
    PROC_TYPE_NAME: say('id', rightName(process.fileTyp)),
    FLOW_ID: process.flowId,
    FLOW_VERSION: process.flowVersion,
    STATUS_CODE: state.code,
    STATUS_NAME: name,
    STATUS_CAPTION: caption,
    STATUS_MEANS: say(language, state.means),
    STATUS_GROUP_CODE: groupOf(state),
    PROCESS_RESULT_TYP: outcomeOf(state),
    STATUS_DATE: legalDateOf(process.stateSince),
    TURN: turn,
    // The words of a state of the applicant ask for it already.
    NEXT_STEP: [nextOf(language, state, due), turn === 'YOU' ? '' : asked].filter(Boolean).join(' '),
    NEXT_STEP_CODE: process.state,
    DUE_DATE: due,
    DAYS_LEFT: daysLeft(today, due),
    TARGET_DATE: due === null ? process.dueDate : null,
    USUAL: turn === 'OFFICE' ? usual : null,
    DUE_RULE: due !== null && setting ? ruleOf(process, setting, processHistory) : null,
    IND_FROZEN: process.frozenSince === null ? 'N' : 'Y',
    FROZEN_SINCE: process.frozenSince,
    IND_HELD: isHeld ? 'Y' : 'N',
    NEXT_AUTO:
      processHistory.next && !isHeld && process.frozenSince === null
        ? autoRow(process, processHistory.next, language)
        : null,
    STEPS: steps(process, history, language),
    ROW_VERSION: process.rowVersion,
  }
}

function autoRow(
  process: CaseProcess,
  { action, to, onDate }: NextAuto,
  language: Language,
): WorkflowStatus['NEXT_AUTO'] {
  const { name, caption } = named(language, stateAt({ ...process, state: to }).text)
  const actionName = named(language, action.text)
  return {
    ACTION_TYP: action.code,
    ACTION_TYPE_NAME: actionName.name,
    ACTION_TYPE_CAPTION: actionName.caption,
    NEW_STATUS_NAME: name,
    NEW_STATUS_CAPTION: caption,
    ON_DATE: onDate,
    GROUND: action.ground,
  }
}

/** The states passed with the day each was entered, the current state, and the shortest path from it to registration. */
function steps(process: CaseProcess, history: ActionRow[], language: Language): WorkflowStatus['STEPS'] {
  const flow = workflowOfProcess(process)
  const entered = new Map<string, LegalDate | null>([[flow.start, history[0]?.actionDate ?? null]])
  for (const row of history) if (row.fromState !== row.toState) entered.set(row.toState, row.actionDate)
  const now = process.state
  const line = (key: string, at: 'DONE' | 'CURRENT' | 'TODO') => {
    const { name, caption } = named(language, stateAt({ ...process, state: key }).text)
    return {
      GROUP: key,
      NAME: name,
      CAPTION: caption,
      STATE: at,
      DATE: at === 'TODO' ? null : (entered.get(key) ?? null),
    }
  }
  const passed = [...entered.keys()].filter((key) => key !== now)
  return [
    ...passed.map((key) => line(key, 'DONE')),
    line(now, 'CURRENT'),
    ...pathToRegistration(flow, now).map((key) => line(key, 'TODO')),
  ]
}

/** States on the shortest path to registration (breadth-first search), not through other final states. Empty when there is none or the process is at an end. */
export function pathToRegistration(flow: Workflow, from: string): string[] {
  if (findState(flow, from)?.end) return []
  const isRegistered = (key: string) => findState(flow, key)?.outcome === 'registered'
  const goesOn = (key: string) => isRegistered(key) || !findState(flow, key)?.end
  const cameFrom = new Map<string, string | undefined>([[from, undefined]])
  for (const key of cameFrom.keys()) {
    if (isRegistered(key)) return pathTo(key, cameFrom)
    for (const action of Object.values(flow.actions)) {
      const { to } = action
      if (action.from.includes(key) && to !== 'same' && goesOn(to) && !cameFrom.has(to)) cameFrom.set(to, key)
    }
  }
  return []
}

function pathTo(end: string, cameFrom: Map<string, string | undefined>): string[] {
  const path: string[] = []
  for (let key: string | undefined = end; key !== undefined && cameFrom.get(key) !== undefined; key = cameFrom.get(key))
    path.unshift(key)
  return path
}
