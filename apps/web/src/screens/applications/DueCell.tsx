import { clsx } from 'clsx'
import type { CaseRow } from '@saki/contracts/caseRow'

import { useDaysLeft } from '../../cases/DaysLeft.tsx'
import { dueTone } from '../../cases/standing.ts'
import { officeNow, useNow } from '../../ui/clock.ts'
import { clock } from '../../ui/Countdown.tsx'
import { LegalDateText } from '../../ui/LegalTime.tsx'
import { useWords } from '../../ui/useWords.ts'
import styles from './applications.module.css'

/** What the reader must do by when: deadline and days left; for an unpaid filing the time left of its billing code. */
export function DueCell({ row }: { row: CaseRow }) {
  const { say } = useWords('applications')
  const daysLeft = useDaysLeft()
  if (row.GROUP === 'payment' && row.BILLING_EXPIRES_AT) return <CodeClock row={row} until={row.BILLING_EXPIRES_AT} />
  if (row.TURN !== 'YOU' || !row.DUE_DATE || row.DAYS_LEFT === null)
    return (
      <span className={clsx('muted', styles.noDue)} aria-label={say('applications:due.none')}>
        –
      </span>
    )
  const tone = dueTone(row.DAYS_LEFT, true)
  return (
    <>
      <b>
        <LegalDateText date={row.DUE_DATE} />
      </b>
      <span className={`next tone-${tone}`}>{daysLeft(row.DAYS_LEFT)}</span>
    </>
  )
}

/** An expired billing code is amber too: a new code can be issued, so nothing is lost. */
function CodeClock({ row, until }: { row: CaseRow; until: string }) {
  const { say } = useWords('applications')
  if (new Date(until).getTime() <= officeNow())
    return <span className="tone-amber">{say('applications:due.lapsed')}</span>
  return (
    <>
      <b>
        <LegalDateText date={row.DUE_DATE} />
      </b>
      <span className="next tone-amber">
        <Ticking until={until} /> <span className="sr">{say('applications:due.tonight')}</span>
      </span>
    </>
  )
}

/** Not announced to screen readers: a list of ticking clocks would be read out all the time. */
function Ticking({ until }: { until: string }) {
  const left = Math.max(0, new Date(until).getTime() - useNow().getTime())
  return (
    <bdi dir="ltr" className="mono">
      {clock(left)}
    </bdi>
  )
}
