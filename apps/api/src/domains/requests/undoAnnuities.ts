import { rights } from '@saki/catalogue'
import type { Db } from '@saki/db'
import { formatRupiah } from '@saki/domain/money/rupiah'

import { pageLink, queueMail } from '../../outbox.ts'
import type { Services } from '../../services.ts'
import type { OfficeWork } from '../workflow/officeWork.ts'
import { undoLast } from '../workflow/undoLast.ts'
import { findProcessState, type ActionResult, type ProcessKey } from '../workflow/recordAction.ts'
import { findPaymentActions, holdAgain } from './heldAnnuities.sql.ts'
import { lastYearPaid, logUndone } from './logUndone.ts'
import { findRequester, listAskedCases, lockRequest } from './request.sql.ts'

/** Actions that record annuities, of every right. */
const payments = rights.flatMap(({ annuities }) => Object.values(annuities?.actions ?? {}))

/** Whether an action records annuities. */
export const isAnnuityPayment = (action: string): boolean => payments.includes(action)

/**
 * Takes back annuities recorded by mistake: all actions of the payment that recorded the last one, which are the last of the case. Money of an
 * order is held again, its payer is mailed, and the change log has the last year paid before and after. Returns the undos, the first one for the action the officer saw. Throws as `undoLast`.
 */
export async function undoAnnuities(
  tx: Db,
  services: Services,
  key: ProcessKey,
  work: OfficeWork & { actionNbr: number },
): Promise<ActionResult[]> {
  const found = await findPaymentActions(tx, key, work.actionNbr, payments)
  const { submissionNbr, actionNbrs } = found ?? { submissionNbr: '', actionNbrs: [work.actionNbr] }
  const request = submissionNbr === '' ? undefined : await lockRequest(tx, { submissionNbr })
  const before = await lastYearPaid(tx, key, work.now)
  const undone: ActionResult[] = []
  for (const actionNbr of actionNbrs) {
    const rowVersion = undone.length === 0 ? work.rowVersion : (await findProcessState(tx, key)).rowVersion
    undone.push(await undoLast(tx, key, { ...work, actionNbr, rowVersion, ofSystem: true }))
  }
  const [own] = undone
  await logUndone(tx, key, { before, submissionNbr, ...work })
  if (!request || !own) return undone
  const { requestId, ownerId } = request
  const { applicationId } = own
  const { reason, now, actorId } = work
  await holdAgain(tx, { requestId, applicationId, reason, decidedAt: now, decidedBy: actorId })
  const asked = (await listAskedCases(tx, requestId)).find((one) => one.applicationId === applicationId)
  const payer = await findRequester(tx, ownerId)
  await queueMail(tx, services, {
    userId: ownerId,
    to: payer.email,
    language: payer.locale,
    kind: 'annuitiesUndone',
    values: {
      name: payer.fullName,
      submission: submissionNbr,
      number: asked?.applicationNumber ?? '',
      amount: formatRupiah(asked?.detail.AMOUNT ?? 0),
      reason,
      link: pageLink(services, `/customer-screen/payments/${submissionNbr}`),
    },
    now,
  })
  return undone
}
