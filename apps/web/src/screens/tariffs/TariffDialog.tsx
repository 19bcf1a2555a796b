import { clsx } from 'clsx'
import { tariffForm } from '@saki/catalogue/dialogs/tariffForm'
import type { AnnuityRow, TariffRow } from '@saki/contracts/tariffs'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import type { TariffChange } from '@saki/domain/fees/tariffChange'
import { useState } from 'react'

import { FormDialog } from '../../forms/FormDialog.tsx'
import type { ValueOf } from '../../forms/useDialogForm.ts'
import { queryKeyOf, queryClient, useSend } from '../../lib/queries.ts'
import { officeNow } from '../../ui/clock.ts'
import { Label } from '../../ui/Label.tsx'
import { showToast } from '../../ui/messages.ts'
import { payerNames, yearNames, yearSpan } from './columns.tsx'
import styles from './tariffs.module.css'

export type Edited = { as: 'tariff'; row: TariffRow } | { as: 'annuity'; row: AnnuityRow }

/** Form of one tariff row: mark it as compared, or add a new amount from a future day. */
export function TariffDialog({ edited, onClose }: { edited: Edited; onClose: () => void }) {
  const onSuccess = () => {
    showToast('fees:office.saved')
    void queryClient.invalidateQueries({ queryKey: queryKeyOf('officeTariffs') })
    onClose()
  }
  const tariff = useSend('officeTariffSave', { onSuccess })
  const annuity = useSend('officeAnnuitySave', { onSuccess })
  const [form] = useState(() => tariffForm(edited.as, savedOf(edited)))
  const save = (value: ValueOf, key: string) => {
    const written = {
      VALID_FROM: value('VALID_FROM'),
      VALID_TO: edited.row.VALID_FROM === value('VALID_FROM') ? edited.row.VALID_TO : null,
      LEGAL_REF: value('LEGAL_REF'),
      IND_VERIFIED: value('IND_VERIFIED') === 'Y' ? ('Y' as const) : ('N' as const),
      REASON: value('REASON'),
    }
    if (edited.as === 'tariff') {
      const { CODE, PAYER_CATEGORY } = edited.row
      tariff.mutate({ body: { CODE, PAYER_CATEGORY, RUPIAH: Number(value('AMOUNT')), ...written }, key })
    } else {
      const { FILE_TYP, YEAR_FROM, YEAR_TO } = edited.row
      const amounts = { BASE: Number(value('AMOUNT')), PER_CLAIM: Number(value('PER_CLAIM')) }
      annuity.mutate({ body: { FILE_TYP, YEAR_FROM, YEAR_TO, ...amounts, ...written }, key })
    }
  }
  return (
    <FormDialog
      title={edited.as === 'tariff' ? edited.row.NAME : <Label k="fees:office.annuities" />}
      form={form}
      start={startOf(edited)}
      today={legalDateOf(new Date(officeNow()))}
      sending={edited.as === 'tariff' ? tariff : annuity}
      onSave={save}
      onClose={onClose}
    >
      <p className={clsx(styles.which, 'muted')}>
        <Which edited={edited} />
      </p>
    </FormDialog>
  )
}

/** Names the row: a tariff has one per category of payer, an annuity one per span of years. */
function Which({ edited }: { edited: Edited }) {
  if (edited.as === 'tariff') return <Label k={payerNames[edited.row.PAYER_CATEGORY]} />
  const { FILE_TYP, YEAR_FROM, YEAR_TO } = edited.row
  return (
    <>
      <Label k={yearNames[FILE_TYP]} /> <bdi dir="ltr">{yearSpan(YEAR_FROM, YEAR_TO)}</bdi>
    </>
  )
}

function savedOf({ as, row }: Edited): TariffChange {
  const amounts = as === 'tariff' ? [row.RUPIAH] : [row.BASE, row.PER_CLAIM]
  return { validFrom: row.VALID_FROM, validTo: row.VALID_TO, amounts }
}

function startOf({ as, row }: Edited): Record<string, string> {
  const { VALID_FROM, LEGAL_REF, IND_VERIFIED } = row
  const amounts: Record<string, string> =
    as === 'tariff' ? { AMOUNT: String(row.RUPIAH) } : { AMOUNT: String(row.BASE), PER_CLAIM: String(row.PER_CLAIM) }
  return { ...amounts, VALID_FROM, LEGAL_REF, IND_VERIFIED }
}
