import { useState, type FormEvent } from 'react'

import { useSend } from '../../lib/queries.ts'
import { useUser } from '../../lib/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Label } from '../../ui/Label.tsx'
import { Note } from '../../ui/Note.tsx'
import { Page } from '../../ui/Page.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { useWords } from '../../ui/useWords.ts'
import { passwordFaultsOf, PasswordRules } from './PasswordRules.tsx'

/** /change-password: asks for the old password; the new one follows the rules of registration. */
export function ChangePasswordScreen() {
  const { say } = useWords('shell', 'account')
  const email = useUser()?.EMAIL ?? ''
  const [old, setOld] = useState('')
  const [password, setPassword] = useState('')
  const [repeat, setRepeat] = useState('')
  const [attempt, setAttempt] = useState(0)
  const [checked, setChecked] = useState(false)
  const change = useSend('changePasswordCustomer', {
    onSuccess: () => {
      setOld('')
      setPassword('')
      setRepeat('')
      setChecked(false)
    },
    onError: () => setAttempt((count) => count + 1),
  })
  const wrong = [
    ...(old === '' ? [{ field: 'old', message: say('login:empty.password') }] : []),
    ...passwordFaultsOf(password, repeat, email).map(({ field, key }) => ({
      field: field as string,
      message: say(key),
    })),
  ]
  const refused =
    change.error?.fields.map(({ field, message }) => ({
      field: field === 'OLD_PASSWORD' ? 'old' : field === 'LOGIN_PASSWORD' ? 'password' : 'repeat',
      message,
    })) ?? []
  const faults = checked ? wrong : refused
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setAttempt(attempt + 1)
    setChecked(wrong.length > 0)
    if (wrong.length === 0)
      change.mutate({ body: { OLD_PASSWORD: old, LOGIN_PASSWORD: password, LOGIN_PASSWORD_CONFIRM: repeat } })
  }
  const faultOf = (field: string) => faults.find((fault) => fault.field === field)?.message
  return (
    <Page title="shell:page.changePassword" lead={say('account:change.lead')} failed={faults.length > 0}>
      <div className="later">
        <ErrorSummary faults={faults} attempt={attempt} />
        {change.error && refused.length === 0 && <ErrorPanel error={change.error} />}
        {change.isSuccess && (
          <Note tone="good" role="status">
            {say('account:reset.done')}
          </Note>
        )}
        <Card>
          <form noValidate onSubmit={onSubmit}>
            <PasswordField
              id="old"
              label={<Label k="account:password.old" />}
              value={old}
              onChange={setOld}
              error={faultOf('old')}
              autoComplete="current-password"
            />
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
              <PasswordRules password={password} repeat={repeat} email={email} />
            </div>
            <Button type="submit" look="primary" busy={change.isPending && say('core:loading')}>
              <Label k="account:reset.save" />
            </Button>
          </form>
        </Card>
      </div>
    </Page>
  )
}
