import type { Db } from '@saki/db'
import { formatRupiah } from '@saki/domain/money/rupiah'
import { say } from '@saki/texts/say'

import { pageLink, queueMail } from '../../outbox.ts'
import type { Services } from '../../services.ts'
import { findPayersOfCode } from './decide.sql.ts'
import type { Notice, NoticeOutcome } from './judgeNotice.ts'

/** Outcomes of a notice that an officer decides about and whose payer is known. */
const troubles = ['wrong_amount', 'wrong_time', 'late', 'closed_code', 'ntpn_used'] as const
type Trouble = (typeof troubles)[number]

const isTrouble = (outcome: NoticeOutcome): outcome is Trouble => troubles.some((one) => one === outcome)

/**
 * Queues a mail to the person who ordered the code, in the transaction that stores the notice: what was received, why it is not booked, and
 * that an officer decides. Nothing for an unknown code, which has no payer.
 */
export async function mailTrouble(
  tx: Db,
  services: Pick<Services, 'jobs' | 'env'>,
  { billingCode: code, amount, ntpn }: Notice,
  outcome: NoticeOutcome,
  now: Date,
): Promise<void> {
  if (!isTrouble(outcome)) return
  for (const payer of await findPayersOfCode(tx, code)) {
    const { ownerId: userId, email: to, locale: language, fullName: name, submissionNbr: submission, billed } = payer
    const values = { paid: formatRupiah(amount), billed: formatRupiah(billed), code, ntpn }
    await queueMail(tx, services, {
      userId,
      to,
      language,
      kind: 'paymentHeld',
      values: {
        ...values,
        name,
        submission,
        why: say(language, `mail:paymentHeld.${outcome}`, values),
        link: pageLink(services, `/customer-screen/payments/${submission}`),
      },
      now,
    })
  }
}
