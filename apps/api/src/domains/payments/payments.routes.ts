import { leastFees } from '@saki/catalogue/rights/quoteFees'
import { paymentsCalls, type Payment, type PaymentNotice } from '@saki/contracts/payments'
import { transact, type Db } from '@saki/db'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import type { FeeCounts } from '@saki/domain/fees/quote'
import { parseCaseRef } from '@saki/domain/ids/caseRef'
import type { Language } from '@saki/texts'

import { findOwnerId, requireOwnerId } from '../../access.ts'
import { recordActing } from '../../access.sql.ts'
import { Invalid, NotFound } from '../../errors.ts'
import { implement } from '../../implement.ts'
import { onceOnly } from '../../keptReply.ts'
import type { Session } from '../../session.ts'
import { wireBillStatus } from './billStatus.ts'
import { listTariffs, quoteCounted, wireLines } from './fees.ts'
import { findFilingKind } from './filingKind.ts'
import { findJointByCode } from './joint.sql.ts'
import { findBillByCode, listBills, type BillRow, type HeldNotice } from './payments.sql.ts'
import { regenerateBilling } from './regenerateBilling.ts'
import { regenerateRequest } from './regenerateRequest.ts'
import { listRequestBills } from './requestBills.sql.ts'
import { requestOwner } from './requestOwner.ts'
import { handlePaymentNotice } from './settleBill.ts'

/** Bills of a request that the person made or may read by a mandate. */
async function billsOfRequest(db: Db, session: Session, submissionNbr: string, language: Language) {
  const ownerId = await requestOwner(db, session, submissionNbr, 'read')
  return ownerId === undefined ? undefined : listRequestBills(db, ownerId, submissionNbr, language)
}

export const paymentsRoutes = implement(paymentsCalls, {
  async getPayments({ query, session, db, now, language }) {
    const ref = parseCaseRef(query.patentId)
    const bills =
      ref &&
      ((await listBills(db, await findOwnerId(db, session, { ref }, 'read'), ref)) ??
        (ref.kind === 'submission' ? await billsOfRequest(db, session, ref.submissionNbr, language) : undefined))
    if (!bills) throw new NotFound('case', query.patentId)
    return bills.map((bill) => wirePayment(bill, now, language))
  },

  async feeQuote({ body, db, now, language }) {
    const data = { FILING: body.FILING }
    if (!findFilingKind(body.FORM_TYP, data)) throw new Invalid([{ field: 'FORM_TYP', message: 'errors:field.wrong' }])
    const VALID_DATE = legalDateOf(now)
    const quote = quoteCounted(body.FORM_TYP, data, countsOf(body.COUNTS), await listTariffs(db), VALID_DATE)
    if (!quote.ok && quote.why === 'no_tariff')
      throw new Error(`no tariff ${quote.code} ${quote.payerCategory} on ${VALID_DATE}`)
    // Kind or payer category not chosen: an error, because a total of 0 would read as free of charge.
    if (!quote.ok) throw new Invalid([{ field: 'FILING', message: 'payments:quote.choose' }])
    return { FEES: wireLines(quote.lines, language), TOTAL_AMOUNT: quote.total, VALID_DATE }
  },

  async filingFees({ db, now }) {
    return leastFees(await listTariffs(db), legalDateOf(now)).map(({ applTyp, lowest, general }) => ({
      APPL_TYP: applTyp,
      LOWEST_AMOUNT: lowest,
      GENERAL_AMOUNT: general,
    }))
  },

  getPaymentHours({ services }) {
    const { closed, counterUntil } = services.env.paymentHours
    return { CLOSED_FROM: closed?.from ?? null, CLOSED_TO: closed?.to ?? null, COUNTER_UNTIL: counterUntil ?? null }
  },

  async regenerateBilling({ body, session, db, key, now }) {
    const once = { userId: session.userId, key, call: 'regenerateBilling', request: body, now }
    const ref = parseCaseRef(body.SUBMISSION_NBR)
    const requester = await requestOwner(db, session, body.SUBMISSION_NBR, 'file')
    const ownerId = requester ?? (ref ? await requireOwnerId(db, session, { ref }, 'file') : session.userId)
    return transact(db, (tx) =>
      onceOnly(tx, once, async () => {
        const { bill, isNew } =
          (requester === undefined ? undefined : await regenerateRequest(tx, ownerId, body.SUBMISSION_NBR, now)) ??
          (await regenerateBilling(tx, ownerId, body.SUBMISSION_NBR, now))
        await recordActing(tx, session.userId, ownerId, 'bill_renewed', body.SUBMISSION_NBR, now)
        return {
          err: '' as const,
          SUBMISSION_NBR: body.SUBMISSION_NBR,
          BILLING_CODE: bill.billingCode,
          BILLING_EXPIRES_AT: bill.validUntil.toISOString(),
          TOTAL_AMOUNT: bill.amount,
          IND_NEW: isNew ? ('Y' as const) : ('N' as const),
        }
      }),
    )
  },

  async paymentsNotify({ body, services, now }) {
    const notice = {
      eventId: body.EVENT_ID,
      billingCode: body.BILLING_CODE,
      amount: body.AMOUNT,
      ntpn: body.NTPN,
      ntb: body.NTB,
      paidAt: new Date(body.PAID_AT),
    }
    return { err: '' as const, OUTCOME: await handlePaymentNotice(services, notice, now) }
  },

  async paymentsInquiry({ body, db, services, now }) {
    if (!services.env.demo) throw new NotFound('call')
    const bill = (await findBillByCode(db, body.BILLING_CODE)) ?? (await findJointByCode(db, body.BILLING_CODE))
    if (!bill) throw new NotFound('bill', body.BILLING_CODE)
    return {
      BILLING_CODE: bill.billingCode,
      AMOUNT: bill.amount,
      VALID_UNTIL: bill.validUntil.toISOString(),
      STATUS: wireBillStatus(bill, now),
    }
  },
})

function wirePayment(bill: BillRow, now: Date, language: Language): Payment {
  const [first] = bill.lines
  const lines = wireLines(bill.lines, language)
  const expires = bill.validUntil.toISOString()
  const status = wireBillStatus(bill, now)
  return {
    PAYMENT_ID: bill.billId,
    PATENT_ID: bill.applicationNumber,
    SUBMISSION_NBR: bill.submissionNbr,
    IND_REQUEST: bill.requestKind === undefined ? 'N' : 'Y',
    USERDOC_TYP: bill.requestKind ?? null,
    TITLE: bill.title,
    REFERENCE: bill.reference,
    DOC_NUMBER: bill.submissionNbr,
    LIABILITY_CODE: first?.code ?? '',
    LIABILITY_NAME: lines[0]?.NAME ?? '',
    QTY: first?.qty ?? 0,
    UNIT_AMOUNT: first?.unitAmount ?? 0,
    AMOUNT: bill.amount,
    AMOUNT_OUTSTANDING: status === 'BILLED' || status === 'EXPIRED' ? bill.amount : 0,
    CURRENCY: 'IDR',
    BILLING_CODE: bill.billingCode,
    BILLING_CREATED_AT: bill.issuedAt.toISOString(),
    BILLING_EXPIRES_AT: expires,
    VALID_UNTIL: expires,
    STATUS: status,
    PAYMENT_DATE: bill.paidAt?.toISOString() ?? null,
    NTPN: bill.ntpn,
    NTB: bill.ntb,
    RECEIPT_NBR: bill.receiptNbr,
    RECEIPT_DOC_ID: bill.receiptId,
    PAYER_NAME: bill.ownerNames,
    LINES: lines,
    QR_TEXT: bill.billingCode,
    NOTICES: bill.notices.map(wireNotice),
  }
}

const noticeStates = { accepted: 'ACCEPTED', rest_asked: 'REST', refund_due: 'REFUND', ignored: 'CHECKING' } as const
const noticeReasons = new Map<string, PaymentNotice['WHY']>([
  ['late', 'LATE'],
  ['wrong_amount', 'AMOUNT'],
  ['wrong_time', 'TIME'],
])

function wireNotice(notice: HeldNotice): PaymentNotice {
  return {
    PAID_AT: new Date(notice.paidAt).toISOString(),
    AMOUNT: notice.amount,
    NTPN: notice.ntpn,
    WHY: noticeReasons.get(notice.outcome) ?? 'OTHER',
    STATE: notice.decision ? noticeStates[notice.decision] : 'CHECKING',
    REST_AMOUNT: notice.restAmount,
    REFUND_AMOUNT: notice.refundAmount,
    REASON: notice.reason,
    PAID_BACK: notice.paidBack && {
      PAID_ON: notice.paidBack.paidOn,
      REFERENCE: notice.paidBack.reference,
      PROOF_ID: notice.paidBack.proofId,
    },
  }
}

function countsOf(asked: Readonly<Record<string, number>>): FeeCounts {
  const count = (name: string) => asked[name] ?? 0
  return {
    classes: count('CLASSES'),
    pages: count('PAGES'),
    claims: count('CLAIMS'),
    earlyPublication: count('EARLY_PUBLICATION'),
    examination: count('EXAMINATION'),
  }
}
