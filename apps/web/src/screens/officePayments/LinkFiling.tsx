import { clsx } from 'clsx'
import { useState } from 'react'

import type { Answer } from '../../lib/ask.ts'
import { ask } from '../../lib/ask.ts'
import { AskError } from '../../lib/askError.ts'
import { Button } from '../../ui/Button.tsx'
import { Label } from '../../ui/Label.tsx'
import { Money } from '../../ui/Money.tsx'
import { Note } from '../../ui/Note.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useWords } from '../../ui/useWords.ts'
import styles from './officePayments.module.css'

export type FoundFiling = Answer<'officePaymentFiling'>

/** Finds the filing that a payment with an unknown code was meant for and shows it before linking. */
export function LinkFiling({
  filing,
  onFiling,
  error,
}: {
  filing: FoundFiling | undefined
  onFiling: (filing: FoundFiling | undefined) => void
  error: string | undefined
}) {
  const { say } = useWords('office')
  const [typed, setTyped] = useState('')
  const [failed, setFailed] = useState<string>()
  const [busy, setBusy] = useState(false)
  const look = async () => {
    const ref = typed.trim().toUpperCase()
    if (ref.length < 6) return setFailed(say('office:payment.noFiling'))
    setBusy(true)
    setFailed(undefined)
    try {
      const found = await ask('officePaymentFiling', { query: { ref } })
      onFiling(found.IND_OPEN === 'Y' ? found : undefined)
      if (found.IND_OPEN === 'N') setFailed(say('office:payment.link.not'))
    } catch (caught) {
      onFiling(undefined)
      const refusal = caught instanceof AskError ? caught : undefined
      setFailed(
        refusal?.status === 404 ? say('office:payment.noFiling') : (refusal?.title ?? say('core:load.unreachable')),
      )
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={clsx(styles.link, 'items-start grid gap-8 below-16')}>
      <TextField
        id="opay-link"
        code
        label={<Label k="office:payment.link" />}
        value={typed}
        error={failed ?? error}
        onChange={(to) => {
          setTyped(to)
          setFailed(undefined)
          onFiling(undefined)
        }}
      />
      <Button small icon="search" busy={busy && say('core:loading')} onClick={() => void look()}>
        <Label k="office:payment.link.look" />
      </Button>
      {filing && (
        <Note tone="good" role="status">
          <bdi dir="ltr" className="mono">
            {filing.SUBMISSION_NBR}
          </bdi>{' '}
          <bdi>{filing.TITLE}</bdi> · <bdi>{filing.OWNER_NAMES}</bdi> · <Money amount={filing.AMOUNT} />
        </Note>
      )}
    </div>
  )
}
