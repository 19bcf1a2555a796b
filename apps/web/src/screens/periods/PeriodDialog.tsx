import { enteredLength, periodForm } from '@saki/catalogue/dialogs/periodForm'
import type { Period } from '@saki/contracts/calendar'
import { addDays } from '@saki/domain/dates/legalDate'
import { useState } from 'react'

import { FormDialog } from '../../forms/FormDialog.tsx'
import type { ValueOf } from '../../forms/useDialogForm.ts'
import { queryKeyOf, queryClient, useSend } from '../../lib/queries.ts'
import { showToast } from '../../ui/messages.ts'
import { useWords } from '../../ui/useWords.ts'
import { FlowName } from './FlowName.tsx'
import { rowInForce, futureRows } from './periodRows.ts'

/** Form of one period: a new length from a future day, or ground, note and mark of the current one. */
export function PeriodDialog({ period, today, onClose }: { period: Period; today: string; onClose: () => void }) {
  const { say } = useWords('office')
  const sending = useSend('officePeriodSave', {
    onSuccess: () => {
      showToast('office:period.saved')
      void queryClient.invalidateQueries({ queryKey: queryKeyOf('officePeriods') })
      onClose()
    },
  })
  const [form] = useState(() =>
    periodForm(
      period.ROWS.map(({ VALID_FROM, MONTHS, CALENDAR_DAYS, WORKING_DAYS }) => ({
        validFrom: VALID_FROM,
        months: MONTHS,
        calendarDays: CALENDAR_DAYS,
        workingDays: WORKING_DAYS,
      })),
    ),
  )
  const save = (value: ValueOf, key: string) => {
    const { FLOW_ID, FLOW_VERSION, ACTION, PART } = period
    const { months, calendarDays, workingDays } = enteredLength(value)
    const body = {
      FLOW_ID,
      FLOW_VERSION,
      ACTION,
      PART,
      MONTHS: months,
      CALENDAR_DAYS: calendarDays,
      WORKING_DAYS: workingDays,
      VALID_FROM: value('VALID_FROM'),
      GROUND: value('GROUND'),
      IND_VERIFIED: value('IND_VERIFIED') === 'Y' ? ('Y' as const) : ('N' as const),
      NOTE: value('NOTE'),
      REASON: value('REASON'),
    }
    sending.mutate({ body, key })
  }
  return (
    <FormDialog
      title={say('office:period.edit.of', { action: period.ACTION_NAME })}
      width={640}
      form={form}
      start={startOf(period, today)}
      today={today}
      sending={sending}
      onSave={save}
      onClose={onClose}
    >
      <p className="below-16">
        <FlowName period={period} /> · {say(`office:period.part.${period.PART}`)}
      </p>
    </FormDialog>
  )
}

/** Initial values: the next future row, else the current length from tomorrow. */
function startOf(period: Period, today: string): Record<string, string> {
  const row = futureRows(period, today)[0] ?? rowInForce(period)
  const length = row ?? period.DEFINED
  const text = (value: number | null) => (value === null ? '' : String(value))
  return {
    MONTHS: text(length.MONTHS),
    CALENDAR_DAYS: text(length.CALENDAR_DAYS),
    WORKING_DAYS: text(length.WORKING_DAYS),
    VALID_FROM: row?.VALID_FROM ?? addDays(today, 1),
    GROUND: row?.GROUND ?? period.DEFINED.GROUND,
    NOTE: row?.NOTE ?? '',
    IND_VERIFIED: row?.IND_VERIFIED ?? 'N',
  }
}
