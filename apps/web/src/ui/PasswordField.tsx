import { useState } from 'react'

import type { FieldProps } from './FieldFrame.tsx'
import { Icon } from './icons/Icon.tsx'
import { Label } from './Label.tsx'
import { TextField } from './TextField.tsx'

interface PasswordFieldProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  autoComplete: 'current-password' | 'new-password'
  autoFocus?: boolean
  /** An eye icon instead of text on the button, where space is short. */
  brief?: boolean
}

/** A password with a button to show it. Pasting is allowed. */
export function PasswordField({ brief = false, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const word = <Label k={shown ? 'core:hide' : 'core:show'} />
  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      dir="ltr"
      spellCheck={false}
      autoCapitalize="none"
      end={
        <button
          type="button"
          className={`text-button show-password ${brief ? 'brief' : ''}`}
          aria-pressed={shown}
          aria-controls={field.id}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eye-off' : 'eye'} size={18} />
          {brief ? <span className="sr">{word}</span> : word}
        </button>
      }
    />
  )
}
