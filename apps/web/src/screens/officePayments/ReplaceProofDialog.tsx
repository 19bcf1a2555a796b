import { replacedScanForm } from '@saki/catalogue/dialogs/replacedScanForm'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { lazy, Suspense, useState } from 'react'

import { FormDialog } from '../../forms/FormDialog.tsx'
import { queryClient, queryKeyOf, useSend } from '../../lib/queries.ts'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { officeNow } from '../../ui/clock.ts'
import { showToast } from '../../ui/messages.ts'
import { useWords } from '../../ui/useWords.ts'
import type { PaperScan } from '../../uploads/useScanUpload.ts'

const ScanField = lazy(async () => ({ default: (await import('../../uploads/ScanField.tsx')).ScanField }))

/** Uploads another proof of a refund in the place of an infected or absent one, with the reason. */
export function ReplaceProofDialog({ eventId, onClose }: { eventId: string; onClose: () => void }) {
  const { say } = useWords('office')
  const [scan, setScan] = useState<PaperScan>()
  const [isAsked, setAsked] = useState(false)
  const replace = useSend('officeRefundProofReplace', {
    onSuccess: () => {
      showToast('office:refund.replaced')
      void queryClient.invalidateQueries({ queryKey: queryKeyOf('officePayments') })
      onClose()
    },
    // A refused proof is uploaded again.
    onError: ({ fields }) => {
      if (fields.some(({ field }) => field === 'PROOF_ID')) setScan(undefined)
    },
  })
  const wrongProof = replace.error?.fields.find(({ field }) => field === 'PROOF_ID')?.message
  return (
    <FormDialog
      title={say('office:refund.replace.title')}
      save="office:refund.replace"
      form={replacedScanForm}
      start={{}}
      today={legalDateOf(new Date(officeNow()))}
      sending={replace}
      onSave={(value, key) => {
        setAsked(true)
        if (scan) replace.mutate({ body: { EVENT_ID: eventId, PROOF_ID: scan.id, REASON: value('REASON') }, key })
      }}
      onClose={onClose}
      footer={
        <>
          <Suspense fallback={<Skeleton />}>
            <ScanField
              id="refund-proof"
              to={{ call: 'officeRefundProof', fields: { TEMP_ID: 'refund', DESCRIPTION: eventId } }}
              label="office:refund.proof"
              hint={say('office:refund.proof.hint')}
              scan={scan}
              onScan={setScan}
              error={wrongProof ?? (isAsked && !scan ? say('office:refund.fault.noProof') : undefined)}
            />
          </Suspense>
          {replace.error && !wrongProof && <ErrorPanel error={replace.error} />}
        </>
      }
    />
  )
}
