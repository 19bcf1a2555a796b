import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Where in a filing the reader is; all of it in the address. */
export interface FilingSearch {
  draft?: string | undefined
  /** A page of the form, or check, declaration, result; without it the hub. */
  step?: string | undefined
  /** 'check': the page was opened from the check page and leads back to it. */
  from?: string | undefined
  /** Field to bring into view and focus; FILES.<slot> for files. */
  field?: string | undefined
  /** DOC_ID of a stored file: its step opens it, in view and focused. */
  file?: string | undefined
  /** Code of what was found in it: its step tells that first. */
  finding?: string | undefined
}

export function useFilingSearch(): FilingSearch {
  return useSearch({ strict: false })
}

/** Goes to a place in the filing; the draft stays unless another one is named. */
export function useFilingNavigate(): (to: FilingSearch & { draft: string }, options?: { replace?: boolean }) => void {
  const navigate = useNavigate()
  return useCallback(
    (search, options) => {
      const target = {
        to: '/buat-pengajuan/draft',
        search: Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)),
        ...options,
      }
      void navigate(target as unknown as { to: string })
    },
    [navigate],
  )
}
