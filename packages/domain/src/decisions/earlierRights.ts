import type { LegalDate } from '../dates/legalDate.ts'
import type { GroundCode } from './substantiveGrounds.ts'

/** A cited case as far as the law compares it. */
export interface CitedRight {
  /** Filing date, or the earliest priority that was not lost. */
  earliest: LegalDate
  published: LegalDate | null
  isRegistered: boolean
  /** Refused, withdrawn, cancelled or lapsed for good. */
  isEnded: boolean
}

/** Why a cited case cannot carry a ground: it came later, or it is no right any more. */
export type NoBar = 'later' | 'ended'

/**
 * Why a cited case cannot carry a ground against an application whose filing or priority date is `own`; undefined when it can, or when the
 * ground compares no dates, as with well-known marks. A mark bars while it is registered or was applied for earlier (UU 20/2016 art.
 * 21(1)(a)), so that one that ended does not. A design and an invention are compared with what was disclosed before (UU 31/2000 art. 2(2)–(3);
 * UU 13/2016 art. 5(1)–(2), 7), to which applications filed earlier and published later are added (UU 13/2016 art. 5(3)); whether the right
 * still exists does not matter.
 */
export function whyNoBar(ground: GroundCode, cited: CitedRight, own: LegalDate): NoBar | undefined {
  const rule = rules[ground]
  return rule?.(cited, own)
}

const disclosedBefore = ({ earliest, published }: CitedRight, own: LegalDate): NoBar | undefined =>
  earliest < own || (published !== null && published < own) ? undefined : 'later'

const rules: Partial<Record<GroundCode, (cited: CitedRight, own: LegalDate) => NoBar | undefined>> = {
  M211A: ({ earliest, isRegistered, isEnded }, own) => {
    if (isEnded) return 'ended'
    return isRegistered || earliest < own ? undefined : 'later'
  },
  D2: disclosedBefore,
  P5: disclosedBefore,
  P7: disclosedBefore,
}
