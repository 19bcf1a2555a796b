import { findParts } from '@saki/domain/forms/parts'
import { abstractLines } from '@saki/domain/preflight/abstractWords'

import type { FilingForm } from '../useFilingForm.ts'
import { useChecks } from './checks.ts'
import { storedKey } from './usePartFiles.ts'

const SLOT = 'ABS'

/**
 * Text of the abstract of a patent, from its own file or its pages of the combined one; '' when neither was checked since the page was
 * loaded, or the right has no abstract.
 */
export function useAbstract({ form, draft, files, formFiles }: FilingForm): string {
  const checks = useChecks()
  const block = form.pages.flatMap(({ blocks }) => blocks).find((each) => each.as === 'parts')
  const part = block && findParts(block, draft.data, formFiles).find(({ slot }) => slot === SLOT)
  if (!part) return ''
  const slot = part.from === undefined ? SLOT : block.combined
  const file = files.find(({ SPECDOC_TYP }) => SPECDOC_TYP === slot)
  const pages = (file && checks.get(storedKey(file.ID))?.look?.pages) ?? []
  const { from = 1, pages: count = Infinity } = part
  return abstractLines(pages.filter(({ page }) => page >= from && page < from + count)).join(' ')
}
