import type { ReactNode } from 'react'

import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { Icon, type IconName } from './icons/Icon.tsx'

export interface RadioOption<V extends string> {
  value: V
  label: ReactNode
  /** Consequence of the choice. */
  hint?: ReactNode
  icon?: IconName
  /** A decorative drawing above the text. */
  picture?: ReactNode
  blocked?: boolean
}

interface ChoiceProps<V extends string> extends FieldProps {
  options: readonly RadioOption<V>[]
  value: V | ''
  onChange: (value: V) => void
  /** `cards`: large boxes side by side; `pictures`: the same with a drawing each; `list`: one below the other; `segments`: a compact row. */
  look?: 'cards' | 'pictures' | 'list' | 'segments'
}

/** One of a few options. Radio buttons for keyboard and screen reader in every look. */
export function Choice<V extends string>({
  options,
  value,
  onChange,
  look = 'list',
  locked,
  ...frame
}: ChoiceProps<V>) {
  return (
    <FieldFrame {...frame} locked={locked} group>
      <div className={`choices ${look}`}>
        {options.map((option, at) => (
          <label key={option.value} className={`choice ${option.value === value ? 'on' : ''}`}>
            <input
              type="radio"
              name={frame.id}
              id={at === 0 ? frame.id : `${frame.id}-${option.value}`}
              value={option.value}
              checked={option.value === value}
              disabled={Boolean(locked) || option.blocked}
              onChange={() => onChange(option.value)}
            />
            {option.icon && <Icon name={option.icon} />}
            {option.picture}
            <span className="choice-words">
              <span className="choice-word">{option.label}</span>
              {option.hint && <span className="hint">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldFrame>
  )
}

/** A checkbox with its text. */
export function Check({
  id,
  checked,
  onChange,
  children,
  error,
  hint,
  blocked,
}: {
  id: string
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
  error?: string | undefined
  hint?: ReactNode
  blocked?: boolean
}) {
  return (
    <div className={`field ${error ? 'faulty' : ''}`}>
      {error && (
        <p className="fault" id={`${id}-error`}>
          <Icon name="alert" size={18} />
          {error}
        </p>
      )}
      <label className="check" htmlFor={id}>
        <input
          type="checkbox"
          id={id}
          className="tick"
          checked={checked}
          disabled={blocked}
          onChange={(event) => onChange(event.target.checked)}
          aria-invalid={error ? true : undefined}
          aria-describedby={
            [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ') || undefined
          }
        />
        <span>{children}</span>
      </label>
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  )
}
