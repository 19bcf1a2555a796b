import type { ReactNode } from 'react'

import { Icon } from './icons/Icon.tsx'
import { useWords } from './useWords.ts'

/** Properties of every field. */
export interface FieldProps {
  /** Also the link target of ErrorSummary. */
  id: string
  /** Usually a Label. */
  label: ReactNode
  hint?: ReactNode
  /** What is wrong and how to correct it; the summary shows the same text. */
  error?: string | undefined
  optional?: boolean
  /** Why it cannot be changed; shown with a lock in the label line. */
  locked?: ReactNode
  className?: string
}

interface FrameProps extends FieldProps {
  /** Current length and limit; the counter shows from 80 % of the limit. */
  count?: { length: number; limit: number } | undefined
  /** Several controls under one label (dates, choices): the label becomes a legend. */
  group?: boolean
  children: ReactNode
}

const NEAR = 0.8

/** Ids for the control's aria-describedby. */
export function describedBy(id: string, { hint, error }: Pick<FieldProps, 'hint' | 'error'>): string | undefined {
  return [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ') || undefined
}

/** Label, then error, control, hint and counter. Optional fields are marked, required ones are not. */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  optional,
  locked,
  className = '',
  count,
  group,
  children,
}: FrameProps) {
  const { say } = useWords()
  const words = (
    <>
      {label}
      {optional && <span className="caption">({say('core:optional')})</span>}
      {locked && (
        <span className="locked-reason caption inline-row gap-4">
          <Icon name="lock" size={16} />
          {locked}
        </span>
      )}
    </>
  )
  const near = count && count.length >= count.limit * NEAR
  const inside = (
    <>
      {error && (
        <p className="fault" id={`${id}-error`}>
          <Icon name="alert" size={18} />
          {error}
        </p>
      )}
      {children}
      {(hint || near) && (
        <div className="hint-line flex between gap-12">
          {hint && (
            <span className="hint" id={`${id}-hint`}>
              {hint}
            </span>
          )}
          {near && (
            <span className={`hint count push ${count.length > count.limit ? 'over' : ''}`}>
              <span aria-hidden="true">{say('core:counter', { count: count.length, limit: count.limit })}</span>
              <span className="sr" role="status">
                {say('core:counter.spoken', { count: count.length, limit: count.limit })}
              </span>
            </span>
          )}
        </div>
      )}
    </>
  )
  const classes = `field ${error ? 'faulty' : ''} ${className}`
  if (group)
    return (
      <fieldset className={classes} aria-describedby={describedBy(id, { hint, error })}>
        <legend className="field-label">{words}</legend>
        {inside}
      </fieldset>
    )
  return (
    <div className={classes}>
      <label htmlFor={id}>{words}</label>
      {inside}
    </div>
  )
}
