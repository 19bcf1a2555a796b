import { useState, type FormEvent } from 'react'

import { adoptRoute } from '../../lib/keptRoute.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { useSend } from '../../lib/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Label } from '../../ui/Label.tsx'
import { Note } from '../../ui/Note.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { useWords } from '../../ui/useWords.ts'
import { passwordFaultsOf, PasswordRules } from './PasswordRules.tsx'

/** Two fields with the rules live beside them; the secret of the link goes along. */
export function NewPasswordForm({ token, onExpired }: { token: string; onExpired: () => void }) {
  const { say } = useWords('account')
  const [password, setPassword] = useState('')
  const [repeat, setRepeat] = useState('')
  const [attempt, setAttempt] = useState(0)
  const reset = useSend('resetPassword', {
    onSuccess: adoptRoute,
    onError: (error) => (error.err === 'TOKEN_INVALID' ? onExpired() : undefined),
  })
  const faults =
    attempt === 0
      ? []
      : passwordFaultsOf(password, repeat, '').map((fault) => ({ field: fault.field, message: say(fault.key) }))
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setAttempt(attempt + 1)
    if (passwordFaultsOf(password, repeat, '').length === 0)
      reset.mutate({ body: { TOKEN: token, LOGIN_PASSWORD: password, LOGIN_PASSWORD_CONFIRM: repeat } })
  }
  if (reset.isSuccess)
    return (
      <Note tone="good" role="status">
        <b>{say('account:reset.done')}</b>
        <p>
          <PageLink to="/login">
            <Label k="account:login" />
          </PageLink>
        </p>
      </Note>
    )
  const faultOf = (field: string) => faults.find((fault) => fault.field === field)?.message
  return (
    <form noValidate onSubmit={onSubmit}>
      <ErrorSummary faults={faults} attempt={attempt} />
      {reset.error && (
        <div className="field">
          <ErrorPanel error={reset.error} />
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
      <Button type="submit" look="primary" wide busy={reset.isPending && say('core:loading')}>
        <Label k="account:reset.save" />
      </Button>
    </form>
  )
}
