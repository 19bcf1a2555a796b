import type { Db } from '@saki/db'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { formatRupiah } from '@saki/domain/money/rupiah'

import { pageLink, queueMail } from '../../outbox.ts'
import type { Services } from '../../services.ts'
import { issueRequestReceipt } from '../documents/requestReceipt.ts'
import type { ActionResult } from '../workflow/recordAction.ts'
import { listGranted } from '../upkeep/grantedPatents.sql.ts'
import type { ReceivedRequest, RequestPayment } from './received.ts'
import { recordAnnuities } from './recordAnnuities.ts'
import {
  findRequester,
  listAskedCases,
  lockProcesses,
  markReceived,
  type ReceivedCase,
  type LockedRequest,
} from './request.sql.ts'

/**
 * Records the annuities of a paid order in their cases, dated the day of payment (Jakarta), in the caller's transaction. A case that has
 * changed since the order, for instance because somebody else paid the same year, is held for an officer; the others are recorded. The
 * request must be locked.
 */
export async function receiveAnnuities(
  tx: Db,
  services: Services,
  request: LockedRequest,
  { ntpn, paidAt, now }: RequestPayment,
): Promise<ReceivedRequest> {
  const { requestId, ownerId, submissionNbr } = request
  const asked = await listAskedCases(tx, requestId)
  await lockProcesses(
    tx,
    asked.map(({ applicationId }) => applicationId),
  )
  const patents = new Map(
    (await listGranted(tx, { numbers: asked.map(({ applicationNumber }) => applicationNumber) })).map((patent) => [
      patent.applicationId,
      patent,
    ]),
  )
  const payer = await findRequester(tx, ownerId)
  const paid = {
    paidOn: legalDateOf(paidAt),
    payerName: payer.fullName,
    proof: ntpn,
    submissionNbr,
    officerId: null,
    now,
  }
  const acted: ActionResult[] = []
  const cases: ReceivedCase[] = []
  for (const { applicationId, detail } of asked) {
    const patent = patents.get(applicationId)
    const recorded = patent
      ? await recordAnnuities(tx, services, patent, { ...paid, toYear: detail.TO_YEAR, amount: detail.AMOUNT })
      : ({ ok: false, why: 'ENDED' } as const)
    if (recorded.ok) acted.push(...recorded.acted)
    cases.push({ applicationId, heldWhy: recorded.ok ? '' : recorded.why })
  }
  await markReceived(tx, requestId, { receivedOn: paid.paidOn, now, cases })
  await issueRequestReceipt(tx, services, { requestId, now })
  const held = cases.filter(({ heldWhy }) => heldWhy !== '').length
  await queueMail(tx, services, {
    userId: ownerId,
    to: payer.email,
    language: payer.locale,
    kind: held === 0 ? 'annuitiesRecorded' : 'annuitiesHeld',
    values: {
      name: payer.fullName,
      submission: submissionNbr,
      patents: cases.length - held,
      held,
      ntpn,
      date: paid.paidOn,
      amount: formatRupiah(asked.reduce((sum, { detail }) => sum + detail.AMOUNT, 0)),
      link: pageLink(services, `/customer-screen/payments/${submissionNbr}`),
    },
    now,
  })
  return { ownerId, submissionNbr, acted }
}
