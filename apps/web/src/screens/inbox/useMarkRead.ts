import type { InboxItem, inboxCalls } from '@saki/contracts/inbox'
import type { ReplyOf } from '@saki/contracts'
import { useMemo } from 'react'

import { ask } from '../../lib/ask.ts'
import { queryKeyOf, queryClient } from '../../lib/queries.ts'
import { useUser } from '../../lib/session.ts'
import { showToast } from '../../ui/messages.ts'

type Listed = ReplyOf<typeof inboxCalls.getInbox>
type Count = ReplyOf<typeof inboxCalls.getInboxUnreads>

export interface Marking {
  read: (item: InboxItem) => void
  unread: (item: InboxItem) => void
}

/**
 * Marks an item read or unread, at once on the screen; when the server refuses, it reverts and shows a message. The unread count changes
 * only with the server's answer: decreased too early, a refusal would look like a new message.
 */
export function useMarkRead(): Marking {
  const userId = useUser()?.USER_ID ?? 0
  return useMemo(() => {
    const mark = (item: InboxItem, to: 'Y' | 'N') => {
      const countKey = queryKeyOf('getInboxUnreads', { params: { userId } })
      setStatus(item.INBOX_ID, to)
      const params = { proc_typ: item.PROC_TYP, proc_nbr: item.PROC_NBR, action_nbr: item.ACTION_NBR }
      const asked =
        to === 'Y'
          ? ask('inboxUpdateIsRead', { body: { params, status: 'Y' }, quiet: true })
          : ask('inboxSetUnread', { body: { params }, quiet: true })
      asked.then(
        async ({ TOTAL }) => {
          // A count requested before the mark would look like a rise when it arrives.
          await queryClient.cancelQueries({ queryKey: countKey })
          queryClient.setQueryData<Count>(countKey, [{ TOTAL }])
        },
        () => {
          setStatus(item.INBOX_ID, to === 'Y' ? 'N' : 'Y')
          showToast(to === 'Y' ? 'inbox:screen.markFailed' : 'inbox:screen.unreadFailed', { tone: 'bad' })
        },
      )
    }
    return { read: (item) => mark(item, 'Y'), unread: (item) => mark(item, 'N') }
  }, [userId])
}

function setStatus(id: string, STATUS: 'Y' | 'N'): void {
  for (const queryKey of [queryKeyOf('getInbox'), queryKeyOf('getInboxByAB')]) {
    queryClient.setQueriesData<Listed>(
      { queryKey },
      (old) => old && { ...old, data: old.data.map((item) => (item.INBOX_ID === id ? { ...item, STATUS } : item)) },
    )
  }
}
