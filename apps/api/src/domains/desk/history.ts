import type { HistoryRow, OfficeCase } from '@saki/contracts/desk'
import { findRequest } from '@saki/catalogue/requests/registry'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import type { Language } from '@saki/texts'

import { actionAt, hasDeadline, named, stateAt, type ProcessPosition } from '../../caseState.ts'
import { letterCaption } from '../../letterName.ts'
import { wireFormerScan } from '../documents/wireFormerScan.ts'
import type { HistoryRecord } from './caseActions.sql.ts'
import type { ChildRecord } from './processesBelow.sql.ts'

/** A row of the history with grounds and internal notes (officers only). */
export function historyRow(
  position: ProcessPosition & { fileTyp: string },
  row: HistoryRecord,
  language: Language,
): HistoryRow {
  const action = actionAt(position, row.action)
  const to = stateAt({ ...position, state: row.toState })
  const [actionName, status] = [named(language, action.text), named(language, to.text)]
  const prior = named(language, stateAt({ ...position, state: row.fromState }).text)
  const { INTERNAL_NOTE: note } = row.detail
  return {
    PROC_TYP: row.procTyp,
    PROC_NBR: row.procNbr,
    ACTION_NBR: row.actionNbr,
    ACTION_TYP: action.code,
    ACTION_TYPE_NAME: actionName.name,
    ACTION_TYPE_CAPTION: actionName.caption,
    ACTOR: row.actorRole.toUpperCase() as HistoryRow['ACTOR'],
    OFFICER_NAME: row.officerName,
    ACTION_DATE: row.actionDate,
    RECEIVED_DATE: row.receivedOn,
    CAPTURE_DATE: row.capturedAt.toISOString(),
    NOTES: row.notes,
    INTERNAL_NOTE: typeof note === 'string' ? note : '',
    GROUND: row.ground || action.ground,
    PRIOR_STATUS_NAME: prior.name,
    PRIOR_STATUS_CAPTION: prior.caption,
    NEW_STATUS_NAME: status.name,
    NEW_STATUS_CAPTION: status.caption,
    DUE_DATE: hasDeadline(to) ? row.dueDate : null,
    OFFIDOC_NAME: row.docTitle,
    OFFIDOC_CAPTION: letterCaption(row.docTyp, position.fileTyp, language),
    DOC_ID: row.docId,
    SCAN_DOC_ID: row.scan?.docId ?? null,
    IND_SCAN_INFECTED: row.scan?.isInfected ? 'Y' : 'N',
    FORMER_SCANS: (row.scan?.former ?? []).map(wireFormerScan),
    PAPER_OF: paperOf(row),
    READ_AT: row.readAt && row.readAt.toISOString(),
    IND_TOLD: row.notified ? 'Y' : 'N',
    UNDONE_BY: row.undoneBy,
  }
}

/** Name of a third person whose paper has no request, so that nobody is its party. */
function paperOf({ actorRole, detail }: HistoryRecord): string | null {
  const { SUBMISSION_NBR: request, FROM_NAME: name } = detail
  if (actorRole !== 'public' || request !== undefined) return null
  return typeof name === 'string' ? name : ''
}

const kinds: Record<string, OfficeCase['CHILDREN'][number]['KIND']> = {
  'office-letter': 'LETTER',
  'letter-answer': 'REPLY',
}

const nothing = { name: '', caption: '' }

/** A process below a case with its kind and state. */
export function childRow(child: ChildRecord, fileTyp: string, language: Language): OfficeCase['CHILDREN'][number] {
  const state = stateAt(child)
  const { name, caption } = named(language, state.text)
  const asked = child.request === null ? undefined : findRequest(child.request)
  const request = asked ? named(language, asked.text) : nothing
  return {
    PROC_TYP: child.procTyp,
    PROC_NBR: child.procNbr,
    KIND: kinds[child.flowId] ?? (asked && asked.workflow !== 'request-appeal' ? 'REQUEST' : 'OTHER'),
    NAME: child.title ?? request.name,
    CAPTION: letterCaption(child.docTyp, fileTyp, language) || request.caption,
    STATUS_NAME: name,
    STATUS_CAPTION: caption,
    STATUS_DATE: legalDateOf(child.stateSince),
    DUE_DATE: child.dueDate,
    IND_HOLDS: state.suspendsParent ? 'Y' : 'N',
    UPPER_ACTION_NBR: child.upperActionNbr,
  }
}
