import type { Db } from '@saki/db'
import { formatRupiah } from '@saki/domain/money/rupiah'

import { pageLink, queueMail } from '../../outbox.ts'
import type { Services } from '../../services.ts'
import { findPayer, type NewDecision } from './decide.sql.ts'
import type { ExceptionRow, FilingBeside } from './exceptions.sql.ts'
import type { Settled } from './settleBill.ts'

type Told = NewDecision & { row: ExceptionRow; filings: FilingBeside[]; settled: Settled[] }

/**
 * Tells everybody whose filing the money was for. An acceptance is told by the mail of the number; here only what was paid too much.
 * Money no filing is known for has nobody to tell: the treasury's record leads to the payer.
 */
export async function tellDecision(tx: Db, services: Services, told: Told): Promise<void> {
  const { decision, row, filings, refundAmount, restAmount, reason, now } = told
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
