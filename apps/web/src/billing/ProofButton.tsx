import { callAddress } from '../lib/ask.ts'
import { openPopUp } from '../lib/popUp.ts'
import { Button } from '../ui/Button.tsx'
import { Label } from '../ui/Label.tsx'

/** Opens the document that proves a refund. */
export function ProofButton({ id }: { id: string }) {
  return (
    <Button look="act" icon="file" onClick={() => openPopUp(callAddress('getPDFDoc', { id }))}>
      <Label k="office:refund.proof.open" />
    </Button>
  )
}
