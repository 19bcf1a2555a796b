import { download } from '../lib/download.ts'
import { Button } from '../ui/Button.tsx'
import { Label } from '../ui/Label.tsx'

/** Downloads the receipt of a request by its document. `number`: of the receipt. */
export function ReceiptButton({ id, number }: { id: string; number: string }) {
  return (
    <Button icon="receipt" onClick={() => void download('getPDFDoc', { params: { id } }, `${number}.pdf`)}>
      <Label k="payments:receipt.request" />
    </Button>
  )
}
