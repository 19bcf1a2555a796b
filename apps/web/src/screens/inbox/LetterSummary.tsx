import type { InboxItem } from '@saki/contracts/inbox'

import { useDaysLeft } from '../../cases/DaysLeft.tsx'
import { legalGroundText } from '../../cases/legalGround.ts'
import { dueTone, withoutTurn } from '../../cases/standing.ts'
import { Label } from '../../ui/Label.tsx'
import { LegalDateText } from '../../ui/LegalTime.tsx'
import { useWords } from '../../ui/useWords.ts'
import styles from './inbox.module.css'

/** Three boxes: the meaning, what to do, and the deadline with its ground and what follows if it lapses. */
export function LetterSummary({ item }: { item: InboxItem }) {
  const { say } = useWords('inbox')
  const daysLeft = useDaysLeft()
  const ground = legalGroundText(item.GROUND)
  const tone = item.DAYS_LEFT === null ? 'plain' : dueTone(item.DAYS_LEFT, item.TODO_TEXT !== '')
  return (
    <div className={styles.summary}>
      <div>
        <h3>
          <Label k="inbox:screen.means" stacked />
        </h3>
        <p className={styles.toldText}>{item.BODY_TEXT}</p>
      </div>
      <div>
        <h3>
          <Label k="inbox:screen.do" stacked />
        </h3>
        <p>{item.TODO_TEXT ? <b>{withoutTurn(item.TODO_TEXT)}</b> : say('inbox:screen.do.nothing')}</p>
      </div>
      <div className={`by ${tone}`}>
        <h3>
          <Label k="inbox:screen.by" stacked />
        </h3>
        {item.DUE_DATE && item.DAYS_LEFT !== null ? (
          <>
            <b className={styles.date}>
              <LegalDateText date={item.DUE_DATE} />
            </b>
            <span className={`tone-${tone}`}>{daysLeft(item.DAYS_LEFT)}</span>
            {item.CONSEQUENCE && <p>{item.CONSEQUENCE}</p>}
            {ground && <p className={styles.ground}>{say('inbox:screen.ground', { ground })}</p>}
          </>
        ) : (
          <p>{say('inbox:screen.by.none')}</p>
        )}
      </div>
    </div>
  )
}
