import { usePageSearch, useSetSearch } from '../../lib/pageAddress.ts'
import { BinTable } from '../../drafts/list/BinTable.tsx'
import { DraftListTable } from '../../drafts/list/DraftListTable.tsx'
import { ManageBook } from '../../forms/people/ManageBook.tsx'
import { PageLink } from '../../lib/PageLink.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { Page } from '../../ui/Page.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { useWords } from '../../ui/useWords.ts'

/** /customer-screen/draft: unfinished filings to continue or delete, and the bin. */
export function DraftListScreen() {
  const { say } = useWords('drafts')
  const { tab } = usePageSearch('/customer-screen/draft')
  const navigate = useSetSearch('/customer-screen/draft')
  const isBin = tab === 'bin'
  return (
    <Page
      title="drafts:list.title"
      lead={isBin ? say('drafts:bin.lead') : undefined}
      actions={
        <>
          <ManageBook look="plain" />
          <PageLink className="button primary" to="/buat-pengajuan">
            <Icon name="plus" />
            <Label k="drafts:start.title" />
          </PageLink>
        </>
      }
    >
      <section className="card">
        <Tabs
          label={say('drafts:list.title')}
          current={isBin ? 'bin' : 'open'}
          onChoose={(next) => navigate(next === 'bin' ? { tab: 'bin' } : {})}
          tabs={[
            { id: 'open', label: <Label k="drafts:list.open" stacked />, panel: <DraftListTable /> },
            { id: 'bin', label: <Label k="drafts:bin.title" stacked />, panel: <BinTable /> },
          ]}
        />
      </section>
    </Page>
  )
}
