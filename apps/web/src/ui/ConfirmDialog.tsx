import type { ReactNode } from 'react'

import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

interface ConfirmDialogProps {
  /** The question. */
  title: ReactNode
  /** The consequence. */
  children?: ReactNode
  /** Button texts; use verbs. */
  yes: ReactNode
  no: ReactNode
  danger?: boolean
  busy?: ReactNode
  onYes: () => void
  onNo: () => void
}

/** Asks before something that cannot be undone; the focus is on the safe answer. */
export function ConfirmDialog({ title, children, yes, no, danger = false, busy, onYes, onNo }: ConfirmDialogProps) {
  return (
    <Dialog
      title={title}
      role="alertdialog"
      onClose={onNo}
      actions={
        <>
          <Button data-first onClick={onNo}>
            {no}
          </Button>
          <Button look={danger ? 'danger' : 'primary'} busy={busy} onClick={onYes}>
            {yes}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
