import { clsx } from 'clsx'
import { When } from '../../cases/When.tsx'
import { PageLink } from '../../lib/PageLink.tsx'
import { useWords } from '../../ui/useWords.ts'
import { TodayCell } from './TodayCell.tsx'
import type { TodayData } from './useToday.ts'
import styles from './landing.module.css'

export function LetterCell({ letters: { data, error, refetch } }: { letters: TodayData['letters'] }) {
  const { say } = useWords('landing')
  const rows = data?.data ?? []
  return (
    <TodayCell
      title="landing:letters"
      icon="mail"
      none="landing:letters.none"
      total={data?.total}
      shown={rows.length}
      error={error}
      onRetry={() => void refetch()}
      all={{ to: '/inbox', search: { tab: 'unread' } }}
    >
      {rows.length > 0 && (
        <ul className="stack gap-12">
          {rows.map((item) => (
            <li key={item.INBOX_ID}>
              <PageLink
                to="/inbox"
                search={{ item: item.INBOX_ID }}
                className={clsx(styles.unreadLetter, 'grid gap-8')}
              >
                <span className="dot above-6" />
                <span className="sr">{say('core:unread')}</span>
                <span>
                  <span className={clsx(styles.title, 'block strong break-anywhere')}>{item.SUBJECT}</span>
                  <span className={clsx(styles.subline, 'block muted caption-size break-anywhere')}>
                    <bdi>{item.TITLE}</bdi>
                    {say('core:comma')}
                    <When at={item.SENT_AT} />
                  </span>
                </span>
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </TodayCell>
  )
}
