import { clsx } from 'clsx'
import type { InboxItem } from '@saki/contracts/inbox'
import type { KeyboardEventHandler } from 'react'

import { CasePicture } from '../../cases/CasePicture.tsx'
import { useDaysLeft } from '../../cases/DaysLeft.tsx'
import { dueTone } from '../../cases/standing.ts'
import { When } from '../../cases/When.tsx'
import { PageLink } from '../../lib/PageLink.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { useWords } from '../../ui/useWords.ts'
import { writeInboxSearch, type InboxSearch } from './inboxSearch.ts'
import styles from './inbox.module.css'

/** One item: picture, subject, case, time, and its deadline if any. */
export function InboxListRow({
  item,
  search,
  onKeyDown,
}: {
  item: InboxItem
  search: InboxSearch
  onKeyDown: KeyboardEventHandler<HTMLElement>
}) {
  const { say } = useWords('inbox')
  const isUnread = item.STATUS === 'N'
  const isOpen = item.INBOX_ID === search.item
  return (
    <PageLink
      to="/inbox"
      search={writeInboxSearch({ ...search, item: item.INBOX_ID })}
      className={clsx('m grid gap-10 row-gap-2 hairline-below small unlined', isOpen ? 'on' : '')}
      data-item={item.INBOX_ID}
      aria-current={isOpen ? 'true' : undefined}
      onKeyDown={onKeyDown}
    >
      <span>
        {isUnread && (
          <>
            <span className="dot block above-16" />
            <span className="sr">{say('core:unread')}</span>
          </>
        )}
      </span>
      <CasePicture url={item.IMG_URL} />
      <span className={clsx(styles.subject, 'two-lines middle', isUnread && 'strong')}>{item.SUBJECT}</span>
      <When at={item.REMINDED_AT ?? item.SENT_AT} />
      <span className={clsx(styles.caseLine, 'row gap-8 clipped muted caption-size nowrap')}>
        <bdi dir="ltr" className="mono">
          {item.PATENT_ID}
        </bdi>
        <bdi className="shrinks truncated">{item.TITLE}</bdi>
        {item.ON_BEHALF_OF && <span>{say('clients:for', { name: item.ON_BEHALF_OF.USER_NAME })}</span>}
      </span>
      {item.DAYS_LEFT !== null && item.TODO_TEXT !== '' && (
        <span className={clsx(styles.due, 'above-4')}>
          <DueChip daysLeft={item.DAYS_LEFT} />
        </span>
      )}
    </PageLink>
  )
}

function DueChip({ daysLeft }: { daysLeft: number }) {
  const words = useDaysLeft()(daysLeft)
  const tone = dueTone(daysLeft, true)
  return (
    <Chip tone={tone} icon={tone === 'red' ? 'flag' : tone === 'amber' ? 'clock' : undefined}>
      {words}
    </Chip>
  )
}
