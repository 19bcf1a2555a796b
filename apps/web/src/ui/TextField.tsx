import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react'

import { describedBy, FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { Icon, type IconName } from './icons/Icon.tsx'

type Native<A> = Omit<A, 'id' | 'onChange' | 'value' | 'readOnly' | 'className'>

interface TextFieldProps extends FieldProps, Native<InputHTMLAttributes<HTMLInputElement>> {
  value: string
  onChange: (value: string) => void
  /** Shows the counter near it; typing on is allowed, the check says what is too long. */
  limit?: number
  /** Numbers and codes: mono, left to right in every language. */
  code?: boolean
  /** Inside the box at its start. */
  lead?: IconName
  /** Inside the box at its end: a small button. */
  end?: ReactNode
}

/** One line of text. Names and titles follow their own direction (dir=auto); codes, mails and phones stay left to right. */
export function TextField({
  id,
  label,
  hint,
  error,
  optional,
  locked,
  className,
  value,
  onChange,
  limit,
  code,
  lead,
  end,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const ltr = code || type === 'email' || type === 'tel' || type === 'password' || type === 'url'
  const input = (
    <input
      {...rest}
      id={id}
      type={type}
      className={`inp ${code ? 'mono' : ''} ${end ? 'hasend' : ''}`}
      value={value}
      dir={ltr ? 'ltr' : 'auto'}
      onChange={(event) => onChange(event.target.value)}
      readOnly={Boolean(locked)}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(id, { hint, error })}
    />
  )
  const frame = {
    id,
    label,
    hint,
    error,
    optional,
    locked,
    className,
    count: limit ? { length: value.length, limit } : undefined,
  }
  return (
    <FieldFrame {...frame}>
      {lead || end ? (
        <div className={`inwrap ${lead ? 'lead' : ''}`}>
          {lead && <Icon name={lead} size={18} />}
          {input}
          {end}
        </div>
      ) : (
        input
      )}
    </FieldFrame>
  )
}

interface TextAreaProps extends FieldProps, Native<TextareaHTMLAttributes<HTMLTextAreaElement>> {
  value: string
  onChange: (value: string) => void
  limit?: number
}

/** Several lines of text. */
export function TextArea({
  id,
  label,
  hint,
  error,
  optional,
  locked,
  className,
  value,
  onChange,
  limit,
  rows = 4,
  ...rest
}: TextAreaProps) {
  return (
    <FieldFrame
      {...{ id, label, hint, error, optional, locked, className }}
      count={limit ? { length: value.length, limit } : undefined}
    >
      <textarea
        {...rest}
        id={id}
        className="inp"
        rows={rows}
        value={value}
        dir="auto"
        onChange={(event) => onChange(event.target.value)}
        readOnly={Boolean(locked)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
      />
    </FieldFrame>
  )
}
