import { clsx } from 'clsx'
import type { FeeLine, Payment } from '@saki/contracts/payments'

import { useReceipt } from '../../cases/useReceipt.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Chip, type Tone } from '../../ui/Chip.tsx'
import { Code } from '../../ui/Code.tsx'
import type { IconName } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { LegalTime } from '../../ui/LegalTime.tsx'
import { Money } from '../../ui/Money.tsx'
import { Table, type Column } from '../../ui/Table.tsx'
import { useWords } from '../../ui/useWords.ts'
import styles from '../../billing/payments.module.css'

const looks: Record<Payment['STATUS'], { tone: Tone; icon: IconName }> = {
  BILLED: { tone: 'amber', icon: 'clock' },
  PAID: { tone: 'green', icon: 'check-circle' },
  EXPIRED: { tone: 'grey', icon: 'clock-off' },
  REPLACED: { tone: 'grey', icon: 'renew' },
  CLOSED: { tone: 'grey', icon: 'archive' },
}

const columns: readonly Column<Payment>[] = [
  {
    id: 'date',
    head: <Label k="payments:screen.col.date" stacked />,
    cell: (bill) => <LegalTime at={bill.BILLING_CREATED_AT} />,
  },
  {
    id: 'what',
    head: <Label k="payments:screen.col.what" stacked />,
    leads: true,
    cell: (bill) => <What bill={bill} />,
  },
  {
    id: 'amount',
    head: <Label k="payments:screen.amount" stacked />,
    end: true,
    cell: (bill) => <Money amount={bill.AMOUNT} />,
  },
  { id: 'status', head: <Label k="payments:screen.col.status" stacked />, cell: (bill) => <Status bill={bill} /> },
  {
    id: 'ntpn',
    head: 'NTPN',
    cell: (bill) =>
      bill.NTPN ? (
        <bdi dir="ltr" className="mono">
          {bill.NTPN}
        </bdi>
      ) : (
        '–'
      ),
  },
  { id: 'receipt', head: <Label k="payments:screen.col.receipt" stacked />, cell: (bill) => <Receipt bill={bill} /> },
]

/** All codes issued for the filing, including lapsed and replaced ones. */
export function BillHistory({ bills }: { bills: readonly Payment[] }) {
  const { say } = useWords('payments')
  return (
    <Card title={<Label k="payments:screen.history" />} flush className={styles.history}>
      <Table
        caption={say('payments:screen.history')}
        columns={columns}
        rows={bills}
        rowKey={(bill) => String(bill.PAYMENT_ID)}
        empty={say('payments:screen.none')}
      />
    </Card>
  )
}

/** Lines shown at once; a bill with more shows them on demand. */
const SHOWN = 6

/** Lines of a bill: each with its reason and, if there are several, its amount. */
function What({ bill }: { bill: Payment }) {
  const { LINES, LIABILITY_NAME, BILLING_CODE, TITLE } = bill
  const [first] = LINES
  const lines = LINES.map((line, at) => (
    // Lines never change their order; several may have the same code.
    // oxlint-disable-next-line react/no-array-index-key -- a line has no id of its own
    <span key={at} className={clsx(styles.line, 'block')}>
      <b>{line.NAME}</b> <Money amount={line.AMOUNT} />
      <Reason line={line} />
    </span>
  ))
  return (
    <>
      {LINES.length > SHOWN ? (
        <details>
          <summary>{TITLE}</summary>
          {lines}
        </details>
      ) : LINES.length > 1 ? (
        lines
      ) : (
        <>
          <b>{LIABILITY_NAME}</b>
          {first && <Reason line={first} />}
        </>
      )}
      <span className="next">
        <Code value={BILLING_CODE} group={4} />
      </span>
    </>
  )
}

function Reason({ line }: { line: FeeLine }) {
  const { say } = useWords('core')
  return (
    <span className="next">
      {line.WHY}
      {say('core:comma')}
      <bdi lang="id" dir="ltr">
        {line.LEGAL_REF}
      </bdi>
    </span>
  )
}

function Status({ bill }: { bill: Payment }) {
  const { say } = useWords('payments')
  const { tone, icon } = looks[bill.STATUS]
  return (
    <>
      <Chip tone={tone} icon={icon}>
        <Label k={`payments:screen.bill.${bill.STATUS}`} />
      </Chip>
      <span className="next">
        {say(`payments:screen.bill.${bill.STATUS}.means`)}{' '}
        {bill.STATUS === 'PAID' && bill.PAYMENT_DATE ? (
          <LegalTime at={bill.PAYMENT_DATE} />
        ) : bill.STATUS === 'BILLED' || bill.STATUS === 'EXPIRED' ? (
          <LegalTime at={bill.VALID_UNTIL} />
        ) : null}
      </span>
    </>
  )
}

function Receipt({ bill }: { bill: Payment }) {
  const { say } = useWords('payments')
  const { fetching, fetchReceipt } = useReceipt()
  const patentId = bill.PATENT_ID
  if (bill.IND_REQUEST === 'Y') return '–'
  if (bill.STATUS !== 'PAID' || !patentId)
    return <span className="muted">{bill.STATUS === 'BILLED' ? say('payments:screen.afterPayment') : '–'}</span>
  return (
    <Button look="act" icon="download" busy={fetching && say('core:loading')} onClick={() => fetchReceipt(patentId)}>
      <Label k="core:download" />
    </Button>
  )
}
