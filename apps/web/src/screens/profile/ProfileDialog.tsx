import '../../forms/forms.module.css'

import { useEffect, useRef, useState, type FormEvent } from 'react'

import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useWords } from '../../ui/useWords.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { IdentityFields } from './IdentityFields.tsx'
import { RegionFields } from './RegionFields.tsx'
import { ProfileFaults } from './ProfileFaults.tsx'
import { useProfile } from './useProfile.ts'
import styles from './profile.module.css'

const FORM = 'profile-form'

/** My Profile. Saving ends every session of the account; the dialog says so before. */
export function ProfileDialog({ onClose }: { onClose: () => void }) {
  // Loads all text areas at once: loading one later would hide the dialog for a moment and lose the focus.
  const { say } = useWords('profile', 'shell', 'session', 'forms')
  const state = useProfile()
  const [asking, setAsking] = useState(false)
  const { read, profile, sending } = state
  const { isBusy } = sending
  const form = useFocus(state.attempt, profile !== undefined)
  const close = () => {
    if (isBusy) return
    if (state.isDirty) setAsking(true)
    else onClose()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) state.submit()
  }
  const save = () => {
    setAsking(false)
    state.submit()
  }
  return (
    <>
      <Dialog
        title={<Label k="shell:user.profile" />}
        width={900}
        tall
        onClose={close}
        actions={
          <>
            <p className="grow aside">
              <Icon name="info" size={18} />
              {say('profile:logsOut')}
            </p>
            <Button onClick={close}>
              <Label k="profile:close" />
            </Button>
            {profile && (
              <Button type="submit" form={FORM} look="primary" busy={isBusy && say('profile:sending')}>
                <Label k="profile:submit" />
              </Button>
            )}
          </>
        }
      >
        {read.isPending && <Skeleton lines={8} />}
        {read.error && <ErrorPanel error={read.error} onRetry={() => void read.refetch()} />}
        {profile && (
          <form id={FORM} className={styles.profile} noValidate onSubmit={onSubmit} ref={form}>
            <ProfileFaults state={state} />
            <IdentityFields state={state} typeInForce={profile.USER_TYP} />
            <RegionFields state={state} />
          </form>
        )}
      </Dialog>
      {asking && <UnsavedQuestion onSave={save} onDrop={onClose} onStay={() => setAsking(false)} />}
      {sending.unsent > 0 && (
        <UnsentQuestion count={sending.unsent} onGo={() => state.submit(true)} onStay={sending.forget} />
      )}
    </>
  )
}

/** Focuses the first field once loaded, and the first field with an error after every attempt. */
function useFocus(attempt: number, isReady: boolean) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (isReady) form.current?.querySelector('input')?.focus()
  }, [isReady])
  useEffect(() => {
    if (attempt === 0) return
    const bad = form.current?.querySelector<HTMLElement>('.field.faulty :is(input, select, textarea):not(:disabled)')
    // Without a bad field, scrolls to the error message at the top.
    const shown = bad?.closest('.field') ?? form.current?.querySelector('.profile-faults:not(:empty)')
    shown?.scrollIntoView({ block: 'nearest' })
    bad?.focus({ preventScroll: true })
  }, [attempt])
  return form
}

/** Asks when closing with changes: save, discard or stay. */
function UnsavedQuestion(answers: { onSave: () => void; onDrop: () => void; onStay: () => void }) {
  const { say } = useWords('profile')
  return (
    <Dialog
      title={<Label k="profile:unsaved" />}
      role="alertdialog"
      onClose={answers.onStay}
      actions={
        <>
          <Button data-first onClick={answers.onStay}>
            <Label k="core:cancel" />
          </Button>
          <Button onClick={answers.onDrop}>
            <Label k="profile:unsaved.drop" />
          </Button>
          <Button look="primary" onClick={answers.onSave}>
            <Label k="core:save" />
          </Button>
        </>
      }
    >
      <p>{say('profile:unsaved.how')}</p>
    </Dialog>
  )
}

/** Warns that saving ends the session and clears this device, with the number of drafts that could not be saved. */
function UnsentQuestion({ count, onGo, onStay }: { count: number; onGo: () => void; onStay: () => void }) {
  const { say } = useWords('profile')
  return (
    <ConfirmDialog
      title={<Label k="profile:unsent" />}
      yes={<Label k="profile:unsent.go" />}
      no={<Label k="core:cancel" />}
      danger
      onYes={onGo}
      onNo={onStay}
    >
      <p>{say('profile:unsent.kept', { count })}</p>
    </ConfirmDialog>
  )
}
