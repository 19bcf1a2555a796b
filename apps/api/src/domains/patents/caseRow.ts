import type { CaseRow } from '@saki/contracts/caseRow'
import { isInTime } from '@saki/domain/billing/validity'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { formatRupiah } from '@saki/domain/money/rupiah'
import type { Language } from '@saki/texts'
import { say } from '@saki/texts/say'

import {
  daysLeft,
  groupOf,
  hasDeadline,
  named,
  nextOf,
  outcomeOf,
  stateAt,
  rightName,
  rightOfLetter,
  turnOf,
  unpaidState,
} from '../../caseState.ts'
import { clientNamed, mayActOn } from '../../access.ts'
import type { Session } from '../../session.ts'
import { scopeOf, type CaseRecord } from './patents.sql.ts'

/** A case for lists: its status, whose turn it is, and the actions possible at `now`. */
export function caseRow(record: CaseRecord, asker: { session: Session; language: Language; now: Date }): CaseRow {
  const today = legalDateOf(asker.now)
  const status = isPaid(record) ? paidStatus(record, asker.language) : unpaidStatus(record, asker)
  return {
    PATENT_ID: record.applicationNumber,
    SUBMISSION_NBR: record.submissionNbr,
    RIGHT: rightOfLetter(record.fileTyp),
    FILE_SEQ: record.fileSeq,
    FILE_TYP: record.fileTyp,
    FILE_SER: record.fileSer,
    FILE_NBR: record.fileNbr,
    APPL_TYP: record.applTyp,
    APPL_TYPE_NAME: say('id', rightName(record.fileTyp)),
    APPL_SUBTYP: record.applSubtyp,
    TITLE: record.title,
    REFERENCE: record.reference,
    OWNER_NAMES: record.ownerNames,
    SUBMITTED_AT: record.submittedAt.toISOString(),
    FILING_DATE: record.filingDate,
    RECEPTION_DATE: record.receivedAt && legalDateOf(record.receivedAt),
    PROC_TYP: record.procTyp,
    PROC_NBR: record.procNbr,
    ...status,
    DAYS_LEFT: daysLeft(today, status.DUE_DATE),
    UNREAD_COUNT: record.unread,
    IMG_URL: record.imageId && `/api/getIMGDoc/${record.imageId}?size=thumb`,
    CLIENT: clientNamed(asker.session, record.ownerId),
    ACTIONS: actions(record, asker),
  }
}

type CaseStatusFields = Pick<
  CaseRow,
  | 'STATUS_CODE'
  | 'STATUS_NAME'
  | 'STATUS_CAPTION'
  | 'STATUS_DATE'
  | 'PROCESS_RESULT_TYP'
  | 'GROUP'
  | 'TURN'
  | 'NEXT_STEP'
  | 'NEXT_STEP_CODE'
  | 'DUE_DATE'
  | 'AMOUNT_OUTSTANDING'
  | 'BILLING_EXPIRES_AT'
>
type Paid = CaseRecord & { flowId: string; flowVersion: number; state: string; stateSince: Date }

function isPaid(record: CaseRecord): record is Paid {
  return record.flowId !== null
}

function paidStatus(record: Paid, language: Language): CaseStatusFields {
  const state = stateAt(record)
  const { name, caption } = named(language, state.text)
  return {
    STATUS_CODE: state.code,
    STATUS_NAME: name,
    STATUS_CAPTION: caption,
    STATUS_DATE: legalDateOf(record.stateSince),
    PROCESS_RESULT_TYP: outcomeOf(state),
    GROUP: groupOf(state),
    TURN: turnOf(state, record.dueDate),
    NEXT_STEP: nextOf(language, state, record.dueDate),
    NEXT_STEP_CODE: record.state,
    DUE_DATE: hasDeadline(state) ? record.dueDate : null,
    AMOUNT_OUTSTANDING: record.billAmount ?? 0,
    BILLING_EXPIRES_AT: record.billValidUntil && record.billValidUntil.toISOString(),
  }
}

function unpaidStatus(record: CaseRecord, { language, now }: { language: Language; now: Date }): CaseStatusFields {
  const state = unpaidState(record.applTyp)
  const { name, caption } = named(language, state.text)
  const isOpen = hasOpenBill(record, now)
  return {
    STATUS_CODE: state.code,
    STATUS_NAME: name,
    STATUS_CAPTION: caption,
    STATUS_DATE: legalDateOf(record.submittedAt),
    PROCESS_RESULT_TYP: 'P',
    GROUP: 'payment',
    TURN: 'YOU',
    NEXT_STEP: say(language, isOpen ? 'applications:next.pay' : 'applications:next.reissue', {
      amount: formatRupiah(record.billAmount ?? 0),
    }),
    NEXT_STEP_CODE: isOpen ? 'pay' : 'reissue',
    DUE_DATE: isOpen && record.billValidUntil ? legalDateOf(record.billValidUntil) : null,
    AMOUNT_OUTSTANDING: record.billAmount ?? 0,
    BILLING_EXPIRES_AT: record.billValidUntil && record.billValidUntil.toISOString(),
  }
}

function hasOpenBill(record: CaseRecord, now: Date): boolean {
  return record.billValidUntil !== null && isInTime(record.billValidUntil, now)
}

/** Actions accepted now: officers view; the applicant, or who may file for them, also pays, renews an expired code or reopens the filing. */
function actions(record: CaseRecord, { session, now }: { session: Session; now: Date }): CaseRow['ACTIONS'] {
  const receipt = record.hasReceipt ? (['RECEIPT'] as const) : []
  if (isPaid(record)) return ['VIEW', 'WORKFLOW', ...receipt]
  if (!mayActOn(session, scopeOf(record), 'file')) return ['VIEW']
  return ['VIEW', hasOpenBill(record, now) ? 'PAY' : 'REISSUE', 'REOPEN']
}
