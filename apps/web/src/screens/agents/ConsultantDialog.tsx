import { clsx } from 'clsx'
import '../../forms/forms.module.css'

import { useEffect, useRef, useState, type FormEvent } from 'react'

import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { Note } from '../../ui/Note.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useWords } from '../../ui/useWords.ts'
import { ConsultantFields } from './ConsultantFields.tsx'
import { ConsultantSide } from './ConsultantSide.tsx'
import { useConsultant } from './useConsultant.ts'
import styles from './consultants.module.css'

const FORM = 'consultant-form'
/** Size in pixels that the specification gives; smaller screens show as much of it as they can. */
const [WIDTH, HEIGHT] = [1100, 700]

/**
 * Dialog in which a consultant enters their details: by number from the register, or by hand for the office to check.
 */
export function ConsultantDialog({ onClose }: { onClose: () => void }) {
  // Loads all text areas at once. An area that loads later would suspend the dialog for a moment, and the focus would
  // be lost.
  const { say } = useWords('agents', 'profile', 'forms')
  const state = useConsultant(onClose)
  const [password, setPassword] = useState('')
  const { read, own, lookup, sending } = state
  const form = useFirstFault(state.attempt)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!sending.isBusy) state.submit(sending.needsPassword ? password : undefined)
  }
  const wrongPassword = sending.refused.find(({ field }) => field === 'LOGIN_PASSWORD')?.message
  return (
    <Dialog
      title={<Label k="agents:modal" />}
      width={WIDTH}
      height={HEIGHT}
      tall
      onClose={() => (sending.isBusy ? undefined : onClose())}
      actions={
        <>
          <p className="grow aside">
            <Icon name="info" size={18} />
            {say(lookup.as === 'found' ? 'agents:foot.locked' : 'agents:foot.own')}
          </p>
          <Button onClick={onClose}>
            <Label k="agents:close" />
          </Button>
          {own && (
            <Button type="submit" form={FORM} look="primary" busy={sending.isBusy && say('agents:set.busy')}>
              <Label k="agents:set" />
            </Button>
          )}
        </>
      }
    >
      {read.isPending && <Skeleton lines={8} />}
      {read.error && <ErrorPanel error={read.error} onRetry={() => void read.refetch()} />}
      {own && (
        <form id={FORM} className={clsx(styles.dialog, 'grid')} noValidate onSubmit={onSubmit} ref={form}>
          <ConsultantSide state={state} />
          <div className={styles.main}>
            {sending.error && !sending.needsPassword && sending.refused.length === 0 && (
              <Note tone="bad" role="alert">
                <span dir="auto">{sending.error.title || say('core:load.unreachable')}</span>
              </Note>
            )}
            {sending.needsPassword && (
              <Note tone="warn" role="status">
                <p>{say('agents:password.why')}</p>
                <PasswordField
                  id="LOGIN_PASSWORD"
                  label={<Label k="agents:password" />}
                  value={password}
                  onChange={setPassword}
                  autoComplete="current-password"
                  error={wrongPassword}
                  brief
                />
              </Note>
            )}
            <ConsultantFields state={state} />
          </div>
        </form>
      )}
    </Dialog>
  )
}

/** After every attempt, focuses the first field with an error. */
function useFirstFault(attempt: number) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (attempt === 0) return
    form.current?.querySelector<HTMLElement>('.field.faulty :is(input, select, textarea):not(:disabled)')?.focus()
  }, [attempt])
  return form
}
