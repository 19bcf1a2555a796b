import type { ReactNode } from 'react'

import { describedBy, FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { Icon } from './icons/Icon.tsx'

interface SelectProps extends FieldProps {
  options: readonly { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
  /** First option while nothing is chosen. */
  empty?: string
  /** Why it cannot be used yet ("choose the province first"). */
  waiting?: ReactNode
  autoComplete?: string
}

/** One of up to about forty options, as a native <select>. For longer lists use Combobox. */
export function Select({
  id,
  label,
  hint,
  error,
  optional,
  locked,
  className,
  options,
  value,
  onChange,
  empty = '',
  waiting,
  autoComplete,
}: SelectProps) {
  const shownHint = waiting ?? hint
  return (
    <FieldFrame {...{ id, label, hint: shownHint, error, optional, locked, className }}>
      <div className="sel">
        <select
          id={id}
          className="inp"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          disabled={Boolean(waiting) || Boolean(locked)}
          autoComplete={autoComplete}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint: shownHint, error })}
        >
          {(value === '' || optional) && <option value="">{empty}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </div>
    </FieldFrame>
  )
}
