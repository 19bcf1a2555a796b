import type { LetterFee } from '@saki/catalogue'
import { postalText } from '@saki/catalogue/letters/postalTexts'
import { tables, type Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { tariffOn, type Tariff } from '@saki/domain/fees/quote'
import { formatRupiah } from '@saki/domain/money/rupiah'
import { say } from '@saki/texts/say'

import { pageLink } from '../../outbox.ts'
import type { Services } from '../../services.ts'
import { letterText } from './letterText.ts'
import type { LetterFacts } from './letterFacts.sql.ts'

/** Page on which requests are made and paid. */
const REQUESTS_PAGE = '/user-docx/tp/berbayar'

/** The amount of a fee by the tariff of `day`, and how it is paid. Empty while no tariff is in force. */
export async function feeWords(
  db: Db,
  services: Pick<Services, 'env'>,
  fee: LetterFee,
  { facts, day, isByPost }: { facts: Pick<LetterFacts, 'payerCategory' | 'nice'>; day: LegalDate; isByPost: boolean },
): Promise<string[]> {
  const tariff = tariffOn(await listTariffsOf(db, fee.code), fee.code, facts.payerCategory, day)
  if (!tariff) return []
  const label = say('id', fee.label)
  const classes = facts.nice.length
  const amount =
    fee.per === 'class'
      ? letterText('fee.classes', {
          label,
          classes,
          amount: formatRupiah(tariff.rupiah * classes),
          unit: formatRupiah(tariff.rupiah),
        })
      : letterText('fee.amount', { label, amount: formatRupiah(tariff.rupiah) })
  const link = pageLink(services, REQUESTS_PAGE)
  return [amount, say('id', isByPost ? postalText('letters:fee.pay') : 'letters:fee.pay', { link })]
}

function listTariffsOf(db: Db, code: string): Promise<Tariff[]> {
  return tables(db)
    .selectFrom('tariff')
    .select(['code', 'payerCategory', 'validFrom', 'validTo', 'rupiah', 'unit', 'legalRef'])
    .where('code', '=', code)
    .execute()
}
