import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'

/** Asks when closing with changes: save, discard or stay. */
export function UnsavedQuestion(answers: { onSave: () => void; onDrop: () => void; onStay: () => void }) {
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
export function UnsentQuestion({ count, onGo, onStay }: { count: number; onGo: () => void; onStay: () => void }) {
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
