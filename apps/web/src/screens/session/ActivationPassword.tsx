import { useState, type FormEvent } from 'react'

import { useSend } from '../../lib/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Label } from '../../ui/Label.tsx'
import { Page } from '../../ui/Page.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { useWords } from '../../ui/useWords.ts'
import { isDeadLink, type ActivationLink } from './activationLink.ts'
import { BackToLogin } from './BackToLogin.tsx'
import { Throttled } from './Throttled.tsx'

/** First step of the mailed link: the password chosen at registration, or one of two alternatives. */
export function ActivationPassword({ userId, token, onStep }: ActivationLink) {
  const { say } = useWords('account')
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<string | undefined>()
  const [attempt, setAttempt] = useState(0)
  const activate = useSend('activateAccount', {
    onSuccess: () => onStep('active'),
    onError: (error) => {
      if (isDeadLink(error)) onStep('expired')
      else if (error.err === 'INVALID') setFault(say('account:activation.wrong'))
      setAttempt((count) => count + 1)
    },
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setFault(password === '' ? say('login:empty.password') : undefined)
    setAttempt(attempt + 1)
    if (password !== '') activate.mutate({ query: { userId }, body: { TOKEN: token, LOGIN_PASSWORD: password } })
  }
  const isSlowed = activate.error?.err === 'TOO_MANY'
  return (
    <Page
      key="password"
      title="login:activation"
      above={<BackToLogin />}
      lead={say('account:activation.lead')}
      failed={fault !== undefined || activate.isError}
    >
      <form noValidate onSubmit={onSubmit}>
        <ErrorSummary faults={fault ? [{ field: 'password', message: fault }] : []} attempt={attempt} />
        {activate.error && isSlowed && <Throttled key={attempt} seconds={activate.error.retryAfter ?? 60} />}
        {activate.error && !isSlowed && !fault && (
          <div className="field">
            <ErrorPanel error={activate.error} />
          </div>
        )}
        <PasswordField
          id="password"
          label={<Label k="login:password" />}
          value={password}
          onChange={setPassword}
          error={fault}
          autoComplete="current-password"
        />
        <Button type="submit" look="primary" wide busy={activate.isPending && say('core:loading')}>
          <Label k="account:activation.press" />
        </Button>
      </form>
      <div className="link-line">
        <Button look="act" onClick={() => onStep('new')}>
          <Label k="account:activation.forgotten" stacked />
        </Button>
        <Button look="act" onClick={() => onStep('reject')}>
          <Label k="account:activation.notMe" stacked />
        </Button>
      </div>
    </Page>
  )
}
