import type { Holiday } from '@saki/contracts/calendar'
import { legalDateText } from '@saki/texts/dates'
import { useRef, useState } from 'react'

import { newKey } from '../../lib/newKey.ts'
import { queryKeyOf, queryClient, useSend } from '../../lib/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Label } from '../../ui/Label.tsx'
import { showToast } from '../../ui/messages.ts'
import { TextField } from '../../ui/TextField.tsx'
import { useWords } from '../../ui/useWords.ts'

/** Confirms the removal of a day off; a past day needs a reason. */
export function RemoveDialog({ holiday, today, onClose }: { holiday: Holiday; today: string; onClose: () => void }) {
  const { say, language } = useWords('office')
  const key = useRef(newKey())
  const [REASON, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const isPast = holiday.DAY <= today
  const remove = useSend('officeHolidayRemove', {
    onSuccess: () => {
      showToast('office:holiday.removed')
      void queryClient.invalidateQueries({ queryKey: queryKeyOf('officeHolidays') })
      onClose()
    },
  })
  const lacks = isPast && REASON.trim() === ''
  const send = () => {
    setTried(true)
    if (!lacks && !remove.isPending) remove.mutate({ body: { DAY: holiday.DAY, REASON }, key: key.current })
  }
  return (
    <Dialog
      role="alertdialog"
      title={say('office:holiday.remove.ask', { name: holiday.NAME_ID, day: legalDateText(holiday.DAY, language) })}
      onClose={onClose}
      actions={
        <>
          <Button data-first onClick={onClose}>
            <Label k="core:cancel" />
          </Button>
          <Button look="danger" busy={remove.isPending && say('core:loading')} onClick={send}>
            <Label k="office:holiday.remove" />
          </Button>
        </>
      }
    >
      <p>{say('office:holiday.noMove')}</p>
      <TextField
        id="holi-remove-reason"
        optional={!isPast}
        label={<Label k="office:reason" />}
        hint={say(isPast ? 'office:holiday.reason.past' : 'office:reason.kept')}
        value={REASON}
        error={tried && lacks ? say('office:holiday.reasonNeeded') : undefined}
        onChange={setReason}
      />
      {remove.error && <ErrorPanel error={remove.error} />}
    </Dialog>
  )
}
