import { daysBetween, legalDateOf } from '@saki/domain/dates/legalDate'

import { useDaysLeft } from '../../cases/DaysLeft.tsx'
import { dueTone } from '../../cases/standing.ts'
import { officeNow } from '../../ui/clock.ts'
import { LegalDateText } from '../../ui/LegalTime.tsx'

/** A last day with the days left; coloured when it is the reader's. */
export function DueDay({ date, isYours }: { date: string | null; isYours: boolean }) {
  const daysLeft = useDaysLeft()
  if (date === null) return <span className="dash muted">–</span>
  const left = daysBetween(legalDateOf(new Date(officeNow())), date)
  return (
    <>
      <b>
        <LegalDateText date={date} />
      </b>
      <span className={`next tone-${dueTone(left, isYours)}`}>{daysLeft(left)}</span>
    </>
  )
}
