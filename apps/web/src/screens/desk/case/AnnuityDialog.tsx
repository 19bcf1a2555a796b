import { annuityForm, type PayableYears } from '@saki/catalogue/dialogs/annuityForm'
import type { OfficeCase } from '@saki/contracts/desk'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { useMemo } from 'react'

import { FormDialog } from '../../../forms/FormDialog.tsx'
import type { ValueOf } from '../../../forms/useDialogForm.ts'
import { queryClient, queryKeyOf, useCall, useSend } from '../../../lib/queries.ts'
import { Button } from '../../../ui/Button.tsx'
import { officeNow } from '../../../ui/clock.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { Label } from '../../../ui/Label.tsx'
import { showToast } from '../../../ui/messages.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useWords } from '../../../ui/useWords.ts'

interface AnnuityDialogProps {
  found: OfficeCase
  onClose: () => void
}

/** Records annuities that were paid outside the portal. The years that can be paid are read first. */
export function AnnuityDialog({ found, onClose }: AnnuityDialogProps) {
  const { say } = useWords('desk', 'office')
  const { data, error, refetch } = useCall('getPatentDetailAnnuities', { query: { patentId: found.PATENT_ID } })
  const unpaid = (data ?? []).filter(({ STATUS }) => STATUS !== 'PAID')
  const [first] = unpaid
  const least = unpaid.filter(({ DUE_DATE }) => DUE_DATE === first?.DUE_DATE).at(-1)?.ANNUITY_NBR
  const last = unpaid.at(-1)?.ANNUITY_NBR
  if (least !== undefined && last !== undefined) {
    const amount = unpaid.filter(({ ANNUITY_NBR }) => ANNUITY_NBR <= least).reduce((sum, { AMOUNT }) => sum + AMOUNT, 0)
    const years = { least, last, grantDate: found.REGISTRATION_DATE ?? found.FILING_DATE ?? '' }
    return <PaymentDialog found={found} years={years} amount={amount} onClose={onClose} />
  }
  return (
    <Dialog
      title={say('office:annuity.title')}
      width={480}
      onClose={onClose}
      actions={
        <Button onClick={onClose}>
          <Label k="core:close" />
        </Button>
      }
    >
      {error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton lines={4} />}
      {data && <p>{say('office:annuity.none')}</p>}
    </Dialog>
  )
}

interface PaymentDialogProps extends AnnuityDialogProps {
  years: PayableYears
  /** Fee of the least years by the tariff of today, in whole rupiah. */
  amount: number
}

function PaymentDialog({ found, years, amount, onClose }: PaymentDialogProps) {
  const { say } = useWords('desk', 'office')
  const { least, last, grantDate } = years
  const form = useMemo(() => annuityForm({ least, last, grantDate }), [least, last, grantDate])
  const sending = useSend('officeAnnuityRecord', {
    onSuccess: () => {
      showToast('office:annuity.saved')
      for (const name of ['officeCase', 'getPatentDetailAnnuities'] as const)
        void queryClient.invalidateQueries({ queryKey: queryKeyOf(name) })
      onClose()
    },
  })
  const save = (value: ValueOf, key: string) =>
    sending.mutate({
      body: {
        PATENT_ID: found.PATENT_ID,
        TO_YEAR: Number(value('TO_YEAR')),
        PAID_DATE: value('PAID_DATE'),
        AMOUNT: Number(value('AMOUNT')),
        PROOF: value('PROOF'),
        REASON: value('REASON'),
      },
      key,
    })
  return (
    <FormDialog
      title={say('office:annuity.title')}
      form={form}
      start={{ TO_YEAR: String(least), AMOUNT: String(amount) }}
      today={legalDateOf(new Date(officeNow()))}
      sending={sending}
      onSave={save}
      onClose={onClose}
    />
  )
}
