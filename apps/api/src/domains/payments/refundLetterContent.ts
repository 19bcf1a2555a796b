import type { LetterCode } from '@saki/catalogue/letters/letterCodes'
import type { LetterType } from '@saki/catalogue/letters/letterType'
import { REFUND_GROUND } from '@saki/domain/billing/refundPayment'
import { legalDateOf, type LegalDate } from '@saki/domain/dates/legalDate'
import { formatRupiah } from '@saki/domain/money/rupiah'
import { longDateText, paperTimeText } from '@saki/texts/dates'
import { say } from '@saki/texts/say'

import { groundPart } from '../documents/groundWords.ts'
import { proseLines, type LetterContent } from '../documents/letterContent.ts'
import { letterFrame } from '../documents/letterFrame.ts'
import type { LetterInput } from '../documents/letterInput.ts'
import { letterText } from '../documents/letterText.ts'
import { paperText } from '../documents/paperText.ts'
import type { ExceptionRow, NoticeFiling } from './exceptions.sql.ts'
import { requestTitle } from './requestBills.sql.ts'

/** A refund as it is recorded. */
export interface PaidRefund {
  paidOn: LegalDate
  amount: number
  /** Number of the order to pay or of the transfer. */
  reference: string
  officerId: number
  now: Date
}

type Frame = Pick<LetterInput, 'right' | 'number' | 'issuedOn' | 'verifyCode' | 'publicBase' | 'signatory'> & {
  type: LetterType & { code: LetterCode }
  caseNumber: string
  recipient: LetterContent['recipient']
}

/** Text of the receipt of a refund: only what the notice of the payment, the decision and the record of the refund hold. */
export function refundLetterContent(row: ExceptionRow, paid: PaidRefund, given: Frame): LetterContent {
  const { type, caseNumber, recipient } = given
  const { decision } = row
  const names = recipient.names.map(({ text }) => text).join(', ')
  const facts: [label: string, value: string][] = [
    [letterText('refund.amount'), formatRupiah(paid.amount)],
    [letterText('refund.to'), names],
    [letterText('refund.on'), longDateText(paid.paidOn, 'id')],
    [letterText('refund.reference'), paid.reference],
    [letterText('refund.decided'), decision ? longDateText(legalDateOf(new Date(decision.decidedAt)), 'id') : ''],
    [letterText('refund.from'), formatRupiah(row.amount)],
    [letterText('payment.code'), row.billingCode],
    [letterText('payment.ntpn'), row.ntpn],
    [letterText('payment.ntb'), row.ntb],
    [letterText('payment.paid'), paperTimeText(row.paidAt)],
  ]
  return {
    ...letterFrame(given, say('id', type.title), caseNumber),
    recipient,
    facts: facts.flatMap(([label, value]) => (value === '' ? [] : [{ label, value: paperText(value) }])),
    body: type.body.map((key) => say('id', key)),
    points: { heading: letterText('refund.filings'), rows: row.filings.map(filingPoint) },
    notes: {
      label: letterText('refund.why'),
      lines: [paperText(letterText(`refund.why.${row.trouble}`)), ...proseLines(decision?.reason ?? '')],
    },
    due: null,
    ground: groundPart(REFUND_GROUND),
    after: [],
  }
}

/** A filing or request by its number and name; a filing with an application number also by its submission. */
function filingPoint({ submissionNbr, applicationNumber, title, request }: NoticeFiling) {
  const name = request ? requestTitle(request.kind, request.cases, 'id') : title
  const submission = letterText('refund.submission', { number: submissionNbr })
  return {
    title: paperText(applicationNumber ?? submissionNbr),
    lines: [name, applicationNumber === null ? '' : submission].filter(Boolean).map(paperText),
    ground: '',
  }
}
