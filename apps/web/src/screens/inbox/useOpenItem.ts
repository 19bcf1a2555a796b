import type { InboxItem } from '@saki/contracts/inbox'
import { useEffect, useState } from 'react'

import { useCall } from '../../lib/queries.ts'
import { useMarkRead } from './useMarkRead.ts'

const MOST_SEARCHED = 100

export interface OpenItem {
  item: InboxItem | undefined
  state: 'none' | 'loading' | 'open' | 'missing'
}

/**
 * The item the address names: from the list where it stands there, else among the newest hundred. It stays open when the list lets go
 * of it (a read item leaves the tab of unread ones). Opening marks it read.
 */
export function useOpenItem(id: string | undefined, listed: readonly InboxItem[], isReady: boolean): OpenItem {
  const [kept, setKept] = useState<InboxItem | undefined>()
  const markRead = useMarkRead()
  const here = listed.find((item) => item.INBOX_ID === id) ?? (kept?.INBOX_ID === id ? kept : undefined)
  const wider = useCall(
    'getInbox',
    { query: { size: MOST_SEARCHED } },
    { enabled: id !== undefined && here === undefined && isReady },
  )
  const item = here ?? wider.data?.data.find((each) => each.INBOX_ID === id)
  useEffect(() => {
    if (item && item !== kept) setKept(item)
  }, [item, kept])
  useEffect(() => {
    if (item?.STATUS === 'N') markRead(item)
    // Only opening marks: a failed attempt is not repeated at every redraw.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [item?.INBOX_ID])
  if (id === undefined) return { item: undefined, state: 'none' }
  if (item) return { item, state: 'open' }
  return { item: undefined, state: wider.isSuccess || wider.isError ? 'missing' : 'loading' }
}
