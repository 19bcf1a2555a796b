import { clsx } from 'clsx'
import { useState } from 'react'

import { ask } from '../lib/ask.ts'
import { AskError } from '../lib/askError.ts'
import { useGate } from '../lib/sessionGate.ts'
import { logOut, useUser, startSession } from '../lib/session.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Label } from '../ui/Label.tsx'
import { Note } from '../ui/Note.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { useWords } from '../ui/useWords.ts'
import { initials } from './initials.ts'
import styles from './shell.module.css'

/** The log-in panel over the page once the session has ended. After the log-in the waiting calls are repeated automatically. */
export function SessionPanel() {
  return useGate() === 'ended' ? <Panel /> : null
}

function Panel() {
  const { say } = useWords('shell', 'login')
  const user = useUser()
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<string | undefined>()
  const [busy, setBusy] = useState(false)
  const logIn = async () => {
    if (password === '') return setFault(say('login:empty.password'))
    setBusy(true)
    setFault(undefined)
    try {
      await startSession(await ask('login', { body: { EMAIL: user?.EMAIL ?? '', LOGIN_PASSWORD: password } }))
    } catch (error) {
      setFault(error instanceof AskError && error.title ? error.title : say('login:failed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      title={<Label k="shell:session.ended" />}
      width={520}
      actions={
        <>
          <Button onClick={() => void logOut(user?.USER_ID ?? 0)}>
            <Label k="shell:session.leave" />
          </Button>
          <Button look="primary" busy={busy && say('shell:session.busy')} onClick={() => void logIn()}>
            <Label k="shell:session.again" />
          </Button>
        </>
      }
    >
      <form
        className={'flush-fields text-plain grid gap-16'}
        onSubmit={(event) => {
          event.preventDefault()
          void logIn()
        }}
      >
        <Note tone="good">{say('shell:session.kept')}</Note>
        <div className={clsx(styles.who, 'shrinks row gap-12 middle')}>
          <span className="avatar centered fixed" aria-hidden="true">
            {initials(user?.USER_NAME ?? '')}
          </span>
          <span className="grow">
            <b className="block break-anywhere" dir="auto">
              {user?.USER_NAME}
            </b>
            <small className="block caption-size break-anywhere" dir="ltr">
              {user?.EMAIL}
            </small>
          </span>
          <Button look="act" onClick={() => void logOut(user?.USER_ID ?? 0)}>
            <Label k="shell:session.notYou" />
          </Button>
        </div>
        <input type="hidden" autoComplete="username" value={user?.EMAIL ?? ''} readOnly />
        <PasswordField
          id="session-password"
          label={<Label k="login:password" />}
          value={password}
          onChange={setPassword}
          error={fault}
          hint={say('shell:session.hours')}
          autoComplete="current-password"
          autoFocus
        />
      </form>
    </Dialog>
  )
}
