import { clsx } from 'clsx'
import { rightOfForm } from '@saki/catalogue/rights/filings'

import type { DraftRow } from '@saki/contracts/edits'
import { legalDateText } from '@saki/texts/dates'
import { useState } from 'react'

import { RightMark } from '../../cases/RightMark.tsx'
import { ask } from '../../lib/ask.ts'
import { queryKeyOf, queryClient, useCall } from '../../lib/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Label } from '../../ui/Label.tsx'
import { LegalTime } from '../../ui/LegalTime.tsx'
import { showToast } from '../../ui/messages.ts'
import { Pager } from '../../ui/Pager.tsx'
import { Table, type Column } from '../../ui/Table.tsx'
import { useWords } from '../../ui/useWords.ts'
import styles from './draftList.module.css'

const SIZE = 10

/** Drafts deleted in the last 30 days, which can be restored. */
export function BinTable() {
  const { say } = useWords('drafts', 'applications')
  const [page, setPage] = useState(1)
  const [size, setSize] = useState(SIZE)
  const { data, error, isFetching, refetch } = useCall(
    'getPatentTemp',
    { query: { page, size, IND_DELETED: 'Y' } },
    { staleTime: 0, placeholderData: (before) => before },
  )
  return (
    <div className={clsx('tight', styles.list)}>
      <Table
        caption={say('drafts:bin.title')}
        columns={columns}
        rows={data?.data}
        rowKey={({ TEMP_ID }) => TEMP_ID}
        loading={isFetching}
        error={error}
        onRetry={() => void refetch()}
        empty={say('drafts:bin.empty')}
      />
      {data && data.total > SIZE && (
        <Pager page={page} size={size} total={data.total} onPage={setPage} onSize={setSize} />
      )}
    </div>
  )
}

const columns: Column<DraftRow>[] = [
  {
    id: 'title',
    head: <Label k="drafts:list.column.title" stacked />,
    leads: true,
    cell: (row) => <TitleCell row={row} />,
  },
  {
    id: 'deleted',
    head: <Label k="drafts:bin.deleted" stacked />,
    cell: ({ DELETED_AT }) => (DELETED_AT ? <LegalTime at={DELETED_AT} /> : '–'),
  },
  { id: 'goes', head: <Label k="core:actions" stacked />, cell: (row) => <RestoreCell row={row} /> },
]

function TitleCell({ row }: { row: DraftRow }) {
  const { say, language } = useWords('drafts')
  const right = rightOfForm(row.FORM_TYP)
  return (
    <>
      <b>
        <bdi>{row.TITLE || say('drafts:untitled')}</bdi>
      </b>
      {right && (
        <span className={clsx(styles.right, 'caption-size above-2 flex')}>
          <RightMark right={right} />
        </span>
      )}
      {row.GOES_ON && (
        <span className="next warm">{say('drafts:bin.goes', { date: legalDateText(row.GOES_ON, language) })}</span>
      )}
    </>
  )
}

function RestoreCell({ row }: { row: DraftRow }) {
  const { say } = useWords('drafts')
  const title = row.TITLE || say('drafts:untitled')
  const restore = async () => {
    try {
      await ask('draftBin', { body: { TEMP_ID: row.TEMP_ID, IND_DELETED: 'N' } })
      showToast('drafts:bin.restored', { values: { title } })
    } catch {
      showToast('drafts:list.notRestored', { tone: 'bad' })
    }
    void queryClient.invalidateQueries({ queryKey: queryKeyOf('getPatentTemp') })
  }
  return (
    <Button look="act" icon="undo" onClick={() => void restore()}>
      <Label k="drafts:bin.restore" />
      <span className="sr"> {title}</span>
    </Button>
  )
}
