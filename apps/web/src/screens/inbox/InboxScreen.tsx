import '../../cases/cases.css'
import './inbox.css'
import './banners.css'

import { useSearch } from '@tanstack/react-router'
import { useCallback, type KeyboardEvent } from 'react'

import { OfflineNote } from '../../cases/OfflineNote.tsx'
import { useSearchNavigate } from '../../cases/useSearchNavigate.ts'
import { Page } from '../../ui/Page.tsx'
import { useWords } from '../../ui/useWords.ts'
import { Banners } from './Banners.tsx'
import { FilterChips } from './FilterChips.tsx'
import { InboxFilterPanel, useKinds } from './InboxFilterPanel.tsx'
import { InboxList } from './InboxList.tsx'
import { firstToAct, readInboxSearch, writeInboxSearch, type InboxSearch } from './inboxSearch.ts'
import { Reading } from './Reading.tsx'
import { useInbox } from './useInbox.ts'
import { useMarkRead } from './useMarkRead.ts'
import { useOpenItem, type OpenItem } from './useOpenItem.ts'
import { useSideBySide } from './useSideBySide.ts'

/** Inbox: letters of the office in plain words, the list beside the open letter; on phones one of them. */
export function InboxScreen() {
  const { say } = useWords('inbox')
  const search = readInboxSearch(useSearch({ strict: false }))
  const navigate = useSearchNavigate()
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
  // The first item that needs action is shown without marking it read, because the first reading is recorded as proof of notice.
  const offered = search.item === undefined && isWide ? firstToAct(inbox.groups) : undefined
  const open: OpenItem = offered ? { item: offered, state: 'open' } : chosen
  const shownId = open.item?.INBOX_ID ?? search.item
  const at = listed.findIndex((item) => item.INBOX_ID === shownId)
  const kindName = useKinds().find((kind) => kind.value === search.kind)?.label
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'u' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    const focused = (event.target as HTMLElement).closest<HTMLElement>('[data-item]')?.dataset['item']
    const item = listed.find((each) => each.INBOX_ID === focused) ?? open.item
    if (item?.STATUS === 'Y') marking.unread(item)
  }
  return (
    <Page title="inbox:screen.title" actions={<InboxFilterPanel search={search} setSearch={setSearch} />}>
      <OfflineNote asOf={inbox.shown.dataUpdatedAt} />
      <Banners waiting={inbox.waiting} setSearch={setSearch} />
      <FilterChips search={search} setSearch={setSearch} inbox={inbox} kindName={kindName} />
      {/* Keys pressed in the list or the letter bubble up to this section; each control also works by itself. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <section
        className={`card inboxpanes ${search.item ? 'reading' : ''}`}
        aria-label={say('inbox:screen.title')}
        onKeyDown={onKeyDown}
      >
        <InboxList search={{ ...search, item: shownId }} setSearch={setSearch} inbox={inbox} />
        <Reading
          open={open}
          position={at < 0 ? undefined : { at, of: listed.length }}
          onClose={() => setSearch({ item: undefined })}
          onStep={(step) => setSearch({ item: listed[at + step]?.INBOX_ID ?? shownId })}
          onUnread={marking.unread}
          onUse={offered?.STATUS === 'N' ? () => setSearch({ item: offered.INBOX_ID }, { replace: true }) : undefined}
        />
      </section>
    </Page>
  )
}

const isTyping = (target: EventTarget) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
