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
        <ul>
          {rows.map((item) => (
            <li key={item.INBOX_ID}>
              <PageLink to="/inbox" search={{ item: item.INBOX_ID }} className={styles.unreadLetter}>
                <span className="dot" />
                <span className="sr">{say('core:unread')}</span>
                <span>
                  <span className={styles.title}>{item.SUBJECT}</span>
                  <span className={styles.subline}>
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
