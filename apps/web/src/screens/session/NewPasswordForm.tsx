import type { TextKey } from '@saki/texts'
import { useState, type FormEvent } from 'react'

import type { AskError } from '../../lib/askError.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Label } from '../../ui/Label.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { useWords } from '../../ui/useWords.ts'
import { passwordFaultsOf, PasswordRules } from './PasswordRules.tsx'

interface NewPasswordFormProps {
  /** Text of the button. */
  press: TextKey
  isBusy: boolean
  error: AskError | null
  onSave: (passwords: { LOGIN_PASSWORD: string; LOGIN_PASSWORD_CONFIRM: string }) => void
}

/** Two password fields with the rules beside them. Calls `onSave` only with valid passwords. */
export function NewPasswordForm({ press, isBusy, error, onSave }: NewPasswordFormProps) {
  const { say } = useWords('account')
  const [password, setPassword] = useState('')
  const [repeat, setRepeat] = useState('')
  const [attempt, setAttempt] = useState(0)
  const faults =
    attempt === 0
      ? []
      : passwordFaultsOf(password, repeat, '').map((fault) => ({ field: fault.field, message: say(fault.key) }))
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setAttempt(attempt + 1)
    if (passwordFaultsOf(password, repeat, '').length === 0)
      onSave({ LOGIN_PASSWORD: password, LOGIN_PASSWORD_CONFIRM: repeat })
  }
  const faultOf = (field: string) => faults.find((fault) => fault.field === field)?.message
  return (
    <form noValidate onSubmit={onSubmit}>
      <ErrorSummary faults={faults} attempt={attempt} />
      {error && (
        <div className="field">
          <ErrorPanel error={error} />
        </div>
      )}
      <PasswordField
        id="password"
        label={<Label k="account:password.new" />}
        value={password}
        onChange={setPassword}
        error={faultOf('password')}
        autoComplete="new-password"
      />
      <PasswordField
        id="repeat"
        label={<Label k="account:password.repeat" />}
        value={repeat}
        onChange={setRepeat}
        error={faultOf('repeat')}
        autoComplete="new-password"
      />
      <div className="field">
        <PasswordRules password={password} repeat={repeat} email="" />
      </div>
      <Button type="submit" look="primary" wide busy={isBusy && say('core:loading')}>
        <Label k={press} />
      </Button>
    </form>
  )
}
