import { useState } from 'react'

import { Button } from '../ui/Button.tsx'
import { Label } from '../ui/Label.tsx'
import { lateDialog } from '../ui/Late.tsx'

const OffersDialog = lateDialog(async () => (await import('./OffersDialog.tsx')).OffersDialog)

/** Opens the requests that may be made in a case. */
export function RequestsButton({ number, title }: { number: string; title: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon="file" onClick={() => setOpen(true)}>
        <Label k="applications:do.request" />
      </Button>
      {isOpen && <OffersDialog number={number} title={title} onClose={() => setOpen(false)} />}
    </>
  )
}
