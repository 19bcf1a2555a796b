import type { TextKey } from '@saki/texts'
import { useState, type FormEvent } from 'react'

import { useSend } from '../../lib/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { ErrorSummary, type SummaryFault } from '../../ui/ErrorSummary.tsx'
import { Label } from '../../ui/Label.tsx'
import { Note } from '../../ui/Note.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useWords } from '../../ui/useWords.ts'
import { isMailLike } from '../../lib/mailLike.ts'
import { officeNow, useNow } from '../../ui/clock.ts'

interface MailLinkFormProps {
  call: 'forgotPassword' | 'reactivateLogin'
  send: TextKey
  email?: string
}

const PAUSE = 60
/** Text on how long the link is valid, and that earlier links are not. */
const sentHow = {
  forgotPassword: 'account:forgotten.sent.how',
  reactivateLogin: 'account:reactivate.sent.how',
} as const

/** Requests a mailed link. The answer is the same whether an account exists or not. Can be repeated after 60 s. */
export function MailLinkForm({ call, send, email: known = '' }: MailLinkFormProps) {
  const { say } = useWords('account')
  const [email, setEmail] = useState(known)
  const [faults, setFaults] = useState<SummaryFault[]>([])
  const [attempt, setAttempt] = useState(0)
  const [wait, startWait] = useWait()
  const request = useSend(call, {
    onSuccess: () => startWait(PAUSE),
    onError: (error) => startWait(error.retryAfter ?? 0),
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const found = isMailLike(email.trim()) ? [] : [{ field: 'email', message: say('account:fault.email') }]
    setFaults(found)
    setAttempt(attempt + 1)
    if (found.length === 0) request.mutate({ body: { EMAIL: email.trim() } })
  }
  return (
    <form noValidate onSubmit={onSubmit}>
      <ErrorSummary faults={faults} attempt={attempt} />
      {request.isSuccess && (
        <div className="field">
          <Note tone="good" role="status">
            <b>{say('account:forgotten.sent')}</b>
            <p>{say(sentHow[call])}</p>
          </Note>
        </div>
      )}
      {request.error && (
        <div className="field">
          <ErrorPanel error={request.error} />
        </div>
      )}
      <TextField
        id="email"
        type="email"
        label={<Label k="login:email" />}
        value={email}
        onChange={setEmail}
        error={faults[0]?.message}
        autoComplete="username"
        spellCheck={false}
      />
      <Button
        type="submit"
        look="primary"
        wide
        busy={request.isPending && say('core:loading')}
        blocked={wait > 0 && say('account:reactivate.wait', { count: wait })}
      >
        <Label k={send} />
      </Button>
    </form>
  )
}

/** Seconds left to wait, and a function that starts the wait. */
function useWait(): [seconds: number, start: (seconds: number) => void] {
  const [until, setUntil] = useState(0)
  const left = Math.max(0, Math.ceil((until - useNow().getTime()) / 1000))
  return [left, (seconds) => setUntil(officeNow() + seconds * 1000)]
}
