import type { Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { formatRupiah } from '@saki/domain/money/rupiah'
import { longDateText } from '@saki/texts/dates'
import { say } from '@saki/texts/say'

import { pageLink, queueMail } from '../../outbox.ts'
import type { Services } from '../../services.ts'
import { findPayer, type NewDecision, type Payer } from './decide.sql.ts'
import type { ExceptionRow, NoticeFiling } from './exceptions.sql.ts'
import type { RefundLetter } from './refundLetter.ts'
import type { SettledFiling } from './numberFiling.ts'

type DecidedPayment = NewDecision & { row: ExceptionRow; filings: NoticeFiling[]; settled: SettledFiling[] }

/**
 * Queues one mail about a decision to each owner of the paid filings, because its amounts are those of the whole payment. An accepted payment
 * is confirmed by the mail with the number, so this mails only a refund. A payment without a known filing has no recipient.
 */
export async function mailDecision(tx: Db, services: Services, decided: DecidedPayment): Promise<void> {
  const { decision, row, refundAmount, restAmount, reason, now } = decided
  if (decision === 'accepted' && refundAmount === 0) return
  const kind = decision === 'rest_asked' ? 'paymentRest' : 'paymentRefund'
  for (const [{ payer, submission }, ...others] of await filingsByOwner(tx, decided)) {
    await queueMail(tx, services, {
      userId: payer.ownerId,
      to: payer.email,
      language: payer.locale,
      kind,
      values: {
        name: payer.fullName,
        ...namesOf({ payer, submission }, others),
        code: row.billingCode,
        ntpn: row.ntpn,
        paid: formatRupiah(row.amount),
        rest: formatRupiah(restAmount),
        refund: formatRupiah(refundAmount),
        reason,
        link: pageLink(services, `/customer-screen/payments/${submission}`),
      },
      now,
    })
  }
}

interface RefundToMail {
  row: ExceptionRow
  paidOn: LegalDate
  amount: number
  reference: string
  letter: RefundLetter | undefined
  now: Date
}

/** Queues one mail about a refund that was paid out to each owner of the filings it was paid for who has an account; its letter is named to its addressee. */
export async function mailRefundPaid(tx: Db, services: Services, refund: RefundToMail): Promise<void> {
  const { row, paidOn, amount, reference, letter, now } = refund
  for (const [{ payer, submission }, ...others] of await filingsByOwner(tx, row)) {
    await queueMail(tx, services, {
      userId: payer.ownerId,
      to: payer.email,
      language: payer.locale,
      kind: 'refundPaid',
      values: {
        name: payer.fullName,
        ...namesOf({ payer, submission }, others),
        ntpn: row.ntpn,
        refund: formatRupiah(amount),
        date: longDateText(paidOn, payer.locale),
        reference,
        letter:
          letter?.addresseeId === payer.ownerId
            ? say(payer.locale, 'mail:refundPaid.letter', { number: letter.docNumber })
            : '',
        link: pageLink(services, `/customer-screen/payments/${submission}`),
      },
      now,
    })
  }
}

/** Queues one mail about a replaced proof of a refund to each owner of the filings it was paid for who has an account. */
export async function mailReplacedProof(
  tx: Db,
  services: Services,
  { row, reason, now }: { row: ExceptionRow; reason: string; now: Date },
): Promise<void> {
  const paid = row.decision?.paidBack
  if (!paid) return
  for (const [{ payer, submission }, ...others] of await filingsByOwner(tx, row)) {
    await queueMail(tx, services, {
      userId: payer.ownerId,
      to: payer.email,
      language: payer.locale,
      kind: 'refundProofReplaced',
      values: {
        name: payer.fullName,
        ...namesOf({ payer, submission }, others),
        refund: formatRupiah(paid.amount),
        date: longDateText(paid.paidOn, payer.locale),
        reference: paid.reference,
        reason,
        link: pageLink(services, `/customer-screen/payments/${submission}`),
      },
      now,
    })
  }
}

interface PaidFiling {
  payer: Payer
  submission: string
}

/** Titles of all filings of a payment, and the first number with how many there are besides. */
function namesOf({ payer, submission }: PaidFiling, others: readonly PaidFiling[]) {
  return {
    title: [payer.title, ...others.map((other) => other.payer.title)].join('”, “'),
    submission: others.length === 0 ? submission : `${submission} (+${others.length})`,
  }
}

/** Filings of a payment by their owners with an account: to others nothing is mailed. */
async function filingsByOwner(
  tx: Db,
  { filings }: { filings: readonly NoticeFiling[] },
): Promise<[PaidFiling, ...PaidFiling[]][]> {
  const owners = new Map<number, [PaidFiling, ...PaidFiling[]]>()
  for (const { submissionNbr: submission } of filings) {
    const payer = await findPayer(tx, submission)
    if (!payer || payer.isClosed) continue
    const own = owners.get(payer.ownerId)
    if (own) own.push({ payer, submission })
    else owners.set(payer.ownerId, [{ payer, submission }])
  }
  return [...owners.values()]
}
