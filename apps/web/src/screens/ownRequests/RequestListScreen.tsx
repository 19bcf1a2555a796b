import '../../cases/cases.module.css'

import { keepPreviousData } from '@tanstack/react-query'
import { requestKinds } from '@saki/catalogue/requests/registry'
import { lookLetters, lookOf } from '@saki/catalogue/rights/looks'

import { ClientFilter } from '../../cases/ClientFilter.tsx'
import { OfflineNote } from '../../cases/OfflineNote.tsx'
import { PickBox } from '../../cases/PickBox.tsx'
import { SearchBox } from '../../cases/SearchBox.tsx'
import { usePageSearch, useSetSearch } from '../../lib/pageAddress.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { useCall } from '../../lib/queries.ts'
import { SheetButton } from '../../cases/SheetButton.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { LegalDateText } from '../../ui/LegalTime.tsx'
import { Page } from '../../ui/Page.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { Table } from '../../ui/Table.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { useWords } from '../../ui/useWords.ts'
import { requestColumns } from './requestColumns.tsx'
import {
  groupTabs,
  listQuery,
  readRequestSearch,
  sheetQuery,
  writeRequestSearch,
  type GroupTab,
  type RequestSearch,
} from './requestSearch.ts'

const REFRESH_EVERY = 60_000
const PAGE = '/user-docx/tp/list-pengajuan-pasca'

/** List Pengajuan Pasca: the reader's requests by group, with what is to be done next. */
export function RequestListScreen() {
  const { say } = useWords('ownRequests', 'requests', 'applications', 'clients')
  const search = readRequestSearch(usePageSearch(PAGE))
  const navigate = useSetSearch(PAGE)
  const setSearch = (change: Partial<RequestSearch>, options?: { replace?: boolean }) =>
    navigate(writeRequestSearch({ ...search, page: 1, ...change }), options)
  const list = useCall(
    'requestList',
    { query: listQuery(search) },
    { placeholderData: keepPreviousData, refetchInterval: REFRESH_EVERY },
  )
  const counts = list.data?.GROUPS
  const countOf = (tab: GroupTab) =>
    tab === 'ALL'
      ? counts?.reduce((sum, { COUNT }) => sum + COUNT, 0)
      : counts?.find(({ GROUP }) => GROUP === tab)?.COUNT
  const panel = (
    <>
      <RequestTools search={search} setSearch={setSearch} />
      <div className="tight">
        <RequestTable list={list} search={search} setSearch={setSearch} />
      </div>
      <Pager
        page={search.page}
        size={search.size}
        total={list.data?.total ?? 0}
        capped={list.data?.TOTAL_CAPPED === 'Y'}
        onPage={(page) => setSearch({ page })}
        onSize={(size) => setSearch({ size })}
      />
    </>
  )
  return (
    <Page
      title="shell:page.requests"
      actions={
        <>
          <SheetButton query={sheetQuery(search)} />
          <PageLink to="/user-docx/tp" className="button primary">
            <Icon name="plus" />
            <Label k="ownRequests:ask" />
          </PageLink>
        </>
      }
    >
      <OfflineNote asOf={list.dataUpdatedAt} />
      <section className="card" aria-label={say('shell:page.requests')}>
        <Tabs
          label={say('ownRequests:tabs')}
          current={search.group}
          onChoose={(id) => setSearch({ group: id as GroupTab })}
          tabs={groupTabs.map((id) => {
            const count = countOf(id)
            return {
              id,
              label: <Label k={`ownRequests:group.${id}`} stacked />,
              ...(count !== undefined && { count }),
              panel: id === search.group ? panel : null,
            }
          })}
        />
      </section>
    </Page>
  )
}

interface PartProps {
  search: RequestSearch
  setSearch: (change: Partial<RequestSearch>, options?: { replace?: boolean }) => void
}

function RequestTools({ search, setSearch }: PartProps) {
  const { say } = useWords('ownRequests', 'requests', 'applications')
  const clients = useClients()
  const kinds = requestKinds
    .map(({ id, text }) => ({ value: id, label: say(text) }))
    .toSorted((a, b) => a.label.localeCompare(b.label))
  return (
    <div className="row wrap gap-8 inset-12 hairline-below" role="search">
      <SearchBox
        key={search.group}
        text={search.q}
        what={say('ownRequests:search')}
        onSearch={(q) => setSearch({ q }, { replace: true })}
      />
      <ClientFilter clients={clients} value={search.client} onChoose={(client) => setSearch({ client })} />
      <PickBox
        name={say('ownRequests:filter.kind')}
        isSet={search.kind !== undefined}
        value={search.kind ?? ''}
        onChoose={(value) => setSearch({ kind: value || undefined })}
        options={[{ value: '', label: say('applications:filter.any') }, ...kinds]}
      />
      <PickBox
        name={say('applications:filter.right')}
        isSet={search.right !== undefined}
        value={search.right ?? ''}
        onChoose={(value) => setSearch({ right: value || undefined })}
        options={[
          { value: '', label: say('applications:filter.any') },
          ...lookLetters.map((value) => ({ value, label: say(lookOf(value).names.short) })),
        ]}
      />
      {(search.from ?? search.to) !== undefined && (
        <Button look="quiet" small icon="close" onClick={() => setSearch({ from: undefined, to: undefined })}>
          <span className="sr">{say('applications:filter.clear')} </span>
          {search.from !== undefined && <LegalDateText date={search.from} />}
          {' – '}
          {search.to !== undefined && <LegalDateText date={search.to} />}
        </Button>
      )}
    </div>
  )
}

/** Principals the reader acts for, from the call of the strip above every page. */
function useClients() {
  return useCall('getPatents', { query: { group: 'payment', size: 3 } }).data?.CLIENTS ?? []
}

function RequestTable({ list, search, setSearch }: PartProps & { list: ReturnType<typeof useCall<'requestList'>> }) {
  const { say } = useWords('ownRequests')
  const { q, kind, right, from, to, client } = search
  const isFiltered = q !== '' || [kind, right, from, to, client].some((each) => each !== undefined)
  const nothingAtAll = list.data?.GROUPS.every(({ COUNT }) => COUNT === 0) ?? false
  return (
    <Table
      caption={say('shell:page.requests')}
      columns={requestColumns}
      rows={list.data?.data}
      rowKey={(row) => row.SUBMISSION_NBR ?? row.TEMP_ID ?? ''}
      loading={list.isPlaceholderData}
      error={list.error}
      onRetry={() => void list.refetch()}
      empty={say(isFiltered ? 'core:noMatch' : nothingAtAll ? 'ownRequests:empty' : 'ownRequests:empty.group')}
      emptyAction={
        isFiltered && (
          <Button
            onClick={() =>
              setSearch({ q: '', kind: undefined, right: undefined, from: undefined, to: undefined, client: undefined })
            }
          >
            <Label k="applications:filter.clear" />
          </Button>
        )
      }
    />
  )
}
