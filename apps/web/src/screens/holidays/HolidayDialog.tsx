import type { Holiday } from '@saki/contracts/calendar'
import { holidayFault } from '@saki/domain/calendar/holidayChange'
import { isLegalDate } from '@saki/domain/dates/legalDate'
import type { TextKey } from '@saki/texts'
import { legalDateText } from '@saki/texts/dates'
import { useRef, useState } from 'react'

import { newKey } from '../../lib/newKey.ts'
import { queryKeyOf, queryClient, useSend } from '../../lib/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Check, Choice } from '../../ui/Choice.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Label } from '../../ui/Label.tsx'
import { showToast } from '../../ui/messages.ts'
import { Note } from '../../ui/Note.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useWords } from '../../ui/useWords.ts'

const faultWords = {
  past_year: 'office:holiday.pastYear',
  too_far: 'office:holiday.tooFar',
  reason_needed: 'office:holiday.reasonNeeded',
} as const satisfies Record<string, TextKey>

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
  const key = useRef(newKey())
  const [entered, setEntered] = useState<Holiday & { REASON: string }>(() => ({
    ...(holiday ?? empty(year, today)),
    REASON: '',
  }))
  const [tried, setTried] = useState(false)
  const save = useSend('officeHolidaySave', {
    onSuccess: () => {
      showToast('office:holiday.saved')
      void queryClient.invalidateQueries({ queryKey: queryKeyOf('officeHolidays') })
      onClose()
    },
  })
  const set = (change: Partial<typeof entered>) => {
    key.current = newKey()
    setEntered({ ...entered, ...change })
  }
  const faults = faultsOf(entered, today)
  const wrong = (field: 'DAY' | 'NAME_ID' | 'REASON') => {
    const fault = tried ? faults[field] : undefined
    return fault && say(fault)
  }
  const send = () => {
    setTried(true)
    if (!save.isPending && Object.keys(faults).length === 0) save.mutate({ body: entered, key: key.current })
  }
  const isPast = isLegalDate(entered.DAY) && entered.DAY <= today
  return (
    <Dialog
      tall
      title={
        holiday ? (
          say('office:holiday.change.of', { day: legalDateText(holiday.DAY, language) })
        ) : (
          <Label k="office:holiday.add" />
        )
      }
      width={600}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Label k="core:cancel" />
          </Button>
          <Button look="primary" busy={save.isPending && say('core:loading')} onClick={send}>
            <Label k="core:save" />
          </Button>
        </>
      }
    >
      <Note tone="info">{say('office:holiday.noMove')}</Note>
      <DateField
        id="holi-day"
        label={<Label k="office:holiday.day" />}
        value={entered.DAY}
        locked={holiday ? legalDateText(holiday.DAY, language) : undefined}
        error={wrong('DAY')}
        onChange={(DAY) => set({ DAY })}
      />
      <Choice
        id="holi-kind"
        look="segments"
        label={<Label k="office:holiday.kind" />}
        value={entered.KIND}
        onChange={(KIND) => set({ KIND })}
        options={[
          { value: 'NATIONAL', label: <Label k="office:holiday.NATIONAL" /> },
          { value: 'COLLECTIVE', label: <Label k="office:holiday.COLLECTIVE" /> },
        ]}
      />
      <TextField
        id="holi-name"
        label={<Label k="office:holiday.name" />}
        value={entered.NAME_ID}
        error={wrong('NAME_ID')}
        onChange={(NAME_ID) => set({ NAME_ID })}
      />
      <TextField
        id="holi-en"
        optional
        label={<Label k="office:holiday.nameEn" />}
        value={entered.NAME_EN}
        onChange={(NAME_EN) => set({ NAME_EN })}
      />
      <TextField
        id="holi-ar"
        optional
        label={<Label k="office:holiday.nameAr" />}
        value={entered.NAME_AR}
        onChange={(NAME_AR) => set({ NAME_AR })}
      />
      <TextField
        id="holi-source"
        optional
        label={<Label k="office:holiday.source" />}
        hint={say('office:holiday.source.hint')}
        value={entered.SOURCE}
        onChange={(SOURCE) => set({ SOURCE })}
      />
      <Check
        id="holi-provisional"
        checked={entered.IND_PROVISIONAL === 'Y'}
        onChange={(checked) => set({ IND_PROVISIONAL: checked ? 'Y' : 'N' })}
      >
        <Label k="office:holiday.isProvisional" stacked />
      </Check>
      <TextField
        id="holi-reason"
        optional={!isPast}
        label={<Label k="office:reason" />}
        hint={say(isPast ? 'office:holiday.reason.past' : 'office:reason.kept')}
        value={entered.REASON}
        error={wrong('REASON')}
        onChange={(REASON) => set({ REASON })}
      />
      {save.error && <ErrorPanel error={save.error} />}
    </Dialog>
  )
}

function empty(year: number, today: string): Holiday {
  return {
    DAY: today.startsWith(String(year)) ? '' : `${year}--`,
    KIND: 'NATIONAL',
    NAME_ID: '',
    NAME_EN: '',
    NAME_AR: '',
    IND_PROVISIONAL: 'N',
    SOURCE: '',
  }
}

function faultsOf(
  entered: Holiday & { REASON: string },
  today: string,
): Partial<Record<'DAY' | 'NAME_ID' | 'REASON', TextKey>> {
  const faults: Partial<Record<'DAY' | 'NAME_ID' | 'REASON', TextKey>> = {}
  if (entered.NAME_ID.trim() === '') faults.NAME_ID = 'office:required'
  if (!isLegalDate(entered.DAY)) return { ...faults, DAY: 'office:holiday.dateWrong' }
  const fault = holidayFault(entered.DAY, entered.REASON, today)
  if (fault) faults[fault === 'reason_needed' ? 'REASON' : 'DAY'] = faultWords[fault]
  return faults
}
