import { useState } from 'react'

import { Button } from '../../../ui/Button.tsx'
import { FieldFrame } from '../../../ui/FieldFrame.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { Label } from '../../../ui/Label.tsx'
import { useWords } from '../../../ui/useWords.ts'
import type { ChosenParty } from './useActionForm.ts'
import { lateDialog } from '../../../ui/Late.tsx'

const PartyDialog = lateDialog(async () => (await import('./party/PartyDialog.tsx')).PartyDialog)

interface PartyFieldProps {
  id: string
  patentId: string
  party: ChosenParty | undefined
  onParty: (party: ChosenParty) => void
  error: string | undefined
}

/** Who filed a paper: the person chosen, how letters reach the person, and the button that opens the choice. */
export function PartyField({ id, patentId, party, onParty, error }: PartyFieldProps) {
  const { say } = useWords('paperParty')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <FieldFrame
        id={id}
        group
        label={<Label k="paperParty:title" />}
        hint={party && say(party.isPosted ? 'paperParty:hint.POST' : 'paperParty:hint.INBOX')}
        error={error}
      >
        <div className="row wrap gap-8">
          {party && (
            <span className="inline-row gap-4">
              <Icon name="user" size={16} />
              <bdi className="strong break-anywhere">{party.name}</bdi>
            </span>
          )}
          <Button onClick={() => setOpen(true)}>
            <Label k={party ? 'paperParty:change' : 'paperParty:choose'} />
          </Button>
        </div>
      </FieldFrame>
      {/* Outside the field, whose fault would be drawn at every field of the dialog. */}
      {isOpen && (
        <PartyDialog
          patentId={patentId}
          onChoose={(chosen) => {
            onParty(chosen)
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
