import { officeActionOf } from '@saki/catalogue/officeActions'
import { findRequest } from '@saki/catalogue/requests/registry'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import type { Language } from '@saki/texts'
import { longDateText } from '@saki/texts/dates'
import { say } from '@saki/texts/say'

import { actionAt, hasDeadline, isFinal, stateAt } from '../../caseState.ts'
import { mailBodyKey, subjectOf } from './subjects.ts'

/** An action of a case, with the data shown to its addressee. */
export interface AnnouncedAction {
  applicationNumber: string
  title: string
  flowId: string
  flowVersion: number
  action: string
  toState: string
  actionDate: LegalDate
  /** Deadline before and after the action. */
  priorDueDate: LegalDate | null
  dueDate: LegalDate | null
  /** Kind of the request whose process it is; absent or null in other processes. */
  requestKind?: string | null
}

export interface LetterWords {
  subject: string
  means: string
  /** What the applicant must do in the state the action led to; empty when the office must act. */
  todo: string
  otherwise: string
  /** Whether its due date is a deadline for the applicant; a target date of the office is not. */
  setsDeadline: boolean
}

/** The texts of an action, used by the inbox, mails and the calendar. */
export function letterWords(announced: AnnouncedAction, language: Language): LetterWords {
  const action = actionAt(announced, announced.action)
  const state = stateAt({ ...announced, state: announced.toState })
  const inWords = (day: LegalDate | null) => (day === null ? '–' : longDateText(day, language))
  const values = {
    number: announced.applicationNumber,
    title: announced.title,
    date: inWords(announced.actionDate),
    old: inWords(announced.priorDueDate),
    due: inWords(announced.dueDate),
  }
  const ofRequest = subjectOfRequest(announced, language)
  const asks = state.turn === 'applicant' && !isFinal(state, announced.dueDate)
  return {
    subject: ofRequest ?? say(language, subjectOf(announced.flowId, announced.action) ?? action.text, values),
    means: say(language, mailBodyKey(announced.flowId, announced.action) ?? state.means, values),
    todo: asks ? say(language, state.next) : '',
    otherwise: asks && state.otherwise ? say(language, state.otherwise) : '',
    setsDeadline: hasDeadline(state),
  }
}

/** Subject of an act on a request: its kind and what became of it. Undefined for other processes and for acts of the office beside the way. */
function subjectOfRequest(announced: AnnouncedAction, language: Language): string | undefined {
  const kind = announced.requestKind ? findRequest(announced.requestKind) : undefined
  if (!kind || officeActionOf(announced.action)) return undefined
  const state = stateAt({ ...announced, state: announced.toState })
  return say(language, 'inbox:subject.ofRequest', {
    request: say(language, kind.text),
    state: say(language, state.text),
  })
}
