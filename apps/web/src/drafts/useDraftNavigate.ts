import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Opens a draft at a step of its form or at its task list. */
export function useDraftNavigate(): (draft: string, step?: string) => void {
  const navigate = useNavigate()
  return useCallback(
    (draft, step) => {
      void navigate({ to: '/buat-pengajuan/draft', search: { draft, ...(step !== undefined && { step }) } })
    },
    [navigate],
  )
}
