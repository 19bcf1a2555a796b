import { clsx } from 'clsx'
import type { InboxItem } from '@saki/contracts/inbox'
import { legalDateText } from '@saki/texts/dates'

import { useDaysLeft } from '../../cases/DaysLeft.tsx'
import { dueTone } from '../../cases/standing.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { useWords } from '../../ui/useWords.ts'
import { TodayCell } from './TodayCell.tsx'
import type { TodayData } from './useToday.ts'
import styles from './landing.module.css'

const ROWS = 3

/** Items that need action with what follows otherwise, of all rights and clients, nearest deadline first. */
export function DeadlineCell({ deadlines: { data, error, refetch } }: { deadlines: TodayData['deadlines'] }) {
  const items = (data?.data ?? []).toSorted((a, b) => (a.DUE_DATE ?? '9999').localeCompare(b.DUE_DATE ?? '9999'))
  const rows = items.slice(0, ROWS)
  return (
    <TodayCell
      title="landing:deadlines"
      icon="flag"
      none="landing:deadlines.none"
      total={data?.total}
      shown={rows.length}
      error={error}
      onRetry={() => void refetch()}
      all={{ to: '/inbox', search: { tab: 'action' } }}
    >
      {rows.length > 0 && (
        <ul className="stack gap-12">
          {rows.map((item) => (
            <li key={item.INBOX_ID}>
              <Deadline item={item} />
            </li>
          ))}
        </ul>
      )}
    </TodayCell>
  )
}

function Deadline({ item }: { item: InboxItem }) {
  const { say, language } = useWords('landing', 'clients')
  const daysLeft = useDaysLeft()
  const left = item.DAYS_LEFT ?? 0
  const hot = dueTone(left, true) === 'red'
  const date = item.DUE_DATE ?? ''
  const [day, month] = date === '' ? [] : legalDateText(date, language).split(' ')
  return (
    <PageLink
      to="/inbox"
      search={{ item: item.INBOX_ID }}
      className={clsx(styles.day, 'grid gap-12', hot ? clsx('hot', styles.hot) : '')}
    >
      <time className="well rounded text-center" dateTime={date}>
        <b className="block large">{day}</b>
        <span className="block muted">{month}</span>
      </time>
      <span>
        <span className={clsx(styles.title, 'block strong break-anywhere')}>{item.SUBJECT}</span>
        <span className={clsx(styles.subline, 'block muted caption-size break-anywhere')}>
          <bdi>{item.TITLE}</bdi>
          {item.ON_BEHALF_OF && say('core:comma') + say('clients:for', { name: item.ON_BEHALF_OF.USER_NAME })}
        </span>
        {date !== '' && (
          <span
            className={clsx(styles.subline, 'block caption-size break-anywhere', hot ? 'text-danger strong' : 'muted')}
          >
            {daysLeft(left)}
          </span>
        )}
        {item.CONSEQUENCE && (
          <span className={clsx(styles.subline, 'block muted caption-size break-anywhere')}>{item.CONSEQUENCE}</span>
        )}
      </span>
    </PageLink>
  )
}
