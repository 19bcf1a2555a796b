import type { Proposal } from '@saki/contracts/decisions'

import { callAddress } from '../../../lib/ask.ts'
import { openPopUp } from '../../../lib/popUp.ts'
import { Button } from '../../../ui/Button.tsx'
import { Label } from '../../../ui/Label.tsx'

/** Opens the letter that a proposal would send if it were approved now. */
export function ProposalLetterButton({ id, kind }: { id: number; kind: Proposal['KIND'] }) {
  return (
    <Button
      look="act"
      icon="mail-open"
      onClick={() => openPopUp(callAddress('officeProposalLetter', { id: String(id) }, { kind }))}
    >
      <Label k="proposals:letter" />
    </Button>
  )
}
