import { PageLink } from '../../lib/PageLink.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { Page } from '../../ui/Page.tsx'
import { useWords } from '../../ui/useWords.ts'
import { DraftTable } from '../../drafts/list/DraftTable.tsx'

/** /customer-screen/draft: unfinished filings, to go on with or to delete. */
export function DraftListScreen() {
  const { say } = useWords('drafts')
  return (
    <Page
      title="drafts:list.title"
      lead={say('drafts:list.lead')}
      actions={
        <>
          <PageLink className="btn" to="/customer-screen/gabungan">
            <Icon name="money" />
            <Label k="fees:cart.title" />
          </PageLink>
          <PageLink className="btn pri" to="/buat-pengajuan">
            <Icon name="plus" />
            <Label k="drafts:start.title" />
          </PageLink>
        </>
      }
    >
      <DraftTable />
    </Page>
  )
}
