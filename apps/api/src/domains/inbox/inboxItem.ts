import type { InboxItem } from '@saki/contracts/inbox'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { severity } from '@saki/domain/inbox/severity'
import type { Language } from '@saki/texts'
import { say } from '@saki/texts/say'

import { clientNamed, type Asker } from '../../access.ts'
import { actionAt, daysLeft, workflowOfProcess, hasDeadline, named, stateAt } from '../../caseState.ts'
import type { InboxRow } from './inbox.sql.ts'
import { letterWords } from './letterWords.ts'

/** `answerBy`: last day of an answer that the case does not wait for; undefined when there is none. `asked`: what is still to be requested in the case, or empty. */
interface ReadOn {
  today: LegalDate
  answerBy: LegalDate | undefined
  asked: string
}

/** An office action for its reader: meaning, task, deadline and consequence in plain words. */
export function inboxItem(
  row: InboxRow,
  { today, answerBy, asked }: ReadOn,
  language: Language,
  reader: Asker,
): InboxItem {
  const action = actionAt(row, row.action)
  const actionName = named(language, action.text)
  const words = letterWords(row, language)
  const state = stateAt({ ...row, state: row.toState })
  const ownDue = row.isLatest && !row.isAnswered && hasDeadline(state) ? row.openDueDate : null
  const dueDate = answerBy ?? ownDue
  return {
    INBOX_ID: `${row.procTyp}-${row.procNbr}-${row.actionNbr}`,
    PROC_TYP: row.procTyp,
    PROC_NBR: row.procNbr,
    ACTION_NBR: row.actionNbr,
    PATENT_ID: row.applicationNumber,
    FILE_TYP: row.fileTyp,
    TITLE: row.title,
    REQUEST_NBR: row.requestNbr,
    IMG_URL: row.imageId && `/api/getIMGDoc/${row.imageId}?size=thumb`,
    ACTION_TYP: action.code,
    ACTION_TYPE_NAME: actionName.name,
    ACTION_TYPE_CAPTION: actionName.caption,
    SUBJECT: words.subject,
    BODY_TEXT: [words.means, row.notes].filter(Boolean).join('\n'),
    STATUS_CODE: state.code,
    TODO_TEXT: todoOf(row, words.todo, { answerBy, asked }, language),
    ACTION_DATE: row.actionDate,
    SENT_AT: row.deliveredAt.toISOString(),
    ...readingOf(row),
    HAS_DOC: row.docTitle === null ? 'N' : 'Y',
    OFFIDOC_NAME: row.docTitle,
    DUE_DATE: dueDate,
    DAYS_LEFT: daysLeft(today, dueDate),
    CONSEQUENCE: row.isWaiting ? words.otherwise : '',
    GROUND: row.ground === '' ? action.ground : row.ground,
    NEXT: answerBy === undefined ? nextStep(row) : 'ANSWER',
    ANSWERED: row.isLatest && row.isAnswered ? 'Y' : 'N',
    FROZEN: row.isLatest && row.isFrozen ? 'Y' : 'N',
    SEVERITY: severity(row.isWaiting, dueDate, today),
    ON_BEHALF_OF: row.onBehalfOf === null ? null : clientNamed(reader, row.onBehalfOf),
  }
}

/** What the letter or, with its latest letter, the case asks of the reader; empty when nothing is due. */
function todoOf(
  row: InboxRow,
  ofState: string,
  { answerBy, asked }: Omit<ReadOn, 'today'>,
  language: Language,
): string {
  if (row.isWaiting) return ofState
  if (answerBy !== undefined) return say(language, 'inbox:todo.answer')
  return nextStep(row) === 'PAY' ? say(language, 'inbox:todo.pay') : asked
}

function readingOf(row: InboxRow): Pick<InboxItem, 'STATUS' | 'READ_AT' | 'FIRST_READ_AT' | 'READERS' | 'REMINDED_AT'> {
  return {
    STATUS: row.unread ? 'N' : 'Y',
    READ_AT: row.firstReadAt && row.firstReadAt.toISOString(),
    FIRST_READ_AT: row.readers[0]?.READ_AT ?? null,
    READERS: row.readers,
    REMINDED_AT: row.raisedAt && row.raisedAt.toISOString(),
  }
}

/** ANSWER when the state lets the letter be answered in the portal, PAY when an open bill waits, else NONE. */
function nextStep(row: InboxRow): InboxItem['NEXT'] {
  if (!row.isWaiting) return row.hasOpenBill && row.isLatest ? 'PAY' : 'NONE'
  const answers = Object.values(workflowOfProcess(row).actions).some(
    (action) => action.answers === true && action.from.includes(row.state),
  )
  return answers ? 'ANSWER' : row.hasOpenBill ? 'PAY' : 'NONE'
}
