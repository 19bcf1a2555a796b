import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Sets the search parameters of this page; undefined and empty values are left out. `replace` adds no history entry. */
export function useSearchNavigate(): (
  search: Record<string, string | number | undefined>,
  options?: { replace?: boolean },
) => void {
  const navigate = useNavigate()
  return useCallback(
    (search, options) => {
      const kept = Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined && value !== ''))
      void navigate({ to: '.', search: kept, resetScroll: false, ...options })
    },
    [navigate],
  )
}
