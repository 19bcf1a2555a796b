import type { RequestOffer } from '@saki/contracts/requestShapes'
import { formatRupiah } from '@saki/domain/money/rupiah'
import { legalDateText } from '@saki/texts/dates'

import { legalGroundText } from '../cases/legalGround.ts'
import { useWords } from '../ui/useWords.ts'

export interface OfferWords {
  /** Until when it may be made, or why it may not. */
  when: string
  /** The article; '' where no law is named. */
  ground: string
  fee: string
}

/** Says an offer in sentences. */
export function useOfferWords(): (offer: RequestOffer) => OfferWords {
  const { say, language } = useWords('requests', 'newRequest')
  return ({ IND_OFFERED, WHY, DAY, LAST_DATE, LATER_DATE, GROUND, FEE, AMOUNT }) => {
    const day = (date: string | null) => (date === null ? '' : legalDateText(date, language))
    const ground = legalGroundText(GROUND)
    const until =
      LAST_DATE === null ? say('newRequest:offer.open') : say('newRequest:offer.until', { date: day(LAST_DATE) })
    const late = LATER_DATE === null ? '' : ` ${say('newRequest:offer.later', { date: day(LATER_DATE) })}`
    const fees = {
      FREE: say('newRequest:fee.short'),
      PAID: say('newRequest:fee.unit', { amount: formatRupiah(AMOUNT) }),
      UNSET: say('newRequest:fee.unset'),
    }
    return {
      when: IND_OFFERED === 'Y' || WHY === null ? until + late : say(`requests:why.${WHY}`, { date: day(DAY) }),
      ground: ground && say('newRequest:ground', { ground }),
      fee: fees[FEE],
    }
  }
}
