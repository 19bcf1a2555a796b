import { postalText } from '@saki/catalogue/letters/postalTexts'
import type { Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { formatRupiah } from '@saki/domain/money/rupiah'
import type { Language, TextKey } from '@saki/texts'
import { say } from '@saki/texts/say'

import { pageLink } from '../../outbox.ts'
import type { Services } from '../../services.ts'
import { findNextAnnuities } from './nextAnnuities.ts'

/** Page on which annuities are paid. */
const ANNUITIES_PAGE = '/user-docx/tp/berbayar'

interface Asked {
  applicationId: number
  /** The tariff of this day counts, and the surcharge of a payment on it. */
  day: LegalDate
  language: Language
  /** In a letter to somebody who cannot log in. */
  isByPost?: boolean
}

/** Sentences of letters and mails: which annuities are to be paid, how much, and how. Empty when there is nothing to pay. */
export async function annuityWords(
  db: Db,
  services: Pick<Services, 'env'>,
  { applicationId, day, language, isByPost = false }: Asked,
): Promise<string[]> {
  const next = await findNextAnnuities(db, applicationId, day)
  if (!next) return []
  const { fromYear: from, toYear: to, claims, amount, surcharge } = next
  const worded = (key: TextKey) => (isByPost ? postalText(key) : key)
  const years = say(language, from === to ? 'mail:annuity.year' : 'mail:annuity.years', { from, to })
  return [
    amount === undefined
      ? say(language, worded('mail:annuity.unpriced'), { years })
      : say(language, 'mail:annuity.amount', { years, amount: formatRupiah(amount), claims }),
    surcharge > 0 ? say(language, 'mail:annuity.surcharge', { surcharge: formatRupiah(surcharge) }) : '',
    say(language, worded('mail:annuity.pay'), { link: pageLink(services, ANNUITIES_PAGE) }),
  ].filter((sentence) => sentence !== '')
}
