import { rightOf } from '@saki/catalogue'
import type { Db } from '@saki/db'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { parseCaseRef } from '@saki/domain/ids/caseRef'
import type { Action } from '@saki/domain/workflow/definition'
import { openActions } from '@saki/domain/workflow/nextState'
import type { Language } from '@saki/texts'

import { workflowOfProcess } from '../../caseState.ts'
import { mayActOn } from '../../access.ts'
import { NotFound } from '../../errors.ts'
import type { Session } from '../../session.ts'
import { listTakenActions } from '../../takenActions.sql.ts'
import { statusOfProcess } from '../workflow/workflowStatus.ts'
import { caseRow } from './caseRow.ts'
import { findReadableCase, scopeOf, type CaseRecord } from './patents.sql.ts'
import { publicRow } from './publicView.ts'
import { findMark, getSnapshot, listLocarno, listNice, listPriorities, listVienna } from './sections.sql.ts'
import { visibleCaseOf } from './visibleCase.ts'

/** The case with this application or submission number. Throws NotFound when it does not exist or the asker may not see it. */
export async function caseOf(db: Db, asker: Session, text: string): Promise<CaseRecord> {
  const ref = parseCaseRef(text)
  const found =
    ref &&
    (await findReadableCase(
      db,
      asker,
      ref.kind === 'number' ? { applicationNumber: ref.applicationNumber } : { submissionNbr: ref.submissionNbr },
    ))
  if (!found) throw new NotFound('case', text)
  return found
}

/** A case with what the asker may do; for strangers the published part. Throws NotFound when it is not public and not the asker's. */
export async function caseDetail(
  asked: { db: Db; session: Session; language: Language; now: Date },
  text: string,
  also: { classes: boolean; status: boolean },
) {
  const { db, session, language, now } = asked
  const record = await visibleCaseOf(db, session, text)
  const priorities = await listPriorities(db, record.applicationId, language)
  const full = caseRow(record, { session, language, now })
  const row = record.isFull ? full : publicRow(full)
  const open = await openToApplicant(db, record, session, now)
  const { procTyp, procNbr, isFull } = record
  const hasStatus = also.status && isFull && procTyp !== null && procNbr !== null
  const flag = (yes: boolean) => (yes ? ('Y' as const) : ('N' as const))
  return {
    ...row,
    LAW_CODE: record.lawCode,
    PAYER_CATEGORY: record.isFull ? record.payerCategory : '',
    ACCESS: record.isFull ? ('FULL' as const) : ('PUBLIC' as const),
    IND_PUBLIC: flag(record.isPublic),
    PUBLICATION_DATE: record.publicationDate,
    JOURNAL_CODE: record.journalCode ?? '',
    REGISTRATION_NBR: record.registrationNbr ?? '',
    REGISTRATION_DATE: record.registrationDate,
    EXPIRATION_DATE: record.expirationDate,
    FIRST_PRIORITY_DATE: priorities.flatMap((each) => (each.LOST_ON ? [] : [each.PRIORITY_DATE])).toSorted()[0] ?? null,
    ...(also.classes && (await classesOf(db, record, language))),
    STATUS: hasStatus ? await statusOfProcess({ procTyp, procNbr }, asked) : undefined,
    PERMISSIONS: {
      CAN_EDIT: flag(row.ACTIONS.includes('REOPEN')),
      CAN_REPLY: flag(row.TURN === 'YOU' && open.some(({ withdraws }) => !withdraws)),
      CAN_PAY: flag(row.ACTIONS.includes('PAY')),
      CAN_WITHDRAW: flag(open.some(({ withdraws }) => withdraws)),
    },
  }
}

async function classesOf(db: Db, { applTyp, applicationId }: CaseRecord, language: Language) {
  if (rightOf(applTyp).classes !== 'nice') return { LOCARNO: await listLocarno(db, applicationId, language) }
  const [NICE, vienna] = await Promise.all([
    listNice(db, applicationId, language),
    listVienna(db, applicationId, language),
  ])
  return { NICE, VIENNA: vienna.map(({ code, name }) => ({ VIENNA_CODE: code, VIENNA_NAME: name })) }
}

/** The sign of a mark with its goods and services. Throws NotFound for another right. */
export async function markSection(db: Db, { applicationId }: CaseRecord, language: Language) {
  const mark = await findMark(db, applicationId)
  if (!mark) throw new NotFound('mark', applicationId)
  return {
    SIGN_WCODE: mark.signWcode,
    MARK_NAME: mark.markName,
    TRANSLATION: mark.translation,
    TRANSLITERATION: mark.transliteration,
    MARK_DESCRIPTION: mark.description,
    DISCLAIMER: mark.disclaimer,
    COLOUR_CLAIMED: mark.colourClaimed ? ('Y' as const) : ('N' as const),
    COLOURS: mark.colours,
    NICE: await listNice(db, applicationId, language),
  }
}

/** Actions open to the applicant now; none unless the asker is the applicant or may file for them. */
async function openToApplicant(db: Db, record: CaseRecord, asker: Session, now: Date): Promise<Action[]> {
  const { flowId, flowVersion, state, procTyp, procNbr } = record
  if (flowId === null || flowVersion === null || state === null || procTyp === null || procNbr === null) return []
  if (!mayActOn(asker, scopeOf(record), 'file')) return []
  const flow = workflowOfProcess({ flowId, flowVersion, state })
  const history = await listTakenActions(db, { procTyp, procNbr })
  return openActions(flow, state, 'applicant', history, legalDateOf(now)).flatMap((key) => flow.actions[key] ?? [])
}

/**
 * One section of a case as filed or corrected; `snapshot` has the structure of the form. Strangers get no submission, reference, payer, declarations and
 * address for letters.
 */
export async function caseSection(db: Db, record: CaseRecord & { isFull: boolean }, section: 'filing' | 'technical') {
  const { snapshot, drawings } = await getSnapshot(db, record.applicationId)
  const { isFull } = record
  const [filing, technical] = [fieldsOf(snapshot['FILING']), fieldsOf(snapshot['TECHNICAL'])]
  if (section === 'technical') return technicalSection(record, technical, snapshot['LOCARNO'], drawings)
  return {
    PATENT_ID: record.applicationNumber,
    SUBMISSION_NBR: isFull ? record.submissionNbr : '',
    APPL_TYP: record.applTyp,
    APPL_SUBTYP: record.applSubtyp,
    LAW_CODE: record.lawCode,
    FILING_DATE: record.filingDate,
    RECEPTION_DATE: isFull && record.receivedAt ? legalDateOf(record.receivedAt) : null,
    SUBMITTED_AT: isFull ? record.submittedAt.toISOString() : null,
    REFERENCE: isFull ? record.reference : '',
    PAYER_CATEGORY: isFull ? record.payerCategory : '',
    SUBMISSION_TYP: 'ELECTRONIC' as const,
    DECLARED_NAME: isFull ? textOf(filing['DECLARED_NAME']) : '',
    DECLARATIONS: isFull ? textsOf(snapshot['DECLARATIONS']) : [],
    PARENT_PATENT_ID: isFull ? textOf(filing['PARENT_PATENT_ID']) : '',
    CORRESPONDENCE:
      !isFull || snapshot['CORRESPONDENCE'] === undefined ? null : addressOf(fieldsOf(snapshot['CORRESPONDENCE'])),
  }
}

function technicalSection(
  record: CaseRecord & { isFull: boolean },
  technical: Record<string, unknown>,
  locarno: unknown,
  drawings: number,
) {
  const products = Array.isArray(locarno)
    ? locarno.map((row) => textOf(fieldsOf(row)['PRODUCT_TITLE'])).filter(Boolean)
    : []
  const ofParties = (field: string) => (record.isFull ? textOf(technical[field]) : '')
  return {
    TITLE: record.title,
    PRODUCT_TITLE: products.join('; '),
    DESIGN_DESCRIPTION: textOf(technical['DESIGN_DESCRIPTION']),
    CLAIM_SCOPE: textsOf(technical['CLAIM_SCOPE']),
    DISCLOSED: ofParties('DISCLOSED'),
    DISCLOSED_DATE: ofParties('DISCLOSED_DATE'),
    DEFER_PUBLICATION: ofParties('DEFER_PUBLICATION'),
    DRAWINGS: drawings,
  }
}

const addressOf = (row: Record<string, unknown>) => ({
  ADDR_STREET: textOf(row['ADDR_STREET']),
  ZIPCODE: textOf(row['ZIPCODE']),
  EMAIL: textOf(row['EMAIL']),
  TELEPHONE: textOf(row['TELEPHONE']),
})

const fieldsOf = (value: unknown): Record<string, unknown> =>
  value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {}
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const textsOf = (value: unknown) => (Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [])
