import { clsx } from 'clsx'
import type { TextKey } from '@saki/texts'
import { useNavigate } from '@tanstack/react-router'
import { Fragment, useEffect, useState, type FormEvent } from 'react'

import { useGoTo } from '../../lib/pageAddress.ts'
import type { AskError } from '../../lib/askError.ts'
import { homeOf } from '../../lib/home.ts'
import { useOnline } from '../../lib/online.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { isRouteKept, takeRoute } from '../../lib/keptRoute.ts'
import { useSend } from '../../lib/queries.ts'
import { dropNotice, readNotice, startSession } from '../../lib/session.ts'
import { hadSession } from '../../lib/sessionGate.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { ErrorSummary, type SummaryFault } from '../../ui/ErrorSummary.tsx'
import { Label } from '../../ui/Label.tsx'
import { Note } from '../../ui/Note.tsx'
import { Page } from '../../ui/Page.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useWords } from '../../ui/useWords.ts'
import { Throttled } from './Throttled.tsx'
import styles from './session.module.css'

/** /login: without captcha; its error does not say whether mail address or password was wrong. */
export function LoginScreen() {
  const { say } = useWords('login')
  const navigate = useNavigate()
  const goTo = useGoTo()
  const online = useOnline()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [faults, setFaults] = useState<SummaryFault[]>([])
  const [attempt, setAttempt] = useState(0)
  const login = useSend('login', {
    onSuccess: async (user) => {
      await startSession(user)
      await navigate({ href: takeRoute() ?? homeOf(user) })
    },
    onError: (error) => {
      setAttempt((count) => count + 1)
      if (error.err === 'LOGIN_CODE_REQUIRED')
        void goTo({ to: '/login/activatelogin', search: { email, ...wasResent(error) } })
    },
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const found: SummaryFault[] = []
    if (email.trim() === '') found.push({ field: 'email', message: say('login:empty.email') })
    if (password === '') found.push({ field: 'password', message: say('login:empty.password') })
    setFaults(found)
    setAttempt(attempt + 1)
    if (found.length === 0) login.mutate({ body: { EMAIL: email.trim(), LOGIN_PASSWORD: password } })
  }
  const faultOf = (field: string) => faults.find((fault) => fault.field === field)?.message
  return (
    <Page title="login:login" lead={say('login:lead')} failed={faults.length > 0 || login.isError}>
      <form noValidate onSubmit={onSubmit}>
        <EndNotice />
        <ErrorSummary faults={faults} attempt={attempt} />
        {login.error && <Refusal error={login.error} />}
        {!online && (
          <div className="field">
            <Note tone="warn" icon="offline" role="status">
              {say('login:offline')}
            </Note>
          </div>
        )}
        <TextField
          id="email"
          type="email"
          label={<Label k="login:email" />}
          value={email}
          onChange={setEmail}
          error={faultOf('email')}
          autoComplete="username"
          spellCheck={false}
          autoFocus
        />
        <PasswordField
          id="password"
          label={<Label k="login:password" />}
          value={password}
          onChange={setPassword}
          error={faultOf('password')}
          autoComplete="current-password"
        />
        <p className={clsx(styles.forgot, 'middle')}>
          <PageLink to="/login/forgetpass">
            <Label k="login:forgotten" />
          </PageLink>
        </p>
        <Button type="submit" look="primary" wide busy={login.isPending && say('login:busy')}>
          <Label k="login:login" />
        </Button>
      </form>
      <div className="link-line">
        <PageLink to="/daftar-akun">
          <Label k="login:register" stacked />
        </PageLink>
        <PageLink to="/login/activation">
          <Label k="login:activation" stacked />
        </PageLink>
        <PageLink to="/login/reactivatelogin" className="full-row">
          <Label k="login:reactivate" stacked />
        </PageLink>
      </div>
    </Page>
  )
}

/** Search parameter for the next screen: the mailed code replaces an earlier one. */
function wasResent({ current }: AskError): { resent?: 'Y' } {
  return (current as { RESENT?: string } | undefined)?.RESENT === 'Y' ? { resent: 'Y' } : {}
}

/** The notice of the page that ended the session, or why the log-in is shown instead of the page that was asked for. */
function EndNotice() {
  const { say } = useWords()
  const [notice] = useState(noticeOf)
  useEffect(dropNotice, [])
  if (notice.length === 0) return null
  return (
    <div className="field">
      <Note tone={notice.includes('login:asked') ? 'info' : 'good'} role="status">
        {notice.map((key) => (
          <Fragment key={key}>
            <bdi>{say(key)}</bdi>{' '}
          </Fragment>
        ))}
      </Note>
    </div>
  )
}

function noticeOf(): readonly TextKey[] {
  const notice = readNotice()
  if (notice.length > 0 || !isRouteKept()) return notice
  return hadSession() ? ['login:ended', 'login:asked'] : ['login:asked']
}

function Refusal({ error }: { error: AskError }) {
  const { say } = useWords('login')
  if (error.err === 'TOO_MANY') return <Throttled seconds={error.retryAfter ?? 60} />
  if (error.err === 'INVALID_CREDENTIALS' || error.err === 'INVALID')
    return (
      <div className="field">
        <Note tone="bad" role="alert">
          {say('login:wrong')}
        </Note>
      </div>
    )
  if (error.err === 'NOT_ACTIVATED') {
    return (
      <div className="field">
        <Note tone="warn" role="alert">
          {say('login:notActive')}{' '}
          <PageLink to="/login/reactivatelogin">
            <Label k="login:reactivate" />
          </PageLink>
        </Note>
      </div>
    )
  }
  if (error.err === 'LOGIN_CODE_REQUIRED') return null
  return (
    <div className="field">
      <ErrorPanel error={error} />
    </div>
  )
}
