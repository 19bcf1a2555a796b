import type { AnnuityOrder } from '@saki/contracts/annuities'
import { formatRupiah } from '@saki/domain/money/rupiah'

import { PageLink } from '../../lib/PageLink.tsx'
import { useEvent } from '../../lib/events.ts'
import { queryClient, queryKeyOf, useCall } from '../../lib/queries.ts'
import { Card } from '../../ui/Card.tsx'
import { Chip, type Tone } from '../../ui/Chip.tsx'
import { Code } from '../../ui/Code.tsx'
import { Label } from '../../ui/Label.tsx'
import { LegalTime } from '../../ui/LegalTime.tsx'
import { Money } from '../../ui/Money.tsx'
import { Table, type Column } from '../../ui/Table.tsx'
import { useWords } from '../../ui/useWords.ts'

const tones: Record<AnnuityOrder['STATUS'], Tone> = {
  BILLED: 'amber',
  PAID: 'green',
  EXPIRED: 'grey',
  REPLACED: 'grey',
  CLOSED: 'grey',
}

const columns: readonly Column<AnnuityOrder>[] = [
  {
    id: 'order',
    head: <Label k="annuities:col.order" stacked />,
    leads: true,
    cell: ({ SUBMISSION_NBR, SUBMITTED_AT }) => (
      <>
        <PageLink to="/customer-screen/payments/$patentId" params={{ patentId: SUBMISSION_NBR }}>
          <bdi dir="ltr" className="mono">
            {SUBMISSION_NBR}
          </bdi>
        </PageLink>
        <span className="next">
          <LegalTime at={SUBMITTED_AT} />
        </span>
      </>
    ),
  },
  { id: 'patents', head: <Label k="annuities:col.patents" stacked />, cell: (order) => <Patents order={order} /> },
  {
    id: 'amount',
    head: <Label k="annuities:col.amount" stacked />,
    end: true,
    cell: ({ AMOUNT }) => <Money amount={AMOUNT} />,
  },
  {
    id: 'status',
    head: <Label k="annuities:col.status" stacked />,
    cell: ({ STATUS }) => (
      <Chip tone={tones[STATUS]}>
        <Label k={`annuities:bill.${STATUS}`} />
      </Chip>
    ),
  },
]

/** The reader's orders of annuities, newest first; absent while there are none. */
export function AnnuityOrders() {
  const { say } = useWords('annuities')
  const { data, error, refetch } = useCall('annuityOrders', {}, { staleTime: 0 })
  useEvent('payment', () => void queryClient.invalidateQueries({ queryKey: queryKeyOf('annuityOrders') }))
  if (data?.length === 0) return null
  return (
    <Card title={<Label k="annuities:orders" />} flush>
      <Table
        caption={say('annuities:orders')}
        columns={columns}
        rows={data}
        rowKey={({ SUBMISSION_NBR }) => SUBMISSION_NBR}
        loading={data === undefined && !error}
        error={error}
        onRetry={() => void refetch()}
        empty=""
      />
    </Card>
  )
}

const SHOWN = 3

function Patents({ order: { PATENTS } }: { order: AnnuityOrder }) {
  const { say } = useWords('annuities')
  // Those an officer decides about come first, so that none of them is folded away.
  const sorted = PATENTS.toSorted((a, b) => Number(b.STATE === 'HELD') - Number(a.STATE === 'HELD'))
  return (
    <ul>
      {sorted.slice(0, SHOWN).map(({ PATENT_ID, FROM_YEAR, TO_YEAR, STATE, HELD_WHY, REFUND_AMOUNT }) => (
        <li key={PATENT_ID}>
          <Code value={PATENT_ID} />{' '}
          {FROM_YEAR === TO_YEAR
            ? say('annuities:years.one', { year: TO_YEAR })
            : say('annuities:years.some', { from: FROM_YEAR, to: TO_YEAR })}
          {STATE === 'HELD' && HELD_WHY !== null && <span className="fault">{say(`annuities:held.${HELD_WHY}`)}</span>}
          {REFUND_AMOUNT > 0 && (
            <span className="fault">{say('annuities:refunded', { amount: formatRupiah(REFUND_AMOUNT) })}</span>
          )}
        </li>
      ))}
      {sorted.length > SHOWN && <li className="muted">{say('annuities:more', { count: sorted.length - SHOWN })}</li>}
    </ul>
  )
}
