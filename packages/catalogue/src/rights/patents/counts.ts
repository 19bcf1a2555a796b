import { noCounts, type FeeCounts } from '@saki/domain/fees/quote'
import type { DraftData, FormFile } from '@saki/domain/forms/form'

import { answerOf } from '../../answers.ts'
import { isSimplePatent } from './answers.ts'
import { findPatentParts } from './documents.ts'

/**
 * Quantities that determine the fee of a patent filing. Pages are those of the description (PP 45/2024), 0 while not counted. A simple
 * patent is examined with its filing (UU 13/2016 art. 122(2)) and has no early publication (art. 123).
 */
export function patentCounts(draft: DraftData, files: readonly FormFile[]): FeeCounts {
  const simple = isSimplePatent({ draft, row: {}, files, today: '' })
  const says = (field: string) => (answerOf(draft, 'TECHNICAL', field) === 'Y' ? 1 : 0)
  const claims = answerOf(draft, 'TECHNICAL', 'QTY_CLAIMS')
  return {
    ...noCounts,
    pages: findPatentParts(draft, files).find(({ slot }) => slot === 'DES')?.pages ?? 0,
    claims: /^\d{1,3}$/.test(claims) ? Number(claims) : 0,
    earlyPublication: simple ? 0 : says('EARLY_PUBLICATION'),
    examination: simple ? 1 : says('REQUEST_EXAMINATION'),
  }
}
