import './filing.css'
import '../../forms/forms.css'

import { useLocation } from '@tanstack/react-router'

import { useUser } from '../../lib/session.ts'
import { DraftPage } from './DraftPage.tsx'
import { PickDraft } from './PickDraft.tsx'
import { StartPage } from './StartPage.tsx'
import { useFilingSearch } from './useFilingSearch.ts'

/**
 * Filing from choosing the right to the receipt: /buat-pengajuan starts a draft, /buat-pengajuan/draft continues the
 * draft of the address.
 */
export function FilingScreen() {
  const user = useUser()
  const { draft } = useFilingSearch()
  const { pathname } = useLocation()
  if (!user) return null
  if (draft) return <DraftPage user={user} id={draft} />
  return pathname.includes('/draft') ? <PickDraft /> : <StartPage userId={user.USER_ID} />
}
