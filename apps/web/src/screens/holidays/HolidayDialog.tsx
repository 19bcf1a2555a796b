import { holidayForms } from '@saki/catalogue/dialogs/holidayForm'
import type { Holiday } from '@saki/contracts/calendar'
import { isLegalDate } from '@saki/domain/dates/legalDate'
import { fieldText, type FormRow } from '@saki/domain/forms/form'
import { legalDateText } from '@saki/texts/dates'

import { FormDialog } from '../../forms/FormDialog.tsx'
import type { ValueOf } from '../../forms/useDialogForm.ts'
import { queryKeyOf, queryClient, useSend } from '../../lib/queries.ts'
import { Label } from '../../ui/Label.tsx'
import { showToast } from '../../ui/messages.ts'
import { Note } from '../../ui/Note.tsx'
import { useWords } from '../../ui/useWords.ts'

/** Form for a new or existing day off. */
export function HolidayDialog({
  holiday,
  year,
  today,
  onClose,
}: {
  holiday: Holiday | undefined
  year: number
  today: string
  onClose: () => void
}) {
  const { say, language } = useWords('office')
  const sending = useSend('officeHolidaySave', {
    onSuccess: () => {
      showToast('office:holiday.saved')
      void queryClient.invalidateQueries({ queryKey: queryKeyOf('officeHolidays') })
      onClose()
    },
  })
  const save = (value: ValueOf, key: string) => {
    const body = {
      DAY: value('DAY'),
      KIND: value('KIND') === 'COLLECTIVE' ? ('COLLECTIVE' as const) : ('NATIONAL' as const),
      NAME_ID: value('NAME_ID'),
      NAME_EN: value('NAME_EN'),
      NAME_AR: value('NAME_AR'),
      SOURCE: value('SOURCE'),
      IND_PROVISIONAL: value('IND_PROVISIONAL') === 'Y' ? ('Y' as const) : ('N' as const),
      REASON: value('REASON'),
    }
    sending.mutate({ body, key })
  }
  const formOf = (row: FormRow) => {
    const day = fieldText(row, 'DAY')
    return isLegalDate(day) && day <= today ? holidayForms.past : holidayForms.future
  }
  const day = holiday && legalDateText(holiday.DAY, language)
  return (
    <FormDialog
      title={day ? say('office:holiday.change.of', { day }) : <Label k="office:holiday.add" />}
      form={formOf}
      start={holiday ?? { DAY: today.startsWith(String(year)) ? '' : `${year}--`, KIND: 'NATIONAL' }}
      today={today}
      locked={day ? { DAY: day } : undefined}
      sending={sending}
      onSave={save}
      onClose={onClose}
    >
      <Note tone="info">{say('office:holiday.noMove')}</Note>
    </FormDialog>
  )
}
