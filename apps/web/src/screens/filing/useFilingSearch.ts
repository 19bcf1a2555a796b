import { useCallback, useMemo } from 'react'

import { useGoTo, usePageSearch } from '../../lib/pageAddress.ts'
import type { Typed } from '../../lib/pageSearch.ts'

/** Search parameters of the filing pages. */
export interface FilingSearch {
  draft?: string | undefined
  /** Id of a form page, or `check`, `declaration` or `result`; undefined: the hub. */
  step?: string | undefined
  /** 'check': opened from the check page; "continue" and "back" return to it. */
  from?: string | undefined
  /** Field to scroll to and focus; FILES.<slot> for files. */
  field?: string | undefined
  /** DOC_ID of a stored file to open, scroll to and focus. */
  file?: string | undefined
  /** Code of a finding in that file, to be shown first. */
  finding?: string | undefined
}

/** The search parameters of /buat-pengajuan and /buat-pengajuan/draft, whichever is open. */
export function useFilingSearch(): FilingSearch {
  const start = usePageSearch('/buat-pengajuan')
  const page = usePageSearch('/buat-pengajuan/draft')
  return useMemo(() => {
    const { draft, step, from, field, file, finding } = { ...start, ...page }
    return {
      draft: text(draft),
      step: text(step),
      from: text(from),
      field: text(field),
      file: text(file),
      finding: text(finding),
    }
  }, [start, page])
}

const text = (value: Typed | undefined) => (value === undefined ? undefined : String(value))

/** Navigates to a page of `draft`; all search parameters are replaced. */
export function useFilingNavigate(): (to: FilingSearch & { draft: string }, options?: { replace?: boolean }) => void {
  const goTo = useGoTo()
  return useCallback((search, options) => void goTo({ to: '/buat-pengajuan/draft', search }, options), [goTo])
}
