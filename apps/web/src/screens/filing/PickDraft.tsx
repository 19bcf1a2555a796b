import { DraftListTable } from '../../drafts/list/DraftListTable.tsx'
import { Page } from '../../ui/Page.tsx'
import { useWords } from '../../ui/useWords.ts'

/** The address names no draft: lists the drafts to continue. */
export function PickDraft() {
  const { say } = useWords('drafts')
  return (
    <Page title="drafts:pick.title" lead={say('drafts:pick.lead')}>
      <DraftListTable />
    </Page>
  )
}
