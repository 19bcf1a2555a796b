import type { QueueRow } from '@saki/contracts/deskQueue'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import type { Language } from '@saki/texts'

import { daysLeft, named, stateAt, rightOfLetter } from '../../caseState.ts'
import type { OfficeCaseRecord } from './caseRecord.sql.ts'
import { workKindOf } from '../workflow/workKind.ts'

/** A case as a row of the queue; days left are counted in Asia/Jakarta. */
export function queueRow(record: OfficeCaseRecord, language: Language, now: Date): QueueRow {
  const state = stateAt(record)
  const { name, caption } = named(language, state.text)
  return {
    PATENT_ID: record.applicationNumber,
    PROC_TYP: record.procTyp,
    PROC_NBR: record.procNbr,
    RIGHT: rightOfLetter(record.fileTyp),
    FILE_TYP: record.fileTyp,
    LAW_CODE: record.lawCode,
    TITLE: record.title,
    OWNER_NAMES: record.ownerNames,
    STATUS_CODE: state.code,
    STATUS_NAME: name,
    STATUS_CAPTION: caption,
    STATUS_DATE: legalDateOf(record.stateSince),
    WORK: record.replyAt ? 'REPLY' : workKindOf(state),
    DUE_DATE: record.dueDate,
    // A date after which the system acts binds the parties; any other is a target of the office.
    DUE_KIND: record.dueDate === null ? null : record.firesOn || state.turn !== 'office' ? 'DEADLINE' : 'TARGET',
    DAYS_LEFT: daysLeft(legalDateOf(now), record.dueDate),
    REPLY_AT: record.replyAt && record.replyAt.toISOString(),
    OFFICER: record.officerId === null ? null : { USER_ID: record.officerId, USER_NAME: record.officerName ?? '' },
    IND_FROZEN: record.frozenSince ? 'Y' : 'N',
    UNREAD: record.unread,
    IMG_URL: record.imageId && `/api/getIMGDoc/${record.imageId}?size=thumb`,
    ROW_VERSION: record.rowVersion,
  }
}
