import { clsx } from 'clsx'
import { tariffForm } from '@saki/catalogue/dialogs/tariffForm'
import type { AnnuityRow, TariffRow, UnsetTariff } from '@saki/contracts/tariffs'
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

/** `first`: the first amount of a service without one, the same for all payers. */
export type Edited =
  | { as: 'tariff'; row: TariffRow }
  | { as: 'annuity'; row: AnnuityRow }
  | { as: 'first'; row: UnsetTariff }

/** Form of one tariff row: mark it as compared, add a new amount from a future day, or set the first one. */
export function TariffDialog({ edited, onClose }: { edited: Edited; onClose: () => void }) {
  const onSuccess = ({ PROPOSAL_ID }: { PROPOSAL_ID?: number | undefined }) => {
    showToast(PROPOSAL_ID === undefined ? 'fees:office.saved' : 'fees:office.proposed')
    void queryClient.invalidateQueries({ queryKey: queryKeyOf('officeTariffs') })
    onClose()
  }
  const tariff = useSend('officeTariffSave', { onSuccess })
  const annuity = useSend('officeAnnuitySave', { onSuccess })
  const [form] = useState(() => tariffForm(edited.as === 'annuity' ? 'annuity' : 'tariff', savedOf(edited)))
  const save = (value: ValueOf, key: string) => {
    const written = {
      VALID_FROM: value('VALID_FROM'),
      VALID_TO: edited.as !== 'first' && edited.row.VALID_FROM === value('VALID_FROM') ? edited.row.VALID_TO : null,
      LEGAL_REF: value('LEGAL_REF'),
      IND_VERIFIED: value('IND_VERIFIED') === 'Y' ? ('Y' as const) : ('N' as const),
      REASON: value('REASON'),
    }
    if (edited.as !== 'annuity') {
      const { CODE } = edited.row
      const PAYER_CATEGORY = edited.as === 'first' ? '*' : edited.row.PAYER_CATEGORY
      tariff.mutate({ body: { CODE, PAYER_CATEGORY, RUPIAH: Number(value('AMOUNT')), ...written }, key })
    } else {
      const { FILE_TYP, YEAR_FROM, YEAR_TO } = edited.row
      const amounts = { BASE: Number(value('AMOUNT')), PER_CLAIM: Number(value('PER_CLAIM')) }
      annuity.mutate({ body: { FILE_TYP, YEAR_FROM, YEAR_TO, ...amounts, ...written }, key })
    }
  }
  return (
    <FormDialog
      title={edited.as !== 'annuity' ? edited.row.NAME : <Label k="fees:office.annuities" />}
      form={form}
      start={startOf(edited)}
      today={legalDateOf(new Date(officeNow()))}
      sending={edited.as !== 'annuity' ? tariff : annuity}
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
  if (edited.as === 'first') return <Label k={payerNames['*']} />
  if (edited.as === 'tariff') return <Label k={payerNames[edited.row.PAYER_CATEGORY]} />
  const { FILE_TYP, YEAR_FROM, YEAR_TO } = edited.row
  return (
    <>
      <Label k={yearNames[FILE_TYP]} /> <bdi dir="ltr">{yearSpan(YEAR_FROM, YEAR_TO)}</bdi>
    </>
  )
}

function savedOf({ as, row }: Edited): TariffChange | undefined {
  if (as === 'first') return undefined
  const amounts = as === 'tariff' ? [row.RUPIAH] : [row.BASE, row.PER_CLAIM]
  return { validFrom: row.VALID_FROM, validTo: row.VALID_TO, amounts }
}

function startOf({ as, row }: Edited): Record<string, string> {
  if (as === 'first') return { AMOUNT: '', VALID_FROM: legalDateOf(new Date(officeNow())), LEGAL_REF: '' }
  const { VALID_FROM, LEGAL_REF, IND_VERIFIED } = row
  const amounts: Record<string, string> =
    as === 'tariff' ? { AMOUNT: String(row.RUPIAH) } : { AMOUNT: String(row.BASE), PER_CLAIM: String(row.PER_CLAIM) }
  return { ...amounts, VALID_FROM, LEGAL_REF, IND_VERIFIED }
}
