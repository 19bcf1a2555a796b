import type { Db } from '@saki/db'
import { formatRupiah } from '@saki/domain/money/rupiah'

import { pageLink, queueMail } from '../../outbox.ts'
import type { Services } from '../../services.ts'
import { findPayer, type NewDecision } from './decide.sql.ts'
import type { ExceptionRow, NoticeFiling } from './exceptions.sql.ts'
import type { SettledFiling } from './settleBill.ts'

type DecidedPayment = NewDecision & { row: ExceptionRow; filings: NoticeFiling[]; settled: SettledFiling[] }

/**
 * Queues a mail about a decision to the owners of the paid filings. An accepted payment is confirmed by the mail with the number, so
 * this mails only a refund. A payment without a known filing has no recipient.
 */
export async function mailDecision(tx: Db, services: Services, decided: DecidedPayment): Promise<void> {
  const { decision, row, filings, refundAmount, restAmount, reason, now } = decided
  if (decision === 'accepted' && refundAmount === 0) return
  const kind = decision === 'rest_asked' ? 'paymentRest' : 'paymentRefund'
  for (const { submissionNbr } of filings) {
    const payer = await findPayer(tx, submissionNbr)
    if (!payer) continue
    await queueMail(tx, services, {
      userId: payer.ownerId,
      to: payer.email,
      language: payer.locale,
      kind,
      values: {
        name: payer.fullName,
        title: payer.title,
        submission: submissionNbr,
        code: row.billingCode,
        ntpn: row.ntpn,
        paid: formatRupiah(row.amount),
        rest: formatRupiah(restAmount),
        refund: formatRupiah(refundAmount),
        reason,
        link: pageLink(services, `/customer-screen/payments/${submissionNbr}`),
      },
      now,
    })
  }
}
