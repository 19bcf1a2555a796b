import { tables, type Db } from '@saki/db'
import { formatRupiah } from '@saki/domain/money/rupiah'
import { longDateText, paperTimeText } from '@saki/texts/dates'

import { priorityWords } from './certificateContent.ts'
import type { LetterContent } from './letterContent.ts'
import type { LetterInput } from './letterInput.ts'
import { letterText } from './letterText.ts'
import type { LetterFacts } from './letterFacts.sql.ts'
import { paperText } from './paperText.ts'

type Rows = [label: string, value: string][]

/** Adds register data to an extract, or payment data to a proof of payment (BPN). */
export async function extractContent(
  db: Db,
  content: LetterContent,
  facts: LetterFacts,
  { type }: LetterInput,
): Promise<LetterContent> {
  const rows = type.mark === 'BPN' ? await paymentRows(db, facts.applicationId) : registerRows(facts)
  const more = rows.flatMap(([label, value]) => (value === '' ? [] : [{ label, value: paperText(value) }]))
  return { ...content, facts: [...content.facts, ...more] }
}

function registerRows(facts: LetterFacts): Rows {
  const names = (role: string) =>
    facts.parties
      .filter((party) => party.role === role)
      .map(({ name }) => name)
      .join('; ')
  const date = (day: string | null) => (day ? longDateText(day, 'id') : '')
  return [
    [letterText('certificate.date'), date(facts.registrationDate)],
    [letterText('certificate.expires'), date(facts.expirationDate)],
    [letterText('applicant'), names('applicant')],
    [letterText('certificate.inventors'), names('inventor')],
    [letterText('certificate.designers'), names('designer')],
    [letterText('certificate.representative'), names('representative')],
    [letterText('priority'), priorityWords(facts)],
    [letterText('certificate.claims'), facts.claims ? String(facts.claims) : ''],
    [letterText('certificate.colours'), facts.colours.join(', ')],
    ...facts.nice.map(({ code, terms }): Rows[number] => [
      letterText('certificate.class', { class: code }),
      terms.join('; '),
    ]),
  ]
}

async function paymentRows(db: Db, applicationId: number): Promise<Rows> {
  const bill = await tables(db)
    .selectFrom('bill')
    .select(['billingCode', 'amount', 'ntpn', 'ntb', 'paidAt'])
    .where('applicationId', '=', applicationId)
    .where('status', '=', 'paid')
    .executeTakeFirst()
  if (!bill) return []
  return [
    [letterText('payment.amount'), formatRupiah(bill.amount)],
    [letterText('payment.code'), bill.billingCode],
    [letterText('payment.ntpn'), bill.ntpn ?? ''],
    [letterText('payment.ntb'), bill.ntb ?? ''],
    [letterText('payment.paid'), bill.paidAt ? paperTimeText(bill.paidAt) : ''],
  ]
}
