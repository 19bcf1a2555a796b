import { requestWorkflows } from '@saki/catalogue/requests/registry'
import type { CatalogueRequest } from '@saki/catalogue/requests/defineRequest'
import type { Db } from '@saki/db'
import { validUntil } from '@saki/domain/billing/validity'
import { legalDateOf, yearOf } from '@saki/domain/dates/legalDate'

import { recordActing } from '../../access.sql.ts'
import { AppError, ConflictError } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { snapshotOf } from '../edits/filedParts.ts'
import { drawCodes } from '../payments/fees.ts'
import { findFreeCode } from '../payments/payments.sql.ts'
import { insertRequestBill } from '../payments/requestBills.sql.ts'
import type { RequestableCase } from '../requests/cases.sql.ts'
import { receiveAsked } from '../requests/receiveAsked.ts'
import type { ReceivedRequest } from '../requests/received.ts'
import { lockProcesses, lockRequest } from '../requests/request.sql.ts'
import { openProcess } from '../workflow/recordAction.ts'
import type { ChosenCaseFacts } from './casesToChoose.ts'
import { submissionOf } from './requestDrafts.sql.ts'
import { lockRequestDraft, storeRequest, type RequestSave, type StoredRequest } from './saveRequest.ts'
import { insertCaseOfRequest, insertSubmitted } from './submitted.sql.ts'

export type SubmittedRequest =
  | {
      as: 'submitted'
      stored: StoredRequest
      submissionNbr: string
      bill: Billed | null
      received: ReceivedRequest | null
    }
  /** Saved but not submitted: `stored.judged` has faults. */
  | { as: 'incomplete'; stored: StoredRequest }

export interface Billed {
  billingCode: string
  validUntil: Date
}

export interface RequestSubmission extends Omit<RequestSave, 'cases'> {
  tempId: string
  /** The total the person saw; undefined: not compared. */
  total: number | undefined
  /** Reads the cases, after their processes are locked. */
  readCases: (tx: Db) => Promise<ChosenCaseFacts[]>
}

/**
 * Submits a draft in the caller's transaction: saves and judges it, freezes it, opens a process in each case and issues the billing code; a
 * request that costs nothing is received at once. Throws as `storeRequest`, AMOUNT_CHANGED when the fee is not the one the person saw, BUSY
 * when no free code was drawn.
 */
export async function submitRequest(tx: Db, services: Services, asked: RequestSubmission): Promise<SubmittedRequest> {
  const draft = await lockRequestDraft(tx, asked, asked.tempId)
  if (draft.submittedAt)
    throw new ConflictError('ALREADY_FILED', asked.tempId, { SUBMISSION_NBR: await submissionOf(tx, asked.tempId) })
  // Two requests in the same case at once are judged one after the other.
  const seen = await asked.readCases(tx)
  await lockProcesses(
    tx,
    seen.map(({ one }) => one.applicationId),
  )
  const save: RequestSave = { ...asked, cases: await asked.readCases(tx) }
  const stored = await storeRequest(tx, save, draft)
  const { judged } = stored
  if (!judged.maySubmit || !judged.quote.ok) return { as: 'incomplete', stored }
  const { total, lines } = judged.quote
  if (asked.total !== undefined && asked.total !== total)
    throw new ConflictError('AMOUNT_CHANGED', `${asked.total} seen, ${total} due`, { TOTAL_AMOUNT: total })
  const { requestId, submissionNbr } = await writeRequest(tx, save, stored)
  if (total === 0) {
    const request = await lockRequest(tx, { submissionNbr })
    if (!request) throw new Error(`no request ${submissionNbr}`)
    const received = await receiveAsked(tx, services, request, { paidAt: save.now, now: save.now })
    return { as: 'submitted', stored, submissionNbr, bill: null, received }
  }
  const billingCode = await findFreeCode(tx, drawCodes(save.now))
  if (!billingCode) throw new AppError('BUSY', 'no unused billing code found', { retryAfter: 1 })
  const until = validUntil(save.now)
  await insertRequestBill(tx, {
    requestId,
    billingCode,
    amount: total,
    lines,
    issuedAt: save.now,
    validUntil: until,
    replaces: null,
  })
  return { as: 'submitted', stored, submissionNbr, bill: { billingCode, validUntil: until }, received: null }
}

async function writeRequest(tx: Db, save: RequestSave, { tempId, data, judged }: StoredRequest) {
  const { kind, now, ownerId, actingId } = save
  const made = await insertSubmitted(tx, {
    kind: kind.id,
    ownerId,
    actedBy: actingId === ownerId ? null : actingId,
    tempId,
    snapshot: snapshotOf(kind.form, data, judged.files, now),
    year: yearOf(legalDateOf(now)),
    now,
  })
  for (const [at, { one, relation }] of save.cases.entries()) {
    const process = await openRequestProcess(tx, kind, one, ownerId, now)
    const { requestId } = made
    await insertCaseOfRequest(tx, { requestId, applicationId: one.applicationId, seqNum: at + 1, relation, process })
  }
  await recordActing(tx, actingId, ownerId, 'filing_submitted', tempId, now)
  return made
}

/** A process of the requester. Only one that suspends the deadline of the case stands under the case's own process. */
function openRequestProcess(tx: Db, { workflow }: CatalogueRequest, one: RequestableCase, partyId: number, now: Date) {
  const flow = requestWorkflows.find(({ id }) => id === workflow)
  if (!flow) throw new Error(`no workflow ${workflow}`)
  const under = { procTyp: one.procTyp, procNbr: one.procNbr, actionNbr: one.lastActionNbr }
  return openProcess(tx, {
    applicationId: one.applicationId,
    flowId: flow.id,
    flowVersion: flow.version,
    now,
    partyId,
    ...(workflow === 'request-timed' && { under }),
  })
}
