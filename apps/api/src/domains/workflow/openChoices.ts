import { rightOfNumber } from '@saki/catalogue'
import { letterFor, letterTypeOf } from '@saki/catalogue/letters/letterTypes'
import type { Db } from '@saki/db'
import { legalDateOf, type LegalDate } from '@saki/domain/dates/legalDate'
import { isBlocked } from '@saki/domain/workflow/deadline'
import type { Action, ActingRole } from '@saki/domain/workflow/definition'
import { dueDate, type DueBasis } from '@saki/domain/workflow/dueDate'
import { withRules } from '@saki/domain/workflow/periods'
import { openActions } from '@saki/domain/workflow/nextState'
import type { Language, TextKey } from '@saki/texts'
import { say } from '@saki/texts/say'

import { workflowOfProcess, named, stateAt } from '../../caseState.ts'
import type { Session } from '../../session.ts'
import { listTakenActions } from '../../takenActions.sql.ts'
import { holidaySet, rulesOn } from './calendar.sql.ts'
import type { CaseProcess } from './cases.sql.ts'
import { findOrigins } from './process.sql.ts'

const flag = (yes: boolean) => (yes ? ('Y' as const) : ('N' as const))

interface Asking {
  session: Session
  language: Language
  now: Date
}

/**
 * Actions the asker may take now, each with its legal effect and the deadline it would set today. Officers also get the actions of
 * applicant and public, which they record when received on paper.
 */
export async function openChoices(db: Db, process: CaseProcess, { session, language, now }: Asking) {
  const today = legalDateOf(now)
  const flow = withRules(workflowOfProcess(process), await rulesOn(db, process.flowId, process.flowVersion, today))
  const [history, holidays] = [await listTakenActions(db, process), await holidaySet(db)]
  const basis = await basisToday(db, process, today)
  const roles: ActingRole[] = session.role === 'office' ? ['office', 'applicant', 'public'] : [session.role]
  return roles
    .flatMap((role) => openActions(flow, process.state, role, history, today, holidays))
    .flatMap((key) => {
      const action = flow.actions[key]
      if (!action || isBlocked(process, action)) return []
      const due = action.due ? (dueDate(action.due, basis, holidays) ?? null) : keptDue(process, action)
      return [choice(process, action, due, { session, language })]
    })
}

const keptDue = ({ dueDate: standing }: CaseProcess, action: Action) => (action.to === 'same' ? standing : null)

async function basisToday(db: Db, process: CaseProcess, today: LegalDate): Promise<DueBasis> {
  return {
    action: today,
    due: process.dueDate,
    filing: process.filingDate ?? today,
    ...(await findOrigins(db, process)),
  }
}

function choice(
  process: CaseProcess,
  action: Action<TextKey>,
  due: LegalDate | null,
  { session, language }: Omit<Asking, 'now'>,
) {
  const to = stateAt({ ...process, state: action.to === 'same' ? process.state : action.to })
  const [actionName, status] = [named(language, action.text), named(language, to.text)]
  return {
    ACTION_TYP: action.code,
    ACTION_TYPE_NAME: actionName.name,
    ACTION_TYPE_CAPTION: actionName.caption,
    ACTION_KIND: action.to === 'same' ? ('NOTE' as const) : ('NORMAL' as const),
    DESCRIPTION: say(language, action.means),
    GROUND: action.ground,
    NEW_STATUS_CODE: to.code,
    NEW_STATUS_NAME: status.name,
    NEW_STATUS_CAPTION: status.caption,
    DUE_DATE: due,
    DUE_KIND:
      due === null ? null : (action.due?.target ?? to.turn === 'office') ? ('TARGET' as const) : ('DEADLINE' as const),
    GENERATED_OFFIDOC: action.letter ?? null,
    OFFIDOC_NAME: action.letter ? letterName(action.letter, process.fileTyp) : null,
    IND_ASKS: flag(action.requiresAnswer === true),
    IND_TELLS: flag(action.notifies === 'applicant'),
    ...(action.court && { IND_COURT: 'Y' as const }),
    IND_PAPER: flag(session.role === 'office' && action.by !== 'office'),
  }
}

/** The Indonesian title of a letter, as printed. */
function letterName(code: string, fileTyp: string): string {
  const [type, right] = [letterTypeOf(code), rightOfNumber(fileTyp)]
  if (!type || !right) return code
  const { letters } = right
  return say('id', letterFor(type, right).title, {
    right: say('id', letters.right),
    check: say('id', letters.check),
    gazette: say('id', letters.gazette),
    board: say('id', letters.board),
  })
}
