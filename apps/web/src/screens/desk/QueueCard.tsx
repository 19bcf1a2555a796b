import { clsx } from 'clsx'
import type { QueueRow } from '@saki/contracts/deskQueue'
import { useState } from 'react'

import { OfflineNote } from '../../cases/OfflineNote.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Label } from '../../ui/Label.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { useWords } from '../../ui/useWords.ts'
import type { Queue } from './useQueue.ts'
import { filterCount, queueKinds, type QueueSearch } from './queueSearch.ts'
import { FoundElsewhere } from './FoundElsewhere.tsx'
import { ManyBar } from './many/ManyBar.tsx'
import { usePickedCases, type PickedCases } from './many/usePickedCases.ts'
import { ListRows } from './ListRows.tsx'
import { QueueFilters } from './QueueFilters.tsx'
import { QueueTable } from './QueueTable.tsx'
import styles from './desk.module.css'

export interface QueueCardProps {
  search: QueueSearch
  queue: Queue
  size: number
  chosen: string | undefined
  onChoose: (row: QueueRow) => void
  setSearch: (change: Partial<QueueSearch>, options?: { replace?: boolean }) => void
}

const names = { MINE: 'desk:mine', LATE: 'workload:late.title', TERMS: 'desk:terms' } as const

/** The list: tabs by kind of work, filters, rows, pages. */
export function QueueCard(props: QueueCardProps) {
  const { say } = useWords('desk', 'workload')
  const { search, queue, setSearch } = props
  if (search.view !== 'QUEUE')
    return (
      <section className={clsx('card', styles.card)} aria-label={say(names[search.view])}>
        <Inside {...props} />
      </section>
    )
  return (
    <section className={clsx('card', styles.card)} aria-label={say('desk:queue')}>
      <Tabs
        label={say('desk:queue')}
        current={search.kind}
        onChoose={(kind) => setSearch({ kind: kind as QueueSearch['kind'], page: 1, chosen: undefined })}
        tabs={queueKinds.map((kind) => ({
          id: kind,
          label: <Label k={`desk:kind.${kind}`} stacked />,
          ...(queue.data && { count: queue.data.COUNTS[kind] }),
          panel: kind === search.kind ? <Inside {...props} /> : null,
        }))}
      />
    </section>
  )
}

function Inside(props: QueueCardProps) {
  const { search, queue, size, setSearch } = props
  const [isMany, setMany] = useState(false)
  const picked = usePickedCases(queue.data?.data)
  return (
    <>
      <QueueFilters search={search} laws={queue.data?.LAWS ?? []} setSearch={setSearch} many={{ isMany, setMany }} />
      <OfflineNote asOf={queue.dataUpdatedAt} />
      <Rows {...props} picked={isMany ? picked : undefined} />
      <Pager
        page={search.page}
        size={size}
        total={queue.data?.total ?? 0}
        capped={queue.data?.TOTAL_CAPPED === 'Y'}
        onPage={(page) => setSearch({ page, chosen: undefined })}
      />
      {search.q !== '' && queue.data && (
        <FoundElsewhere
          q={search.q}
          rows={queue.data.data}
          isAll={search.isAllFound}
          onAll={(isAllFound) => setSearch({ isAllFound }, { replace: true })}
        />
      )}
      {isMany && <ManyBar chosen={picked.chosen} />}
    </>
  )
}

function Rows({
  search,
  queue,
  chosen,
  onChoose,
  setSearch,
  picked,
}: QueueCardProps & { picked: PickedCases | undefined }) {
  const { say } = useWords('desk', 'workload')
  return (
    <ListRows list={queue} empty={<Nothing search={search} setSearch={setSearch} />}>
      {(rows) => (
        <>
          <QueueTable
            view={search.view}
            rows={rows}
            chosen={chosen}
            onChoose={onChoose}
            picked={picked}
            dim={queue.isPlaceholderData}
          />
          <p className={clsx(styles.hint, 'muted caption-size')}>{say('desk:keys.hint')}</p>
        </>
      )}
    </ListRows>
  )
}

function Nothing({ search, setSearch }: Pick<QueueCardProps, 'search' | 'setSearch'>) {
  const { say } = useWords('desk', 'workload')
  const isFiltered = filterCount(search) > 0
  const plain = {
    QUEUE: 'desk:empty.queue',
    MINE: 'desk:empty.mine',
    LATE: 'workload:late.none',
    TERMS: 'desk:empty.terms',
  } as const
  const clear = { right: undefined, officer: undefined, due: undefined, law: undefined, q: '', page: 1 }
  return (
    <EmptyState
      action={
        isFiltered ? (
          <Button onClick={() => setSearch(clear)}>
            <Label k="desk:filter.reset" />
          </Button>
        ) : undefined
      }
    >
      {say(isFiltered ? 'desk:empty.filtered' : plain[search.view])}
    </EmptyState>
  )
}
