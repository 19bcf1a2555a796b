import { officePaymentsCalls, type BilledFiling, type OfficePayment } from '@saki/contracts/officePayments'
import { daysBetween, legalDateOf } from '@saki/domain/dates/legalDate'

import type { Db } from '@saki/db'
import type { Language } from '@saki/texts'

import { NotFound } from '../../errors.ts'
import { implement } from '../../implement.ts'
import { wireFormerScan } from '../documents/wireFormerScan.ts'
import { decisionsFor, officePaymentDecide } from './decidePayment.ts'
import {
  countExceptions,
  findFilingByCode,
  listExceptions,
  type ExceptionDecision,
  type ExceptionRow,
  type NoticeFiling,
} from './exceptions.sql.ts'
import { officeRefundPaid, officeRefundProof } from './payRefund.ts'
import { officeRefundProofReplace } from './replaceProof.ts'
import { sumRefunds } from './refunds.sql.ts'
import { filingDateOf } from './numberFiling.ts'
import { requestTitle } from './requestBills.sql.ts'

const decisions = { accepted: 'ACCEPT', rest_asked: 'REST', refund_due: 'REFUND', ignored: 'IGNORE' } as const

export const officePaymentsRoutes = implement(officePaymentsCalls, {
  async officePayments({ query, db, now, language }) {
    const { state, trouble, words, page, size } = query
    const filter = { state, ...(trouble && { trouble }), ...(words && { words }) }
    const rows = await listExceptions(db, filter, { limit: size, offset: (page - 1) * size })
    return {
      data: rows.map((row) => wireException(row, now, language)),
      total: await countExceptions(db, filter),
      page,
      size,
      REFUNDS: await wireRefunds(db),
    }
  },

  async officePaymentFiling({ query, db, language }) {
    const filing = await findFilingByCode(db, query.ref)
    if (!filing) throw new NotFound('filing', query.ref)
    return wireFiling(filing, language)
  },

  officePaymentDecide,
  officeRefundPaid,
  officeRefundProof,
  officeRefundProofReplace,
})

async function wireRefunds(db: Db) {
  const { due, dueCount, paid, paidCount } = await sumRefunds(db)
  return { DUE: due, DUE_COUNT: dueCount, PAID: paid, PAID_COUNT: paidCount }
}

function wireException(row: ExceptionRow, now: Date, language: Language): OfficePayment {
  const until = row.decision ? new Date(row.decision.decidedAt) : now
  return {
    EVENT_ID: row.eventId,
    TROUBLE: row.trouble,
    BILLING_CODE: row.billingCode,
    AMOUNT_PAID: row.amount,
    AMOUNT_EXPECTED: row.expected,
    NTPN: row.ntpn,
    NTB: row.ntb,
    PAID_AT: row.paidAt.toISOString(),
    RECEIVED_AT: row.receivedAt.toISOString(),
    VALID_UNTIL: row.validUntil?.toISOString() ?? null,
    AGE_DAYS: Math.max(0, daysBetween(legalDateOf(row.receivedAt), legalDateOf(until))),
    FILINGS: row.filings.map((filing) => wireFiling(filing, language)),
    FILING_DATE: filingDateOf(row.paidAt, row.submittedAt ?? row.paidAt, now),
    MAY: row.decision ? [] : decisionsFor(row),
    DECISION: row.decision && wireDecision(row.decision),
  }
}

function wireFiling(filing: NoticeFiling, language: Language): BilledFiling {
  return {
    SUBMISSION_NBR: filing.submissionNbr,
    PATENT_ID: filing.applicationNumber,
    TITLE: filing.request ? requestTitle(filing.request.kind, filing.request.cases, language) : filing.title,
    OWNER_NAMES: filing.ownerNames,
    PAYER_EMAIL: filing.payerEmail,
    AMOUNT: filing.amount,
    IND_OPEN: filing.isOpen ? 'Y' : 'N',
  }
}

function wireDecision(decision: ExceptionDecision) {
  return {
    DECISION: decisions[decision.decision],
    REST_AMOUNT: decision.restAmount,
    REFUND_AMOUNT: decision.refundAmount,
    REASON: decision.reason,
    DECIDED_AT: new Date(decision.decidedAt).toISOString(),
    DECIDED_BY: decision.decidedBy,
    PAID_BACK: decision.paidBack && {
      PAID_ON: decision.paidBack.paidOn,
      AMOUNT: decision.paidBack.amount,
      REFERENCE: decision.paidBack.reference,
      MADE_BY: decision.paidBack.madeBy,
      PROOF_ID: decision.paidBack.proofId,
      IND_INFECTED: decision.paidBack.isInfected ? ('Y' as const) : ('N' as const),
      FORMER_PROOFS: decision.paidBack.formerProofs.map(wireFormerScan),
    },
  }
}
