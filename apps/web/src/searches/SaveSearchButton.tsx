import type { SavedQuery } from '@saki/contracts/savedSearches'
import type { TextKey } from '@saki/texts'
import { useState } from 'react'

import { Button } from '../ui/Button.tsx'
import { Label } from '../ui/Label.tsx'
import { lateDialog } from '../ui/Late.tsx'

const SavedSearchDialog = lateDialog(async () => (await import('./SavedSearchDialog.tsx')).SavedSearchDialog)

interface SaveSearchButtonProps {
  search: SavedQuery
  /** Name offered in the dialog. */
  name: string
  label?: TextKey
  look?: 'plain' | 'act'
  /** Whether the dialog is open at first. */
  startsOpen?: boolean
}

/** Opens the dialog that saves a search or watch. */
export function SaveSearchButton({
  search,
  name,
  label = 'alerts:save',
  look = 'plain',
  startsOpen = false,
}: SaveSearchButtonProps) {
  const [isOpen, setOpen] = useState(startsOpen)
  return (
    <>
      <Button look={look} small={look === 'plain'} icon="bell" onClick={() => setOpen(true)}>
        <Label k={label} />
      </Button>
      {isOpen && <SavedSearchDialog search={search} name={name} onClose={() => setOpen(false)} />}
    </>
  )
}
