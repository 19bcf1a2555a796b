import { useState } from 'react'

import { useSend } from '../../../lib/queries.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { Label } from '../../../ui/Label.tsx'
import { PasswordField } from '../../../ui/PasswordField.tsx'
import { useWords } from '../../../ui/useWords.ts'

interface ConfirmPasswordProps {
  /** The password was right: the act is sent again. */
  onConfirmed: () => void
  onClose: () => void
}

/** Asks for the password before a decision. */
export function ConfirmPassword({ onConfirmed, onClose }: ConfirmPasswordProps) {
  const { say } = useWords('agents', 'desk')
  const [password, setPassword] = useState('')
  const confirm = useSend('confirmPassword', { onSuccess: onConfirmed })
  const fault = confirm.error?.fields.find(({ field }) => field === 'LOGIN_PASSWORD')?.message
  return (
    <Dialog title={<Label k="agents:password" />} width={440} onClose={onClose}>
      <form
        className="stack gap-16"
        onSubmit={(event) => {
          event.preventDefault()
          if (password !== '') confirm.mutate({ body: { LOGIN_PASSWORD: password } })
        }}
      >
        <p>{say('agents:password.why')}</p>
        {confirm.error && fault === undefined && <ErrorPanel error={confirm.error} />}
        <PasswordField
          id="confirm-password"
          label={<Label k="agents:password" />}
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
          error={fault}
          brief
          autoFocus
        />
        <div className="row gap-8">
          <Button look="primary" type="submit" busy={confirm.isPending && say('desk:tool.busy')}>
            <Label k="desk:action.record" />
          </Button>
          <Button onClick={onClose}>
            <Label k="desk:tool.cancel" />
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
