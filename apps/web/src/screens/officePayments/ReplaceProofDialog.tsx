import { queryClient, queryKeyOf, useSend } from '../../lib/queries.ts'
import { showToast } from '../../ui/messages.ts'
import { useWords } from '../../ui/useWords.ts'
import { ReplaceScanDialog } from '../../uploads/ReplaceScanDialog.tsx'

/** Uploads another proof of a refund in the place of an infected or absent one. */
export function ReplaceProofDialog({ eventId, onClose }: { eventId: string; onClose: () => void }) {
  const { say } = useWords('office')
  const replace = useSend('officeRefundProofReplace', {
    onSuccess: () => {
      showToast('office:refund.replaced')
      void queryClient.invalidateQueries({ queryKey: queryKeyOf('officePayments') })
      onClose()
    },
  })
  return (
    <ReplaceScanDialog
      id="refund-proof"
      title={say('office:refund.replace.title')}
      save="office:refund.replace"
      to={{ call: 'officeRefundProof', fields: { TEMP_ID: 'refund', DESCRIPTION: eventId } }}
      label="office:refund.proof"
      hint={say('office:refund.proof.hint')}
      missing={say('office:refund.fault.noProof')}
      sending={replace}
      field="PROOF_ID"
      onSave={({ scanId, reason, key }) =>
        replace.mutate({ body: { EVENT_ID: eventId, PROOF_ID: scanId, REASON: reason }, key })
      }
      onClose={onClose}
    />
  )
}
