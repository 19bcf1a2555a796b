import { clsx } from 'clsx'
import '../../cases/cases.module.css'

import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'

import { OfflineNote } from '../../cases/OfflineNote.tsx'
import { usePageSearch, useSetSearch } from '../../lib/pageAddress.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { useCall } from '../../lib/queries.ts'
import { usePageCursor } from '../../lib/usePageCursor.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { Page } from '../../ui/Page.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { useWords } from '../../ui/useWords.ts'
import { ApplicationListTable } from './ApplicationListTable.tsx'
import { ListTools } from './ListTools.tsx'
import { listGroups, readListSearch, writeListSearch, type ListSearch } from './listSearch.ts'
import styles from './applications.module.css'

const REFRESH_EVERY = 60_000

/** Daftar Permohonan: all cases of the reader, with their deadlines and the actions allowed now. */
export function ApplicationListScreen() {
  const { say } = useWords('applications')
  const search = readListSearch(usePageSearch('/customer-screen/list'))
  const navigate = useSetSearch('/customer-screen/list')
  const { group, q, right, year, client, sort, page, size } = search
  const listed = { group, q: q || undefined, right, year, client, sort, size }
  const { cursor, keepCursor } = usePageCursor(JSON.stringify(listed), page)
  const list = useCall(
    'getPatents',
    { query: { ...listed, page, cursor } },
    {
      placeholderData: keepPreviousData,
      refetchInterval: REFRESH_EVERY,
    },
  )
  const setSearch = (change: Partial<ListSearch>, options?: { replace?: boolean }) =>
    navigate(writeListSearch({ ...search, page: 1, ...change }), options)
  // Keeps the last known counts of the tabs when the current tab cannot be loaded.
  const [known, setKnown] = useState({ counts: list.data?.COUNTS, at: list.dataUpdatedAt })
  const { data, dataUpdatedAt } = list
  if (data && dataUpdatedAt > 0 && dataUpdatedAt !== known.at) setKnown({ counts: data.COUNTS, at: dataUpdatedAt })
  const counts = list.data?.COUNTS ?? known.counts
  const panel = (
    <>
      <ListTools search={search} setSearch={setSearch} clients={list.data?.CLIENTS ?? []} />
      <ApplicationListTable list={list} search={search} setSearch={setSearch} />
      <Pager
        page={page}
        size={size}
        total={list.data?.total ?? 0}
        capped={list.data?.TOTAL_CAPPED === 'Y'}
        onPage={(to) => {
          keepCursor(list.isPlaceholderData ? undefined : list.data, to)
          setSearch({ page: to })
        }}
        onSize={(next) => setSearch({ size: next })}
      />
    </>
  )
  return (
    <Page
      title="applications:title"
      actions={
        <PageLink to="/buat-pengajuan" className="button">
          <Icon name="plus" />
          <Label k="shell:nav.new" />
        </PageLink>
      }
    >
      <OfflineNote asOf={list.dataUpdatedAt || known.at} />
      <section className={clsx('card', styles.list)} aria-label={say('applications:title')}>
        <Tabs
          label={say('applications:tabs')}
          current={group}
          onChoose={(id) => setSearch({ group: id as ListSearch['group'] })}
          tabs={listGroups.map((id) => ({
            id,
            label: <Label k={`applications:group.${id}`} stacked />,
            count: counts?.[id],
            panel: id === group ? panel : null,
          }))}
        />
      </section>
    </Page>
  )
}
