import { randomUUID } from 'node:crypto'

import { PAPER_SLOT } from '@saki/catalogue'
import { legalDateOf } from '@saki/domain/dates/legalDate'

import { notify } from './filings.ts'
import type { TestActor, TestPortal } from './portal.ts'
import { multipart, multipartType, pdfFile } from './uploadFiles.ts'

export interface TestBill {
  code: string
  amount: number
}

/** Uploads a scan as the proof of the refund of a payment; returns its id, also while the upload is refused for its scan. */
export async function uploadTestProof(
  portal: TestPortal,
  as: TestActor,
  eventId: string,
  bytes = pdfFile(),
): Promise<string> {
  const proofs = async () =>
    (await portal.db.selectFrom('stored_file').select('file_id').where('refund_event_id', '=', eventId).execute()).map(
      ({ file_id }) => file_id,
    )
  const before = await proofs()
  await portal
    .ask('officeRefundProof', {
      as,
      key: randomUUID(),
      body: multipart(
        { TEMP_ID: 'refund', SPECDOC_TYP: PAPER_SLOT, DESCRIPTION: eventId },
        { name: 'sp2d.pdf', bytes },
      ),
      headers: { 'content-type': multipartType },
    })
    .catch(() => undefined)
  const uploaded = (await proofs()).find((id) => !before.includes(id))
  if (uploaded === undefined) throw new Error('the proof was not stored')
  return uploaded
}

/** Sends a payment that settles nothing and has it decided as a refund; returns its event. */
export async function refundDue(portal: TestPortal, officer: TestActor, bill: TestBill, more: object = {}) {
  const EVENT_ID = randomUUID()
  await notify(portal, { EVENT_ID, BILLING_CODE: bill.code, AMOUNT: bill.amount, ...more })
  const decision = { EVENT_ID, DECISION: 'REFUND', REASON: 'Dibayar dua kali' }
  const { status } = await portal.ask('officePaymentDecide', { as: officer, key: randomUUID(), body: decision })
  if (status !== 200) throw new Error(`refund not decided: ${status}`)
  return EVENT_ID
}

/** Records a decided refund as paid out today, with a proof. */
export async function payTestRefund(
  portal: TestPortal,
  officer: TestActor,
  refund: { eventId: string; amount: number; bytes?: Buffer; key?: string },
) {
  const { eventId, amount, bytes, key = randomUUID() } = refund
  const PROOF_ID = await uploadTestProof(portal, officer, eventId, bytes)
  const body = {
    EVENT_ID: eventId,
    PAID_ON: legalDateOf(portal.services.clock()),
    AMOUNT: amount,
    REFERENCE: 'SP2D-77/2026',
    PROOF_ID,
  }
  return { ...(await portal.ask('officeRefundPaid', { as: officer, key, body })), PROOF_ID, sent: body }
}
