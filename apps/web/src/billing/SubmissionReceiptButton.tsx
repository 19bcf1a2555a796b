import { download } from '../lib/download.ts'
import { Button } from '../ui/Button.tsx'
import { Label } from '../ui/Label.tsx'

/** Downloads the receipt of an unpaid submission, which says what is still missing. */
export function SubmissionReceiptButton({ number }: { number: string }) {
  const fetchReceipt = () =>
    void download('submissionReceipt', { query: { SUBMISSION_NBR: number } }, `${number}_pengajuan.pdf`)
  return (
    <Button icon="receipt" onClick={fetchReceipt}>
      <Label k="payments:receipt.submission" />
    </Button>
  )
}
