import { clsx } from 'clsx'
import type { InboxItem } from '@saki/contracts/inbox'
import type { KeyboardEvent } from 'react'

import { PageLink } from '../../lib/PageLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { useWords } from '../../ui/useWords.ts'
import { InboxListRow } from './InboxListRow.tsx'
import { InboxTools } from './InboxTools.tsx'
import { casesOf, narrowingOf, tabs, type InboxGroup as GroupOf, type InboxSearch } from './inboxSearch.ts'
import { PAGE_SIZE, type useInbox, WAITING_SIZE } from './useInbox.ts'
import styles from './inbox.module.css'

interface InboxListProps {
  search: InboxSearch
  setSearch: (change: Partial<InboxSearch>) => void
  inbox: ReturnType<typeof useInbox>
}

/** Tabs and rows. Arrow keys move between rows, Enter opens one. */
export function InboxList({ search, setSearch, inbox }: InboxListProps) {
  const { say } = useWords('inbox')
  const size = search.tab === 'action' ? WAITING_SIZE : PAGE_SIZE
  const panel = (
    <>
      <div className="scrolls grow shrinks-down" role="group" aria-label={say('inbox:screen.list')} data-letters="">
        <Rows search={search} inbox={inbox} />
      </div>
      {inbox.total > size && (
        <Pager
          page={search.page}
          size={size}
          total={inbox.total}
          capped={inbox.isCapped}
          onPage={(page) => {
            inbox.keepCursor(page)
            setSearch({ page })
          }}
        />
      )}
    </>
  )
  return (
    <div className={clsx(styles.listPane, 'shrinks-down stack gap-0 shrinks')}>
      <Tabs
        label={say('inbox:screen.tabs')}
        current={search.tab}
        onChoose={(tab) => setSearch({ tab: tab as InboxSearch['tab'], page: 1 })}
        tabs={tabs.map((id) => ({
          id,
          label: <Label k={`inbox:screen.tab.${id}`} stacked />,
          count: inbox.counts[id],
          panel: id === search.tab ? panel : null,
        }))}
      />
      <InboxTools />
    </div>
  )
}

function Rows({ search, inbox }: Omit<InboxListProps, 'setSearch'>) {
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
  if (groups.length === 0 && !failed)
    return (
      <EmptyState action={search.tab === 'all' && <NothingYet search={search} />}>
        {say(search.tab === 'all' ? 'inbox:screen.empty' : `inbox:screen.empty.${search.tab}`)}
      </EmptyState>
    )
  return (
    <div className={failed ? 'dim' : ''}>
      {failed}
      {groups.map((group) => (
        <Group key={group.id} group={group} search={search} count={inbox.groupCounts[group.id]} />
      ))}
    </div>
  )
}

/** For an inbox that never had a letter: where letters come from. */
function NothingYet({ search }: { search: InboxSearch }) {
  const { say } = useWords('inbox', 'shell')
  if (Object.keys(narrowingOf(search)).length > 0) return null
  return (
    <>
      <p className="muted">{say('inbox:screen.empty.why')}</p>
      <PageLink to="/buat-pengajuan" className="button">
        <Icon name="plus" />
        <Label k="shell:nav.new" />
      </PageLink>
    </>
  )
}

const titles = {
  action: 'inbox:screen.tab.action',
  unread: 'inbox:screen.tab.unread',
  rest: 'inbox:screen.rest',
} as const

function Group({ group, search, count }: { group: GroupOf; search: InboxSearch; count: number | undefined }) {
  return (
    <section>
      <h2 className={clsx(styles.group, 'well hairline-below caption-size strong')}>
        <Label k={titles[group.id]} /> <span className="muted regular">{count}</span>
      </h2>
      {search.byCase ? (
        casesOf(group.items).map(({ patentId, title, items }) => (
          <section key={patentId}>
            <h3 className={clsx(styles.group, 'flex gap-8 hairline-below muted caption-size regular')}>
              <bdi dir="ltr" className="mono">
                {patentId}
              </bdi>
              <bdi>{title}</bdi>
            </h3>
            <Items items={items} search={search} />
          </section>
        ))
      ) : (
        <Items items={group.items} search={search} />
      )}
    </section>
  )
}

function Items({ items, search }: { items: readonly InboxItem[]; search: InboxSearch }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.INBOX_ID}>
          <InboxListRow item={item} search={search} onKeyDown={walk} />
        </li>
      ))}
    </ul>
  )
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  const rows = [...(event.currentTarget.closest('[data-letters]')?.querySelectorAll<HTMLElement>('a.letter-row') ?? [])]
  const at = rows.findIndex((row) => row === document.activeElement)
  event.preventDefault()
  rows[Math.max(0, Math.min(rows.length - 1, at + step))]?.focus()
}
