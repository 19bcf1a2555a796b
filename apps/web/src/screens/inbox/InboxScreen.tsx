import '../../cases/cases.css'
import './inbox.css'

import { useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'

import { OfflineNote } from '../../cases/OfflineNote.tsx'
import { useSearchWay } from '../../cases/useSearchWay.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Page } from '../../ui/Page.tsx'
import { useWords } from '../../ui/useWords.ts'
import { InboxList } from './InboxList.tsx'
import { readInboxSearch, writeInboxSearch, type InboxSearch } from './inboxSearch.ts'
import { Reading } from './Reading.tsx'
import { useInbox } from './useInbox.ts'
import { useOpenItem } from './useOpenItem.ts'

/** Inbox: letters of the office in plain words, the list beside the one being read; on a phone one after the other. */
export function InboxScreen() {
  const { say } = useWords('inbox')
  const search = readInboxSearch(useSearch({ strict: false }))
  const way = useSearchWay()
  const turn = useCallback(
    (change: Partial<InboxSearch>) => way(writeInboxSearch({ ...search, ...change })),
    [way, search],
  )
  const inbox = useInbox(search)
  const listed = [...inbox.groups.waiting, ...inbox.groups.rest]
  const open = useOpenItem(search.item, listed, inbox.isReady)
  const at = listed.findIndex((item) => item.INBOX_ID === search.item)
  return (
    <Page
      title="inbox:screen.title"
      actions={
        search.file && (
          <button type="button" className="filechip" onClick={() => turn({ file: undefined, page: 1 })}>
            <bdi dir="ltr" className="mono">
              {search.file}
            </bdi>
            <Icon name="close" size={16} />
            <span className="sr">{say('inbox:screen.file.clear')}</span>
          </button>
        )
      }
    >
      <OfflineNote asOf={inbox.shown.dataUpdatedAt} />
      <div className={`card inboxpanes ${search.item ? 'reading' : ''}`}>
        <InboxList search={search} turn={turn} inbox={inbox} />
        <Reading
          open={open}
          position={at < 0 ? undefined : { at, of: listed.length }}
          onClose={() => turn({ item: undefined })}
          onStep={(step) => turn({ item: listed[at + step]?.INBOX_ID ?? search.item })}
        />
      </div>
    </Page>
  )
}
