import { clsx } from 'clsx'
import type { AppealRow, AppealTab } from '@saki/contracts/appeals'

import { OfflineNote } from '../../../cases/OfflineNote.tsx'
import { SearchBox } from '../../../cases/SearchBox.tsx'
import type { useCall } from '../../../lib/queries.ts'
import { requestName } from '../../../requests/requestKinds.ts'
import { Chip } from '../../../ui/Chip.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { Label } from '../../../ui/Label.tsx'
import { LegalDateText } from '../../../ui/LegalTime.tsx'
import { Pager } from '../../../ui/Pager.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { TwoNames } from '../../../ui/TwoNames.tsx'
import { useWords } from '../../../ui/useWords.ts'
import styles from '../desk.module.css'
import { appealTabList, type AppealSearch } from './appealSearch.ts'

interface AppealListProps {
  search: AppealSearch
  list: ReturnType<typeof useCall<'appealQueue'>>
  size: number
  chosen: string | undefined
  onChoose: (id: string) => void
  setSearch: (change: Partial<AppealSearch>, options?: { replace?: boolean }) => void
}

/** The appeals: tabs by stage, words, rows, pages. */
export function AppealList(props: AppealListProps) {
  const { say } = useWords('appeals')
  const { search, list, size, setSearch } = props
  const first = { page: 1, chosen: undefined }
  const panel = (
    <>
      <div className="row wrap gap-8 inset-12 hairline-below" role="search">
        <SearchBox
          key={search.tab}
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
        current={search.tab}
        onChoose={(tab) => setSearch({ ...first, tab: tab as AppealTab })}
        tabs={appealTabList.map((tab) => {
          const count = list.data?.TABS.find(({ TAB }) => TAB === tab)?.COUNT
          return {
            id: tab,
            label: <Label k={`appeals:tab.${tab}`} stacked />,
            ...(count !== undefined && { count }),
            panel: tab === search.tab ? panel : null,
          }
        })}
      />
    </section>
  )
}

function Rows({ search, list, chosen, onChoose }: AppealListProps) {
  const { say } = useWords('appeals')
  const { data, error, isPlaceholderData, refetch } = list
  const failed = error && (
    <div className="pad">
      <ErrorPanel error={error} onRetry={() => void refetch()} />
    </div>
  )
  if (!data)
    return (
      failed ?? (
        <div className="pad">
          <Skeleton lines={8} block={36} />
        </div>
      )
    )
  if (data.data.length === 0 && !error)
    return <EmptyState>{say(search.q === '' ? 'appeals:empty' : 'core:noMatch')}</EmptyState>
  return (
    <>
      {failed}
      <div className={`tw desktw ${isPlaceholderData ? 'dim' : ''}`} aria-busy={isPlaceholderData || undefined}>
        <table className={clsx('dense', styles.table)}>
          <caption className="sr">{say('appeals:queue')}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr">{say('appeals:choose')}</span>
              </th>
              <th scope="col">
                <Label k="appeals:col.appeal" stacked />
              </th>
              <th scope="col">
                <Label k="appeals:appellant" stacked />
              </th>
              <th scope="col">
                <Label k="appeals:col.received" stacked />
              </th>
            </tr>
          </thead>
          <tbody>
            {data.data.map((row) => (
              <Row key={`${row.PROC_TYP}-${row.PROC_NBR}`} row={row} chosen={chosen} onChoose={onChoose} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

function Row({ row, chosen, onChoose }: { row: AppealRow } & Pick<AppealListProps, 'chosen' | 'onChoose'>) {
  const { say } = useWords('appeals', 'requests', 'desk')
  const id = `${row.PROC_TYP}-${row.PROC_NBR}`
  const on = id === chosen
  const quiet = 'block muted caption-size truncated'
  return (
    // The radio button in the first cell does the same for keyboards and screen readers.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events
    <tr className={clsx('clickable', on && 'on')} onClick={() => onChoose(id)}>
      <td>
        <input
          type="radio"
          className="tick"
          name="deskcase"
          value={id}
          aria-label={`${say(requestName(row.USERDOC_TYP))}, ${row.PATENT_ID}, ${row.TITLE}`}
          checked={on}
          onChange={() => onChoose(id)}
        />
      </td>
      <td>
        <b>
          <Label k={requestName(row.USERDOC_TYP)} />
        </b>
        <bdi dir="ltr" className="block mono">
          {row.PATENT_ID}
        </bdi>
        <span className={clsx(styles.title, quiet)} dir="auto">
          {row.TITLE}
        </span>
      </td>
      <td>
        <TwoNames name={row.STATE_NAME} own={row.STATE_CAPTION} stacked />
        <span className={clsx(styles.title, quiet)} dir="auto">
          {row.APPELLANT_NAME}
        </span>
        {row.HELD_WHY !== null && (
          <Chip tone="amber" icon="hand">
            {say('desk:requests.tab.HELD')}
          </Chip>
        )}
      </td>
      <td>
        <LegalDateText date={row.RECEIVED_DATE} />
        {row.TARGET_DATE && (
          <span className="block muted caption-size">
            <Label k="appeals:col.target" /> <LegalDateText date={row.TARGET_DATE} />
          </span>
        )}
      </td>
    </tr>
  )
}
