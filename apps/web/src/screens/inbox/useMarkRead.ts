import type { InboxItem, inboxCalls } from '@saki/contracts/inbox'
import type { ReplyOf } from '@saki/contracts'
import { useCallback } from 'react'

import { ask } from '../../lib/ask.ts'
import { keyOf, queryClient } from '../../lib/queries.ts'
import { useUser } from '../../lib/session.ts'
import { showToast } from '../../ui/messages.ts'

type Listed = ReplyOf<typeof inboxCalls.getInbox>
type Count = ReplyOf<typeof inboxCalls.getInboxUnreads>

/**
 * Marks an item read on the screen at once; when the server refuses, it turns back and says so. The one unread count follows the
 * server's answer: lowered too early, a refusal would look like a new message.
 */
export function useMarkRead(): (item: InboxItem) => void {
  const userId = useUser()?.USER_ID ?? 0
  return useCallback(
    (item) => {
      const countKey = keyOf('getInboxUnreads', { params: { userId } })
      setStatus(item.INBOX_ID, 'Y')
      const params = { proc_typ: item.PROC_TYP, proc_nbr: item.PROC_NBR, action_nbr: item.ACTION_NBR }
      ask('inboxUpdateIsRead', { body: { params, status: 'Y' } }).then(
        async ({ TOTAL }) => {
          // A count asked for before the mark would come back as a rise.
          await queryClient.cancelQueries({ queryKey: countKey })
          queryClient.setQueryData<Count>(countKey, [{ TOTAL }])
        },
        () => {
          setStatus(item.INBOX_ID, 'N')
          showToast('inbox:screen.markFailed', { tone: 'bad' })
        },
      )
    },
    [userId],
  )
}

function setStatus(id: string, STATUS: 'Y' | 'N'): void {
  for (const queryKey of [keyOf('getInbox'), keyOf('getInboxByAB')]) {
    queryClient.setQueriesData<Listed>(
      { queryKey },
      (old) => old && { ...old, data: old.data.map((item) => (item.INBOX_ID === id ? { ...item, STATUS } : item)) },
    )
  }
}
