import type { RequestCase } from '@saki/contracts/requestShapes'
import type { RequestDetail, requestsCalls } from '@saki/contracts/requests'
import type { Db } from '@saki/db'
import { sectionOf } from '@saki/domain/forms/form'
import { partsOfCase } from '@saki/domain/requests/caseParts'
import { goodsOfCase } from '@saki/domain/requests/limitGoods'
import { picturesOfCase } from '@saki/domain/requests/splitPictures'
import { actionOf } from '@saki/domain/workflow/definition'
import type { Language } from '@saki/texts'
import { say } from '@saki/texts/say'

import { clientNamed, type Asker, reachOf } from '../../access.ts'
import { endedStates, hasDeadline, named, nextOf, stateAt, workflowOfProcess } from '../../caseState.ts'
import { NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { listSlots } from '../documents/documents.sql.ts'
import { fileRow } from '../documents/fileRow.ts'
import { wireBillStatus } from '../payments/billStatus.ts'
import { wireLines } from '../payments/fees.ts'
import { listRequestable, type RequestableCase } from '../requests/cases.sql.ts'
import { wireCase } from './casesToChoose.ts'
import {
  findBillOf,
  findRequestOf,
  listCaseDetails,
  listFilesOfRequest,
  type CaseDetail,
  type RequestRecord,
} from './detail.sql.ts'
import { answersOf } from './requestDraft.ts'
import { groupOfState } from '../../requestState.ts'
import { letterCaption } from '../../letterName.ts'

type Call = (typeof requestsCalls)['requestDetail']

/** A submitted request within the asker's reach. Throws NotFound. */
export async function requestDetail({ query, session, db, language, now }: HandlerInput<Call>): Promise<RequestDetail> {
  const record = await findRequestOf(db, reachOf(session, undefined), query.SUBMISSION_NBR)
  if (!record) throw new NotFound('request', query.SUBMISSION_NBR)
  const details = await listCaseDetails(db, record.requestId, endedStates())
  const asker = { ...session, userName: session.userName }
  return {
    ...(await wireRequest(db, record, asker, language, now)),
    CASES: await wireCases(db, details, language),
    CLIENT: clientNamed(session, record.ownerId),
  }
}

/** A request with its answers, files and newest bill, without its cases. */
export async function wireRequest(
  db: Db,
  record: RequestRecord,
  asker: Asker & { userName: string },
  language: Language,
  now: Date,
) {
  const bill = await findBillOf(db, record.requestId)
  const slots = await listSlots(db)
  const files = await listFilesOfRequest(db, record.requestId)
  const row = { fileId: record.submissionNbr, slots, language, asker }
  const answers = sectionOf(record.snapshot, 'CASE')
  const goods = goodsOfCase(record.snapshot)
  const pictures = picturesOfCase(record.snapshot)
  const flag = (name: string) => (answers[name] === 'Y' ? ('Y' as const) : ('N' as const))
  return {
    SUBMISSION_NBR: record.submissionNbr,
    USERDOC_TYP: record.kind,
    REQUESTER_NAME: record.requesterName,
    SUBMITTED_AT: record.submittedAt.toISOString(),
    RECEIVED_DATE: record.receivedOn,
    AMOUNT: bill?.amount ?? 0,
    FEES: bill ? wireLines(bill.lines, language) : [],
    BILL_STATUS: bill ? wireBillStatus(bill, now) : null,
    BILLING_CODE: bill?.billingCode ?? null,
    BILLING_EXPIRES_AT: bill?.validUntil.toISOString() ?? null,
    NTPN: bill?.ntpn ?? null,
    RECEIPT_DOC_ID: record.receiptId,
    RECEIPT_NBR: record.receiptNbr,
    DATA: answersOf(record.snapshot),
    CASE: {
      APPL_TYP: String(answers['APPL_TYP'] ?? ''),
      REPRESENTED: flag('REPRESENTED'),
      IN_FORCE: flag('IN_FORCE'),
      LICENSED: flag('LICENSED'),
      PARTS: partsOfCase(record.snapshot),
      ...(goods.length > 0 && { GOODS: goods }),
      ...(pictures.length > 0 && { PICTURES: pictures }),
    },
    FILES: files.map((file) => fileRow(file, row)),
  }
}

/** The request's processes with their cases as they stand now. */
export async function wireCases(db: Db, details: readonly CaseDetail[], language: Language): Promise<RequestCase[]> {
  const ids = details.map(({ applicationId }) => applicationId)
  const cases = new Map((await listRequestable(db, { ids })).map((one) => [one.applicationId, one]))
  return details.flatMap((detail): RequestCase[] => {
    const one = cases.get(detail.applicationId)
    return one ? [wireProcess(detail, one, language)] : []
  })
}

/** Letter that asks for what is missing in a request. */
const ASKING = 'SKF'

function wireProcess(detail: CaseDetail, one: RequestableCase, language: Language): RequestCase {
  const state = stateAt(detail)
  const { name, caption } = named(language, state.text)
  const withdraw = actionOf(workflowOfProcess(detail), 'withdraw') ?? actionOf(workflowOfProcess(detail), 'cancel')
  const isUnpaid = detail.state === 'awaiting_payment'
  return {
    ...wireCase(one, language),
    PROC_TYP: detail.procTyp,
    PROC_NBR: detail.procNbr,
    ROW_VERSION: detail.rowVersion,
    STATE: detail.state,
    STATE_NAME: name,
    STATE_CAPTION: caption,
    STATE_MEANS: say(language, state.means),
    NEXT_STEP: nextOf(language, state, detail.dueDate),
    GROUP: groupOfState(state, detail.state),
    DUE_DATE: hasDeadline(state) ? detail.dueDate : null,
    HELD_WHY: detail.heldWhy === '' || state.end ? null : detail.heldWhy,
    DECIDED_DATE: detail.decidedOn,
    SPLIT_PATENT_ID: detail.splitNumber,
    REASONS: detail.reasons,
    IND_WITHDRAWABLE: isUnpaid || withdraw?.from.includes(detail.state) ? 'Y' : 'N',
    LETTERS: detail.letters.map((letter) => ({
      DOC_ID: letter.docId,
      OFFIDOC_TYP: letter.docTyp,
      NAME: letter.title,
      CAPTION: letterCaption(letter.docTyp, one.fileTyp, language),
      NUMBER: letter.number,
      DATE: letter.day,
      IND_READY: letter.isReady ? 'Y' : 'N',
      ACTION_NBR: letter.actionNbr,
      IND_ANSWERABLE: letter.docTyp === ASKING && detail.state === 'awaiting_completeness' ? 'Y' : 'N',
    })),
  }
}
