import type { RequestDetail } from '@saki/contracts/requests'

import { Card } from '../ui/Card.tsx'
import { Code } from '../ui/Code.tsx'
import { Label } from '../ui/Label.tsx'
import { LegalTime } from '../ui/LegalTime.tsx'
import { Money } from '../ui/Money.tsx'
import { Table, type Column } from '../ui/Table.tsx'
import { useWords } from '../ui/useWords.ts'

type FeeLine = RequestDetail['FEES'][number]
type Billed = Pick<RequestDetail, 'FEES' | 'AMOUNT' | 'BILL_STATUS' | 'BILLING_CODE' | 'BILLING_EXPIRES_AT' | 'NTPN'>

const columns: readonly Column<FeeLine>[] = [
  {
    id: 'name',
    head: <Label k="ownRequests:col.fee" stacked />,
    leads: true,
    cell: ({ NAME, WHY }) => (
      <>
        <b>{NAME}</b>
        <span className="next">{WHY}</span>
      </>
    ),
  },
  {
    id: 'amount',
    head: <Label k="ownRequests:col.amount" stacked />,
    end: true,
    cell: ({ QTY, UNIT_AMOUNT, AMOUNT }) => (
      <>
        <b>
          <Money amount={AMOUNT} />
        </b>
        {QTY > 1 && (
          <span className="next">
            <bdi dir="ltr">
              {QTY} × <Money amount={UNIT_AMOUNT} />
            </bdi>
          </span>
        )}
      </>
    ),
  },
]

/** Fee of a request by its lines, with the billing code that waits for payment or the number of the payment. */
export function RequestFees({ request }: { request: Billed }) {
  const { say } = useWords('ownRequests')
  if (request.FEES.length === 0)
    return (
      <Card title={<Label k="ownRequests:col.fee" />}>
        <p className="muted">{say('ownRequests:fee.free')}</p>
      </Card>
    )
  return (
    <Card
      title={<Label k="ownRequests:col.fee" />}
      aside={<Money amount={request.AMOUNT} className="large strong" />}
      flush
    >
      <Table
        caption={say('ownRequests:col.fee')}
        columns={columns}
        rows={request.FEES}
        rowKey={({ CODE, WHY }) => CODE + WHY}
        empty=""
      />
      <Settlement request={request} />
    </Card>
  )
}

function Settlement({ request }: { request: Billed }) {
  if (request.BILL_STATUS === 'PAID')
    return request.NTPN === null ? null : (
      <p className="pad hairline-above">
        <Label k="ownRequests:paid" /> <Code value={request.NTPN} copy />
      </p>
    )
  if (request.BILLING_CODE === null || request.BILL_STATUS !== 'BILLED') return null
  return (
    <p className="pad hairline-above">
      <Label k="ownRequests:code" /> <Code value={request.BILLING_CODE} group={3} copy />{' '}
      {request.BILLING_EXPIRES_AT && (
        <span className="nowrap">
          <Label k="ownRequests:code.until" /> <LegalTime at={request.BILLING_EXPIRES_AT} />
        </span>
      )}
    </p>
  )
}
