import type { Payment } from '@saki/contracts/payments'

import { save } from '../../../lib/download.ts'
import { Button } from '../../../ui/Button.tsx'
import { Label } from '../../../ui/Label.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { calendarOf } from './calendar.ts'

/** Downloads the expiry of the billing code as a calendar entry. */
export function CalendarButton({ bill }: { bill: Payment }) {
  const { say } = useWords('result')
  const onSave = () => {
    const title = say('result:calendar.event', { submission: bill.SUBMISSION_NBR, code: bill.BILLING_CODE })
    save(
      new Blob([calendarOf({ id: bill.BILLING_CODE, at: bill.VALID_UNTIL, title })], { type: 'text/calendar' }),
      `${bill.SUBMISSION_NBR}.ics`,
    )
  }
  return (
    <Button icon="calendar-add" onClick={onSave}>
      <Label k="result:calendar" />
    </Button>
  )
}
