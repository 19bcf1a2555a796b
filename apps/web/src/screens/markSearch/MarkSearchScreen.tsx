import { useRef } from 'react'

import { OfflineNote } from '../../cases/OfflineNote.tsx'
import { useNiceClasses } from '../../cases/niceClasses.ts'
import { useOnline } from '../../lib/online.ts'
import { usePageSearch, useSetSearch } from '../../lib/pageAddress.ts'
import { Note } from '../../ui/Note.tsx'
import { Page } from '../../ui/Page.tsx'
import { useWords } from '../../ui/useWords.ts'
import { clsx } from 'clsx'
import { isSearchable, readMarkSearch, writeMarkSearch, type MarkSearch } from './markSearch.ts'
import { MarkSearchBox } from './MarkSearchBox.tsx'
import { MarkFilters } from './MarkFilters.tsx'
import { MarkResults } from './MarkResults.tsx'
import { SearchStart } from './SearchStart.tsx'
import { useSimilarMarks } from './useSimilarMarks.ts'
import { WaysToSearch } from './WaysToSearch.tsx'
import styles from './markSearch.module.css'

const PAGE = '/trademarks/search'

/** Pencarian Merek: the marks alike to a name, with the reasons. The address holds the whole search. */
export function MarkSearchScreen() {
  const { say } = useWords('search')
  const search = readMarkSearch(usePageSearch(PAGE))
  const navigate = useSetSearch(PAGE)
  const heading = useRef<HTMLHeadingElement>(null)
  const isOnline = useOnline()
  const names = useNiceClasses()
  const found = useSimilarMarks(search)
  const setSearch = (change: Partial<MarkSearch>, options?: { replace?: boolean }) =>
    navigate(writeMarkSearch({ ...search, page: 1, ...change }), options)
  const isAsked = isSearchable(search.name)
  return (
    <Page title="shell:page.markSearch" lead={say('search:lead')}>
      <OfflineNote asOf={found.list.dataUpdatedAt} />
      <MarkSearchBox name={search.name} onSearch={(name, options) => setSearch({ name }, options)} />
      <WaysToSearch match={search.match} by={search.by} onChoose={setSearch} />
      {!isAsked && search.name === '' && <SearchStart onTry={(name) => setSearch({ name })} />}
      {isAsked && !found.list.data && !isOnline && (
        <Note tone="warn" icon="offline" role="status">
          {say('search:offline')}
        </Note>
      )}
      {isAsked && (found.list.data ?? isOnline) && (
        <div className={clsx(styles.columns, 'grid gap-24 one-column-on-tablets')}>
          <MarkFilters search={search} counts={found.counts} names={names} setSearch={setSearch} />
          <MarkResults
            heading={heading}
            search={search}
            list={found.list}
            names={names}
            onPage={(page) => {
              setSearch({ page })
              heading.current?.focus()
            }}
            onWiden={() => setSearch({ ...readMarkSearch({}), name: search.name })}
          />
        </div>
      )}
    </Page>
  )
}
