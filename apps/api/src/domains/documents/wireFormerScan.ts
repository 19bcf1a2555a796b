import type { FormerScan } from '@saki/contracts/shapes'

import type { ReplacedScan } from './scanReplacement.sql.ts'

/** A replaced scan as sent to officers. */
export function wireFormerScan({ fileName, replacedAt, replacedBy, reason }: ReplacedScan): FormerScan {
  return {
    FILE_NAME: fileName,
    REPLACED_AT: new Date(replacedAt).toISOString(),
    REPLACED_BY: replacedBy,
    REASON: reason,
  }
}
