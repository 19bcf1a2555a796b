import { useState } from 'react'

import { ask } from '../../lib/ask.ts'
import { AskError } from '../../lib/askError.ts'
import { download } from '../../lib/download.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'

/** Downloads the payment receipt of a paid case; issues it first if there is none. */
export function PaymentReceiptButton({ patentId }: { patentId: string }) {
  const { say } = useWords('payments', 'core')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<AskError>()
  const fetchReceipt = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      await ask('issuePaymentProof', { body: { PATENT_ID: patentId } })
      await download('getPaymentProof', { params: { patentId } }, `bukti-pembayaran-${patentId}.pdf`)
    } catch (error) {
      setFailure(error instanceof AskError ? error : new AskError({ err: 'UNKNOWN' }))
    }
    setBusy(false)
  }
  return (
    <>
      <Button look="act" icon="download" busy={isBusy && say('core:loading')} onClick={() => void fetchReceipt()}>
        <Label k="payments:screen.proof" />
      </Button>
      {failure && <ErrorPanel error={failure} onRetry={() => void fetchReceipt()} />}
    </>
  )
}
