import type { FormRow } from '@saki/domain/forms/form'
import type { TextKey } from '@saki/texts'
import { useId, type FormEvent, type ReactNode } from 'react'

import type { AskError } from '../lib/askError.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'
import { Label } from '../ui/Label.tsx'
import { useWords } from '../ui/useWords.ts'
import { FormPage } from './FormPage.tsx'
import styles from './forms.module.css'
import { useDialogForm, type DialogFormProps, type ValueOf } from './useDialogForm.ts'

interface FormDialogProps extends DialogFormProps {
  title: ReactNode
  width?: number
  /** Text of the button that sends. */
  save?: TextKey
  /** The call that saves. */
  sending: { isPending: boolean; error: AskError | null }
  /** `key`: the same for repeated attempts with the same values. */
  onSave: (value: ValueOf, key: string, row: FormRow) => void
  onClose: () => void
  /** Shown above the fields. */
  children?: ReactNode
  /** Another act, before the buttons. */
  aside?: ReactNode
  /** Shown below the fields in place of the server's refusal. */
  footer?: ReactNode
}

/** A dialog with a form as defined, drawn as the filing forms are. */
export function FormDialog({
  title,
  width = 600,
  save = 'core:save',
  sending,
  onSave,
  onClose,
  children,
  aside,
  footer,
  ...given
}: FormDialogProps) {
  const { say } = useWords()
  const id = useId()
  const { page, scene, submit } = useDialogForm({ ...given, refused: sending.error?.fields })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!sending.isPending) submit(onSave)
  }
  return (
    <Dialog
      tall
      title={title}
      width={width}
      onClose={onClose}
      actions={
        <>
          {aside}
          <Button onClick={onClose}>
            <Label k="core:cancel" />
          </Button>
          <Button type="submit" form={id} look="primary" busy={sending.isPending && say('core:loading')}>
            <Label k={save} />
          </Button>
        </>
      }
    >
      <form id={id} className={styles.inDialog} noValidate onSubmit={onSubmit}>
        {children}
        {page && <FormPage page={page} scene={scene} />}
        {footer || (sending.error && <ErrorPanel error={sending.error} />)}
      </form>
    </Dialog>
  )
}
