import { letterOfNumber } from '@saki/catalogue/rights/looks'
import { clsx } from 'clsx'
import type { InboxItem } from '@saki/contracts/inbox'
import type { TextKey } from '@saki/texts'
import type { KeyboardEventHandler } from 'react'

import { CasePicture } from '../../cases/CasePicture.tsx'
import { useDaysLeft } from '../../cases/DaysLeft.tsx'
import { nextAct } from '../../cases/nextAct.ts'
import { dueTone } from '../../cases/standing.ts'
import { When } from '../../cases/When.tsx'
import { PageLink } from '../../lib/PageLink.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { useWords } from '../../ui/useWords.ts'
import { writeInboxSearch, type InboxSearch } from './inboxSearch.ts'
import styles from './inbox.module.css'

/** One item: picture, subject, case, time, and what to do with its deadline if any. */
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
      className={clsx('letter-row grid gap-10 row-gap-2 hairline-below small unlined', isOpen ? 'on' : '')}
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
      <CasePicture url={item.IMG_URL} right={letterOfNumber(item.PATENT_ID)} />
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
          <ActDue act={nextAct(item.STATUS_CODE)} daysLeft={item.DAYS_LEFT} />
        </span>
      )}
    </PageLink>
  )
}

/** What to do and the days left, in the colour of the deadline. */
function ActDue({ act, daysLeft }: { act: TextKey | undefined; daysLeft: number }) {
  const { say } = useWords('applications')
  const left = useDaysLeft()(daysLeft)
  const tone = dueTone(daysLeft, true)
  return (
    <span className={clsx('inline-row gap-6 strong', `tone-${tone}`)}>
      {tone !== 'plain' && <Icon name={tone === 'red' ? 'flag' : 'clock'} size={16} />}
      <span>
        {act && `${say(act)} · `}
        <span className="nowrap">{left}</span>
      </span>
    </span>
  )
}
