import { clsx } from 'clsx'
import type { AppealTab } from '@saki/contracts/appeals'

import { OfflineNote } from '../../../cases/OfflineNote.tsx'
import { SearchBox } from '../../../cases/SearchBox.tsx'
import type { useCall } from '../../../lib/queries.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Label } from '../../../ui/Label.tsx'
import { LegalDateText } from '../../../ui/LegalTime.tsx'
import { Pager } from '../../../ui/Pager.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { ChoiceRow, ChoiceTable, choiceId } from '../ChoiceTable.tsx'
import { ListRows } from '../ListRows.tsx'
import styles from '../desk.module.css'
import { appealTabList, type AppealSearch } from './appealSearch.ts'

interface AppealListProps {
  search: AppealSearch
  /** The tab shown. */
  tab: AppealTab
  list: ReturnType<typeof useCall<'appealQueue'>>
  size: number
  chosen: string | undefined
  onChoose: (id: string) => void
  setSearch: (change: Partial<AppealSearch>, options?: { replace?: boolean }) => void
}

/** The appeals: tabs by stage, words, rows, pages. */
export function AppealList(props: AppealListProps) {
  const { say } = useWords('appeals')
  const { search, tab: current, list, size, setSearch } = props
  const first = { page: 1, chosen: undefined }
  const panel = (
    <>
      <div className="row wrap gap-8 inset-12 hairline-below" role="search">
        <SearchBox
          key={current}
          text={search.q}
          what={say('appeals:search')}
          onSearch={(q) => setSearch({ ...first, q }, { replace: true })}
        />
      </div>
      <OfflineNote asOf={list.dataUpdatedAt} />
      <Rows {...props} />
      <Pager
        page={search.page}
        size={size}
        total={list.data?.total ?? 0}
        onPage={(page) => setSearch({ page, chosen: undefined })}
      />
    </>
  )
  return (
    <section className={clsx('card', styles.card)} aria-label={say('appeals:queue')}>
      <Tabs
        label={say('appeals:queue')}
        current={current}
        onChoose={(tab) => setSearch({ ...first, tab: tab as AppealTab })}
        tabs={appealTabList.map((tab) => {
          const count = list.data?.TABS.find(({ TAB }) => TAB === tab)?.COUNT
          return {
            id: tab,
            label: <Label k={`appeals:tab.${tab}`} stacked />,
            ...(count !== undefined && { count }),
            panel: tab === current ? panel : null,
          }
        })}
      />
    </section>
  )
}

function Rows({ search, list, chosen, onChoose }: AppealListProps) {
  const { say } = useWords('appeals')
  const heads = [say('appeals:choose'), 'appeals:col.appeal', 'appeals:appellant', 'appeals:col.received'] as const
  return (
    <ListRows list={list} empty={<EmptyState>{say(search.q === '' ? 'appeals:empty' : 'core:noMatch')}</EmptyState>}>
      {(rows) => (
        <ChoiceTable caption={say('appeals:queue')} heads={heads} isStale={list.isPlaceholderData}>
          {rows.map((row) => (
            <ChoiceRow
              key={choiceId(row)}
              row={row}
              number={
                <bdi dir="ltr" className="mono">
                  {row.PATENT_ID}
                </bdi>
              }
              person={row.APPELLANT_NAME || say('appeals:outsider')}
              chosen={chosen}
              onChoose={onChoose}
            >
              <LegalDateText date={row.RECEIVED_DATE} />
              {row.TARGET_DATE && (
                <span className="block muted caption-size">
                  <Label k="appeals:col.target" /> <LegalDateText date={row.TARGET_DATE} />
                </span>
              )}
            </ChoiceRow>
          ))}
        </ChoiceTable>
      )}
    </ListRows>
  )
}
