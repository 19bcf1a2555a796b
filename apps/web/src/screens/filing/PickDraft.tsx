import { DraftListTable } from '../../drafts/list/DraftListTable.tsx'
import { Page } from '../../ui/Page.tsx'
import { useWords } from '../../ui/useWords.ts'

/** The address names no draft: here are the ones to go on with. */
export function PickDraft() {
  const { say } = useWords('drafts')
  return (
    <Page title="drafts:pick.title" lead={say('drafts:pick.lead')}>
      <DraftListTable />
    </Page>
  )
}
