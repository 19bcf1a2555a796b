import { useNavigate } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'

import { usePageSearch } from '../../lib/pageAddress.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { homeOf } from '../../lib/home.ts'
import { takeRoute } from '../../lib/keptRoute.ts'
import { useSend } from '../../lib/queries.ts'
import { startSession } from '../../lib/session.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Label } from '../../ui/Label.tsx'
import { Note } from '../../ui/Note.tsx'
import { Page } from '../../ui/Page.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useWords } from '../../ui/useWords.ts'
import { BackToLogin } from './BackToLogin.tsx'
import { Throttled } from './Throttled.tsx'

/** /login/activatelogin: the 6-digit code mailed after many failed log-ins to the account (ADR 23). */
export function LoginCodeScreen() {
  const { say } = useWords('account')
  const navigate = useNavigate()
  const search = usePageSearch('/login/activatelogin')
  const [email, setEmail] = useState(typeof search.email === 'string' ? search.email : '')
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string | undefined>()
  const open = useSend('activateLogin', {
    onSuccess: async (user) => {
      await startSession(user)
      await navigate({ href: takeRoute() ?? homeOf(user) })
    },
    onError: (error) => {
      if (error.status === 401 || error.status === 422) setFault(say('account:code.wrong'))
      if (error.err === 'TOKEN_INVALID') setFault(say('account:code.expired'))
    },
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const digits = code.replace(/\s/g, '')
    setFault(/^\d{6}$/.test(digits) ? undefined : say('account:code.wrong'))
    if (/^\d{6}$/.test(digits)) open.mutate({ body: { EMAIL: email.trim(), CODE: digits } })
  }
  return (
    <Page title="account:code" above={<BackToLogin />} lead={say('account:code.lead')} failed={fault !== undefined}>
      <form noValidate onSubmit={onSubmit}>
        {search.resent === 'Y' && (
          <div className="field">
            <Note tone="good" icon="mail" role="status">
              {say('account:code.resent')}
            </Note>
          </div>
        )}
        {open.error?.err === 'TOO_MANY' && <Throttled seconds={open.error.retryAfter ?? 60} />}
        {open.error && !fault && open.error.err !== 'TOO_MANY' && (
          <div className="field">
            <ErrorPanel error={open.error} />
          </div>
        )}
        {search.email === undefined && (
          <TextField
            id="email"
            type="email"
            label={<Label k="login:email" />}
            value={email}
            onChange={setEmail}
            autoComplete="username"
          />
        )}
        <TextField
          id="code"
          code
          label={<Label k="account:code.field" />}
          value={code}
          onChange={setCode}
          hint={say('account:code.life')}
          error={fault}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
        />
        <Button type="submit" look="primary" wide busy={open.isPending && say('login:busy')}>
          <Label k="login:login" />
        </Button>
      </form>
      <div className="link-line">
        <PageLink to="/login">
          <Label k="account:code.again" stacked />
        </PageLink>
        <PageLink to="/login">
          <Label k="account:code.notYou" stacked />
        </PageLink>
      </div>
    </Page>
  )
}
