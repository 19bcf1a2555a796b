import { callAddress } from '../lib/ask.ts'
import { openPopUp } from '../lib/popUp.ts'
import { Button } from '../ui/Button.tsx'
import { Label } from '../ui/Label.tsx'

/** Opens the PDF of a letter to print it. */
export function PrintButton({ letterId }: { letterId: string }) {
  return (
    <Button small icon="print" onClick={() => openPopUp(callAddress('getPDFDoc', { id: letterId }))}>
      <Label k="posting:print" />
    </Button>
  )
}
