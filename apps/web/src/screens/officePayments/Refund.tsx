import { refundForm } from '@saki/catalogue/dialogs/refundForm'
import type { OfficePayment } from '@saki/contracts/officePayments'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { formatRupiah } from '@saki/domain/money/rupiah'
import { legalDateText } from '@saki/texts/dates'
import { Suspense, useState } from 'react'

import { FormDialog } from '../../forms/FormDialog.tsx'
import { queryClient, queryKeyOf, useSend } from '../../lib/queries.ts'
import { useHolds } from '../../officeTables/useHolds.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { PaperScan } from '../../uploads/useScanUpload.ts'
import { ProofButton } from '../../billing/ProofButton.tsx'
import { officeNow } from '../../ui/clock.ts'
import { Label } from '../../ui/Label.tsx'
import { showToast } from '../../ui/messages.ts'
import { useWords } from '../../ui/useWords.ts'
import { lateDialog } from '../../ui/Late.tsx'
import { latePart } from '../../ui/latePart.tsx'

const ReplaceProofDialog = lateDialog(async () => (await import('./ReplaceProofDialog.tsx')).ReplaceProofDialog)

const ScanField = latePart(async () => (await import('../../uploads/ScanField.tsx')).ScanField)

interface RefundProps {
  eventId: string
  decision: NonNullable<OfficePayment['DECISION']>
}

/** How the refund was paid out; before, the button that records it. */
export function Refund({ eventId, decision: { PAID_BACK, REFUND_AMOUNT } }: RefundProps) {
  const { say } = useWords('office')
  const [isOpen, setOpen] = useState(false)
  const mayPay = useHolds('finance')
  if (PAID_BACK) return <PaidBack eventId={eventId} paid={PAID_BACK} mayReplace={mayPay} />
  return (
    <div className="row wrap gap-12">
      <Chip tone="amber" icon="clock">
        {say('office:refund.waits')}
      </Chip>
      {mayPay && (
        <Button icon="money" onClick={() => setOpen(true)}>
          <Label k="office:refund.pay" />
        </Button>
      )}
      {isOpen && <RefundDialog eventId={eventId} amount={REFUND_AMOUNT} onClose={() => setOpen(false)} />}
    </div>
  )
}

interface PaidBackProps {
  eventId: string
  paid: NonNullable<RefundProps['decision']['PAID_BACK']>
  mayReplace: boolean
}

/** A refund that was paid out, with its proof and those that were replaced. Without one that can be opened finance uploads another. */
function PaidBack({ eventId, paid, mayReplace }: PaidBackProps) {
  const { say, language } = useWords('office')
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="row wrap gap-12">
      <Chip tone="green" icon="check-circle">
        {say('office:refund.was', {
          date: legalDateText(paid.PAID_ON, language),
          reference: paid.REFERENCE,
          name: paid.MADE_BY,
        })}
      </Chip>
      {paid.PROOF_ID && <ProofButton id={paid.PROOF_ID} />}
      {paid.IND_INFECTED === 'Y' && (
        <Chip tone="red" icon="alert">
          {say('office:refund.infected')}
        </Chip>
      )}
      {paid.PROOF_ID === null && mayReplace && (
        <Button icon="upload" onClick={() => setOpen(true)}>
          <Label k="office:refund.replace" />
        </Button>
      )}
      {paid.FORMER_PROOFS.map(({ FILE_NAME, REPLACED_AT, REPLACED_BY, REASON }) => (
        <p key={REPLACED_AT} className="hint">
          {say(FILE_NAME === null ? 'office:refund.former.none' : 'office:refund.former', {
            file: FILE_NAME ?? '',
            date: legalDateText(REPLACED_AT, language),
            name: REPLACED_BY,
            reason: REASON,
          })}
        </p>
      ))}
      {isOpen && (
        <Suspense fallback={null}>
          <ReplaceProofDialog eventId={eventId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

function RefundDialog({ eventId, amount, onClose }: { eventId: string; amount: number; onClose: () => void }) {
  const { say } = useWords('office')
  const today = legalDateOf(new Date(officeNow()))
  const [scan, setScan] = useState<PaperScan>()
  const [isAsked, setAsked] = useState(false)
  const pay = useSend('officeRefundPaid', {
    onSuccess: () => {
      showToast('office:refund.done')
      void queryClient.invalidateQueries({ queryKey: queryKeyOf('officePayments') })
      onClose()
    },
    // A refused proof is uploaded again.
    onError: ({ fields }) => {
      if (fields.some(({ field }) => field === 'PROOF_ID')) setScan(undefined)
    },
  })
  const wrongProof = pay.error?.fields.find(({ field }) => field === 'PROOF_ID')?.message
  return (
    <FormDialog
      title={say('office:refund.title', { amount: formatRupiah(amount) })}
      save="office:refund.pay"
      form={refundForm}
      start={{ PAID_ON: today, AMOUNT: String(amount) }}
      today={today}
      sending={pay}
      onSave={(value, key) => {
        setAsked(true)
        if (!scan) return
        pay.mutate({
          body: {
            EVENT_ID: eventId,
            PAID_ON: value('PAID_ON'),
            AMOUNT: Number(value('AMOUNT').replace(/\D/g, '')),
            REFERENCE: value('REFERENCE'),
            PROOF_ID: scan.id,
          },
          key,
        })
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
          {pay.error && !wrongProof && <ErrorPanel error={pay.error} />}
        </>
      }
    />
  )
}
