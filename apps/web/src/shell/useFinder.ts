import { parseApplicationNumber } from '@saki/domain/ids/applicationNumber'
import { hasPlainText } from '@saki/domain/search/plainLetters'
import { useEffect, useState } from 'react'

import { useGoTo } from '../lib/pageAddress.ts'
import { useUser } from '../lib/session.ts'
import { useTerm } from '../ui/useWords.ts'
import { palettePages, type MenuEntry } from './navigation.ts'

/** Pages of officers, whose list others do not load; none where it cannot be loaded. */
function useOfficePages(isOfficer: boolean): readonly MenuEntry[] {
  const [pages, setPages] = useState<readonly MenuEntry[]>([])
  useEffect(() => {
    if (!isOfficer) return
    import('./OfficeNavPages.ts').then(
      ({ officePages }) => setPages(officePages),
      () => undefined,
    )
  }, [isOfficer])
  return pages
}

/** Results for a typed text: a case number, and the pages whose names contain it. */
export function useFinder(typed: string, onGone: () => void) {
  const term = useTerm()
  const goTo = useGoTo()
  const caseNumber = parseApplicationNumber(typed.trim().toUpperCase()) ? typed.trim().toUpperCase() : undefined
  const isOfficer = useUser()?.ROLE === 'office'
  const officePages = useOfficePages(isOfficer)
  const found = [...officePages, ...palettePages].filter((page) => {
    const words = term(page.label)
    return hasPlainText(`${words.term} ${words.caption ?? ''}`, typed)
  })
  const go = (target: MenuEntry | string | undefined) => {
    if (!target) return
    onGone()
    if (typeof target !== 'string') return void goTo({ to: target.to, search: target.search })
    const to = isOfficer ? '/petugas/berkas/$patentId' : '/table-list/patents/workflow/$patentId'
    void goTo({ to, params: { patentId: target } })
  }
  return { found, caseNumber, go }
}
