import type { LegalDate } from '@saki/domain/dates/legalDate'

import { nextAct } from '../../../cases/nextAct.ts'
import { withoutTurn } from '../../../cases/standing.ts'
import { save } from '../../../lib/download.ts'
import { Button } from '../../../ui/Button.tsx'
import { Label } from '../../../ui/Label.tsx'
import { useWords } from '../../../ui/useWords.ts'
import type { CaseOnPage } from './caseAccess.ts'

/** Downloads the day by which the reader must act as a calendar entry. The title of the case is left out, because calendars are stored by third parties. */
export function DeadlineButton({ theCase, number, day }: { theCase: CaseOnPage; number: string; day: LegalDate }) {
  const { say } = useWords('applications', 'casePage')
  const onSave = async () => {
    const { icsCalendar } = await import('@saki/domain/inbox/calendar')
    const act = nextAct(theCase.STATUS_CODE)
    const what = act ? say(act) : withoutTurn(theCase.NEXT_STEP)
    const text = icsCalendar({
      name: 'SAKI 21',
      alarm: 'SAKI 21',
      entries: [
        {
          uid: `${number}-${day}@${location.hostname}`,
          sequence: 0,
          changedAt: new Date(),
          day,
          summary: `${what}: ${number}`,
          description: withoutTurn(theCase.NEXT_STEP),
          url: location.href,
          isCancelled: false,
        },
      ],
    })
    save(new Blob([text], { type: 'text/calendar' }), `${number}.ics`)
  }
  return (
    <Button look="act" icon="calendar-add" onClick={() => void onSave()}>
      <Label k="casePage:calendar" />
    </Button>
  )
}
