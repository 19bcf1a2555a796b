import type { OfficePayment, PaymentDecision } from '@saki/contracts/officePayments'
import { formatRupiah } from '@saki/domain/money/rupiah'
import { legalDateText } from '@saki/texts/dates'
import { useRef, useState } from 'react'

import { newKey } from '../../lib/newKey.ts'
import { queryKeyOf, queryClient, useSend } from '../../lib/queries.ts'
import { useHolds } from '../../officeTables/useHolds.ts'
import { Button } from '../../ui/Button.tsx'
import { Choice } from '../../ui/Choice.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Label } from '../../ui/Label.tsx'
import { showToast } from '../../ui/messages.ts'
import { TextArea } from '../../ui/TextField.tsx'
import { useWords } from '../../ui/useWords.ts'
import { LinkFiling } from './LinkFiling.tsx'
import type { FoundFiling } from './LinkFiling.tsx'

/** Opens the decision dialog, which states the consequence before it is confirmed; nothing for those who may not decide. */
export function DecidePayment({ row }: { row: OfficePayment }) {
  const [isOpen, setOpen] = useState(false)
  if (!useHolds('finance')) return null
  return (
    <div className="actions">
      <Button icon="scales" onClick={() => setOpen(true)}>
        <Label k="office:payment.decide" />
        <span className="sr"> {row.NTPN}</span>
      </Button>
      {isOpen && <DecisionDialog row={row} onClose={() => setOpen(false)} />}
    </div>
  )
}

function DecisionDialog({ row, onClose }: { row: OfficePayment; onClose: () => void }) {
  const { say } = useWords('office')
  const key = useRef(newKey())
  const [choice, setChoice] = useState<PaymentDecision | ''>(row.MAY.length === 1 ? (row.MAY[0] ?? '') : '')
  const [reason, setReason] = useState('')
  const [filing, setFiling] = useState<FoundFiling>()
  const [tried, setTried] = useState(false)
  const refresh = () => void queryClient.invalidateQueries({ queryKey: queryKeyOf('officePayments') })
  const decide = useSend('officePaymentDecide', {
    onSuccess: ({ PATENT_ID }, { body }) => {
      showToast(`office:payment.done.${body?.DECISION ?? 'IGNORE'}`, { values: { number: PATENT_ID ?? '' } })
      refresh()
      onClose()
    },
    onError: ({ err }) => (err === 'REQUEST_DECIDED' || err === 'BILL_NOT_OPEN' ? refresh() : undefined),
  })
  const isUnknown = row.FILINGS.length === 0
  const links = isUnknown && (choice === 'ACCEPT' || choice === 'REST')
  const expected = isUnknown ? filing?.AMOUNT : (row.AMOUNT_EXPECTED ?? undefined)
  const options = row.MAY.filter((one) => one === choice || fits(one, row, isUnknown ? expected : undefined))
  const send = () => {
    setTried(true)
    if (decide.isPending || choice === '' || reason.trim() === '' || (links && !filing)) return
    const SUBMISSION_NBR = links ? filing?.SUBMISSION_NBR : undefined
    const body = {
      EVENT_ID: row.EVENT_ID,
      DECISION: choice,
      REASON: reason.trim(),
      ...(SUBMISSION_NBR && { SUBMISSION_NBR }),
    }
    decide.mutate({ body, key: key.current })
  }
  const change = (set: () => void) => {
    key.current = newKey()
    decide.reset()
    set()
  }
  return (
    <Dialog
      tall
      title={<Label k="office:payment.decide" />}
      width={640}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Label k="core:cancel" />
          </Button>
          <Button look="primary" busy={decide.isPending && say('core:loading')} onClick={send}>
            {choice === '' ? <Label k="office:payment.decide" /> : <Label k={`office:payment.${choice}`} />}
          </Button>
        </>
      }
    >
      <p className="below-16">{say(`office:payment.why.${row.TROUBLE}`)}</p>
      <Choice
        id="opay-choice"
        label={<Label k="office:payment.decide" />}
        error={tried && choice === '' ? say('office:required') : undefined}
        value={choice}
        onChange={(to) => change(() => setChoice(to))}
        options={options.map((value) => ({
          value,
          label: <Label k={`office:payment.${value}`} />,
          hint: <Means choice={value} row={row} expected={expected} />,
        }))}
      />
      {links && (
        <LinkFiling
          filing={filing}
          onFiling={(to) => change(() => setFiling(to))}
          error={tried && !filing ? say('office:payment.noFiling') : undefined}
        />
      )}
      <TextArea
        id="opay-reason"
        label={<Label k="office:reason" />}
        hint={say('office:reason.kept')}
        rows={2}
        limit={500}
        value={reason}
        onChange={(to) => change(() => setReason(to))}
        error={tried && reason.trim() === '' ? say('office:required') : undefined}
      />
      {decide.error && <ErrorPanel error={decide.error} />}
    </Dialog>
  )
}

/** Whether a decision fits the amount, once the filing of an unknown code is known; all fit before. */
function fits(choice: PaymentDecision, { AMOUNT_PAID }: OfficePayment, expected: number | undefined): boolean {
  if (expected === undefined) return true
  if (choice === 'ACCEPT') return AMOUNT_PAID >= expected
  return choice === 'REST' ? AMOUNT_PAID < expected : true
}

function Means({
  choice,
  row,
  expected,
}: {
  choice: PaymentDecision
  row: OfficePayment
  expected: number | undefined
}) {
  const { say, language } = useWords('office')
  const over = expected === undefined ? 0 : row.AMOUNT_PAID - expected
  if (choice === 'REST') return say('office:payment.REST.does', { amount: over < 0 ? formatRupiah(-over) : '…' })
  if (choice === 'REFUND') return say('office:payment.REFUND.does', { amount: formatRupiah(row.AMOUNT_PAID) })
  if (choice === 'IGNORE') return say('office:payment.IGNORE.does')
  return (
    <>
      {say('office:payment.ACCEPT.does', { date: legalDateText(row.FILING_DATE, language) })}
      {over > 0 && ` ${say('office:payment.ACCEPT.over', { amount: formatRupiah(over) })}`}
    </>
  )
}
