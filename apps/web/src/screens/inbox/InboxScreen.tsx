import { clsx } from 'clsx'
import '../../cases/cases.module.css'

import { memo, useCallback, type KeyboardEvent, useDeferredValue, useSyncExternalStore } from 'react'

import { OfflineNote } from '../../cases/OfflineNote.tsx'
import { isTyping } from '../../lib/isTyping.ts'
import { usePageSearch, useSetSearch } from '../../lib/pageAddress.ts'
import type { SearchOf } from '../../lib/pageSearch.ts'
import { singleKeysOn } from '../../shell/shortcuts.ts'
import { Page } from '../../ui/Page.tsx'
import { useWords } from '../../ui/useWords.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Banners } from './Banners.tsx'
import { InboxFilterPanel, useKinds } from './InboxFilterPanel.tsx'
import { InboxList } from './InboxList.tsx'
import { firstListed, readInboxSearch, writeInboxSearch, type InboxSearch } from './inboxSearch.ts'
import { Reading } from './Reading.tsx'
import { SearchNews } from './SearchNews.tsx'
import { useInbox } from './useInbox.ts'
import { useMarkRead } from './useMarkRead.ts'
import { useOpenItem, type OpenItem } from './useOpenItem.ts'
import styles from './inbox.module.css'

/** Inbox: letters of the office in plain words, the list beside the open letter; on phones one of them. */
export function InboxScreen() {
  // A press on a letter is painted before list and letter are drawn anew.
  return <Inbox asked={useDeferredValue(usePageSearch('/inbox'))} />
}

const Inbox = memo(function Inbox({ asked }: { asked: SearchOf<'/inbox'> }) {
  const { say } = useWords('inbox')
  const search = readInboxSearch(asked)
  const navigate = useSetSearch('/inbox')
  const setSearch = useCallback(
    (change: Partial<InboxSearch>, options?: { replace?: boolean }) =>
      navigate(writeInboxSearch({ ...search, ...change }), options),
    [navigate, search],
  )
  const inbox = useInbox(search)
  const marking = useMarkRead()
  const listed = inbox.groups.flatMap((group) => group.items)
  const chosen = useOpenItem(search.item, listed, inbox.isReady, marking)
  const isWide = useSideBySide()
  // The first item is shown without marking it read, because the first reading is recorded as proof of notice.
  const offered = search.item === undefined && isWide ? firstListed(inbox.groups) : undefined
  const open: OpenItem = offered ? { item: offered, state: 'open' } : chosen
  const shownId = open.item?.INBOX_ID ?? search.item
  const at = listed.findIndex((item) => item.INBOX_ID === shownId)
  const kindName = useKinds().find((kind) => kind.value === search.kind)?.label
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (
      event.key !== 'u' ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      isTyping(event.target) ||
      !singleKeysOn()
    )
      return
    const focused = (event.target as HTMLElement).closest<HTMLElement>('[data-item]')?.dataset['item']
    const item = listed.find((each) => each.INBOX_ID === focused) ?? open.item
    if (item?.STATUS === 'Y') marking.unread(item)
  }
  return (
    <Page title="inbox:screen.title" actions={<InboxFilterPanel search={search} setSearch={setSearch} />}>
      <OfflineNote asOf={inbox.shown.dataUpdatedAt} />
      <Banners waiting={inbox.waiting} shownId={shownId} setSearch={setSearch} />
      {/* After the letters, whose calls come first. */}
      {inbox.isReady && <SearchNews />}
      <FilterChips search={search} setSearch={setSearch} inbox={inbox} kindName={kindName} />
      {/* Keys pressed in the list or the letter bubble up to this section; each control also works by itself. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <section
        className={clsx('card', styles.panes, 'grid clipped', search.item ? styles.reading : '')}
        aria-label={say('inbox:screen.title')}
        onKeyDown={onKeyDown}
      >
        <InboxList search={{ ...search, item: shownId }} setSearch={setSearch} inbox={inbox} />
        <Reading
          open={open}
          isIdle={listed.length === 0}
          position={at < 0 ? undefined : { at, of: listed.length }}
          onClose={() => setSearch({ item: undefined })}
          onStep={(step) => setSearch({ item: listed[at + step]?.INBOX_ID ?? shownId })}
          onUnread={marking.unread}
          onUse={offered?.STATUS === 'N' ? () => setSearch({ item: offered.INBOX_ID }, { replace: true }) : undefined}
        />
      </section>
    </Page>
  )
})

const wide = matchMedia('(min-width: 768px)')

/** Whether list and letter are beside each other; same width as in inbox.css. */
function useSideBySide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      wide.addEventListener('change', listener)
      return () => wide.removeEventListener('change', listener)
    },
    () => wide.matches,
  )
}

interface FilterChipsProps {
  search: InboxSearch
  setSearch: (change: Partial<InboxSearch>) => void
  inbox: ReturnType<typeof useInbox>
  kindName: string | undefined
}

/** Active filters of the list, and the number of letters they hide. */
function FilterChips({ search, setSearch, inbox, kindName }: FilterChipsProps) {
  const { say } = useWords('inbox', 'core')
  const { tab } = search
  const { hidden, hiddenUnread } = inbox
  const chips = [
    ...(tab === 'all' ? [] : [{ id: 'tab', words: say(`inbox:screen.tab.${tab}`), clear: { tab: 'all' as const } }]),
    ...(search.file ? [{ id: 'file', words: search.file, clear: { file: undefined } }] : []),
    ...(search.kind ? [{ id: 'kind', words: kindName ?? search.kind, clear: { kind: undefined } }] : []),
    ...(search.q ? [{ id: 'q', words: `“${search.q}”`, clear: { q: undefined } }] : []),
  ]
  if (chips.length === 0 || (hidden === 0 && chips.every((chip) => chip.id === 'tab'))) return null
  return (
    <div className={clsx(styles.chips, 'row wrap fixed gap-12 row-gap-8 muted caption-size')} role="status">
      {chips.map(({ id, words, clear }) => (
        <button key={id} type="button" className="filter-chip" onClick={() => setSearch({ ...clear, page: 1 })}>
          <bdi>{words}</bdi>
          <Icon name="close" size={16} />
          <span className="sr">{say('inbox:screen.filter.clear')}</span>
        </button>
      ))}
      {hidden > 0 && (
        <span>
          {say('inbox:screen.hidden', { count: hidden })}
          {hiddenUnread > 0 && say('core:comma') + say('inbox:screen.hidden.unread', { count: hiddenUnread })}
        </span>
      )}
    </div>
  )
}
