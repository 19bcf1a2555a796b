import { clsx } from 'clsx'
import '../../cases/cases.module.css'

import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import type { Paper } from '@saki/contracts/papers'

import { OfflineNote } from '../../cases/OfflineNote.tsx'
import { usePageSearch, useSetSearch } from '../../lib/pageAddress.ts'
import { download } from '../../lib/download.ts'
import { useCall } from '../../lib/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Label } from '../../ui/Label.tsx'
import { Page } from '../../ui/Page.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { useWords } from '../../ui/useWords.ts'
import { Table } from '../../ui/Table.tsx'
import { DocumentTools } from './DocumentTools.tsx'
import { queryOf, readDocumentSearch, writeDocumentSearch, type DocumentSearch } from './documentSearch.ts'
import { ReceiptPeriod } from './ReceiptPeriod.tsx'
import { paperColumns, tickColumn } from './paperColumns.tsx'
import styles from './documents.module.css'

const REFRESH_EVERY = 60_000
const MOST_CHOSEN = 100

/** /user-document: all documents the reader sent or received, across all cases. */
export function DocumentListScreen() {
  const { say } = useWords('viewer')
  const search = readDocumentSearch(usePageSearch('/user-document'))
  const navigate = useSetSearch('/user-document')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const list = useCall(
    'getUserDocuments',
    { query: queryOf(search) },
    { placeholderData: keepPreviousData, refetchInterval: REFRESH_EVERY },
  )
  const setSearch = (change: Partial<DocumentSearch>, options?: { replace?: boolean }) =>
    navigate(writeDocumentSearch({ ...search, page: 1, ...change }), options)
  const choose = (ids: readonly string[], isOn: boolean) => {
    const next = new Set(chosen)
    for (const id of ids)
      if (isOn && next.size < MOST_CHOSEN) next.add(id)
      else if (!isOn) next.delete(id)
    setChosen(next)
  }
  const zip = () => void download('zipDocuments', { query: { ids: [...chosen].join(',') } }, `SAKI-${chosen.size}.zip`)
  return (
    <Page title="viewer:list.title" lead={say('viewer:list.lead')}>
      <OfflineNote asOf={list.dataUpdatedAt} />
      <section className={clsx('card', styles.list)} aria-label={say('viewer:list.title')}>
        <DocumentTools search={search} setSearch={setSearch} clients={list.data?.CLIENTS ?? []} />
        {search.kind === 'receipts' && <ReceiptPeriod search={search} setSearch={setSearch} />}
        {chosen.size > 0 && (
          <div className={'tinted row gap-12 inset-8 hairline-below small'} role="status">
            <b>{say('viewer:list.selected', { count: chosen.size })}</b>
            <Button look="primary" small icon="download" onClick={zip}>
              <Label k="viewer:list.zip" />
            </Button>
            <Button look="quiet" small onClick={() => setChosen(new Set())}>
              <Label k="viewer:list.clear" />
            </Button>
          </div>
        )}
        <DocumentTable
          list={list}
          chosen={chosen}
          onChoose={choose}
          isFiltered={search.q !== '' || search.kind !== 'all' || search.client !== undefined}
          onAll={() => setSearch({ q: '', kind: 'all', client: undefined })}
        />
        <Pager
          page={search.page}
          size={search.size}
          total={list.data?.total ?? 0}
          onPage={(page) => setSearch({ page })}
          onSize={(size) => setSearch({ size })}
        />
      </section>
    </Page>
  )
}

interface DocumentTableProps {
  list: ReturnType<typeof useCall<'getUserDocuments'>>
  chosen: ReadonlySet<string>
  onChoose: (ids: readonly string[], isOn: boolean) => void
  isFiltered: boolean
  onAll: () => void
}

/** One row per document; unread ones are bold and marked for screen readers. */
function DocumentTable({ list, chosen, onChoose, isFiltered, onAll }: DocumentTableProps) {
  const { say } = useWords('viewer', 'core')
  const rows = list.data?.data
  const ready = (rows ?? []).filter(canDownload).map(({ DOC_ID }) => DOC_ID)
  const columns = [tickColumn(say, { chosen, onChoose, ready }), ...paperColumns(say)]
  return (
    <Table
      caption={say('viewer:list.caption')}
      columns={columns}
      rows={rows}
      rowKey={({ DOC_ID }) => DOC_ID}
      loading={list.isPlaceholderData}
      error={list.error}
      onRetry={() => void list.refetch()}
      empty={say(isFiltered ? 'core:noMatch' : 'viewer:list.empty')}
      emptyAction={
        isFiltered && (
          <Button onClick={onAll}>
            <Label k="viewer:list.all" />
          </Button>
        )
      }
      mark={({ DOC_ID, IS_READ }) => (IS_READ === 'N' ? 'unread' : chosen.has(DOC_ID) ? 'on' : undefined)}
    />
  )
}

/** Whether the file can be downloaded. A letter (OUT) that is not set yet is set on request. */
function canDownload({ STATE, DIRECTION }: Paper): boolean {
  return STATE === 'READY' || (STATE === 'WAITING' && DIRECTION === 'OUT')
}
