import type { InboxItem, inboxCalls } from '@saki/contracts/inbox'
import type { ReplyOf } from '@saki/contracts'
import { useCallback } from 'react'

import { ask } from '../../lib/ask.ts'
import { keyOf, queryClient } from '../../lib/queries.ts'
import { useUser } from '../../lib/session.ts'
import { showToast } from '../../ui/messages.ts'

type Listed = ReplyOf<typeof inboxCalls.getInbox>
type Count = ReplyOf<typeof inboxCalls.getInboxUnreads>

/** Marks an item read at once, on the screen and in the one unread count; when the server refuses, both turn back and say so. */
export function useMarkRead(): (item: InboxItem) => void {
  const userId = useUser()?.USER_ID ?? 0
  return useCallback((item) => {
    const countKey = keyOf('getInboxUnreads', { params: { userId } })
    const count = queryClient.getQueryData<Count>(countKey)?.[0]?.TOTAL
    // A count asked for before the mark would come back as a rise.
    void queryClient.cancelQueries({ queryKey: countKey })
    setStatus(item.INBOX_ID, 'Y')
    if (count !== undefined) queryClient.setQueryData<Count>(countKey, [{ TOTAL: Math.max(0, count - 1) }])
    const params = { proc_typ: item.PROC_TYP, proc_nbr: item.PROC_NBR, action_nbr: item.ACTION_NBR }
    ask('inboxUpdateIsRead', { body: { params, status: 'Y' } }).then(
      ({ TOTAL }) => queryClient.setQueryData<Count>(countKey, [{ TOTAL }]),
      () => {
        setStatus(item.INBOX_ID, 'N')
        if (count !== undefined) queryClient.setQueryData<Count>(countKey, [{ TOTAL: count }])
        void queryClient.invalidateQueries({ queryKey: countKey })
        showToast('inbox:screen.markFailed', { tone: 'bad' })
      },
    )
  }, [userId])
}

function setStatus(id: string, STATUS: 'Y' | 'N'): void {
  for (const queryKey of [keyOf('getInbox'), keyOf('getInboxByAB')]) {
    queryClient.setQueriesData<Listed>({ queryKey }, (old) => old && { ...old, data: old.data.map((item) => (item.INBOX_ID === id ? { ...item, STATUS } : item)) })
  }
}
