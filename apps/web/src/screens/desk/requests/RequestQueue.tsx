import { clsx } from 'clsx'
import { requestKinds } from '@saki/catalogue/requests/registry'
import type { DeskRequestTab } from '@saki/contracts/deskRequests'

import { OfflineNote } from '../../../cases/OfflineNote.tsx'
import { PickBox } from '../../../cases/PickBox.tsx'
import { SearchBox } from '../../../cases/SearchBox.tsx'
import { PageLink } from '../../../lib/PageLink.tsx'
import type { useCall } from '../../../lib/queries.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Label } from '../../../ui/Label.tsx'
import { LegalDateText } from '../../../ui/LegalTime.tsx'
import { Pager } from '../../../ui/Pager.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { ChoiceRow, ChoiceTable } from '../ChoiceTable.tsx'
import { ListRows } from '../ListRows.tsx'
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

function Rows(props: RequestQueueProps) {
  const { list, chosen, onChoose } = props
  const { say } = useWords('desk')
  const heads = [say('desk:requests.choose'), 'desk:requests.col', 'desk:col.step', 'desk:requests.received'] as const
  return (
    <ListRows list={list} empty={<Nothing {...props} />}>
      {(rows) => (
        <>
          <ChoiceTable caption={say('desk:requests')} heads={heads} isStale={list.isPlaceholderData}>
            {rows.map((row) => (
              <ChoiceRow
                key={`${row.PROC_TYP}-${row.PROC_NBR}`}
                row={row}
                number={
                  <PageLink to="/petugas/berkas/$patentId" params={{ patentId: row.PATENT_ID }} className="mono">
                    <bdi dir="ltr">{row.PATENT_ID}</bdi>
                  </PageLink>
                }
                person={row.REQUESTER_NAME}
                chosen={chosen}
                onChoose={onChoose}
              >
                <LegalDateText date={row.RECEIVED_DATE} />
                {row.DUE_DATE && (
                  <span className="block muted caption-size">
                    <Label k="desk:col.due" /> <LegalDateText date={row.DUE_DATE} />
                  </span>
                )}
              </ChoiceRow>
            ))}
          </ChoiceTable>
          <p className={clsx(styles.hint, 'muted caption-size')}>{say('desk:keys.hint')}</p>
        </>
      )}
    </ListRows>
  )
}

/** Words for a tab without requests; nothing where held annuities stand above, which its count includes. */
function Nothing({ search, list: { data }, setSearch }: RequestQueueProps) {
  const { say } = useWords('desk')
  const isFiltered = search.q !== '' || search.kind !== undefined
  const isListedAbove = (data?.TABS.find(({ TAB }) => TAB === search.tab)?.COUNT ?? 0) > (data?.total ?? 0)
  if (isListedAbove) return null
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
}
