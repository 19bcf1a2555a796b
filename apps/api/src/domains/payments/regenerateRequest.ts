import { ANNUITIES_MOST } from '@saki/contracts/annuities'
import { findRequest } from '@saki/catalogue/requests/registry'
import type { Db } from '@saki/db'
import { billStatus, validUntil } from '@saki/domain/billing/validity'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { offerOf } from '@saki/domain/requests/offerOf'

import { AppError, ConflictError, Invalid } from '../../errors.ts'
import { factsOfCases } from '../requests/caseFacts.ts'
import { listRequestable } from '../requests/cases.sql.ts'
import {
  listAskedCases,
  listCasesOfRequest,
  lockRequest,
  updateAsked,
  type LockedRequest,
} from '../requests/request.sql.ts'
import { annuityLines, askedOf, chargeAnnuities, totalOf } from './chargeAnnuities.ts'
import { chargeRequest, type ChargedCase } from './chargeRequest.ts'
import { drawCodes, listTariffs, type KeptLine } from './fees.ts'
import { findFreeCode } from './payments.sql.ts'
import type { Billing } from './regenerateBilling.ts'
import { findOpenRequestBill, insertRequestBill } from './requestBills.sql.ts'

/**
 * The valid open code of a request, else a new one for the same cases by the tariff and the surcharges of today. Undefined when the person has
 * no such request. Throws BILL_NOT_OPEN when it is paid or cancelled, Invalid when it can no longer be made, for instance because somebody
 * else paid the same years or the last day has passed, BUSY when no free code was drawn.
 */
export async function regenerateRequest(
  tx: Db,
  ownerId: number,
  submissionNbr: string,
  now: Date,
): Promise<Billing | undefined> {
  const request = await lockRequest(tx, { submissionNbr })
  if (!request || request.ownerId !== ownerId) return undefined
  const open = await findOpenRequestBill(tx, request.requestId)
  if (request.receivedOn !== null || !open) throw new ConflictError('BILL_NOT_OPEN', submissionNbr)
  if (billStatus({ status: 'open', validUntil: open.validUntil }, now) === 'open') return { bill: open, isNew: false }
  const charged = await chargeAgain(tx, request, now)
  const billingCode = await findFreeCode(tx, drawCodes(now))
  if (!billingCode) throw new AppError('BUSY', 'no unused billing code found', { retryAfter: 1 })
  const bill = { billingCode, amount: charged.total, validUntil: validUntil(now) }
  const { requestId } = request
  await insertRequestBill(tx, {
    ...bill,
    requestId,
    lines: charged.lines,
    issuedAt: now,
    replaces: open.billId,
  })
  return { bill, isNew: true }
}

/** The fee of an unpaid request by the tariff of today. Throws Invalid when it can no longer be made in one of its cases. */
async function chargeAgain(tx: Db, request: LockedRequest, now: Date): Promise<{ lines: KeptLine[]; total: number }> {
  const kind = findRequest(request.kind)
  if (!kind || kind.madeAs === 'annuity') return chargeAnnuitiesAgain(tx, request.requestId, now)
  const today = legalDateOf(now)
  const asked = await listCasesOfRequest(tx, request.requestId)
  const ids = asked.map(({ applicationId }) => applicationId)
  const cases = await listRequestable(tx, { ids, except: request.requestId })
  const facts = await factsOfCases(tx, cases, today)
  const relations = new Map(asked.map(({ applicationId, relation }) => [applicationId, relation]))
  const charged = cases.map((one): ChargedCase => {
    const about = facts.get(one.applicationId)
    const offer = about && offerOf(kind, about, relations.get(one.applicationId) ?? 'third', today)
    if (!offer?.isOffered)
      throw new Invalid([
        {
          field: one.applicationNumber,
          message: `requests:why.${offer?.why ?? 'state'}`,
          ...(offer?.day !== undefined && { values: { date: offer.day } }),
        },
      ])
    return { ...one, action: offer.action }
  })
  const quote = chargeRequest(kind, request.snapshot, charged, await listTariffs(tx), today)
  if (!quote.ok) throw new Invalid([{ field: 'FEES', message: 'requests:bill.unset' }])
  return quote
}

async function chargeAnnuitiesAgain(
  tx: Db,
  requestId: number,
  now: Date,
): Promise<{ lines: KeptLine[]; total: number }> {
  const wishes = (await listAskedCases(tx, requestId)).map(({ applicationNumber, detail }) => ({
    applicationNumber,
    toYear: detail.TO_YEAR,
  }))
  const charged = await chargeAnnuities(tx, wishes, legalDateOf(now), ANNUITIES_MOST)
  await updateAsked(tx, requestId, askedOf(charged))
  return { lines: annuityLines(charged), total: totalOf(charged) }
}
