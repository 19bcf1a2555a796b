import type { Answer } from '../../../../lib/ask.ts'
import { PageLink } from '../../../../lib/PageLink.tsx'
import { useCall } from '../../../../lib/queries.ts'
import { Chip } from '../../../../ui/Chip.tsx'
import { Icon } from '../../../../ui/icons/Icon.tsx'
import { Label } from '../../../../ui/Label.tsx'
import { LegalTime } from '../../../../ui/LegalTime.tsx'
import { Money } from '../../../../ui/Money.tsx'
import { Table, type Column } from '../../../../ui/Table.tsx'
import { useWords } from '../../../../ui/useWords.ts'

type Bill = Answer<'getPayments'>[number]

const columns: readonly Column<Bill>[] = [
  {
    id: 'code',
    head: <Label k="casePage:bill.code" stacked />,
    leads: true,
    cell: (row) => (
      <bdi dir="ltr" className="mono">
        {row.BILLING_CODE}
      </bdi>
    ),
  },
  { id: 'state', head: <Label k="casePage:year.state" stacked />, cell: (row) => <State row={row} /> },
  {
    id: 'paid',
    head: <Label k="casePage:bill.paid" stacked />,
    cell: (row) => (row.PAYMENT_DATE ? <LegalTime at={row.PAYMENT_DATE} /> : '–'),
  },
  {
    id: 'ntpn',
    head: <Label k="casePage:bill.ntpn" stacked />,
    cell: (row) => (
      <bdi dir="ltr" className="mono">
        {row.NTPN ?? '–'}
      </bdi>
    ),
  },
  {
    id: 'amount',
    head: <Label k="casePage:bill.amount" stacked />,
    end: true,
    cell: (row) => <Money amount={row.AMOUNT} />,
  },
]

function State({ row }: { row: Bill }) {
  const { say } = useWords('casePage')
  return (
    <Chip tone={row.STATUS === 'PAID' ? 'green' : row.STATUS === 'BILLED' ? 'amber' : 'grey'}>
      {say(`casePage:bill.${row.STATUS}`)}
    </Chip>
  )
}

/** The bills of the filing; those of requests and annuities are with them. */
export function PaymentsTab({ number }: { number: string }) {
  const { say } = useWords('casePage')
  const { data, error, isPending, refetch } = useCall('getPayments', { query: { patentId: number } })
  return (
    <>
      <div className="inset-16 hairline-below">
        <PageLink className="button" to="/customer-screen/payments/$patentId" params={{ patentId: number }}>
          <Icon name="card" />
          <Label k="casePage:bill.open" />
        </PageLink>
        <p className="hint above-4">{say('casePage:bill.others')}</p>
      </div>
      <Table
        caption={say('casePage:tab.payments')}
        columns={columns}
        rows={data}
        rowKey={(row) => row.BILLING_CODE}
        loading={isPending}
        error={error}
        onRetry={() => void refetch()}
        empty={say('casePage:bill.none')}
      />
    </>
  )
}
