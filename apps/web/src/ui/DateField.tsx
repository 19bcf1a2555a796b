import { monthNames } from '@saki/texts/dates'
import { useState } from 'react'

import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { useWords } from './useWords.ts'
import { SelectBox } from './SelectBox.tsx'

interface DateFieldProps extends FieldProps {
  /** 'YYYY-MM-DD'; if incomplete or impossible the parts as typed ("2026-2-31"), so that validation can tell it from empty. */
  value: string
  onChange: (value: string) => void
  /** 'bday' lets the browser fill the three boxes. */
  autoComplete?: 'bday'
}

/** A date in three boxes: day, month by name, year. Never corrects the input. */
export function DateField({ value, onChange, autoComplete, locked, ...frame }: DateFieldProps) {
  const { say, language } = useWords()
  const [parts, setParts] = useState(() => partsOf(value))
  const shown = joined(parts) === value ? parts : partsOf(value)
  const set = (change: Partial<Parts>) => {
    const next = { ...shown, ...change }
    setParts(next)
    onChange(joined(next))
  }
  const shared = {
    className: 'input',
    dir: 'ltr',
    inputMode: 'numeric',
    disabled: Boolean(locked),
    'aria-invalid': frame.error ? true : undefined,
  } as const
  const box = (part: 'day' | 'year', id: string, length: number) => (
    <input
      {...shared}
      id={id}
      aria-label={say(`core:date.${part}`)}
      value={shown[part]}
      maxLength={length}
      autoComplete={autoComplete && `${autoComplete}-${part}`}
      onChange={(event) => set({ [part]: event.target.value.replace(/\D/g, '') })}
    />
  )
  return (
    <FieldFrame {...frame} locked={locked} group>
      <div className="date-boxes grid gap-6">
        {box('day', frame.id, 2)}
        <SelectBox
          id={`${frame.id}-month`}
          aria-label={say('core:date.month')}
          value={shown.month}
          disabled={Boolean(locked)}
          autoComplete={autoComplete && `${autoComplete}-month`}
          onChange={(event) => set({ month: event.target.value })}
        >
          <option value="" />
          {monthNames(language).map((name, at) => (
            <option key={name} value={String(at + 1)}>
              {name}
            </option>
          ))}
        </SelectBox>
        {box('year', `${frame.id}-year`, 4)}
      </div>
    </FieldFrame>
  )
}

interface Parts {
  day: string
  month: string
  year: string
}

function partsOf(value: string): Parts {
  const [year = '', month = '', day = ''] = value.split('-')
  return { day: day.replace(/^0/, ''), month: month.replace(/^0/, ''), year }
}

/** A complete date as 'YYYY-MM-DD', an incomplete one as typed, no input as ''. */
function joined({ day, month, year }: Parts): string {
  if (!day && !month && !year) return ''
  if (!isRealDate(Number(year), Number(month), Number(day)) || year.length !== 4) return `${year}-${month}-${day}`
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

function isRealDate(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}
