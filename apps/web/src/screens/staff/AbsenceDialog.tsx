import { absenceForm } from '@saki/catalogue/dialogs/absenceForm'
import type { NotedAbsence, StaffRow } from '@saki/contracts/staff'
import { absenceReasons } from '@saki/domain/office/absence'
import { legalDateText } from '@saki/texts/dates'
import { useRef, useState } from 'react'

import { FormDialog } from '../../forms/FormDialog.tsx'
import type { ValueOf } from '../../forms/useDialogForm.ts'
import { newKey } from '../../lib/newKey.ts'
import { queryKeyOf, queryClient, useSend } from '../../lib/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Label } from '../../ui/Label.tsx'
import { showToast } from '../../ui/messages.ts'
import { Select } from '../../ui/Select.tsx'
import { useWords } from '../../ui/useWords.ts'

const NOBODY = 'nobody'

const refresh = () => {
  void queryClient.invalidateQueries({ queryKey: queryKeyOf('officeStaff') })
  void queryClient.invalidateQueries({ queryKey: queryKeyOf('officeQueue') })
}

interface AbsenceProps {
  officer: StaffRow
  staff: readonly StaffRow[]
  today: string
  onClose: () => void
}

/** Notes an absence with its substitute; absences that are not over can be taken back. */
export function AbsenceDialog({ officer, staff, today, onClose }: AbsenceProps) {
  const { say } = useWords('office', 'staff')
  const [substitute, setSubstitute] = useState(NOBODY)
  const note = useSend('officeAbsence', {
    onSuccess: () => {
      showToast('staff:absence.noted')
      refresh()
      onClose()
    },
  })
  const save = (value: ValueOf, key: string) =>
    note.mutate({
      body: {
        USER_ID: officer.USER_ID,
        FROM_DATE: value('FROM_DATE'),
        TO_DATE: value('TO_DATE'),
        REASON: absenceReasons.find((reason) => reason === value('REASON')) ?? 'leave',
        SUBSTITUTE_ID: substitute === NOBODY ? null : Number(substitute),
      },
      key: `${key}-${substitute}`,
    })
  const others = staff.filter(({ USER_ID, IND_ACTIVE }) => USER_ID !== officer.USER_ID && IND_ACTIVE === 'Y')
  const refusal = note.error?.fields.find(({ field }) => field === 'SUBSTITUTE_ID')?.message
  return (
    <FormDialog
      title={say('staff:absence.of', { name: officer.USER_NAME })}
      form={absenceForm}
      start={{ FROM_DATE: today, TO_DATE: today, REASON: 'leave' }}
      today={today}
      sending={note}
      onSave={save}
      onClose={onClose}
    >
      {officer.ABSENCES.map((absence) => (
        <Noted key={absence.ABSENCE_ID} absence={absence} />
      ))}
      <Select
        id="absence-substitute"
        label={<Label k="staff:absence.substitute" />}
        hint={say('staff:absence.substitute.hint')}
        error={refusal}
        value={substitute}
        onChange={setSubstitute}
        options={[
          { value: NOBODY, label: say('staff:absence.nobody') },
          ...others.map(({ USER_ID, USER_NAME, CASES }) => ({
            value: String(USER_ID),
            label: say('staff:absence.option', { name: USER_NAME, count: CASES }),
          })),
        ]}
      />
    </FormDialog>
  )
}

function Noted({ absence }: { absence: NotedAbsence }) {
  const { say, language } = useWords('office', 'staff')
  const key = useRef(newKey())
  const end = useSend('officeAbsenceEnd', {
    onSuccess: () => {
      showToast('staff:absence.ended')
      refresh()
    },
  })
  return (
    <div className="row wrap between gap-8">
      <span>
        {say('staff:absence.span', {
          reason: say(`staff:absence.${absence.REASON}`),
          from: legalDateText(absence.FROM_DATE, language),
          to: legalDateText(absence.TO_DATE, language),
        })}
      </span>
      <Button
        small
        busy={end.isPending && say('core:loading')}
        onClick={() => end.mutate({ body: { ABSENCE_ID: absence.ABSENCE_ID }, key: key.current })}
      >
        <Label k="staff:absence.end" />
      </Button>
      {end.error && <ErrorPanel error={end.error} />}
    </div>
  )
}
