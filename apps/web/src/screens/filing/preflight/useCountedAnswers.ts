import { sectionOf, fieldText } from '@saki/domain/forms/form'
import { figuresIn } from '@saki/domain/preflight/drawings'
import { useEffect } from 'react'

import type { FileStepProps } from '../stepProps.ts'
import { claimCounts } from './partFiles.ts'
import type { PartFiles } from './usePartFiles.ts'

/**
 * Writes the counts of claims and figures to the answers: the counted fields always, the applicant's own fields only
 * while they are empty.
 */
export function useCountedAnswers({ draft, onChange }: FileStepProps, { claims, parts }: PartFiles): void {
  const technical = sectionOf(draft.data, 'TECHNICAL')
  const counted = claims && claimCounts(claims)
  const drawings = parts.get('GBR')?.pages
  const figures = drawings ? figuresIn(drawings).length : 0
  const name = `${counted?.claims} ${counted?.independent} ${figures}`
  useEffect(() => {
    if (draft.readOnly) return
    const changes: Record<string, string> = {}
    const set = (field: string, value: string) => {
      if (fieldText(technical, field) !== value) changes[`TECHNICAL.${field}`] = value
    }
    if (counted) {
      set('CLAIMS_COUNTED', counted.claims)
      set('QTY_INDEPENDENT', counted.independent)
      if (counted.claims !== '' && fieldText(technical, 'QTY_CLAIMS') === '') set('QTY_CLAIMS', counted.claims)
    }
    if (figures > 0 && fieldText(technical, 'QTY_DRAWINGS') === '') set('QTY_DRAWINGS', String(figures))
    if (Object.keys(changes).length > 0) onChange(changes)
    // Runs only when a count changes, so that later changes by the applicant are kept.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [name, draft.readOnly])
}
