import type { ReactNode } from 'react'

import { describedBy, FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { SelectBox } from './SelectBox.tsx'

interface SelectOption {
  value: string
  label: string
  /** Heading over neighbours with the same one. */
  group?: string | undefined
}

interface SelectProps extends FieldProps {
  options: readonly SelectOption[]
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
      <SelectBox
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        disabled={Boolean(waiting) || Boolean(locked)}
        autoComplete={autoComplete}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint: shownHint, error })}
      >
        {(value === '' || optional) && <option value="">{empty}</option>}
        {groupsOf(options).map(({ group, own }) =>
          group === undefined ? (
            own.map(optionOf)
          ) : (
            <optgroup key={group} label={group}>
              {own.map(optionOf)}
            </optgroup>
          ),
        )}
      </SelectBox>
    </FieldFrame>
  )
}

const optionOf = ({ value, label }: SelectOption) => (
  <option key={value} value={value}>
    {label}
  </option>
)

/** Neighbours of one group together. */
function groupsOf(options: readonly SelectOption[]) {
  const groups: { group: string | undefined; own: SelectOption[] }[] = []
  for (const option of options) {
    const last = groups.at(-1)
    if (last && last.group === option.group) last.own.push(option)
    else groups.push({ group: option.group, own: [option] })
  }
  return groups
}
