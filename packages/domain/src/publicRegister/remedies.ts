import { addMonths, type LegalDate } from '../dates/legalDate.ts'

/** What a stranger may still do against a registered right. `until`: last day; null without a limit. */
export interface Remedy {
  kind: 'markCancel' | 'markBadFaith' | 'markUnused' | 'designCancel' | 'patentAppeal' | 'patentCancel'
  until: LegalDate | null
  ground: string
}

/** Months after registration in which a mark may be attacked on every ground (UU 20/2016 art. 77(1)). */
const MARK_MONTHS = 60
/** Months after the decision to grant in which it may be appealed against (UU 13/2016 art. 70). */
const GRANT_MONTHS = 9

/**
 * Remedies of strangers against a right in force, by its kind. After five years a mark is cancelled only for bad faith or for being contrary to
 * public order (UU 20/2016 art. 77(2)). Non-use counts five years since the Constitutional Court's decision 144/PUU-XXI/2023 (before, three).
 * `since`: registration of a mark or design, the decision to grant of a patent.
 */
export function remediesAgainst(right: string, since: LegalDate, today: LegalDate): Remedy[] {
  if (right === 'MARK') {
    const until = addMonths(since, MARK_MONTHS)
    return [
      today <= until
        ? { kind: 'markCancel', until, ground: 'UU 20/2016 art. 76, 77' }
        : { kind: 'markBadFaith', until: null, ground: 'UU 20/2016 art. 77(2)' },
      { kind: 'markUnused', until: null, ground: 'UU 20/2016 art. 74' },
    ]
  }
  if (right === 'DESIGN') return [{ kind: 'designCancel', until: null, ground: 'UU 31/2000 art. 38' }]
  const until = addMonths(since, GRANT_MONTHS)
  return [
    ...(today <= until ? [{ kind: 'patentAppeal', until, ground: 'UU 13/2016 art. 70' } as const] : []),
    { kind: 'patentCancel', until: null, ground: 'UU 13/2016 art. 132' },
  ]
}
