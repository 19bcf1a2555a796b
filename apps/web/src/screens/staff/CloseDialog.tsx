import type { StaffRow } from '@saki/contracts/staff'
import { useRef, useState } from 'react'

import { newKey } from '../../lib/newKey.ts'
import { queryKeyOf, queryClient, useSend } from '../../lib/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Label } from '../../ui/Label.tsx'
import { showToast } from '../../ui/messages.ts'
import { TextField } from '../../ui/TextField.tsx'
import { useWords } from '../../ui/useWords.ts'

/** Closes an account, or opens a closed one again. */
export function CloseDialog({ officer, onClose }: { officer: StaffRow; onClose: () => void }) {
  const { say } = useWords('office', 'staff')
  const key = useRef(newKey())
  const [REASON, setReason] = useState('')
  const isClosing = officer.IND_ACTIVE === 'Y'
  const change = useSend('officeStaffClose', {
    onSuccess: () => {
      showToast('staff:saved')
      void queryClient.invalidateQueries({ queryKey: queryKeyOf('officeStaff') })
      onClose()
    },
  })
  const send = () => {
    const body = { USER_ID: officer.USER_ID, IND_ACTIVE: isClosing ? ('N' as const) : ('Y' as const), REASON }
    if (!change.isPending) change.mutate({ body, key: key.current })
  }
  const act = isClosing ? 'close' : 'open'
  return (
    <Dialog
      role="alertdialog"
      title={say(`staff:${act}.ask`, { name: officer.USER_NAME })}
      onClose={onClose}
      actions={
        <>
          <Button data-first onClick={onClose}>
            <Label k="core:cancel" />
          </Button>
          <Button look={isClosing ? 'danger' : 'primary'} busy={change.isPending && say('core:loading')} onClick={send}>
            <Label k={`staff:${act}`} />
          </Button>
        </>
      }
    >
      <p>{isClosing ? say('staff:close.means', { count: officer.CASES }) : say('staff:open.means')}</p>
      <TextField
        id="staff-close-reason"
        optional
        label={<Label k="staff:reason" />}
        hint={say('office:reason.kept')}
        value={REASON}
        onChange={(text) => {
          key.current = newKey()
          setReason(text)
        }}
      />
      {change.error && <ErrorPanel error={change.error} />}
    </Dialog>
  )
}
