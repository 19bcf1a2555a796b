import type { InboxItem } from '@saki/contracts/inbox'
import type { TextKey } from '@saki/texts'
import type { KeyboardEvent } from 'react'

import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Label } from '../../ui/Label.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { useWords } from '../../ui/useWords.ts'
import { InboxRow } from './InboxRow.tsx'
import { tabs, type InboxSearch } from './inboxSearch.ts'
import { PAGE_SIZE, type useInbox } from './useInbox.ts'

interface InboxListProps {
  search: InboxSearch
  turn: (change: Partial<InboxSearch>) => void
  inbox: ReturnType<typeof useInbox>
}

/** Tabs and rows. Arrow keys walk the rows, Enter opens one. */
export function InboxList({ search, turn, inbox }: InboxListProps) {
  const { say } = useWords('inbox')
  const panel = (
    <>
      <div className="ms" role="group" aria-label={say('inbox:screen.list')}>
        <Rows search={search} inbox={inbox} />
      </div>
      {inbox.total > PAGE_SIZE && search.tab !== 'action' && (
        <Pager page={search.page} size={PAGE_SIZE} total={inbox.total} onPage={(page) => turn({ page })} />
      )}
    </>
  )
  return (
    <div className="lst">
      <Tabs
        label={say('inbox:screen.tabs')}
        current={search.tab}
        onChoose={(tab) => turn({ tab: tab as InboxSearch['tab'], page: 1 })}
        tabs={tabs.map((id) => ({
          id,
          label: <Label k={`inbox:screen.tab.${id}`} stacked />,
          count: inbox.counts[id],
          panel: id === search.tab ? panel : null,
        }))}
      />
    </div>
  )
}

function Rows({ search, inbox }: Omit<InboxListProps, 'turn'>) {
  const { say } = useWords('inbox')
  const { groups, shown, isReady } = inbox
  const failed = shown.error && (
    <div className="pad">
      <ErrorPanel error={shown.error} onRetry={() => void shown.refetch()} />
    </div>
  )
  if (!isReady)
    return (
      failed || (
        <div className="pad">
          <Skeleton lines={8} block={36} />
        </div>
      )
    )
  const isEmpty = groups.waiting.length + groups.rest.length === 0
  if (isEmpty && !failed)
    return (
      <EmptyState>{say(search.tab === 'all' ? 'inbox:screen.empty' : `inbox:screen.empty.${search.tab}`)}</EmptyState>
    )
  return (
    <div className={failed ? 'dim' : ''}>
      {failed}
      <Group title="inbox:screen.tab.action" items={groups.waiting} search={search} />
      <Group title="inbox:screen.rest" items={groups.rest} search={search} />
    </div>
  )
}

function Group({ title, items, search }: { title: TextKey; items: readonly InboxItem[]; search: InboxSearch }) {
  if (items.length === 0) return null
  return (
    <section>
      <h2 className="grp">
        <Label k={title} />
      </h2>
      <ul>
        {items.map((item) => (
          <li key={item.INBOX_ID}>
            <InboxRow item={item} search={search} onKeyDown={walk} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  const rows = [...(event.currentTarget.closest('.ms')?.querySelectorAll<HTMLElement>('a.m') ?? [])]
  const at = rows.findIndex((row) => row === document.activeElement)
  event.preventDefault()
  rows[Math.max(0, Math.min(rows.length - 1, at + step))]?.focus()
}
