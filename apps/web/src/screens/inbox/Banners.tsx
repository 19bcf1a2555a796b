import { clsx } from 'clsx'
import type { InboxItem } from '@saki/contracts/inbox'
import { HOUR_MS } from '@saki/domain/dates/durations'
import { useState } from 'react'

import { queryKeyOf, queryClient, useCall, useSend } from '../../lib/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { useNow } from '../../ui/clock.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { showToast } from '../../ui/messages.ts'
import { useWords } from '../../ui/useWords.ts'
import type { InboxSearch } from './inboxSearch.ts'
import styles from './inbox.module.css'

const UNREAD_MS = 48 * HOUR_MS

/** Warnings: a letter with a deadline that is unread for two days, and a mailbox whose mail bounces. */
export function Banners({
  waiting,
  shownId,
  setSearch,
}: {
  waiting: readonly InboxItem[]
  /** The letter shown beside the list needs no warning. */
  shownId: string | undefined
  setSearch: (change: Partial<InboxSearch>) => void
}) {
  const { say } = useWords('inbox')
  const now = useNow().getTime()
  const [settling, setSettling] = useState(false)
  const mailboxes = useCall('mailsAddresses', {}, { staleTime: 60_000 })
  const settle = useSend('mailsSettled', {
    onSuccess: () => showToast('inbox:screen.bounced.fixed'),
    onSettled: () => {
      setSettling(false)
      void queryClient.invalidateQueries({ queryKey: queryKeyOf('mailsAddresses') })
    },
  })
  const bounced = mailboxes.data?.find((mailbox) => mailbox.BOUNCED_AT !== null)
  const late = waiting.find(
    (item) =>
      item.INBOX_ID !== shownId &&
      item.READ_AT === null &&
      item.DUE_DATE !== null &&
      now - Date.parse(item.SENT_AT) > UNREAD_MS,
  )
  return (
    <>
      {late && (
        <div className={clsx(styles.banner, 'row gap-12 fixed rounded-card small hot')} role="alert">
          <Icon name="flag" className="text-danger" />
          <span className="grow break-anywhere">
            <b>{say('inbox:screen.overdue')}:</b> <bdi>{late.SUBJECT}</bdi>
          </span>
          <Button small onClick={() => setSearch({ tab: 'action', item: late.INBOX_ID })}>
            <Label k="inbox:screen.overdue.open" />
          </Button>
        </div>
      )}
      {bounced && (
        <div className={clsx(styles.banner, 'row gap-12 fixed rounded-card small hot')} role="alert">
          <Icon name="mail" className="text-danger" />
          <span className="grow break-anywhere">
            {say('inbox:screen.bounced', { address: bounced.ADDRESS })}
            {bounced.REASON && (
              <>
                {' '}
                <bdi dir="ltr" className="mono muted">
                  {bounced.REASON}
                </bdi>
              </>
            )}
          </span>
          <Button
            small
            busy={settling && say('core:loading')}
            onClick={() => {
              setSettling(true)
              settle.mutate({})
            }}
          >
            <Label k="inbox:screen.bounced.fix" />
          </Button>
        </div>
      )}
    </>
  )
}
