import { clsx } from 'clsx'
import type { InboxItem } from '@saki/contracts/inbox'

import { useDaysLeft } from '../../cases/DaysLeft.tsx'
import { legalGroundText } from '../../cases/legalGround.ts'
import { nextAct } from '../../cases/nextAct.ts'
import { dueTone, withoutTurn } from '../../cases/standing.ts'
import { Label } from '../../ui/Label.tsx'
import { LegalDateText } from '../../ui/LegalTime.tsx'
import { useWords } from '../../ui/useWords.ts'
import styles from './inbox.module.css'

/** One band: what to do and what follows otherwise, beside the deadline. A letter that asks nothing has one line. */
export function LetterSummary({ item }: { item: InboxItem }) {
  const { say } = useWords('inbox', 'applications')
  const act = nextAct(item.STATUS_CODE)
  const daysLeft = useDaysLeft()
  if (!item.TODO_TEXT) return <p className={clsx(styles.nothing, 'muted')}>{say('inbox:screen.do.nothing')}</p>
  const tone = item.DAYS_LEFT === null ? 'plain' : dueTone(item.DAYS_LEFT, true)
  return (
    <div className={clsx(styles.summary, 'flex wrap gap-24 row-gap-8 framed sm', tone)}>
      <div>
        <h3>
          <Label k="inbox:screen.do" />
        </h3>
        {act && <b>{say(act)}</b>}
        {act ? <p>{withoutTurn(item.TODO_TEXT)}</p> : <b>{withoutTurn(item.TODO_TEXT)}</b>}
        {item.CONSEQUENCE && <p>{item.CONSEQUENCE}</p>}
      </div>
      {item.DUE_DATE && item.DAYS_LEFT !== null && (
        <div className={clsx(styles.by, 'content-start grid')}>
          <h3>
            <Label k="inbox:screen.by" />
          </h3>
          <b className={clsx(styles.date, 'large')}>
            <LegalDateText date={item.DUE_DATE} />
          </b>
          <span className={`tone-${tone}`}>{daysLeft(item.DAYS_LEFT)}</span>
        </div>
      )}
    </div>
  )
}

/** What the letter means, with the officer's own words; its legal basis on demand. */
export function LetterMeaning({ item }: { item: InboxItem }) {
  const { say } = useWords('inbox')
  const ground = legalGroundText(item.GROUND)
  return (
    <section className={clsx(styles.meaning, 'hairline-below sm')}>
      <h3>
        <Label k="inbox:screen.means" />
      </h3>
      <p>{item.BODY_TEXT}</p>
      {ground && (
        <details className="muted above-6">
          <summary className="text-link">{say('inbox:screen.law')}</summary>
          <p>{ground}</p>
        </details>
      )}
    </section>
  )
}
