import { PageLink } from '../../../lib/PageLink.tsx'
import { useCall } from '../../../lib/queries.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { Label } from '../../../ui/Label.tsx'

const EVERY = 60_000

/** Leads to the newest open bill of the reader in a case, of a request or of annuities; nothing without one. */
export function OpenBillLink({ number }: { number: string }) {
  const { data } = useCall(
    'requestList',
    { query: { group: 'UNPAID', patentId: number, size: 1 } },
    { refetchInterval: EVERY },
  )
  const bill = data?.data[0]?.SUBMISSION_NBR
  if (!bill) return null
  return (
    <PageLink className="button primary" to="/customer-screen/payments/$patentId" params={{ patentId: bill }}>
      <Icon name="card" />
      <Label k="core:pay" />
    </PageLink>
  )
}
