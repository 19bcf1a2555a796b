import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'

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

export function useFilingSearch(): FilingSearch {
  return useSearch({ strict: false })
}

/** Navigates to a page of `draft`; all search parameters are replaced. */
export function useFilingNavigate(): (to: FilingSearch & { draft: string }, options?: { replace?: boolean }) => void {
  const navigate = useNavigate()
  return useCallback(
    (search, options) => {
      const given = Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined))
      void navigate({ to: '/buat-pengajuan/draft', search: given, ...options })
    },
    [navigate],
  )
}
