import '../../forms/forms.module.css'
import './filing.module.css'

import { useOpenPath } from '../../lib/pageAddress.ts'
import { useUser } from '../../lib/session.ts'
import { DraftListTable } from '../../drafts/list/DraftListTable.tsx'
import { Page } from '../../ui/Page.tsx'
import { useWords } from '../../ui/useWords.ts'
import { DraftPage } from './DraftPage.tsx'
import { StartPage } from './StartPage.tsx'
import { useFilingSearch } from './useFilingSearch.ts'

/**
 * Filing from choosing the right to the receipt: /buat-pengajuan starts a draft, /buat-pengajuan/draft continues the
 * draft of the address.
 */
export function FilingScreen() {
  const user = useUser()
  const { draft } = useFilingSearch()
  const pathname = useOpenPath()
  if (!user) return null
  if (draft) return <DraftPage user={user} id={draft} />
  return pathname.includes('/draft') ? <PickDraft /> : <StartPage userId={user.USER_ID} />
}

/** The address names no draft: lists the drafts to continue. */
function PickDraft() {
  const { say } = useWords('drafts')
  return (
    <Page title="drafts:pick.title" lead={say('drafts:pick.lead')}>
      <section className="card" aria-label={say('drafts:list.title')}>
        <DraftListTable />
      </section>
    </Page>
  )
}
