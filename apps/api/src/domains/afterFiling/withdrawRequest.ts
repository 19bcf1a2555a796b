import type { requestsCalls } from '@saki/contracts/requests'
import { transact, type Db } from '@saki/db'
import { actionOf } from '@saki/domain/workflow/definition'

import { recordActing } from '../../access.sql.ts'
import { mayActOn, reachOf } from '../../access.ts'
import { workflowOfProcess } from '../../caseState.ts'
import { AppError, ConflictError, NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { onceOnly } from '../../keptReply.ts'
import { closeRequestBills } from '../payments/requestBills.sql.ts'
import { listRequestable } from '../requests/cases.sql.ts'
import {
  listCasesOfRequest,
  lockProcesses,
  lockRequest,
  type CaseOfRequest,
  type LockedRequest,
} from '../requests/request.sql.ts'
import type { ActionResult } from '../workflow/recordAction.ts'
import { actIn, publishActed } from '../workflow/takeAction.ts'
import { storedNumbers } from './casesToChoose.ts'
import { findRequestOf } from './detail.sql.ts'
import { recordWithdrawal } from './recordWithdrawal.ts'

type Input = HandlerInput<(typeof requestsCalls)['requestWithdraw']>

/**
 * Withdraws a request in the cases in which it is not decided, with what that means there; an unpaid one is cancelled as a whole and its code closed. Throws NotFound,
 * NOT_MANDATED, ACTION_NOT_ALLOWED when nothing is left to withdraw.
 */
export async function withdrawRequest(asked: Input) {
  const { body, session, services, db, key, now } = asked
  const record = await findRequestOf(db, reachOf(session, undefined), body.SUBMISSION_NBR)
  if (!record) throw new NotFound('request', body.SUBMISSION_NBR)
  const once = { userId: session.userId, key, call: 'requestWithdraw', request: body, now }
  let acted: ActionResult[] = []
  const reply = await transact(db, (tx) =>
    onceOnly(tx, once, async () => {
      const request = await lockRequest(tx, { submissionNbr: record.submissionNbr })
      if (!request) throw new NotFound('request', record.submissionNbr)
      const all = await listCasesOfRequest(tx, request.requestId)
      await lockProcesses(
        tx,
        all.map(({ applicationId }) => applicationId),
      )
      const only = body.PATENT_ID === undefined ? undefined : storedNumbers([body.PATENT_ID])[0]
      const isUnpaid = request.receivedOn === null
      const wanted = all.filter(({ applicationNumber }) => only === undefined || applicationNumber === only || isUnpaid)
      await assertMayWithdraw(tx, asked, record.ownerId, wanted)
      acted = await endIn(tx, asked, request, wanted)
      if (acted.length === 0) throw new ConflictError('ACTION_NOT_ALLOWED', `${record.submissionNbr} is decided`)
      if (isUnpaid) await closeRequestBills(tx, request.requestId)
      await recordActing(tx, session.userId, record.ownerId, 'filing_reopened', record.submissionNbr, now)
      const ended = new Set(acted.map(({ applicationId }) => applicationId))
      return {
        err: '' as const,
        ENDED: all
          .filter(({ applicationId }) => ended.has(applicationId))
          .map(({ applicationNumber }) => applicationNumber),
      }
    }),
  )
  for (const one of acted) await publishActed(services, one)
  return reply
}

/** Throws NOT_MANDATED unless the person may file in each of the cases for the owner of the request. */
async function assertMayWithdraw(
  db: Db,
  { session }: Input,
  ownerId: number,
  cases: readonly CaseOfRequest[],
): Promise<void> {
  if (ownerId === session.userId) return
  const ids = cases.map(({ applicationId }) => applicationId)
  const all = await listRequestable(db, { ids })
  const isMandated = all.every(({ fileTyp, applicationId }) =>
    mayActOn(session, { ownerId, fileTyp, formTyp: null, caseId: applicationId }, 'file'),
  )
  if (!isMandated || all.length < ids.length) throw new AppError('NOT_MANDATED', `file for ${ownerId}`)
}

/** Cancels or withdraws in each case whose state allows it. An unpaid request is one order: it is cancelled in all its cases only. */
async function endIn(
  tx: Db,
  { session, services, now }: Input,
  request: LockedRequest,
  cases: readonly CaseOfRequest[],
): Promise<ActionResult[]> {
  const acted: ActionResult[] = []
  for (const one of cases) {
    const key = ['cancel', 'withdraw'].find((name) => actionOf(workflowOfProcess(one), name)?.from.includes(one.state))
    if (key === undefined) continue
    const ended = await actIn(tx, services, one, { action: key, role: 'applicant', actorId: session.userId, now })
    acted.push(ended)
    if (key === 'withdraw') acted.push(...(await recordWithdrawal(tx, services, { request, asked: one, ended, now })))
  }
  return acted
}
