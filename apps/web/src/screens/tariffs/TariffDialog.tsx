import { clsx } from 'clsx'
import type { AnnuityRow, TariffRow } from '@saki/contracts/tariffs'
import { isLegalDate, legalDateOf } from '@saki/domain/dates/legalDate'
import { tariffFault } from '@saki/domain/fees/tariffChange'
import type { TextKey } from '@saki/texts'
import { legalDateText } from '@saki/texts/dates'
import { useRef, useState } from 'react'

import { newKey } from '../../lib/newKey.ts'
import { queryKeyOf, queryClient, useSend } from '../../lib/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { officeNow } from '../../ui/clock.ts'
import { DateField } from '../../ui/DateField.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Label } from '../../ui/Label.tsx'
import { showToast } from '../../ui/messages.ts'
import { TextField } from '../../ui/TextField.tsx'
import { useWords } from '../../ui/useWords.ts'
import { payerNames, yearNames, yearSpan } from './columns.tsx'
import formsStyles from '../../forms/forms.module.css'
import tariffsStyles from './tariffs.module.css'

export type Edited = { as: 'tariff'; row: TariffRow } | { as: 'annuity'; row: AnnuityRow }

interface Entered {
  amount: string
  perClaim: string
  validFrom: string
  legalRef: string
  isVerified: boolean
  reason: string
}

const faultWords = {
  in_force: 'fees:office.inForce',
  reaches_back: 'fees:office.reachesBack',
  ends_before_it_begins: 'fees:office.endsBefore',
  ends_in_the_past: 'fees:office.endsPast',
} as const satisfies Record<string, TextKey>

/** Form of one tariff row: mark it as compared, or add a new amount from a future day. */
export function TariffDialog({ edited, onClose }: { edited: Edited; onClose: () => void }) {
  const { say, language } = useWords('fees', 'filing')
  const key = useRef(newKey())
  const [entered, setEntered] = useState(() => enteredOf(edited))
  const [tried, setTried] = useState(false)
  const onSuccess = () => {
    showToast('fees:office.saved')
    void queryClient.invalidateQueries({ queryKey: queryKeyOf('officeTariffs') })
    onClose()
  }
  const tariff = useSend('officeTariffSave', { onSuccess })
  const annuity = useSend('officeAnnuitySave', { onSuccess })
  const busy = tariff.isPending || annuity.isPending
  const faults = faultsOf(edited, entered)
  const wrong = (field: keyof Entered) => {
    const fault = tried ? faults[field] : undefined
    return fault && say(fault)
  }
  const set = (change: Partial<Entered>) => {
    key.current = newKey()
    setEntered({ ...entered, ...change })
  }
  const onSave = () => {
    setTried(true)
    if (busy || Object.keys(faults).length > 0) return
    const written = {
      VALID_FROM: entered.validFrom,
      VALID_TO: edited.row.VALID_FROM === entered.validFrom ? edited.row.VALID_TO : null,
      LEGAL_REF: entered.legalRef.trim(),
      IND_VERIFIED: entered.isVerified ? ('Y' as const) : ('N' as const),
      REASON: entered.reason.trim(),
    }
    if (edited.as === 'tariff') {
      const { CODE, PAYER_CATEGORY } = edited.row
      tariff.mutate({ body: { CODE, PAYER_CATEGORY, RUPIAH: Number(entered.amount), ...written }, key: key.current })
    } else {
      const { FILE_TYP, YEAR_FROM, YEAR_TO } = edited.row
      const amounts = { BASE: Number(entered.amount), PER_CLAIM: Number(entered.perClaim) }
      annuity.mutate({ body: { FILE_TYP, YEAR_FROM, YEAR_TO, ...amounts, ...written }, key: key.current })
    }
  }
  const error = tariff.error ?? annuity.error
  return (
    <Dialog
      title={edited.as === 'tariff' ? edited.row.NAME : <Label k="fees:office.annuities" />}
      width={600}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Label k="core:cancel" />
          </Button>
          <Button look="primary" busy={busy && say('core:loading')} onClick={onSave}>
            <Label k="core:save" />
          </Button>
        </>
      }
    >
      <p className={tariffsStyles.which}>
        <Which edited={edited} />
      </p>
      <div className="fieldgrid">
        <div className="fieldhalf">
          <TextField
            id="tariff-amount"
            label={<Label k={edited.as === 'tariff' ? 'fees:cart.amount' : 'fees:office.base'} />}
            hint={say('fees:office.rupiah')}
            code
            inputMode="numeric"
            value={entered.amount}
            error={wrong('amount')}
            onChange={(amount) => set({ amount })}
          />
        </div>
        {edited.as === 'annuity' && (
          <div className="fieldhalf">
            <TextField
              id="tariff-claim"
              label={<Label k="fees:office.perClaim" />}
              hint={say('fees:office.rupiah')}
              code
              inputMode="numeric"
              value={entered.perClaim}
              error={wrong('perClaim')}
              onChange={(perClaim) => set({ perClaim })}
            />
          </div>
        )}
        <div className={formsStyles.whole}>
          <DateField
            id="tariff-from"
            label={<Label k="fees:office.validFrom" />}
            hint={say('fees:office.from.hint', { date: legalDateText(edited.row.VALID_FROM, language) })}
            value={entered.validFrom}
            error={wrong('validFrom')}
            onChange={(validFrom) => set({ validFrom })}
          />
        </div>
        <div className={formsStyles.whole}>
          <TextField
            id="tariff-law"
            label={<Label k="fees:office.law" />}
            value={entered.legalRef}
            error={wrong('legalRef')}
            onChange={(legalRef) => set({ legalRef })}
          />
        </div>
        <div className={formsStyles.whole}>
          <TextField
            id="tariff-reason"
            label={<Label k="fees:office.reason" />}
            hint={say('fees:office.reason.hint')}
            value={entered.reason}
            error={wrong('reason')}
            onChange={(reason) => set({ reason })}
          />
        </div>
        <label className={clsx('check', formsStyles.whole)}>
          <input
            type="checkbox"
            className="tick"
            checked={entered.isVerified}
            onChange={() => set({ isVerified: !entered.isVerified })}
          />
          <span>
            <Label k="fees:office.compared" stacked />
          </span>
        </label>
      </div>
      {error && <ErrorPanel error={error} />}
    </Dialog>
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

function enteredOf({ as, row }: Edited): Entered {
  return {
    amount: String(as === 'tariff' ? row.RUPIAH : row.BASE),
    perClaim: as === 'annuity' ? String(row.PER_CLAIM) : '0',
    validFrom: row.VALID_FROM,
    legalRef: row.LEGAL_REF,
    isVerified: row.IND_VERIFIED === 'Y',
    reason: '',
  }
}

const isAmount = (text: string) => /^(0|[1-9][0-9]{0,9})$/.test(text)

/** Errors by field; a new amount begins tomorrow at the earliest. */
function faultsOf(edited: Edited, entered: Entered): Partial<Record<keyof Entered, TextKey>> {
  const faults: Partial<Record<keyof Entered, TextKey>> = {}
  if (!isAmount(entered.amount)) faults.amount = 'fees:office.amountWrong'
  if (!isAmount(entered.perClaim)) faults.perClaim = 'fees:office.amountWrong'
  if (entered.legalRef.trim() === '') faults.legalRef = 'fees:office.required'
  if (entered.reason.trim() === '') faults.reason = 'fees:office.required'
  if (!isLegalDate(entered.validFrom)) return { ...faults, validFrom: 'fees:office.dateWrong' }
  const { row } = edited
  const amountsOf = (first: number, second: number) => (edited.as === 'tariff' ? [first] : [first, second])
  const isSameRow = entered.validFrom === row.VALID_FROM
  const fault = tariffFault(
    {
      validFrom: entered.validFrom,
      validTo: isSameRow ? row.VALID_TO : null,
      amounts: amountsOf(Number(entered.amount), Number(entered.perClaim)),
    },
    isSameRow
      ? {
          validFrom: row.VALID_FROM,
          validTo: row.VALID_TO,
          amounts: edited.as === 'tariff' ? [edited.row.RUPIAH] : [edited.row.BASE, edited.row.PER_CLAIM],
        }
      : undefined,
    legalDateOf(new Date(officeNow())),
  )
  return fault ? { ...faults, validFrom: faultWords[fault] } : faults
}
