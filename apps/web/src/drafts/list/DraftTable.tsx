import './draftList.css'

import { useState } from 'react'

import { PageLink } from '../../lib/PageLink.tsx'
import { useUser } from '../../lib/session.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { Table } from '../../ui/Table.tsx'
import { useWords } from '../../ui/useWords.ts'
import { columnsWith } from './draftColumns.tsx'
import { useDeleteDraft } from './useDeleteDraft.ts'
import { useDraftRows } from './useDraftRows.ts'

const SIZE = 10

/** The reader's drafts, those only on this device among them. */
export function DraftTable() {
  const { say } = useWords('drafts', 'filing')
  const user = useUser()
  const [page, setPage] = useState(1)
  const [size, setSize] = useState(SIZE)
  const { lines, total, error, isLoading, refetch, readCopies } = useDraftRows(user?.USER_ID, page, size)
  const onDelete = useDeleteDraft(user?.USER_ID, readCopies)
  return (
    <div className="card draftlist">
      <Table
        caption={say('drafts:list.title')}
        columns={columnsWith(onDelete)}
        rows={lines}
        rowKey={({ id }) => id}
        loading={isLoading}
        error={error}
        onRetry={refetch}
        empty={say('drafts:list.empty')}
        emptyAction={
          <PageLink className="btn" to="/buat-pengajuan">
            <Icon name="plus" />
            <Label k="drafts:start.title" />
          </PageLink>
        }
      />
      {total > SIZE && <Pager page={page} size={size} total={total} onPage={setPage} onSize={setSize} />}
    </div>
  )
}
