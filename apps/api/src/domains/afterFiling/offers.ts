import { requestKinds } from '@saki/catalogue/requests/registry'
import type { CatalogueRequest } from '@saki/catalogue/requests/defineRequest'
import type { RequestOffer } from '@saki/contracts/requestShapes'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { tariffOn, type Tariff } from '@saki/domain/fees/quote'
import type { Offer } from '@saki/domain/requests/offer'
import { offerOf } from '@saki/domain/requests/offerOf'
import { isCharged } from '@saki/domain/requests/requestFees'

import { isMadeHere } from './kinds.ts'
import type { ChosenCaseFacts } from './casesToChoose.ts'

/** Whether a kind may be made in a case on a day, by law and by what the portal can carry out. */
export function judgeOffer(kind: CatalogueRequest, { facts, relation }: ChosenCaseFacts, today: LegalDate): Offer {
  return offerOf(kind, facts, relation, today)
}

/** All kinds in a case, in the order of their codes. A third person sees only what anyone may ask for. */
export function offersIn(chosen: ChosenCaseFacts, tariffs: readonly Tariff[], today: LegalDate): RequestOffer[] {
  const kinds = requestKinds.filter(({ who }) => chosen.relation !== 'third' || who.includes('third'))
  return kinds.map((kind) => wireOffer(kind, judgeOffer(kind, chosen, today), chosen, tariffs, today))
}

const madeAs = { filing: 'FILING', annuity: 'ANNUITY' } as const

/** An offer as the wire says it, with the fee for one case, class, claim or page by the general tariff. */
export function wireOffer(
  kind: CatalogueRequest,
  offer: Offer,
  { one }: Pick<ChosenCaseFacts, 'one'>,
  tariffs: readonly Tariff[],
  today: LegalDate,
): RequestOffer {
  const isHere = kind.madeAs !== undefined || isMadeHere(kind)
  const isOffered = offer.isOffered && isHere
  return {
    USERDOC_TYP: kind.id,
    IND_OFFERED: isOffered ? 'Y' : 'N',
    WHY: isOffered ? null : offer.isOffered ? 'not_here' : offer.why,
    DAY: offer.isOffered ? null : (offer.day ?? null),
    LAST_DATE: offer.isOffered ? (offer.last ?? null) : null,
    LATER_DATE: offer.isOffered ? (offer.later ?? null) : null,
    GROUND: offer.ground,
    ...feeOf(kind, one, offer, tariffs, today),
    MADE_AS: kind.madeAs ? madeAs[kind.madeAs] : 'REQUEST',
  }
}

function feeOf(
  { rules }: CatalogueRequest,
  { applTyp, history }: ChosenCaseFacts['one'],
  offer: Offer,
  tariffs: readonly Tariff[],
  today: LegalDate,
): Pick<RequestOffer, 'FEE' | 'AMOUNT'> {
  const action = offer.isOffered ? offer.action : undefined
  const fees = (rules[applTyp as keyof typeof rules]?.fees ?? []).filter((fee) => isCharged(fee, { action, history }))
  const found = fees.map(({ code }) => tariffOn(tariffs, code, 'UMUM', today))
  if (found.some((tariff) => tariff === undefined)) return { FEE: 'UNSET', AMOUNT: 0 }
  const amount = found.reduce((sum, tariff) => sum + (tariff?.rupiah ?? 0), 0)
  return { FEE: amount > 0 ? 'PAID' : 'FREE', AMOUNT: amount }
}
