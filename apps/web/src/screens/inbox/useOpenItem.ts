import type { InboxItem } from '@saki/contracts/inbox'
import { useEffect, useState } from 'react'

import { useCall } from '../../lib/queries.ts'
import type { Marking } from './useMarkRead.ts'

export interface OpenItem {
  item: InboxItem | undefined
  state: 'none' | 'loading' | 'open' | 'missing'
}

/**
 * The item in the address: from the list if it contains it, else read by its own call. It stays open when it leaves the list (a read item
 * leaves the unread tab). Opening marks it read.
 */
export function useOpenItem(
  id: string | undefined,
  listed: readonly InboxItem[],
  isReady: boolean,
  marking: Marking,
): OpenItem {
  const [kept, setKept] = useState<InboxItem | undefined>()
  const here = listed.find((item) => item.INBOX_ID === id)
  const single = useCall(
    'getInbox',
    { query: { item: id ?? '0-0-0', size: 1 } },
    { enabled: id !== undefined && here === undefined && isReady },
  )
  const item =
    here ?? single.data?.data.find((each) => each.INBOX_ID === id) ?? (kept?.INBOX_ID === id ? kept : undefined)
  useEffect(() => {
    if (item && item !== kept) setKept(item)
  }, [item, kept])
  useEffect(() => {
    if (item?.STATUS === 'N') marking.read(item)
    // Runs only on opening: a failed attempt must not repeat on every render, and an item set to unread stays unread.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [item?.INBOX_ID])
  if (id === undefined) return { item: undefined, state: 'none' }
  if (item) return { item, state: 'open' }
  return { item: undefined, state: single.isSuccess || single.isError ? 'missing' : 'loading' }
}
