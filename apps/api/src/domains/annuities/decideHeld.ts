import type { annuitiesCalls } from '@saki/contracts/annuities'
import type { Db } from '@saki/db'
import { annuityBill } from '@saki/domain/annuities/bill'
import { formatRupiah } from '@saki/domain/money/rupiah'

import { AppError, ConflictError, Invalid, NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { pageLink, queueMail } from '../../outbox.ts'
import type { Services } from '../../services.ts'
import { findHeld, settleHeld, type HeldCase } from '../requests/heldAnnuities.sql.ts'
import { recordAnnuities } from '../requests/recordAnnuities.ts'
import { findRequester, lockProcesses, lockRequest, type AnnuitiesAsked } from '../requests/request.sql.ts'
import { accountOf } from '../upkeep/accounts.ts'
import { annuityTariffs } from '../upkeep/annuityTariffs.sql.ts'
import { listGranted, type GrantedCase } from '../upkeep/grantedPatents.sql.ts'
import { actOnce } from '../workflow/actOnce.ts'
import type { ActionResult } from '../workflow/recordAction.ts'
import { applicationNumberOf } from './quoteAnnuities.ts'

type Asked = HandlerInput<(typeof annuitiesCalls)['officeAnnuityDecide']>
interface Decision {
  acted: ActionResult[]
  refund: number
  years: AnnuitiesAsked
}

/**
 * An officer's decision on held annuities of one patent, once per key: records them, dated the day of payment, or has them paid back. The
 * payer is mailed. Throws NotFound, REQUEST_DECIDED when they are not held any more, Invalid for years that the money does not pay,
 * ACTION_NOT_ALLOWED when the case is not open for payments.
 */
export const decideHeld = (asked: Asked) =>
  actOnce(asked, 'officeAnnuityDecide', async (tx) => {
    const { body, session, services, now } = asked
    const applicationNumber = applicationNumberOf(body.PATENT_ID)
    const request = await lockRequest(tx, { submissionNbr: body.SUBMISSION_NBR })
    if (!request || applicationNumber === undefined) throw new NotFound('order', body.SUBMISSION_NBR)
    const held = await findHeld(tx, request.requestId, applicationNumber)
    if (!held) throw new AppError('REQUEST_DECIDED', `${body.SUBMISSION_NBR} ${applicationNumber} is not held`)
    const isRecorded = body.DECISION === 'RECORD'
    const { acted, refund, years } = isRecorded
      ? await recordHeld(tx, asked, held)
      : { acted: [], refund: held.detail.AMOUNT, years: held.detail }
    const { requestId, applicationId } = held
    const decided = { refundAmount: refund, reason: body.REASON, decidedAt: now, decidedBy: session.userId }
    await settleHeld(
      tx,
      { requestId, applicationId, decision: isRecorded ? 'recorded' : 'refund_due', ...decided },
      years,
    )
    await mailDecided(tx, services, { held, ownerId: request.ownerId, isRecorded, refund, reason: body.REASON, now })
    return { acted, reply: { err: '' as const, REFUND_AMOUNT: refund } }
  })

/** Records the years in the case as of the day of payment. Years other than those ordered are priced by the tariff of that day. */
async function recordHeld(tx: Db, { body, session, services, now }: Asked, held: HeldCase): Promise<Decision> {
  await lockProcesses(tx, [held.applicationId])
  const [patent] = await listGranted(tx, { applicationId: held.applicationId })
  if (!patent) throw new ConflictError('ACTION_NOT_ALLOWED', `${held.applicationNumber} is not granted`)
  const toYear = body.TO_YEAR ?? held.detail.TO_YEAR
  const fee = await feeOf(tx, held, patent, toYear)
  if (fee > held.detail.AMOUNT) throw new Invalid([{ field: 'TO_YEAR', message: 'annuities:held.tooLittle' }])
  const recorded = await recordAnnuities(tx, services, patent, {
    toYear,
    paidOn: held.receivedOn,
    amount: fee,
    payerName: held.payerName,
    proof: held.ntpn,
    submissionNbr: held.submissionNbr,
    officerId: session.userId,
    reason: body.REASON,
    now,
  })
  if (!recorded.ok) throw new ConflictError('ACTION_NOT_ALLOWED', `${held.applicationNumber}: ${recorded.why}`)
  const paidTo = accountOf(patent, held.receivedOn).paidTo
  return {
    acted: recorded.acted,
    refund: held.detail.AMOUNT - fee,
    years: { ...held.detail, FROM_YEAR: paidTo + 1, TO_YEAR: toYear },
  }
}

async function feeOf(tx: Db, { detail, receivedOn }: HeldCase, patent: GrantedCase, toYear: number): Promise<number> {
  const account = accountOf(patent, receivedOn)
  if (account.paidTo + 1 === detail.FROM_YEAR && toYear === detail.TO_YEAR) return detail.AMOUNT
  const bill = annuityBill(account, toYear, patent, await annuityTariffs(tx), receivedOn)
  if (bill.ok) return bill.total
  if (bill.why === 'year') throw new Invalid([{ field: 'TO_YEAR', message: 'annuities:fault.YEAR' }])
  throw new ConflictError('ACTION_NOT_ALLOWED', `${patent.applicationNumber}: ${bill.why}`)
}

interface Decided {
  held: HeldCase
  ownerId: number
  isRecorded: boolean
  refund: number
  reason: string
  now: Date
}

/** One mail for what was recorded, one for what is paid back. */
async function mailDecided(tx: Db, services: Services, { held, ownerId, isRecorded, refund, reason, now }: Decided) {
  const payer = await findRequester(tx, ownerId)
  const to = { userId: ownerId, to: payer.email, language: payer.locale, now }
  const values = {
    name: payer.fullName,
    submission: held.submissionNbr,
    ntpn: held.ntpn,
    date: held.receivedOn,
    link: pageLink(services, `/customer-screen/payments/${held.submissionNbr}`),
  }
  if (isRecorded) {
    const amount = formatRupiah(held.detail.AMOUNT - refund)
    await queueMail(tx, services, { ...to, kind: 'annuitiesRecorded', values: { ...values, patents: 1, amount } })
  }
  if (refund === 0) return
  const back = { title: held.applicationNumber, code: held.billingCode, paid: formatRupiah(held.billed) }
  const refunded = { ...values, ...back, refund: formatRupiah(refund), reason }
  await queueMail(tx, services, { ...to, kind: 'paymentRefund', values: refunded })
}
