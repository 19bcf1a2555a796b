import type { StaffRow } from '@saki/contracts/staff'
import { legalDateText } from '@saki/texts/dates'

import { useWords } from '../../ui/useWords.ts'

/** Whether an officer is present today, and the absences that are not over, each with its substitute. */
export function Presence({ row }: { row: StaffRow }) {
  const { say, language } = useWords('staff')
  return (
    <>
      {row.IND_ABSENT === 'N' && say('staff:present')}
      {row.ABSENCES.map(({ ABSENCE_ID, FROM_DATE, TO_DATE, REASON, SUBSTITUTE }, at) => {
        const span = say('staff:absence.span', {
          reason: say(`staff:absence.${REASON}`),
          from: legalDateText(FROM_DATE, language),
          to: legalDateText(TO_DATE, language),
        })
        return (
          <span key={ABSENCE_ID} className="block">
            {at === 0 && row.IND_ABSENT === 'Y' ? <b>{span}</b> : <span className="next">{span}</span>}
            <span className="next">
              {SUBSTITUTE ? say('staff:absence.by', { name: SUBSTITUTE.USER_NAME }) : say('staff:absence.alone')}
            </span>
          </span>
        )
      })}
    </>
  )
}
