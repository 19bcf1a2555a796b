import { useCallback } from 'react'

import { useGoTo } from '../lib/pageAddress.ts'

/** Opens a draft at a step of its form or at its task list. */
export function useDraftNavigate(): (draft: string, step?: string) => void {
  const goTo = useGoTo()
  return useCallback((draft, step) => void goTo({ to: '/buat-pengajuan/draft', search: { draft, step } }), [goTo])
}
