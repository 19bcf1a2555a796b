import { clsx } from 'clsx'
import { requestKinds } from '@saki/catalogue/requests/registry'
import type { DeskRequestRow, DeskRequestTab } from '@saki/contracts/deskRequests'

import { OfflineNote } from '../../../cases/OfflineNote.tsx'
import { PickBox } from '../../../cases/PickBox.tsx'
import { SearchBox } from '../../../cases/SearchBox.tsx'
import { PageLink } from '../../../lib/PageLink.tsx'
import type { useCall } from '../../../lib/queries.ts'
import { requestName } from '../../../requests/requestKinds.ts'
import { Button } from '../../../ui/Button.tsx'
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
import { HeldAnnuities } from './HeldAnnuities.tsx'
import { deskTabs, type DeskSearch } from './deskSearch.ts'
import styles from '../desk.module.css'

const ANNUITY_KIND = 'BT'

interface RequestQueueProps {
  search: DeskSearch
  list: ReturnType<typeof useCall<'officeRequests'>>
  size: number
  chosen: string | undefined
  onChoose: (id: string) => void
  setSearch: (change: Partial<DeskSearch>, options?: { replace?: boolean }) => void
}

/** The list: tabs by what the request waits for, words and kind, rows, pages. */
export function RequestQueue(props: RequestQueueProps) {
  const { say } = useWords('desk', 'requests', 'applications')
  const { search, list, size, setSearch } = props
  const first = { page: 1, chosen: undefined }
  const kinds = requestKinds
    .map(({ id, text }) => ({ value: id, label: say(text) }))
    .toSorted((a, b) => a.label.localeCompare(b.label))
  const panel = (
    <>
      <div className="row wrap gap-8 inset-12 hairline-below" role="search">
        <SearchBox
          key={search.tab}
          text={search.q}
          what={say('desk:requests.search')}
          onSearch={(q) => setSearch({ ...first, q }, { replace: true })}
        />
        <PickBox
          name={say('desk:requests.kind')}
          isSet={search.kind !== undefined}
          value={search.kind ?? ''}
          onChoose={(kind) => setSearch({ ...first, kind: kind || undefined })}
          options={[{ value: '', label: say('applications:filter.any') }, ...kinds]}
        />
      </div>
      <OfflineNote asOf={list.dataUpdatedAt} />
      {search.tab === 'HELD' && (search.kind === undefined || search.kind === ANNUITY_KIND) && (
        <HeldAnnuities key={search.q} q={search.q} />
      )}
      <Rows {...props} />
      <Pager
        page={search.page}
        size={size}
        total={list.data?.total ?? 0}
        capped={list.data?.TOTAL_CAPPED === 'Y'}
        onPage={(page) => setSearch({ page, chosen: undefined })}
      />
    </>
  )
  return (
    <section className={clsx('card', styles.card)} aria-label={say('desk:requests')}>
      <Tabs
        label={say('desk:requests')}
        current={search.tab}
        onChoose={(tab) => setSearch({ ...first, tab: tab as DeskRequestTab })}
        tabs={deskTabs.map((tab) => {
          const count = list.data?.TABS.find(({ TAB }) => TAB === tab)?.COUNT
          return {
            id: tab,
            label: <Label k={`desk:requests.tab.${tab}`} stacked />,
            ...(count !== undefined && { count }),
            panel: tab === search.tab ? panel : null,
          }
        })}
      />
    </section>
  )
}

function Rows({ search, list, chosen, onChoose, setSearch }: RequestQueueProps) {
  const { say } = useWords('desk')
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
  const isFiltered = search.q !== '' || search.kind !== undefined
  // The count of held requests includes annuities, which are listed above.
  const isListedAbove = (data.TABS.find(({ TAB }) => TAB === search.tab)?.COUNT ?? 0) > data.total
  if (data.data.length === 0 && !error && isListedAbove) return null
  if (data.data.length === 0 && !error)
    return (
      <EmptyState
        action={
          isFiltered && (
            <Button onClick={() => setSearch({ q: '', kind: undefined, page: 1 })}>
              <Label k="desk:filter.reset" />
            </Button>
          )
        }
      >
        {say(isFiltered ? 'core:noMatch' : 'desk:requests.empty')}
      </EmptyState>
    )
  return (
    <>
      {failed}
      <div className={`tw desktw ${isPlaceholderData ? 'dim' : ''}`} aria-busy={isPlaceholderData || undefined}>
        <table className={clsx('dense', styles.table)}>
          <caption className="sr">{say('desk:requests')}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr">{say('desk:requests.choose')}</span>
              </th>
              <th scope="col">
                <Label k="desk:requests.col" stacked />
              </th>
              <th scope="col">
                <Label k="desk:col.step" stacked />
              </th>
              <th scope="col">
                <Label k="desk:requests.received" stacked />
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
      <p className={clsx(styles.hint, 'muted caption-size')}>{say('desk:keys.hint')}</p>
    </>
  )
}

function Row({ row, chosen, onChoose }: { row: DeskRequestRow } & Pick<RequestQueueProps, 'chosen' | 'onChoose'>) {
  const { say } = useWords('desk', 'requests')
  const id = `${row.PROC_TYP}-${row.PROC_NBR}`
  const on = id === chosen
  const quiet = 'block muted caption-size truncated'
  return (
    // The radio button in the first cell does the same for keyboards and screen readers.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events
    <tr
      className={on ? 'on' : ''}
      aria-selected={on}
      onClick={({ target }) => (target instanceof Element && target.closest('a') !== null ? undefined : onChoose(id))}
    >
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
        <span className="block">
          <PageLink to="/petugas/berkas/$patentId" params={{ patentId: row.PATENT_ID }} className="mono">
            <bdi dir="ltr">{row.PATENT_ID}</bdi>
          </PageLink>
        </span>
        <span className={clsx(styles.title, quiet)} dir="auto">
          {row.TITLE}
        </span>
      </td>
      <td>
        <TwoNames name={row.STATE_NAME} own={row.STATE_CAPTION} stacked />
        <span className={clsx(styles.title, quiet)} dir="auto">
          {row.REQUESTER_NAME}
        </span>
        {row.HELD_WHY !== null && (
          <Chip tone="amber" icon="hand">
            {say('desk:requests.tab.HELD')}
          </Chip>
        )}
      </td>
      <td className="nowrap">
        <LegalDateText date={row.RECEIVED_DATE} />
        {row.DUE_DATE && (
          <span className="block muted caption-size">
            <Label k="desk:col.due" /> <LegalDateText date={row.DUE_DATE} />
          </span>
        )}
      </td>
    </tr>
  )
}
