import { useState } from 'react'

import { Button } from '../../ui/Button.tsx'
import { Label } from '../../ui/Label.tsx'
import { lateDialog } from '../../ui/Late.tsx'

const AddressBookDialog = lateDialog(async () => (await import('./AddressBookDialog.tsx')).AddressBookDialog)

/** Button that opens the address book. */
export function ManageBook({ look = 'act' }: { look?: 'act' | 'plain' }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look={look} icon="book" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Label k={look === 'act' ? 'people:manage' : 'people:title'} />
      </Button>
      {isOpen && <AddressBookDialog onClose={() => setOpen(false)} />}
    </>
  )
}
