import type { ButtonHTMLAttributes, ReactNode } from 'react'

import { Icon, type IconName } from './icons/Icon.tsx'

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  /** `primary` once per view; `danger` only to confirm a deletion; `quiet` has no border; `act` looks like a link. */
  look?: 'primary' | 'plain' | 'quiet' | 'danger' | 'act'
  small?: boolean
  wide?: boolean
  icon?: IconName
  /** Shows a spinner and this text, keeps the width and ignores presses. */
  busy?: ReactNode
  /** Why it is disabled; shown beside it. The button stays focusable so that screen readers read the reason. */
  blocked?: ReactNode
}

const looks = {
  primary: 'button primary',
  plain: 'button',
  quiet: 'button quiet',
  danger: 'button danger',
  act: 'text-button',
}

/** Every button of the portal. Children are its text, usually a Label. */
export function Button({
  look = 'plain',
  small,
  wide,
  icon,
  busy,
  blocked,
  className = '',
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const stopped = Boolean(busy) || Boolean(blocked)
  const button = (
    <button
      {...rest}
      type={type}
      aria-disabled={stopped || undefined}
      aria-busy={busy ? true : undefined}
      className={`${looks[look]} ${small ? 'compact' : ''} ${wide ? 'wide' : ''} ${busy ? 'busy' : ''} ${className}`}
      onClick={(event) => (stopped ? event.preventDefault() : onClick?.(event))}
    >
      {busy ? <Icon name="spinner" size={18} /> : icon && <Icon name={icon} size={small || look === 'act' ? 18 : 20} />}
      {busy || children}
    </button>
  )
  return blocked ? (
    <span className="with-reason inline-row wrap gap-12">
      {button}
      <span className="hint">{blocked}</span>
    </span>
  ) : (
    button
  )
}
