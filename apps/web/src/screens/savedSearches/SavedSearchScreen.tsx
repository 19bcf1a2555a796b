import type { SavedSearch } from '@saki/contracts/savedSearches'
import { MOST_SAVED_SEARCHES } from '@saki/domain/search/alertDue'
import { useState } from 'react'

import { OfflineNote } from '../../cases/OfflineNote.tsx'
import { useOnline } from '../../lib/online.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { usePageSearch, useSetSearch } from '../../lib/pageAddress.ts'
import { useCall, useSend } from '../../lib/queries.ts'
import { refreshSavedSearches, SearchNotices } from '../../searches/SearchNotices.tsx'
import { Card } from '../../ui/Card.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Label } from '../../ui/Label.tsx'
import { showToast } from '../../ui/messages.ts'
import { Note } from '../../ui/Note.tsx'
import { Page } from '../../ui/Page.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Table } from '../../ui/Table.tsx'
import { useLostFocus } from '../../ui/useLostFocus.ts'
import { useWords } from '../../ui/useWords.ts'
import { savedSearchColumns } from './savedSearchColumns.tsx'
import { lateDialog } from '../../ui/Late.tsx'

const SIZE = 10
const SavedSearchDialog = lateDialog(
  async () => (await import('../../searches/SavedSearchDialog.tsx')).SavedSearchDialog,
)

/** /pencarian-tersimpan: the saved searches of the reader, and what they told. */
export function SavedSearchScreen() {
  const { say } = useWords('alerts')
  const isOnline = useOnline()
  const list = useCall('savedSearches')
  const heading = useLostFocus<HTMLSpanElement>(list.data?.length)
  const [changing, setChanging] = useState<SavedSearch>()
  const [deleting, setDeleting] = useState<SavedSearch>()
  const pause = useSend('savedSearchChange', { onSuccess: refreshSavedSearches, onError: refreshSavedSearches })
  const seen = useSend('savedSearchSeen', { onSuccess: refreshSavedSearches })
  const columns = savedSearchColumns({
    onOpen: ({ SEARCH_ID }) => seen.mutate({ body: { SEARCH_ID } }),
    onChange: setChanging,
    onDelete: setDeleting,
    onPause: ({ SEARCH_ID, IND_PAUSED }) =>
      pause.mutate({ body: { SEARCH_ID, IND_PAUSED: IND_PAUSED === 'Y' ? 'N' : 'Y' } }),
  })
  return (
    <Page title="shell:page.savedSearches" lead={say('alerts:lead')}>
      <OfflineNote asOf={list.dataUpdatedAt} />
      {!list.data && !isOnline && (
        <Note tone="warn" icon="offline" role="status">
          {say('alerts:offline')}
        </Note>
      )}
      {(list.data ?? isOnline) && (
        <div className="stack">
          {pause.error && <ErrorPanel error={pause.error} />}
          <Card
            flush
            title={
              <>
                <span ref={heading} tabIndex={-1}>
                  <Label k="alerts:title" />
                </span>{' '}
                {list.data && (
                  <span className="muted small regular">
                    {say('alerts:count', { count: list.data.length, most: MOST_SAVED_SEARCHES })}
                  </span>
                )}
              </>
            }
          >
            <Table
              caption={say('alerts:title')}
              columns={columns}
              rows={list.data}
              rowKey={({ SEARCH_ID }) => SEARCH_ID}
              loading={list.isPending}
              error={list.error}
              onRetry={() => void list.refetch()}
              empty={
                <>
                  <b>{say('alerts:empty.list')}</b>
                  <br />
                  {say('alerts:empty.means')}
                </>
              }
              emptyAction={
                <span className="row wrap gap-8">
                  <PageLink className="button" to="/forms/search">
                    <Label k="shell:page.search" />
                  </PageLink>
                  <PageLink className="button" to="/trademarks/search">
                    <Label k="shell:page.markSearch" />
                  </PageLink>
                </span>
              }
            />
          </Card>
          <Notices />
        </div>
      )}
      {changing && (
        <SavedSearchDialog
          search={changing.SEARCH}
          name={changing.NAME}
          saved={changing}
          onClose={() => setChanging(undefined)}
        />
      )}
      {deleting && <DeleteSearch saved={deleting} onClose={() => setDeleting(undefined)} />}
    </Page>
  )
}

/** Every message, newest first. */
function Notices() {
  const { say } = useWords('alerts')
  const { page = 1 } = usePageSearch('/pencarian-tersimpan')
  const setSearch = useSetSearch('/pencarian-tersimpan')
  const { data, error, refetch } = useCall('searchNotices', { query: { page, size: SIZE } })
  return (
    <Card flush title={<Label k="alerts:notices.title" />}>
      {error && !data && (
        <div className="pad">
          <ErrorPanel error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {!data && !error && (
        <div className="pad">
          <Skeleton lines={4} />
        </div>
      )}
      {data?.total === 0 && <EmptyState>{say('alerts:notices.empty')}</EmptyState>}
      {data && data.total > 0 && (
        <>
          <SearchNotices notices={data.data} />
          <Pager
            page={page}
            size={SIZE}
            total={data.total}
            onPage={(to) => setSearch({ page: to === 1 ? undefined : to })}
          />
        </>
      )}
    </Card>
  )
}

function DeleteSearch({ saved: { SEARCH_ID, NAME }, onClose }: { saved: SavedSearch; onClose: () => void }) {
  const { say } = useWords('alerts')
  const finish = () => {
    refreshSavedSearches()
    showToast('alerts:deleted', { values: { name: NAME } })
    onClose()
  }
  // Deleted in another window before.
  const remove = useSend('savedSearchDelete', {
    onSuccess: finish,
    onError: ({ status }) => (status === 404 ? finish() : undefined),
  })
  return (
    <ConfirmDialog
      title={say('alerts:delete.title', { name: NAME })}
      yes={<Label k="alerts:delete" />}
      no={<Label k="core:cancel" />}
      danger
      busy={remove.isPending && say('core:loading')}
      onYes={() => remove.mutate({ body: { SEARCH_ID } })}
      onNo={onClose}
    >
      <p>{say('alerts:delete.means')}</p>
      {remove.error && <ErrorPanel error={remove.error} />}
    </ConfirmDialog>
  )
}
