import type { LegalDate } from '@saki/domain/dates/legalDate'
import type { Language } from '@saki/texts'
import { say } from '@saki/texts/say'

import { actionAt, hasDeadline, isFinal, stateAt } from '../../caseState.ts'
import { mailBodyKey, subjectOf } from './subjects.ts'

/** A date of law in words; Western digits and the Gregorian calendar in every language, as on the office's own papers. */
const dayIn = (locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
const written: Record<Language, Intl.DateTimeFormat> = {
  id: dayIn('id-ID'),
  en: dayIn('en-GB'),
  ar: dayIn('ar-u-ca-gregory-nu-latn'),
}

export function dayInWords(day: LegalDate, language: Language): string {
  return written[language].format(new Date(`${day}T00:00:00Z`))
}

/** An action of a case, as it is told to whoever it is addressed to. */
export interface AnnouncedAction {
  patentId: string
  title: string
  flowId: string
  flowVersion: number
  action: string
  toState: string
  actionDate: LegalDate
  /** Deadline before and after it. */
  priorDueDate: LegalDate | null
  dueDate: LegalDate | null
}

export interface LetterWords {
  subject: string
  means: string
  /** What the reader has to do in the state the action led to; empty where it is not the applicant's turn. */
  todo: string
  otherwise: string
  /** Whether a day set by it is the reader's deadline: the office's own targets are nobody's. */
  setsDeadline: boolean
}

/** The plain words of an action: the same in the inbox, in mails and in the calendar. */
export function letterWords(told: AnnouncedAction, language: Language): LetterWords {
  const action = actionAt(told, told.action)
  const state = stateAt({ ...told, state: told.toState })
  const inWords = (day: LegalDate | null) => (day === null ? '–' : dayInWords(day, language))
  const values = {
    number: told.patentId,
    title: told.title,
    date: inWords(told.actionDate),
    old: inWords(told.priorDueDate),
    due: inWords(told.dueDate),
  }
  const asks = state.turn === 'applicant' && !isFinal(state, told.dueDate)
  return {
    subject: say(language, subjectOf(told.flowId, told.action) ?? action.text, values),
    means: say(language, mailBodyKey(told.action) ?? state.means, values),
    todo: asks ? say(language, state.next) : '',
    otherwise: asks && state.otherwise ? say(language, state.otherwise) : '',
    setsDeadline: hasDeadline(state),
  }
}
