import { refundForm } from '@saki/catalogue/dialogs/refundForm'
import type { OfficePayment } from '@saki/contracts/officePayments'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { formatRupiah } from '@saki/domain/money/rupiah'
import { legalDateText } from '@saki/texts/dates'
import { useState } from 'react'

import { FormDialog } from '../../forms/FormDialog.tsx'
import { queryClient, queryKeyOf, useSend } from '../../lib/queries.ts'
import { useUser } from '../../lib/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { officeNow } from '../../ui/clock.ts'
import { Label } from '../../ui/Label.tsx'
import { showToast } from '../../ui/messages.ts'
import { useWords } from '../../ui/useWords.ts'

interface RefundProps {
  eventId: string
  decision: NonNullable<OfficePayment['DECISION']>
}

/** How the refund was paid out; before, the button that records it. */
export function Refund({ eventId, decision: { PAID_BACK, REFUND_AMOUNT } }: RefundProps) {
  const { say, language } = useWords('office')
  const [isOpen, setOpen] = useState(false)
  const mayPay = useUser()?.OFFICE_ROLES.includes('finance') === true
  if (PAID_BACK)
    return (
      <p>
        <Chip tone="green" icon="check-circle">
          {say('office:refund.was', {
            date: legalDateText(PAID_BACK.PAID_ON, language),
            reference: PAID_BACK.REFERENCE,
            name: PAID_BACK.MADE_BY,
          })}
        </Chip>
      </p>
    )
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

function RefundDialog({ eventId, amount, onClose }: { eventId: string; amount: number; onClose: () => void }) {
  const { say } = useWords('office')
  const today = legalDateOf(new Date(officeNow()))
  const pay = useSend('officeRefundPaid', {
    onSuccess: () => {
      showToast('office:refund.done')
      void queryClient.invalidateQueries({ queryKey: queryKeyOf('officePayments') })
      onClose()
    },
  })
  return (
    <FormDialog
      title={say('office:refund.title', { amount: formatRupiah(amount) })}
      save="office:refund.pay"
      form={refundForm}
      start={{ PAID_ON: today, AMOUNT: String(amount) }}
      today={today}
      sending={pay}
      onSave={(value, key) =>
        pay.mutate({
          body: {
            EVENT_ID: eventId,
            PAID_ON: value('PAID_ON'),
            AMOUNT: Number(value('AMOUNT').replace(/\D/g, '')),
            REFERENCE: value('REFERENCE'),
          },
          key,
        })
      }
      onClose={onClose}
    />
  )
}
