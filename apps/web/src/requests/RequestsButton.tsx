import { lazy, Suspense, useState } from 'react'

import { Button } from '../ui/Button.tsx'
import { Label } from '../ui/Label.tsx'

const OffersDialog = lazy(async () => ({ default: (await import('./OffersDialog.tsx')).OffersDialog }))

/** Opens the requests that may be made in a case. */
export function RequestsButton({ number, title }: { number: string; title: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon="file" onClick={() => setOpen(true)}>
        <Label k="applications:do.request" />
      </Button>
      <Suspense>{isOpen && <OffersDialog number={number} title={title} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
