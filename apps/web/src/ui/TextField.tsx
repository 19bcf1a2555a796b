import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react'

import { describedBy, FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { Icon, type IconName } from './icons/Icon.tsx'

type Native<A> = Omit<A, 'id' | 'onChange' | 'value' | 'readOnly' | 'className'>

interface TextFieldProps extends FieldProps, Native<InputHTMLAttributes<HTMLInputElement>> {
  value: string
  onChange: (value: string) => void
  /** Characters. Shows the counter near it; longer input is possible and validation reports it. */
  limit?: number
  /** Numbers and codes: mono, left to right in every language. */
  code?: boolean
  /** An icon at the start of the box. */
  lead?: IconName
  /** A small button at the end of the box. */
  end?: ReactNode
}

/** One line of text. Names and titles use dir=auto; codes, mail addresses and phone numbers are left to right. */
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
      className={`input ${code ? 'mono' : ''} ${end ? 'has-end' : ''}`}
      value={value}
      dir={ltr ? 'ltr' : textDirection(value)}
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
        <div className={`input-frame ${lead ? 'lead' : ''}`}>
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

/** Of what is typed; an empty field reads like the page, which dir=auto would draw left to right. */
export function textDirection(value: string): 'auto' | undefined {
  return value === '' ? undefined : 'auto'
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
        className="input"
        rows={rows}
        value={value}
        dir={textDirection(value)}
        onChange={(event) => onChange(event.target.value)}
        readOnly={Boolean(locked)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
      />
    </FieldFrame>
  )
}
