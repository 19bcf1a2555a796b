import type { Db } from '@saki/db'
import { formatRupiah } from '@saki/domain/money/rupiah'

import { priorityWords } from './certificateContent.ts'
import { word, type LetterContent, type LetterGiven } from './letterContent.ts'
import type { CaseFacts } from './letterFacts.sql.ts'
import { dateWords, momentWords } from './paperDate.ts'
import { paperText } from './paperText.ts'

type Rows = [label: string, value: string][]

/** An extract tells more of the case than a letter does; a proof of payment tells the payment. */
export async function extractContent(
  db: Db,
  content: LetterContent,
  facts: CaseFacts,
  { type }: LetterGiven,
): Promise<LetterContent> {
  const rows = type.mark === 'BPN' ? await paymentRows(db, facts.applicationId) : registerRows(facts)
  const more = rows.flatMap(([label, value]) => (value === '' ? [] : [{ label, value: paperText(value) }]))
  return { ...content, facts: [...content.facts, ...more] }
}

function registerRows(facts: CaseFacts): Rows {
  const names = (role: string) =>
    facts.parties
      .filter((party) => party.role === role)
      .map(({ name }) => name)
      .join('; ')
  const date = (day: string | null) => (day ? dateWords(day) : '')
  return [
    [word('certificate.date'), date(facts.registrationDate)],
    [word('certificate.expires'), date(facts.expirationDate)],
    [word('applicant'), names('applicant')],
    [word('certificate.inventors'), names('inventor')],
    [word('certificate.designers'), names('designer')],
    [word('certificate.representative'), names('representative')],
    [word('priority'), priorityWords(facts)],
    [word('certificate.claims'), facts.claims ? String(facts.claims) : ''],
    [word('certificate.colours'), facts.colours.join(', ')],
    ...facts.nice.map(({ code, terms }): Rows[number] => [
      word('certificate.class', { class: code }),
      terms.join('; '),
    ]),
  ]
}

async function paymentRows(db: Db, applicationId: number): Promise<Rows> {
  const bill = await db
    .selectFrom('bill')
    .select(['billing_code', 'amount', 'ntpn', 'ntb', 'paid_at'])
    .where('application_id', '=', applicationId)
    .where('status', '=', 'paid')
    .executeTakeFirst()
  if (!bill) return []
  return [
    [word('payment.amount'), formatRupiah(bill.amount)],
    [word('payment.code'), bill.billing_code],
    [word('payment.ntpn'), bill.ntpn ?? ''],
    [word('payment.ntb'), bill.ntb ?? ''],
    [word('payment.paid'), bill.paid_at ? momentWords(bill.paid_at) : ''],
  ]
}
