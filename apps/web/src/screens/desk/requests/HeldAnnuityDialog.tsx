import { heldAnnuityForm } from '@saki/catalogue/dialogs/heldAnnuityForm'
import type { HeldAnnuity } from '@saki/contracts/annuities'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { formatRupiah } from '@saki/domain/money/rupiah'
import { useMemo } from 'react'

import { FormDialog } from '../../../forms/FormDialog.tsx'
import type { ValueOf } from '../../../forms/useDialogForm.ts'
import { queryClient, queryKeyOf, useSend } from '../../../lib/queries.ts'
import { officeNow } from '../../../ui/clock.ts'
import { showToast } from '../../../ui/messages.ts'
import { useWords } from '../../../ui/useWords.ts'

interface HeldAnnuityDialogProps {
  held: HeldAnnuity
  onClose: () => void
}

/** Decides about held annuities: up to which year they are recorded, or that they are paid back; with a reason for the payer. */
export function HeldAnnuityDialog({ held, onClose }: HeldAnnuityDialogProps) {
  const { say } = useWords('desk', 'office')
  const { SUBMISSION_NBR, PATENT_ID, AMOUNT, PAID_TO, TO_YEAR, LEAST_YEAR: least, LAST_YEAR: last } = held
  const form = useMemo(() => heldAnnuityForm({ least, last }), [least, last])
  const refresh = () => {
    for (const name of ['officeAnnuitiesHeld', 'officeRequests', 'officeCase'] as const)
      void queryClient.invalidateQueries({ queryKey: queryKeyOf(name) })
  }
  const sending = useSend('officeAnnuityDecide', {
    onSuccess: ({ REFUND_AMOUNT }) => {
      showToast('desk:held.done', {
        detail: REFUND_AMOUNT > 0 ? say('desk:held.done.refund', { amount: formatRupiah(REFUND_AMOUNT) }) : undefined,
      })
      refresh()
      onClose()
    },
    onError: refresh,
  })
  const save = (value: ValueOf, key: string) => {
    const isRecorded = value('DECISION') === 'RECORD'
    const DECISION = isRecorded ? ('RECORD' as const) : ('REFUND' as const)
    const toYear = isRecorded ? Number(value('TO_YEAR')) : null
    sending.mutate({ body: { SUBMISSION_NBR, PATENT_ID, DECISION, TO_YEAR: toYear, REASON: value('REASON') }, key })
  }
  return (
    <FormDialog
      title={say('desk:held.title')}
      save="desk:held.save"
      form={form}
      start={{ ...(least === null && { DECISION: 'REFUND' }), TO_YEAR: String(Math.max(least ?? 0, TO_YEAR)) }}
      today={legalDateOf(new Date(officeNow()))}
      sending={sending}
      onSave={save}
      onClose={onClose}
    >
      <p className="below-16">
        {say('desk:held.about', { number: PATENT_ID, amount: formatRupiah(AMOUNT), paidTo: PAID_TO })}
      </p>
    </FormDialog>
  )
}
