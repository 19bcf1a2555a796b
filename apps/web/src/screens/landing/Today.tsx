import { clsx } from 'clsx'
import { legalLongText } from '@saki/texts/dates'
import { useState, type ReactNode } from 'react'

import { recallOwn, rememberOwn } from '../../lib/deviceStore.ts'
import { useNow } from '../../ui/clock.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { DeadlineCell } from './DeadlineCell.tsx'
import { DraftCell } from './DraftCell.tsx'
import { LetterCell } from './LetterCell.tsx'
import { unpaidAddress, UnpaidCell } from './UnpaidCell.tsx'
import type { TodayData } from './useToday.ts'
import styles from './landing.module.css'

const FOLDED = 'today-folded'

/** Hari ini: deadlines, unpaid codes, drafts, new letters. Can be collapsed to one line; stored on this device. */
export function Today({ today }: { today: TodayData }) {
  const { say } = useWords('landing')
  const [folded, setFolded] = useState(() => recallOwn(FOLDED) === 'Y')
  const onFold = () => {
    rememberOwn(FOLDED, folded ? 'N' : 'Y')
    setFolded(!folded)
  }
  return (
    <section className={clsx('card', styles.today, folded ? styles.folded : '')} aria-labelledby="today">
      <div className={clsx(styles.sectionHead, 'row gap-12 hairline-below')}>
        <h2 id="today" className="grow large">
          <Label k="landing:today" />
        </h2>
        {folded && <TodayLine today={today} />}
        <Clock />
        <button
          type="button"
          className="icon-button"
          aria-expanded={!folded}
          aria-controls="today-cells"
          aria-label={say(folded ? 'landing:unfold' : 'landing:fold')}
          onClick={onFold}
        >
          <Icon name={folded ? 'chevron-down' : 'chevron-up'} />
        </button>
      </div>
      <div className={clsx(styles.cells, 'grid one-column-on-phones')} id="today-cells" hidden={folded}>
        <DeadlineCell deadlines={today.deadlines} />
        <UnpaidCell unpaid={today.unpaid} requests={today.unpaidRequests} />
        <DraftCell drafts={today.drafts} />
        <LetterCell letters={today.letters} />
      </div>
    </section>
  )
}

function Clock(): ReactNode {
  const { language } = useWords()
  return (
    <span className="sm muted nophone">
      <bdi>{legalLongText(useNow(), language)}</bdi>
    </span>
  )
}

/** The collapsed strip: the four counts as links. */
function TodayLine({ today }: { today: TodayData }) {
  const { say } = useWords('landing')
  const count = (total: number | undefined) => total ?? 0
  return (
    <span className="line flex wrap row-gap-4 small">
      <PageLink to="/customer-screen/list" search={{ group: 'action', sort: 'due' }}>
        {say('landing:count.deadlines', { count: count(today.deadlines.data?.total) })}
      </PageLink>
      <PageLink {...unpaidAddress(today)}>
        {say('landing:count.unpaid', {
          count: count(today.unpaid.data?.total) + count(today.unpaidRequests.data?.total),
        })}
      </PageLink>
      <PageLink to="/customer-screen/draft">
        {say('landing:count.drafts', { count: count(today.drafts.data?.total) })}
      </PageLink>
      <PageLink to="/inbox" search={{ tab: 'unread' }}>
        {say('landing:count.letters', { count: count(today.letters.data?.total) })}
      </PageLink>
    </span>
  )
}
