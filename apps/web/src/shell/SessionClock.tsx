import { clsx } from 'clsx'
import { MINUTE_MS } from '@saki/domain/dates/durations'
import { useState } from 'react'

import { requireLogIn } from '../lib/sessionGate.ts'
import { useUser } from '../lib/session.ts'
import { Button } from '../ui/Button.tsx'
import { Chip } from '../ui/Chip.tsx'
import { useNow } from '../ui/clock.ts'
import { clock } from '../ui/Countdown.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Label } from '../ui/Label.tsx'
import { useWords } from '../ui/useWords.ts'
import styles from './shell.module.css'

const QUIET_FROM = 15 * MINUTE_MS
const ASK_FROM = 5 * MINUTE_MS

/** A clock from 15 minutes before the session ends, a dialog from 5. At zero the log-in panel covers the page. */
export function SessionClock() {
  const user = useUser()
  return user ? <Remaining key={user.EXPIRES_AT} until={user.EXPIRES_AT} /> : null
}

function Remaining({ until }: { until: string }) {
  const { say } = useWords('shell')
  const left = new Date(until).getTime() - useNow().getTime()
  const [put, setPut] = useState(false)
  if (left > QUIET_FROM) return null
  const time = clock(Math.max(0, left))
  return (
    <>
      <button type="button" className={clsx(styles.sessionClock, 'bare rounded')} onClick={requireLogIn}>
        <Chip icon="clock" tone={left < ASK_FROM ? 'amber' : 'grey'}>
          {say('shell:session.ends', { time })}
        </Chip>
      </button>
      {left <= 0 && <EndNow />}
      {left > 0 && left <= ASK_FROM && !put && (
        <Dialog
          title={<Label k="shell:session.soon" />}
          role="alertdialog"
          onClose={() => setPut(true)}
          actions={
            <>
              <Button onClick={() => setPut(true)}>
                <Label k="shell:session.later" />
              </Button>
              <Button
                look="primary"
                data-first
                onClick={() => {
                  setPut(true)
                  requireLogIn()
                }}
              >
                <Label k="shell:session.again" />
              </Button>
            </>
          }
        >
          <p>{say('shell:session.ends', { time })}</p>
          <p>{say('shell:session.soon.why')}</p>
        </Dialog>
      )}
    </>
  )
}

function EndNow() {
  useState(() => queueMicrotask(requireLogIn))
  return null
}
