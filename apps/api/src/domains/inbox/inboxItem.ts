import type { InboxItem } from '@saki/contracts/inbox'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { severity } from '@saki/domain/inbox/severity'
import { actionOf, type Action } from '@saki/domain/workflow/definition'
import type { Language, TextKey } from '@saki/texts'
import { say } from '@saki/texts/say'

import { clientNamed, type Asker } from '../../access.ts'
import { daysLeft, flowOf, hasDeadline, placeState } from '../../caseState.ts'
import { bodyOf, subjectOf } from './subjects.ts'
import type { InboxRow } from './inbox.sql.ts'

/** A date of law in words; Western digits and the Gregorian calendar in every language, as on the office's own papers. */
const dayIn = (locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
const written: Record<Language, Intl.DateTimeFormat> = {
  id: dayIn('id-ID'),
  en: dayIn('en-GB'),
  ar: dayIn('ar-u-ca-gregory-nu-latn'),
}

/** An office action told to its reader: what it means, what to do, until when, and what happens otherwise. */
export function inboxItem(row: InboxRow, today: LegalDate, language: Language, reader: Asker): InboxItem {
  const action: Action<TextKey> | undefined = actionOf(flowOf(row), row.action)
  if (!action) throw new Error(`${row.flowId} has no action ${row.action}`)
  const state = placeState({ ...row, state: row.toState })
  const isOpen = row.state === row.toState && row.dueDate !== null && row.openDueDate === row.dueDate
  const dueDate = isOpen && hasDeadline(state) ? row.dueDate : null
  const values = {
    number: row.patentId,
    title: row.title,
    date: written[language].format(new Date(`${row.actionDate}T00:00:00Z`)),
  }
  const asks = isOpen && state.turn === 'applicant'
  return {
    INBOX_ID: `${row.procTyp}-${row.procNbr}-${row.actionNbr}`,
    PROC_TYP: row.procTyp,
    PROC_NBR: row.procNbr,
    ACTION_NBR: row.actionNbr,
    PATENT_ID: row.patentId,
    FILE_TYP: row.fileTyp,
    TITLE: row.title,
    ACTION_TYP: action.code,
    ACTION_TYPE_NAME: say('id', action.text),
    SUBJECT: say(language, subjectOf(row.flowId, row.action) ?? action.text, values),
    BODY_TEXT: [say(language, bodyOf(row.action) ?? state.means, values), row.notes].filter(Boolean).join('\n'),
    TODO_TEXT: asks ? say(language, state.next) : '',
    ACTION_DATE: row.actionDate,
    SENT_AT: row.deliveredAt.toISOString(),
    STATUS: row.firstReadAt ? 'Y' : 'N',
    READ_AT: row.firstReadAt && row.firstReadAt.toISOString(),
    HAS_DOC: row.docTitle === null ? 'N' : 'Y',
    OFFIDOC_NAME: row.docTitle,
    DUE_DATE: dueDate,
    DAYS_LEFT: daysLeft(today, dueDate),
    CONSEQUENCE: asks && state.otherwise ? say(language, state.otherwise) : '',
    SEVERITY: severity(asks, dueDate, today),
    ON_BEHALF_OF: row.onBehalfOf === null ? null : clientNamed(reader, row.onBehalfOf),
  }
}
