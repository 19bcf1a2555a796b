import { clsx } from 'clsx'
import type { Period } from '@saki/contracts/calendar'
import { periodFault } from '@saki/domain/calendar/periodChange'
import { addDays, isLegalDate } from '@saki/domain/dates/legalDate'
import type { TextKey } from '@saki/texts'
import { useRef, useState } from 'react'

import { newKey } from '../../lib/newKey.ts'
import { queryKeyOf, queryClient, useSend } from '../../lib/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Check } from '../../ui/Choice.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Label } from '../../ui/Label.tsx'
import { showToast } from '../../ui/messages.ts'
import { TextField } from '../../ui/TextField.tsx'
import { useWords } from '../../ui/useWords.ts'
import { FlowName } from './FlowName.tsx'
import { rowInForce, futureRows } from './periodRows.ts'
import styles from './periods.module.css'

interface Entered {
  months: string
  days: string
  working: string
  validFrom: string
  ground: string
  note: string
  isVerified: boolean
  reason: string
}
type Faults = Partial<Record<keyof Entered, TextKey>>

const faultWords = {
  no_length: ['months', 'office:period.noLength'],
  in_force: ['validFrom', 'office:period.inForce'],
  reaches_back: ['validFrom', 'office:period.reachesBack'],
} as const satisfies Record<string, readonly [keyof Entered, TextKey]>

/** Form of one period: a new length from a future day, or ground, note and mark of the current one. */
export function PeriodDialog({ period, today, onClose }: { period: Period; today: string; onClose: () => void }) {
  const { say } = useWords('office')
  const key = useRef(newKey())
  const [entered, setEntered] = useState(() => enteredOf(period, today))
  const [tried, setTried] = useState(false)
  const save = useSend('officePeriodSave', {
    onSuccess: () => {
      showToast('office:period.saved')
      void queryClient.invalidateQueries({ queryKey: queryKeyOf('officePeriods') })
      onClose()
    },
  })
  const faults = faultsOf(period, entered, today)
  const wrong = (field: keyof Entered) => {
    const fault = tried ? faults[field] : undefined
    return fault && say(fault)
  }
  const set = (change: Partial<Entered>) => {
    key.current = newKey()
    setEntered({ ...entered, ...change })
  }
  const send = () => {
    setTried(true)
    if (save.isPending || Object.keys(faults).length > 0) return
    const { FLOW_ID, FLOW_VERSION, ACTION, PART } = period
    const body = {
      FLOW_ID,
      FLOW_VERSION,
      ACTION,
      PART,
      MONTHS: numberOf(entered.months),
      CALENDAR_DAYS: numberOf(entered.days),
      WORKING_DAYS: numberOf(entered.working),
      VALID_FROM: entered.validFrom,
      GROUND: entered.ground.trim(),
      IND_VERIFIED: entered.isVerified ? ('Y' as const) : ('N' as const),
      NOTE: entered.note.trim(),
      REASON: entered.reason.trim(),
    }
    save.mutate({ body, key: key.current })
  }
  const text = (field: 'ground' | 'note' | 'reason', label: TextKey, more: object = {}) => (
    <TextField
      id={`period-${field}`}
      label={<Label k={label} />}
      value={entered[field]}
      error={wrong(field)}
      onChange={(value) => set({ [field]: value })}
      {...more}
    />
  )
  const number = (field: 'months' | 'days' | 'working', label: TextKey) => (
    <TextField
      id={`period-${field}`}
      code
      inputMode="numeric"
      label={<Label k={label} />}
      value={entered[field]}
      error={wrong(field)}
      onChange={(value) => set({ [field]: value })}
    />
  )
  return (
    <Dialog
      tall
      title={say('office:period.edit.of', { action: period.ACTION_NAME })}
      width={640}
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
      <p className={styles.say}>
        <FlowName period={period} /> · {say(`office:period.part.${period.PART}`)}
      </p>
      <DateField
        id="period-from"
        label={<Label k="office:period.from" />}
        value={entered.validFrom}
        error={wrong('validFrom')}
        onChange={(validFrom) => set({ validFrom })}
      />
      <p className={clsx('hint', styles.say)}>{say('office:period.length.hint')}</p>
      <div className={styles.length}>
        {number('months', 'office:period.months.label')}
        {number('days', 'office:period.days.label')}
        {number('working', 'office:period.working.label')}
      </div>
      {text('ground', 'office:period.ground')}
      {text('note', 'office:period.note', { optional: true })}
      <Check id="period-verified" checked={entered.isVerified} onChange={(isVerified) => set({ isVerified })}>
        <Label k="office:period.verified" stacked />
      </Check>
      {text('reason', 'office:reason', { hint: say('office:reason.kept') })}
      {save.error && <ErrorPanel error={save.error} />}
    </Dialog>
  )
}

const numberOf = (text: string) => (text.trim() === '' ? null : Number(text))
const isNumber = (text: string) => /^(-?\d{1,4})?$/.test(text.trim())

/** Initial input: the next future row, else the current length from tomorrow. */
function enteredOf(period: Period, today: string): Entered {
  const row = futureRows(period, today)[0] ?? rowInForce(period)
  const length = row ?? period.DEFINED
  const text = (value: number | null) => (value === null ? '' : String(value))
  return {
    months: text(length.MONTHS),
    days: text(length.CALENDAR_DAYS),
    working: text(length.WORKING_DAYS),
    validFrom: row?.VALID_FROM ?? addDays(today, 1),
    ground: row?.GROUND ?? period.DEFINED.GROUND,
    note: row?.NOTE ?? '',
    isVerified: row?.IND_VERIFIED === 'Y',
    reason: '',
  }
}

function faultsOf(period: Period, entered: Entered, today: string): Faults {
  const faults: Faults = {}
  for (const field of ['months', 'days', 'working'] as const)
    if (!isNumber(entered[field])) faults[field] = 'office:period.number'
  for (const field of ['ground', 'reason'] as const) if (entered[field].trim() === '') faults[field] = 'office:required'
  if (!isLegalDate(entered.validFrom)) return { ...faults, validFrom: 'office:holiday.dateWrong' }
  const before = period.ROWS.find(({ VALID_FROM }) => VALID_FROM === entered.validFrom)
  const fault = periodFault(
    {
      validFrom: entered.validFrom,
      months: numberOf(entered.months),
      calendarDays: numberOf(entered.days),
      workingDays: numberOf(entered.working),
    },
    before && {
      validFrom: before.VALID_FROM,
      months: before.MONTHS,
      calendarDays: before.CALENDAR_DAYS,
      workingDays: before.WORKING_DAYS,
    },
    today,
  )
  if (!fault) return faults
  const [field, words] = faultWords[fault]
  return { ...faults, [field]: words }
}
